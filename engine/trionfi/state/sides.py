"""Who plays with whom."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Protocol

from trionfi.state.faces import Speaking
from trionfi.values import dataclass
from trionfi.vocabulary import Checked
from trionfi.words import Listing, Message, Term, Words


class Division(StrEnum):
    """How the players fall into sides: the declarer, with the partner whom he has called, against the rest; each for himself; two fixed
    pairs who sit opposite each other, or side by side; or two sides that sit alternately, three against three."""

    REST = "declarer against the rest"
    ALONE = "each for himself"
    FACING = "partners facing"
    BESIDE = "partners side by side"
    ALTERNATE = "two sides seated alternately"


REST, ALONE, FACING, BESIDE, ALTERNATE = Division


class Table(Protocol):
    """What a game tells of those who sit at its table."""

    @property
    def sides(self) -> "Sides":
        """Who plays with whom."""

    @property
    def anticlockwise(self) -> bool:
        """Whether play goes to the right."""

    def term(self, word: str) -> Term:
        """The game's own word for a role or a thing."""


class Joins(Protocol):
    """What a step tells of sides that it makes."""

    @property
    def speaking(self) -> Speaking:
        """What may be said in it for the contract."""


class Agreed(Protocol):
    """A contract by which the sides are made."""

    @property
    def bid(self) -> str:
        """The bid that makes it."""

    @property
    def apart(self) -> bool:
        """Whether each then plays for himself."""


class Parting(Protocol):
    """What a settlement tells of the sides."""

    @property
    def contracts(self) -> Sequence[Agreed]:
        """The contracts on which it hangs who plays with whom."""


class Divided(Table, Protocol):
    """A game that says who plays with whom."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that it is for."""

    @property
    def course(self) -> Sequence[Joins]:
        """The steps of a hand."""

    @property
    def payments(self) -> Parting:
        """How hands are settled."""


@dataclass(frozen=True)
class Sides(Checked):
    """How the seats fall into sides: "declarer against the rest" (with the partner he has called, if any), "each for
    himself", "partners facing" (two fixed pairs at a table of four) or "two sides seated alternately"."""

    kind: Division = REST

    @property
    def declared(self) -> bool:
        """Whether the sides hang on who is declarer."""
        return self.kind == REST

    def of(self, declarer: int | None, partner: int | None, seat: int, players: int) -> frozenset[int]:
        """The seats on this seat's side; where a declarer makes the sides, everybody is alone until there is one."""
        return _of(self.kind, declarer, partner, seat, players)

    def parties(self, players: int) -> tuple[frozenset[int], ...]:
        """The sides that stand before the cards are dealt: pairs, or each player for himself."""
        return _parties(self.kind, players)

    def dummies(self, players: int) -> int:
        """How many hands lie on the table that nobody sits behind."""
        return 0

    @property
    def declares(self) -> bool:
        """Whether something may be declared for such a hand."""
        return True

    def order(self, players: int, dealer: int) -> tuple[int, ...]:
        """All seats in the order of play."""
        return tuple(range(players))

    def player(self, players: int, seat: int, declarer: int | None) -> int | None:
        """Who plays the cards of a seat that is no player's; None while that is open."""
        return None

    def tables(self, players: tuple[int, ...]) -> tuple[int, ...]:
        """How many may sit at the table of a game for these numbers of players."""
        return players

    def settled(self, players: tuple[int, ...]) -> tuple[int, ...]:
        """For how many a hand of it may be settled."""
        return players

    def sitters(self, table: int, players: tuple[int, ...], dealer: int) -> tuple[int, ...]:
        """Of so many at the table the player at each seat of a hand, and after them who sits out."""
        return tuple(range(table))

    def sits_out(self, game: Table, players: tuple[int, ...]) -> tuple[str, dict[str, object], str]:
        """Of one who sits out: the rule in sentences, its figures and the source; "" where nobody does."""
        return "", {}, ""

    def eyes(self, seat: int, players: int) -> int:
        """Who sees what this player is shown, as a mask of seats."""
        return 1 << seat

    def beside(self, game: Table) -> Words:
        """Who gets cards beside the players, "" for nobody."""
        return ""

    def laid(self, game: Table) -> tuple[Words, str, str]:
        """Of hands that nobody sits behind: the rule in sentences, where they lie, and the source; "" where there are none."""
        return "", "", ""

    def words(self, game: Divided) -> Words:
        """The rule in a sentence."""
        if self.kind == ALONE:
            return "Each plays for himself."
        if self.kind == FACING:
            return "The players who sit opposite each other are partners."
        if self.kind == ALTERNATE:
            return "There are two sides, whose players sit alternately round the table."
        if any(step.speaking.pairs for step in game.course):
            return Message("Partners sit opposite each other; the {declarer} and his partner play against all the others.",
                           declarer=game.term("declarer"))
        if any(step.speaking.joins for step in game.course):
            return Message("The {declarer} plays with the partner who has joined him by his word, or else with the one he calls, against "
                           "the others; one who bids solo plays alone against all.", declarer=game.term("declarer"))
        if any(step.speaking.calls for step in game.course):
            return Message("The {declarer} plays with the partner he calls against the others, or alone against all.",
                           declarer=game.term("declarer"))
        declarer, apart = game.term("declarer"), tuple(one.bid for one in game.payments.contracts if one.apart)
        if game.players == (2,):
            return Message("The {declarer} plays alone against the other player.", declarer=declarer)
        if apart:
            return Message("The {declarer} plays alone against the others, who are partners for this hand; at {bids} each plays for "
                           "himself.", declarer=declarer, bids=Listing(apart))
        return Message("The {declarer} plays alone against the others, who are partners for this hand.", declarer=declarer)


@cache
def following(order: tuple[int, ...]) -> tuple[int, ...]:
    """For each seat the one that plays after it, where all play in that order."""
    return tuple(order[(order.index(seat) + 1) % len(order)] for seat in range(len(order)))


@cache
def _of(kind: Division, declarer: int | None, partner: int | None, seat: int, players: int) -> frozenset[int]:
    if kind == FACING:
        return frozenset((seat, (seat + players // 2) % players))
    if kind == ALTERNATE:
        return frozenset(range(seat % 2, players, 2))
    if kind == ALONE or declarer is None:
        return frozenset((seat,))
    own = frozenset((declarer,) if partner is None else (declarer, partner))
    return own if seat in own else frozenset(range(players)) - own


@cache
def _parties(kind: Division, players: int) -> tuple[frozenset[int], ...]:
    if kind == FACING:
        return tuple(frozenset((seat, seat + players // 2)) for seat in range(players // 2))
    if kind == ALTERNATE:
        return tuple(frozenset(range(side, players, 2)) for side in range(2))
    return tuple(frozenset((seat,)) for seat in range(players))
