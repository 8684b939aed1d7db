"""Schedules of card points beyond what is asked of a side, or short of it."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import ClassVar

from trionfi.counting import Points
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import Incentives, Lacking, Point
from trionfi.settlement.played import PlayEvent, by, falls, happens, seat_of
from trionfi.settlement.points import PAIRED, Counted, Made, OnPoints, Parties, Schedule
from trionfi.settlement.questions import DEALER, DECLARER_TERM, Question
from trionfi.settlement.settling import Settling
from trionfi.state.account import even
from trionfi.state.rules import Rules
from trionfi.values import dataclass, field
from trionfi.words import Message, Seat, Term, Words
from trionfi.words.phrases import players, remarks
from trionfi.words.values import Value


@dataclass(frozen=True)
class Beyond(Schedule):
    """What a side has in card points beyond what the hand asks of it; what it lacks is a loss where it is `signed`, and otherwise nothing.
    Heirs say what is asked."""

    signed: bool = field(default=True, kw_only=True)

    short = "1 a point"

    def wanted(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        """What is asked of each side."""
        raise NotImplementedError

    def each(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        over = [points - asked for points, asked in zip(made, self.wanted(made, sides, facts, payments), strict=True)]
        return over if self.signed else [max(points, 0) for points in over]


@dataclass(frozen=True)
class Par(Beyond):
    """What a side has in card points beyond `par`, which is asked of all alike; nothing of it when one of the events of `unless`
    happens."""

    par: Points
    unless: tuple[PlayEvent, ...] = ()

    between, told = ",", "{points} card points, {par} asked of each"
    needs = "{par} of each"
    said = "each card point above {par} is won from those who have fewer, each below it paid to those who have more"

    def wanted_points(self) -> tuple[Points, ...]:
        return (self.par,)

    def asks_before(self, facts: Facts) -> Iterable[Question]:
        return [by(event, facts.players) for event in self.unless]

    def void(self, facts: Facts) -> bool:
        return falls(facts, self.unless)

    def wanted(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        return [self.par] * len(made)

    def words(self, row: OnPoints) -> Words:
        rule = super().words(row)
        return remarks([rule, Message("nothing of this when {happens}", happens=happens(self.unless))]) if self.unless else rule


@dataclass(frozen=True)
class AbovePar(Par):
    """What the side has beyond `par`; one that has less scores nothing (6.1)."""

    signed: bool = field(default=False, kw_only=True)

    between, told = ":", "{points} card points; {par} are free"
    needs = "more than {par}"
    said = "a side that has more than {par} card points marks what it has more; the other marks nothing"


@dataclass(frozen=True)
class OnRecord(AbovePar):
    """What the side has beyond `par`, written down and kept by the match. In the hand nothing is paid for it."""

    told = "{points} card points; what is above {par} is recorded"
    needs, short = Par.needs, "recorded"
    said = "a side that has more than {par} records what it has more; the match pays for it"
    countable, recorded = False, True


@dataclass(frozen=True)
class Between(Par):
    """Of every two sides the one with fewer card points pays the other the difference: each wins or loses what it has beyond `par`, the
    even share of all points, as many times as there are sides."""

    told = "{points} card points; the difference between every two"
    short = "1 a point, between every two"
    needs = "more than another"
    said = "of every two the one with fewer card points pays the other the difference"

    def wanted_points(self) -> tuple[Points, ...]:
        return ()

    def each(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        return [over * len(made) for over in super().each(made, sides, facts, payments)]

    def stakes(self, row: OnPoints, game: Rules) -> Incentives:
        return (Point(float(game.payments.total / self.par)),)


@dataclass(frozen=True)
class EvenShare(Beyond):
    """An even share of all points is asked of each party."""

    between, told = ",", "{points} card points; an even share is asked"
    needs = "an even share of each"
    said = "each card point above an even share of all is won from those who have fewer, each below it paid to those who have more"

    def wanted(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        return [even(Fraction(payments.total) / len(made))] * len(made)


@dataclass(frozen=True)
class Lead(Beyond):
    """Of two sides what the other has is asked of each: the one with more card points scores by how many it leads."""

    signed: bool = field(default=False, kw_only=True)

    needs = "more than the others"

    def wanted(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        return made[::-1]

    def words(self, row: OnPoints) -> Words:
        return ("the side with more card points scores the difference, which the other side loses" if self.signed else
                "the side with more card points scores the difference; the other scores nothing")


class Chief(StrEnum):
    """Whose side has the first of two pars."""

    DEALER = "dealer"
    DECLARER = "declarer"


@dataclass(frozen=True)
class TwoPars(Beyond):
    """The first of two `pars` for the side of one player, who is `first`, the second for any other."""

    pars: tuple[Points, Points] = (55, 54)
    first: Chief = field(default=Chief.DEALER, kw_only=True)

    def wanted_points(self) -> tuple[Points, ...]:
        return self.pars

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (DEALER,) if self.first is Chief.DEALER else payments.asks_pair(facts)

    def seat(self, facts: Facts, payments: Settling) -> int:
        """The seat of that player."""
        return payments.declarer(facts) if self.first is Chief.DECLARER else facts.whole(DEALER)

    def wanted(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        chief = self.seat(facts, payments)
        return [self.pars[chief not in seats] for seats in sides]

    def named(self, facts: Facts, payments: Settling) -> dict[str, Value]:
        return {"own": self.pars[0], "other": self.pars[1]}

    def asked(self, row: OnPoints) -> Words:
        return row.filled(self.needs, own=self.pars[0], other=self.pars[1], first=Term(self.first))

    def words(self, row: OnPoints) -> Words:
        return row.filled(self.said, own=self.pars[0], other=self.pars[1], first=Term(self.first))


@dataclass(frozen=True)
class Excess(TwoPars):
    """The pars of the dealer and of each other, where each plays for himself."""

    signed: bool = field(default=False, kw_only=True)

    needs = "{own} of the dealer, {other} of each other"
    told = "{points} card points; {own} asked of the dealer, {other} of each other"
    said = "to each player what he has in card points beyond his par, {own} for the dealer and {other} for each other"

    def words(self, row: OnPoints) -> Words:
        rule = super().words(row)
        return Message("{rule}; those who have less pay what they lack", rule=rule) if self.signed else remarks([rule,
                "one that has less scores nothing"])


@dataclass(frozen=True)
class SidesExcess(Excess):
    """The pars of the dealer's side and of the other."""

    needs = "{own} of the dealer's side, {other} of the other"
    told = "{points} card points; {own} asked of the dealer's side, {other} of the other"
    said = "to each side what it has in card points beyond its par, {own} for that of the dealer and {other} for the other"


OFTEN: dict[int, Words] = {1: "the difference", 2: "twice the difference"}


@dataclass(frozen=True)
class Pars(TwoPars):
    """The pars of the declarer and of each other, at one contract. Each counts his own cards, or the others theirs in one pile; then it
    counts so many `times` for the declarer and for each other."""

    pars: tuple[Points, Points] = (37, 36)
    times: tuple[int, int] = (1, 1)
    first: Chief = field(default=Chief.DECLARER, kw_only=True)

    between, told = ",", "{points}; {own} asked of {who}, {other} of the others"

    says_contract: ClassVar[bool] = True
    """Whether its words name the contract at which it counts."""

    def each(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        declarer, over = payments.declarer(facts), super().each(made, sides, facts, payments)
        return [points * self.times[declarer not in seats] for points, seats in zip(over, sides, strict=True)]

    def named(self, facts: Facts, payments: Settling) -> dict[str, Value]:
        return super().named(facts, payments) | {"who": Seat(self.seat(facts, payments))}

    def joined(self, made: Made, pitted: bool) -> Value:
        joined = super().joined(made, pitted)
        return joined if pitted else Message("{points} card points", points=joined)

    def stakes(self, row: OnPoints, game: Rules) -> Incentives:
        return () if row.of is Counted.TOGETHER else super().stakes(row, game)

    def brings(self, row: OnPoints) -> Words:
        first, second = self.times
        if second == first:
            return Message("{n} a point", n=first)
        return Message("{n} a point, {other} for each other", n=first, other=second)

    def asked(self, row: OnPoints) -> Words:
        first, second = self.pars
        if row.of is Counted.TOGETHER:
            return Message("{first} of the {declarer}, {second} of the others together", first=first, second=second,
                           declarer=DECLARER_TERM)
        return Message("{first} of the {declarer}, {second} of each other", first=first, second=second, declarer=DECLARER_TERM)

    def words(self, row: OnPoints) -> Words:
        (first, second), named = self.pars, self.says_contract
        if row.of is not Counted.TOGETHER:
            own = Message("each for himself ({contract})", contract=row.contract) if named else Message("each for himself")
            return Message("{how}: the {declarer} wins or pays the difference between his card points and {first}, each other that between "
                           "his own and {second}; those who have less pay those who have more", how=own, first=first, second=second,
                           declarer=DECLARER_TERM)
        mine, other = (OFTEN.get(times) or Message("{n} times the difference", n=times) for times in self.times)
        told = Message("the {declarer} wins from the others, or pays to them, {own} between his card points and {first}, each other "
                       "{other} between those of their common pile and {second}", own=mine, first=first, other=other, second=second,
                       declarer=DECLARER_TERM)
        return Message("{contract}: {rule}", contract=row.contract, rule=told) if named else told


@dataclass(frozen=True)
class ContractPars(Pars):
    """Such pars in a row that is called by its contract, so that its words need not name it again."""

    says_contract: ClassVar[bool] = False


@dataclass(frozen=True)
class PairPars(TwoPars):
    """Where two play against two each member of a pair wins or pays the difference between their card points and a par: the first of
    `pars` for the pair of the dealer, or of the declarer (`first`), the second for the other."""

    needs = "{own} of the {first_of} pair, {other} of the other"
    told = "{points}; {own} asked of {pair}, {other} of the others"
    said = ("two against two: each member of a pair wins from the other pair, or pays to it, the difference between their card points and "
            "{own}, for the pair of the {first}, or {other}, for the other")

    def named(self, facts: Facts, payments: Settling) -> dict[str, Value]:
        pair = payments.declarer(facts), facts.whole(PAIRED)
        own, other = self.pars if self.seat(facts, payments) in pair else self.pars[::-1]
        return {"pair": players(pair), "own": own, "other": other}


def lacking(points: Points, wanted: Points) -> Points:
    """What a player or side with so many card points pays who wants so many: what is lacking, twice below half."""
    return max(wanted - points, 0) * (2 if 2 * points < wanted else 1)


@dataclass(frozen=True)
class OwnShortfall(Schedule):
    """Each player with fewer than `par` pays what he lacks, twice below half of that; those with more share it by what they have more."""

    par: Points

    between, told = ",", "{points} card points, {par} asked of each"
    needs = "{par} of each"
    said = ("a player with fewer than {par} card points pays in all what he lacks, and twice that with less than half of them; a player "
            "with more receives what he has more; where more is paid than that, those who receive share it in proportion")

    def wanted_points(self) -> tuple[Points, ...]:
        return (self.par,)

    def tabled(self, row: OnPoints, game: Rules, rate: int) -> Incentives:
        """What each lacks or has more."""
        return (Lacking(game.seats() / (game.seats() - 1), float(self.par), own=True),)

    def each(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        due = [lacking(points, self.par) for points in made]
        over = [max(points - self.par, 0) for points in made]
        return [even(Fraction(sum(due) * more, sum(over))) if more else -owed for owed, more in zip(due, over, strict=True)]


@dataclass(frozen=True)
class RestPar(Schedule):
    """When just one player has won no trick: each of the others who has fewer card points than `par` pays the other what he lacks."""

    par: Points

    said = "when just one player has won no trick: of the other two, one with fewer than {par} card points pays the other what he lacks"
    between, told = ",", "{points} card points, {par} asked of each"
    countable = False

    def asks_before(self, facts: Facts) -> Iterable[Question]:
        return (by(PlayEvent.NONE, facts.players),)

    def void(self, facts: Facts) -> bool:
        return seat_of(facts, PlayEvent.NONE) is None

    def each(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        idle = seat_of(facts, PlayEvent.NONE)
        lacks = [0 if seat == idle else max(0, self.par - points) for seat, points in enumerate(made)]
        return [0 if seat == idle else sum(lacks) - 2 * own for seat, own in enumerate(lacks)]

    def stakes(self, row: OnPoints, game: Rules) -> Incentives:
        """Nothing beyond what card points bring in any hand."""
        return ()
