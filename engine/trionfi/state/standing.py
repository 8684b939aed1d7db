"""What a deal may know of the hands before it."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from types import UnionType
from typing import Any

from trionfi.cards import Pack
from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError, brief
from trionfi.values import dataclass, fields
from trionfi.words import Listing, Message
from trionfi.written import exact

ROUNDS = 3


@dataclass(frozen=True)
class Standing:
    """The state of a match before a hand: the players' running totals, how many hands were played (deals thrown in do
    not count) and how many were dealt, marks that a match rule keeps by player, how often each has broken a duty that is
    fined, cards out of play since an earlier hand (texts), pots on the table, the oldest first, with whether that one has been doubled,
    which player sits at each seat where players change seats, the order of a pack that is not shuffled (the top card first),
    and in how many rounds a deal thrown in is dealt again."""

    totals: tuple[Points, ...]
    played: int = 0
    dealt: int = 0
    marks: tuple[Points, ...] = ()
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
        return _new(players)

    @classmethod
    def read(cls, data: object, players: int, pack: Pack | None = None) -> "Standing":
        """The standing that `data` wrote. Raises TrionfiError for one that is none, of another number of players, or with cards that
        are not in the `pack`."""
        if not isinstance(data, Mapping):
            raise TrionfiError('a standing is an object such as {"totals": [3, -1, -2], "played": 1, "dealt": 1}')
        names = [field.name for field in fields(cls)]
        for key in data:
            if key not in names:
                raise TrionfiError(Message("a standing has no '{key}': there are {known}", key=brief(key),
                                           known=Listing(tuple(names), ",")))
        known = {key: _read(value) for key, value in data.items()}
        made = cls(**{name: (0,) * players for name in ("totals", "marks")} | known)  # what is of another type, the check refuses
        made.check(players, pack)
        return made

    def check(self, players: int, pack: Pack | None = None) -> None:
        """Raise TrionfiError where this is no standing of so many players with this pack."""
        for name, amounts in (("totals", self.totals), ("marks", self.marks), *((("faults", self.faults),) if self.faults != () else ())):
            if not _are(amounts, int | Fraction) or len(amounts) != players:
                raise TrionfiError(Message("the standing's '{key}' are {n} numbers, one for each player", key=name, n=players))
        if not _are(self.pots, int | Fraction) or any(pot < 0 for pot in self.pots):
            raise TrionfiError("the standing's 'pots' are numbers of 0 or more, one for each pot on the table")
        if not _are((self.played, self.dealt), int) or min(self.played, self.dealt) < 0:
            raise TrionfiError("the standing's 'played' and 'dealt' are numbers of hands")
        if not _are((self.rounds,), int) or not 0 <= self.rounds <= ROUNDS:
            raise TrionfiError(Message("the standing's 'rounds' are from 0 to {most} rounds of the deal, not {given}", most=ROUNDS,
                                       given=brief(self.rounds)))
        if not isinstance(self.doubled, bool):
            raise TrionfiError(Message("the standing's 'doubled' is true or false, not {given}", given=brief(self.doubled)))
        if self.seats != () and (not _are(self.seats, int) or sorted(self.seats) != list(range(players))):
            raise TrionfiError(Message("the standing's 'seats' are the players 0 to {last} in the order in which they sit",
                                       last=players - 1))
        for name, cards in (("gone", self.gone), ("stack", self.stack)):
            if not _are(cards, str) or len(set(cards)) != len(cards):
                raise TrionfiError(Message("the standing's '{key}' are different cards such as T20", key=name))
            wrong = next((card for card in cards if pack is not None and card not in pack.index), None)
            if wrong is not None:
                raise TrionfiError(Message("the standing's '{key}' has '{card}', no card of this pack", key=name, card=brief(wrong)))

    def data(self) -> dict[str, object]:
        """The standing as plain data."""
        return {field.name: _plain(vars(self)[field.name]) for field in fields(self)}


@cache
def _new(players: int) -> Standing:
    return Standing((0,) * players, marks=(0,) * players, faults=(0,) * players)


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return plain(value) if isinstance(value, int | Fraction) else value


def _are(values: object, kind: type | UnionType) -> bool:
    """Whether these are values of a kind, a yes or no being no number."""
    return isinstance(values, tuple) and all(isinstance(one, kind) and not isinstance(one, bool) for one in values)


def _read(value: object) -> Any:
    if isinstance(value, list | tuple):
        return tuple(one if isinstance(one, list | tuple) else _read(one) for one in value)
    if isinstance(value, bool) or not (isinstance(value, int | float) or (isinstance(value, str) and "/" in value)):
        return value
    try:
        return exact(value)
    except (ValueError, ZeroDivisionError):
        raise TrionfiError(Message("the standing has the number {given}, which is none that a match can come to",
                                   given=brief(value))) from None
