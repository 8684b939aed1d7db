"""Which sets of cards a choice allows, in numbers: how many there are, the one at a place, and whether a part can still become one."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from math import comb, factorial

from trionfi.values import dataclass


@dataclass(frozen=True)
class Sets:
    """All sets of `least` to `most` of the `cards`, of which no more than `few` are of the `capped`; those of `bound` go only if
    all of one of the sets `together` go, and none of another. With `ordered` the same cards in another order are another choice.

    Sets come by size, the smallest first, and those of a size in the order of the cards.
    """

    cards: tuple[str, ...]
    least: int
    most: int
    capped: frozenset[str] = frozenset()
    few: int = 0
    bound: frozenset[str] = frozenset()
    together: tuple[frozenset[str], ...] = ()
    ordered: bool = False

    @cached_property
    def _ways(self) -> tuple[frozenset[str], ...]:
        """The sets that may go all at once, and first that none does."""
        return (frozenset(), *dict.fromkeys(whole for whole in self.together if whole & self.bound))

    def count(self, size: int, chosen: frozenset[str] = frozenset(), pool: Iterable[str] | None = None) -> int:
        """How many sets of a size hold what is chosen, and else only cards of the pool (none named: all)."""
        rest = frozenset(self.cards if pool is None else pool) - chosen
        return sum(self._filled(size, chosen, rest, way) for way in self._ways)

    def _filled(self, size: int, chosen: frozenset[str], rest: frozenset[str], way: frozenset[str]) -> int:
        """How many of them bring all cards of one set, or of none."""
        if not chosen & self.bound <= way or not way <= chosen | rest:
            return 0
        base = chosen | way
        left, capped = size - len(base), len(base & self.capped)
        if left < 0 or capped > self.few:
            return 0
        others = rest - base - self.bound
        strict = len(others & self.capped)
        return sum(comb(strict, some) * comb(len(others) - strict, left - some) for some in range(min(self.few - capped, left) + 1))

    def open(self, chosen: Sequence[str]) -> bool:
        """Whether more cards, or none, make an allowed set of what is chosen."""
        cards = frozenset(chosen)
        return len(cards) == len(chosen) and any(self.count(size, cards) for size in range(max(self.least, len(cards)), self.most + 1))

    @cached_property
    def total(self) -> int:
        """How many choices there are."""
        return sum(self._of_size(size) for size in range(self.least, self.most + 1))

    def _of_size(self, size: int) -> int:
        return self.count(size) * (factorial(size) if self.ordered else 1)

    def at(self, place: int) -> tuple[str, ...]:
        """The choice at a place. Raises IndexError where there is none."""
        if place < 0:
            place += self.total
        if place >= 0:
            for size in range(self.least, self.most + 1):
                if place < (many := self._of_size(size)):
                    return self._in_order(size, place) if self.ordered else self._sorted(size, place)
                place -= many
        raise IndexError("the choice has no such set of cards")

    def _sorted(self, size: int, place: int) -> tuple[str, ...]:
        chosen: frozenset[str] = frozenset()
        for number, card in enumerate(self.cards):
            if len(chosen) == size:
                break
            many = self.count(size, chosen | {card}, self.cards[number + 1:])
            if place < many:
                chosen |= {card}
            else:
                place -= many
        return tuple(card for card in self.cards if card in chosen)

    def _in_order(self, size: int, place: int) -> tuple[str, ...]:
        chosen: tuple[str, ...] = ()
        while len(chosen) < size:
            after = factorial(size - len(chosen) - 1)
            for card in self.cards:
                if card in chosen:
                    continue
                many = self.count(size, frozenset((*chosen, card))) * after
                if place < many:
                    chosen = (*chosen, card)
                    break
                place -= many
        return chosen

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        return map(self.at, range(self.total))
