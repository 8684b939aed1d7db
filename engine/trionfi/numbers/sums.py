"""Exact sums that can be added in any order, kept apart in groups from which intervals are made."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.state.account import even
from trionfi.words import Message

GROUPS = 20


class Sums:
    """What many hands add up to: numbers by key, in `GROUPS` groups, of which each piece of work has one by its number; and which pieces
    are in it. A piece is counted once, however often it is added."""

    def __init__(self) -> None:
        self.groups: list[dict[str, Points]] = [{} for _ in range(GROUPS)]
        self.done: set[int] = set()

    def add(self, piece: int, sums: Mapping[str, Points]) -> bool:
        """The sums of a piece of work; False where it was there already, and nothing is counted twice."""
        if piece in self.done:
            return False
        self.done.add(piece)
        group = self.groups[piece % GROUPS]
        for key, value in sums.items():
            group[key] = group.get(key, 0) + value
        return True

    def total(self, without: int | None = None) -> dict[str, Points]:
        """All groups together, or all but one."""
        whole: dict[str, Points] = {}
        for number, group in enumerate(self.groups):
            if number != without:
                for key, value in group.items():
                    whole[key] = whole.get(key, 0) + value
        return whole

    @property
    def filled(self) -> tuple[int, ...]:
        """The groups that have something."""
        return tuple(number for number, group in enumerate(self.groups) if group)

    def plain(self) -> dict[str, Any]:
        """As plain data: pieces as pairs of a first and a last one, fractions as texts."""
        return {"done": list(map(list, _ranges(sorted(self.done)))),
                "groups": [{key: written(value) for key, value in sorted(group.items())} for group in self.groups]}

    @classmethod
    def read(cls, data: object) -> "Sums":
        """From plain data. Raises TrionfiError where it is none."""
        made = cls()
        try:
            assert isinstance(data, dict)
            for first, last in data["done"]:
                made.done |= set(range(int(first), int(last) + 1))
            groups = [{str(key): even(Fraction(value)) for key, value in group.items()} for group in data["groups"]]
        except (AssertionError, KeyError, TypeError, ValueError, ZeroDivisionError, AttributeError):
            groups = []
        if len(groups) != GROUPS:
            raise TrionfiError(Message("the sums are not those of a simulation: they have pieces that are done, and {n} groups", n=GROUPS))
        made.groups = groups
        return made


def written(value: Points) -> int | str:
    """An exact number as JSON takes it."""
    value = even(value) if isinstance(value, Fraction) else value
    return str(value) if isinstance(value, Fraction) else int(value)


def _ranges(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Numbers in order as pairs of a first and a last one."""
    first = last = None
    for number in numbers:
        if first is None or last is None:
            first = last = number
        elif number == last + 1:
            last = number
        else:
            yield first, last
            first = last = number
    if first is not None and last is not None:
        yield first, last
