"""What a reward may ask of the settlement in which it stands: who the sides are, what they have made, and what the bid multiplies by."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache
from typing import ClassVar

from trionfi.counting import Points
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import DECLARER_SEAT, Question
from trionfi.state.account import against, between, from_each, to_side
from trionfi.state.table import Table
from trionfi.values import NamedTuple, dataclass, field
from trionfi.vocabulary import Checked
from trionfi.words import Message, Words, phrases
from trionfi.words.values import Value

GAME_POINTS = "game points"


class ContreDoubles(StrEnum):
    """What a contre doubles: what passes between the declarer and "each" who says it, or what "all" opponents pay; a surcontre doubles it
    again. Where it is said "once" for all there is no surcontre."""

    NEVER = ""
    EACH = "each"
    ALL = "all"
    ONCE = "once"


class Whom(StrEnum):
    """Who pays a player for what he has done: every other player, each opponent, so that partners share it, or nobody: it is points for his
    side. Where a declarer makes the sides, each member of a side is credited with it when the hand is over."""

    EACH = "by each other"
    OPPONENTS = "by each opponent"
    SIDE = "to the side"
    MEMBERS = "to each of the side"

    def amounts(self, seat: int, side: frozenset[int], value: Points, players: int) -> tuple[Points, ...]:
        """The amounts of so much for a player, whose side this is."""
        if self is Whom.EACH:
            return from_each(seat, value, players)
        return between(side, value, players) if self is Whom.OPPONENTS else to_side(side, value, players)


@dataclass(frozen=True)
class Rate:
    """How often every payment counts, by when the declarer spoke or what he bid."""

    times: int
    words: Words

    alone: ClassVar[bool] = False
    """Whether the declarer has no partner at it."""

    paired: ClassVar[bool] = False
    """Whether he always has one."""

    named: ClassVar[bool] = False
    """Whether it goes by its words, as another counts as often."""

    @property
    def value(self) -> int | str:
        """How the facts of a hand name it."""
        return self.words if self.named else self.times


class LoneRate(Rate):
    """How often every payment counts at bids at which the declarer plays alone, where at others he may have a partner."""

    alone = True


class LoneBid(LoneRate):
    """That of one bid, which is its words, where another rate counts as often."""

    named = True


class PairedRate(Rate):
    """How often every payment counts where the declarer has a partner without fail."""

    paired = True


@dataclass(frozen=True)
class ContractKind:
    """One contract: the bid that makes it, what it is in words, and whether each then plays for himself."""

    bid: str
    words: Words
    apart: bool = False

    alone: ClassVar[bool] = False
    """Whether the declarer has no partner at it."""


class LoneContract(ContractKind):
    """A contract at which the declarer plays alone, where at others he may have a partner."""

    alone = True


type InAll = tuple[tuple[frozenset[int], Points], ...]
"""What sides have in all, each by its seats."""


class Side(NamedTuple):
    """A side of a hand: its key, its name, its seats, and the cards that it has at the end (a mask), None where they are not known."""

    key: str
    name: Words
    seats: frozenset[int]
    pile: int | None


@dataclass(frozen=True)
class Settling(Checked):
    """What stands behind the rewards of a hand. `ledger` names the unit. `zero_sum` says whether the scores of a hand sum to nothing,
    `whole` whether every card of the pack counts for a side. `total` are the card points that all sides together always have, from which a
    missing one follows (0: they vary)."""

    ledger: str
    source: str = field(default="", kw_only=True)
    zero_sum: bool = field(default=True, kw_only=True)
    whole: bool = field(default=True, kw_only=True)
    total: Points = field(default=0, kw_only=True)

    def seats(self, players: int) -> tuple[frozenset[int], ...]:
        """The seats of each party that stands before the deal: each player, where a declarer makes the sides."""
        return _alone(players)

    def parties(self, players: int) -> tuple[str, ...]:
        """The names of these parties."""
        return _names(self.seats(players))

    @property
    def rates(self) -> tuple[Rate, ...]:
        """What the bids multiply by; none where nobody bids."""
        return ()

    @property
    def shares(self) -> tuple[int, int] | None:
        """The parts of a declarer and his partner in what they win and lose together, None where he has none."""
        return None

    @property
    def partners(self) -> bool:
        """Whether the declarer may have a partner."""
        return bool(self.shares)

    @property
    def contre(self) -> ContreDoubles:
        """What a contre doubles."""
        return ContreDoubles.NEVER

    @property
    def contracts(self) -> tuple[ContractKind, ...]:
        """The contracts on which it hangs who plays with whom."""
        return ()

    @property
    def booked(self) -> str:
        """The unit in which rewards are written down: that of the scores, unless the account is folded when it is closed."""
        return self.ledger

    @property
    def unit(self) -> int:
        """How many points make one of the unit in which is paid."""
        return 1

    def stays_away(self, place: int) -> Points:
        """What a player pays who drops out of a hand, by his place after the dealer."""
        return 0

    def points(self, facts: Facts, party: int) -> Points:
        """A party's card points."""
        return facts.points_of(party, len(self.seats(facts.players)), self.total)

    def all_points(self, facts: Facts) -> tuple[Points, ...]:
        """The card points of every party."""
        return tuple(self.points(facts, party) for party in range(len(self.seats(facts.players))))

    def played_first(self, table: Table) -> dict[str, object]:
        """The answers that every hand that was played tells."""
        return {}

    def side_points(self, facts: Facts) -> tuple[Points, ...]:
        """The card points of each side of the hand, in the order of `piles_by_side`."""
        return self.all_points(facts)

    def party(self, seat: int, players: int) -> int:
        """The number of the party in which a seat is."""
        return next(party for party, seats in enumerate(self.seats(players)) if seat in seats)

    def claimant(self, facts: Facts, seat: int) -> int | str:
        """The side of a seat as claims name it."""
        return self.party(seat, facts.players)

    def party_of(self, seat: int, players: int) -> frozenset[int]:
        """The seats of the party in which this one is."""
        for seats in self.seats(players):
            if seat in seats:
                return seats
        raise LookupError(f"no seat {seat} among {players}")

    def side_of(self, facts: Facts, seat: int) -> frozenset[int]:
        """The seats on this one's side."""
        return self.party_of(seat, facts.players)

    def asks_side(self, facts: Facts) -> Iterable[Question]:
        """What is asked to know who is on one's side."""
        return ()

    def spread(self, amounts: tuple[Points, ...], players: int) -> tuple[Points, ...]:
        """Amounts by party as amounts by player: each member of a party gets its amount."""
        seats = self.seats(players)
        return tuple(next(amount for amount, party in zip(amounts, seats, strict=True) if seat in party) for seat in range(players))

    def gained(self, party: int, value: Points, players: int) -> tuple[Points, ...]:
        """The amounts when one of two parties gains so much: in its own bowl, or where all is one balance from the other's."""
        other = -value if self.zero_sum else 0
        return self.spread(tuple(value if one == party else other for one in range(2)), players)

    def named_sides(self, facts: Facts) -> Iterable[Side]:
        """The sides of a hand as they are before anything is known of them."""
        seats = self.seats(facts.players)
        return [Side(str(party), name, seats[party], None) for party, name in enumerate(facts.parties)]

    def piles_by_side(self, facts: Facts) -> Iterator[Side]:
        """The sides of a hand with what each has at the end, asked for one by one."""
        for party, seats in enumerate(self.seats(facts.players)):
            yield Side(str(party), facts.parties[party], seats, facts.pile_of(party, self.whole))

    def asks_pair(self, facts: Facts) -> Iterable[Question]:
        """What is asked to know the declarer and his partner."""
        return (DECLARER_SEAT,)

    def asks_rate(self, facts: Facts) -> Iterable[Question]:
        """What is asked to know the rate of the bid."""
        return ()

    def asks_amounts(self, facts: Facts) -> Iterable[Question]:
        """What is asked to know what passes between the declarer's side and its opponents."""
        return self.asks_pair(facts)

    def asks_points(self, facts: Facts) -> Iterable[Question]:
        """What is asked to know the card points of every party."""
        yield from map(facts.party_cards, range(len(facts.parties)))
        for party in range(len(facts.parties)):
            yield from (facts.last_trick_fact,) if facts.counting.last_trick else ()
            yield from (facts.party_tricks(party),) if facts.counting.per_trick else ()
            yield facts.party_points(party)

    def asks_side_points(self, facts: Facts) -> Iterable[Question]:
        """What is asked to know the card points of each side of the hand."""
        return self.asks_points(facts)

    def asks_piles(self, facts: Facts) -> Iterable[Question]:
        """What is asked to know the cards of every side."""
        return map(facts.party_cards, range(len(facts.parties)))

    def declarer(self, facts: Facts) -> int:
        """The declarer's seat."""
        return facts.whole(DECLARER_SEAT)

    def partner(self, facts: Facts) -> int | None:
        """The seat of the declarer's partner, None when he played alone. Raises TrionfiError when it is his own."""
        return None

    def apart(self, facts: Facts) -> bool:
        """Whether each plays for himself although there is a declarer."""
        return False

    def rate(self, facts: Facts) -> int:
        """What every payment is multiplied by."""
        return 1

    def multiplier(self, facts: Facts) -> int:
        """What a sum beside the contract is multiplied by that goes by the bid: 1 where bids add to the contract and multiply nothing."""
        return self.rate(facts)

    def rate_words(self, times: int) -> str:
        """The words of a rate."""
        return next((rate.words for rate in self.rates if rate.times == times), "")

    def amounts(self, facts: Facts, value: Points) -> tuple[Points, ...]:
        """The amounts when each opponent pays the declarer's side so much."""
        return against(self.declarer(facts), self.partner(facts), value, facts.players, self.shares or (1, 1))

    def doubled(self, facts: Facts, words: Words) -> Words:
        """The words for what opponents pay, with what a contre has done to it."""
        return words

    def won(self, facts: Facts) -> bool:
        """Whether the declarer's side won the hand."""
        raise NotImplementedError


def multiplied(value: Value, rate: int) -> Value:
    """A sum, or how it was made, and how often it counts."""
    return Message("{sum}, times {n}", sum=value, n=rate) if rate != 1 else value


@cache
def _alone(players: int) -> tuple[frozenset[int], ...]:
    return tuple(frozenset((seat,)) for seat in range(players))


@cache
def _names(parties: tuple[frozenset[int], ...]) -> tuple[str, ...]:
    return tuple(phrases.players(sorted(seats)) for seats in parties)
