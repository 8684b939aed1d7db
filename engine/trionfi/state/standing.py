"""What a deal may know of the hands before it."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from fractions import Fraction

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError, brief
from trionfi.numbers import exact


@dataclass(frozen=True)
class Standing:
    """The state of a match before a hand: the players' running totals, how many hands were played (deals thrown in do
    not count) and how many were dealt, marks that a match rule keeps by player, how often each has broken a duty that is
    fined, cards out of play since an earlier hand (texts), pots on the table with whether the only one has been doubled,
    which player sits at each seat where players change seats, the order of a pack that is not shuffled (the top card first),
    and in how many rounds a deal thrown in is dealt again."""

    totals: tuple[Points, ...]
    played: int = 0
    dealt: int = 0
    marks: tuple[int, ...] = ()
    gone: tuple[str, ...] = ()
    faults: tuple[int, ...] = ()
    pots: tuple[Points, ...] = ()
    doubled: bool = False
    seats: tuple[int, ...] = ()
    stack: tuple[str, ...] = ()
    rounds: int = 0

    @classmethod
    def new(cls, players: int) -> "Standing":
        """The standing before the first hand."""
        return cls((0,) * players, marks=(0,) * players, faults=(0,) * players)

    @classmethod
    def read(cls, data: object, players: int) -> "Standing":
        """The standing that `data` wrote. Raises TrionfiError for one that is none, or of another number of players."""
        if not isinstance(data, Mapping):
            raise TrionfiError('a standing is an object such as {"totals": [3, -1, -2], "played": 1, "dealt": 1}')
        names = [field.name for field in fields(cls)]
        for key in data:
            if key not in names:
                raise TrionfiError(f"a standing has no '{key}': there are {', '.join(names)}")
        known = {key: _read(value) for key, value in data.items()}
        made = cls(**({name: (0,) * players for name in ("totals", "marks")} | known))  # type: ignore[arg-type]
        for name in ("totals", "marks", *(("faults",) if made.faults else ())):
            amounts = getattr(made, name)
            if not isinstance(amounts, tuple) or len(amounts) != players or not all(isinstance(one, int | Fraction) for one in amounts):
                raise TrionfiError(f"the standing's '{name}' are {players} numbers, one for each player")
        if not all(isinstance(number, int) and number >= 0 for number in (made.played, made.dealt)):
            raise TrionfiError("the standing's 'played' and 'dealt' are numbers of hands")
        if made.seats and (not isinstance(made.seats, tuple) or sorted(made.seats, key=str) != list(range(players))):
            raise TrionfiError(f"the standing's 'seats' are the players 0 to {players - 1} in the order in which they sit")
        return made

    def data(self) -> dict[str, object]:
        """The standing as plain data."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return plain(value) if isinstance(value, int | Fraction) else value


def _read(value: object) -> object:
    if isinstance(value, list | tuple):
        return tuple(_read(one) for one in value)
    if isinstance(value, bool) or not (isinstance(value, int | float) or (isinstance(value, str) and "/" in value)):
        return value
    try:
        return exact(value)
    except (ValueError, ZeroDivisionError):
        raise TrionfiError(f"the standing has the number {brief(value)}, which is none that a match can come to") from None
