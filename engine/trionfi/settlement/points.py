"""Card points as they are, and beyond what is asked; of parties, and where a declarer makes the sides (Dummett and McLeod 2004)."""

from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import ClassVar

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import EachCard, Incentives, Point
from trionfi.settlement.played import PlayEvent, falls, played_events
from trionfi.settlement.questions import LAST_TRICK, Question
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, even
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, field, replace
from trionfi.words import Listing, Message, Words, pattern
from trionfi.words.phrases import remarks
from trionfi.words.values import Value

Made = tuple[Points, ...]
Parties = tuple[frozenset[int], ...]
AGAINST = "against"
ON_RECORD = "points on record"


def pitted(made: Made) -> Words:
    """The card points of two sides, in words."""
    own, other = made
    return Message("{own} card points against {other}", own=own, other=other)


@dataclass(frozen=True)
class PartyPoints(Reward):
    """What hangs on the card points of each side and on nothing else. Heirs say how much each member of a side gets."""

    counts_cards = True
    between: ClassVar[str] = ":"
    told: ClassVar[Words] = "{points} card points"
    """The reason in words, with what stands between the card points of two sides."""

    def reckoned(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        """The card points that are reckoned, side by side, and the seats of each side."""
        return payments.all_points(facts), payments.seats(facts.players)

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        """What each member of a side gets for the card points `made`, side by side."""
        return made

    def joined(self, made: Made) -> Value:
        """The card points in words."""
        return pitted(made) if self.between == AGAINST else Listing(tuple(made), self.between)

    def named(self, facts: Facts, payments: Settling) -> dict[str, Value]:
        """What else the reason names."""
        return {}

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        made, sides = self.reckoned(facts, payments)
        each = self.amounts(facts, payments, made, sides)
        amounts = tuple(next(amount for amount, side in zip(each, sides, strict=True) if seat in side) for seat in range(facts.players))
        because = pattern(self.told, self.figured() | {"points": self.joined(made)} | self.named(facts, payments))
        return [self.line(payments, amounts, because)] if any(amounts) else []

    def stakes(self, game: Rules) -> Incentives:
        return (Point(1.0),)


@dataclass(frozen=True)
class CardPoints(PartyPoints):
    """A side's card points, to each of its members."""

    between = ","
    said = "each side scores its card points"


@dataclass(frozen=True)
class SidePoints(PartyPoints):
    """The card points of the declarer's side to each of its members, and the rest to each of the others."""

    between, told = AGAINST, "{points}"
    said = "each player is credited with the card points of his side"

    def reckoned(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        made, side = facts.points(), payments.side_of(facts, payments.declarer(facts))
        return (made, payments.total - made), against(side, facts.players)


@dataclass(frozen=True)
class Beyond(PartyPoints):
    """What a side has in card points beyond what the hand asks of it, or lacks, as a loss. Heirs say what is asked."""

    short = "1 a point"

    def wanted(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        """What is asked of each side."""
        raise NotImplementedError

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return [points - asked for points, asked in zip(made, self.wanted(facts, payments, made, sides), strict=True)]


@dataclass(frozen=True)
class OrNothing(Beyond):
    """The same; but a side that has less scores nothing, unless what it lacks is `signed` as a loss."""

    signed: bool = field(default=False, kw_only=True)

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        over = super().amounts(facts, payments, made, sides)
        return over if self.signed else [max(points, 0) for points in over]


@dataclass(frozen=True)
class Par(Beyond):
    """The same `par` for all; nothing of it when one of the events of `unless` happens."""

    par: Points = 0
    unless: tuple[PlayEvent, ...] = ()

    between, told = ",", "{points} card points, {par} asked of each"
    needs = "{par} of each"
    said = "each card point above {par} is won from the others, each below it paid to them"

    def wanted(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return [self.par] * len(made)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [] if falls(facts, self.unless) else super().lines(facts, payments)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return played_events(table, self.unless)

    def words(self) -> Words:
        rule = super().words()
        return remarks([rule, Message("not when there is: {events}", events=Listing(self.unless, ","))]) if self.unless else rule


@dataclass(frozen=True)
class AbovePar(Par, OrNothing):
    """Each member of a side scores what the side has beyond `par`; one that has less scores nothing (6.1)."""

    between, told = ":", "{points} card points; {par} are free"
    needs = "more than {par}"
    said = "a side that has more than {par} card points marks what it has more; the other marks nothing"


@dataclass(frozen=True)
class OnRecord(Par, OrNothing):
    """What a side has beyond `par` is written down and kept by the match. In the hand nothing is paid for it."""

    between, told = PartyPoints.between, "{points} card points; what is above {par} is recorded"
    short = "recorded"
    said = "a side that has more than {par} records what it has more; the match pays for it"
    countable = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return []

    def recorded(self, facts: Facts, payments: Settling) -> list[Line]:
        return [line._replace(ledger=ON_RECORD) for line in super().lines(facts, payments)]


@dataclass(frozen=True)
class Between(Par):
    """Of every two sides the one with fewer card points pays the other the difference: each wins or loses what it has beyond `par`, the
    even share of all points, as many times as there are sides."""

    told = "{points} card points; the difference between every two"
    short = "1 a point, between every two"
    needs = "more than another"
    said = "of every two the one with fewer card points pays the other the difference"

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return [over * len(made) for over in super().amounts(facts, payments, made, sides)]

    def stakes(self, game: Rules) -> Incentives:
        return (Point(float(game.payments.total / self.par)),)


@dataclass(frozen=True)
class LeadOver(OrNothing):
    """Of two sides what the other has is asked of each: the one with more card points scores by how many it leads."""

    needs = "more than the others"

    def wanted(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return made[::-1]

    def words(self) -> Words:
        return ("the side with more card points scores the difference, which the other side loses" if self.signed else
                "the side with more card points scores the difference; the other scores nothing")


@dataclass(frozen=True)
class EvenShare(Beyond):
    """An even share of all points is asked of each party."""

    between, told = ",", "{points} card points; an even share is asked"
    needs = "an even share of each"
    said = "each wins or loses the difference between his card points and an even share of all points"

    def wanted(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return [even(Fraction(payments.total) / len(made))] * len(made)


def both(facts: Facts, payments: Settling) -> tuple[Points, Points]:
    """The card points of the declarer's side and of the other, who won the last trick being asked where it is needed."""
    facts.has(replace(LAST_TRICK, optional=True))
    made = facts.points()
    return made, payments.total - made


def against(side: Collection[int], players: int) -> Parties:
    """A side and all others."""
    return frozenset(side), frozenset(range(players)) - frozenset(side)


@dataclass(frozen=True)
class CardsOver(Reward):
    """Each party scores a point for every card that it has won beyond `par`, and loses one for every card that it lacks."""

    par: int = 0

    counts_cards = True
    said = "each player adds 1 for every card beyond {par} that he has won in tricks, or takes off 1 for every card short of {par}"
    short = "1 a card"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        won = [self._won(facts, payments, party) for party in range(len(facts.parties))]
        amounts = payments.spread(tuple(cards - self.par for cards in won), facts.players)
        return [self.line(payments, amounts, Message("{won} cards, {par} asked of each", won=Listing(tuple(won), ","),
                par=self.par))] if any(amounts) else []

    @staticmethod
    def _fact(facts: Facts, party: int) -> Question:
        return Question(f"number_{party}", Message("how many cards {parties} won in tricks", parties=facts.parties[party]), "number")

    def _won(self, facts: Facts, payments: Settling, party: int) -> int:
        pile = facts.pile_of(party, payments.whole)
        return facts.whole(self._fact(facts, party)) if pile is None else pile.bit_count()

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        there, said = facts.limits.tricks * facts.players, []
        for party in range(len(facts.parties)):
            fact = self._fact(facts, party)
            if not facts.given(fact):
                continue
            number = facts.whole(fact)
            claims.at_most(fact.key, number, there, "cards in the tricks")
            said.append(number)
        if len(said) == len(facts.parties) and sum(said) != there:
            raise TrionfiError(Message("the numbers of cards come to {n}: there are {there} in the tricks of a hand", n=sum(said),
                    there=there))

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        return {self._fact(facts, party).key: self._won(facts, payments, party) for party in range(len(facts.parties))}

    def stakes(self, game: Rules) -> Incentives:
        return (EachCard(1.0, game.pack.all),)


@dataclass(frozen=True)
class PointsInPlay(CardPoints):
    """A side's card points where a part of the pack is dealt blind and lies aside: how many there are in all varies, but not freely."""

    def reckoned(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        """The same, unless there cannot be so many or so few together."""
        made, sides = super().reckoned(facts, payments)
        least, most = facts.counting.pack_points(facts.pack, len(made))
        typed = all(facts.has(facts.party_points(party)) for party in range(len(made)))
        if typed and not facts.form and not least <= sum(made) <= most:
            told = Message("{n} in all, and there are {least} to {most} in play", n=sum(made), least=least, most=most)
            raise TrionfiError(Message("the card points do not agree: {told}", told=told))
        return made, sides
