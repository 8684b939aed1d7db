"""Card points beyond two pars: of the side of the dealer or the declarer, and of any other."""

from collections.abc import Sequence
from enum import StrEnum

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import Incentives
from trionfi.settlement.points import AGAINST, Beyond, Made, OrNothing, Parties, against, both, pitted
from trionfi.settlement.questions import DEALER, PARTNER
from trionfi.settlement.settling import Settling
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, field, replace
from trionfi.words import Message, Seat, Words
from trionfi.words.phrases import players, remarks
from trionfi.words.values import Value


class Chief(StrEnum):
    """Whose side has the first of two pars."""

    DEALER = "dealer"
    DECLARER = "declarer"


@dataclass(frozen=True)
class TwoPars(Beyond):
    """The first of two `pars` for the side of one player, who is `first`, the second for any other."""

    pars: tuple[Points, Points] = (55, 54)

    first: Chief = field(default=Chief.DECLARER, kw_only=True)

    def seat(self, facts: Facts, payments: Settling) -> int:
        """The seat of that player."""
        return payments.declarer(facts) if self.first is Chief.DECLARER else facts.whole(DEALER)

    def wanted(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        chief = self.seat(facts, payments)
        return [self.pars[chief not in seats] for seats in sides]

    def named(self, facts: Facts, payments: Settling) -> dict[str, Value]:
        return {"who": Seat(self.seat(facts, payments))}

    def figured(self) -> dict[str, Value]:
        return super().figured() | {"own": self.pars[0], "other": self.pars[1]}

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {} if self.first is Chief.DECLARER else {DEALER.key: table.dealer}


@dataclass(frozen=True)
class Excess(OrNothing, TwoPars):
    """The pars of the dealer's party and of any other."""

    first: Chief = field(default=Chief.DEALER, kw_only=True)

    needs = "{own} of the dealer's side, {other} of the other"
    told = "{points} card points; {own} asked of {whose}, {other} of any other"
    said = "what a side has in card points beyond its par, {own} for that of the dealer and {other} for any other"

    def named(self, facts: Facts, payments: Settling) -> dict[str, Value]:
        together = any(len(party) > 1 for party in payments.seats(facts.players))
        return {"whose": "the dealer's side" if together else "the dealer"}

    def words(self) -> Words:
        rule = super().words()
        return Message("{rule}, or what it lacks as a loss", rule=rule) if self.signed else remarks([rule,
                "a side that has less scores nothing"])


OFTEN = {1: "the difference", 2: "twice the difference"}


@dataclass(frozen=True)
class Pars(TwoPars):
    """The pars of the declarer and of each other, at one contract. Each counts his own cards; or, `together`, the others theirs in one
    pile. Then it counts so many `times` for the declarer and for each other."""

    pars: tuple[Points, Points] = (37, 36)
    together: bool = False
    times: tuple[int, int] = (1, 1)

    between, told = ",", "{points}; {own} asked of {who}, {other} of the others"

    def reckoned(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        if not self.together:
            return super().reckoned(facts, payments)
        return both(facts, payments), against((payments.declarer(facts),), facts.players)

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        declarer, over = payments.declarer(facts), super().amounts(facts, payments, made, sides)
        return [points * self.times[declarer not in seats] for points, seats in zip(over, sides, strict=True)]

    def joined(self, made: Made) -> Value:
        return pitted(made) if self.together else Message("{points} card points", points=super().joined(made))

    def stakes(self, game: Rules) -> Incentives:
        return () if self.together else super().stakes(game)

    def brings(self) -> str:
        first, second = self.times
        if second == first:
            return Message("{n} a point", n=first)
        return Message("{n} a point, {other} for each other", n=first, other=second)

    def asked(self) -> str:
        first, second = self.pars
        if self.together:
            return Message("{first} of the declarer, {second} of the others together", first=first, second=second)
        return Message("{first} of the declarer, {second} of each other", first=first, second=second)

    def words(self) -> Words:
        (first, second), named = self.pars, self.label.casefold() != self.contract
        if not self.together:
            own = Message("each for himself ({contract})", contract=self.contract) if named else Message("each for himself")
            return Message("{how}: the declarer wins or pays the difference between his card points and {first}, each other that between "
                           "his own and {second}", how=own, first=first, second=second)
        mine, other = (OFTEN.get(times) or Message("{n} times the difference", n=times) for times in self.times)
        told = Message("the declarer wins or pays {own} between his card points and {first}, each other {other} between those of their "
                       "common pile and {second}", own=mine, first=first, other=other, second=second)
        return Message("{contract}: {rule}", contract=self.contract, rule=told) if named else told


@dataclass(frozen=True)
class PairPars(TwoPars):
    """Where two play against two each member of a pair wins or pays the difference between their card points and a par: the first of
    `pars` for the pair of the dealer, or of the declarer (`first`), the second for the other."""

    first: Chief = field(default=Chief.DEALER, kw_only=True)

    between = AGAINST
    needs = "{own} of the {first}'s pair, {other} of the other"
    told = "{points}; {own} asked of {pair}, {other} of the others"
    said = ("two against two: each member of a pair wins or pays the difference between their card points and {own}, for the pair of the "
            "{first}, or {other}, for the other")

    def reckoned(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        facts.points()
        declarer, partner = payments.declarer(facts), facts.whole(PAIRED)
        made = both(facts, payments)
        if partner == declarer and not facts.form:
            raise TrionfiError(Message("{Who} cannot be his own partner", who=Seat(partner)))
        return made, against((declarer, partner), facts.players)

    def named(self, facts: Facts, payments: Settling) -> dict[str, Value]:
        declarer, partner = payments.declarer(facts), facts.whole(PAIRED)
        own, other = self.pars if self.seat(facts, payments) in (declarer, partner) else self.pars[::-1]
        return {"pair": players((declarer, partner)), "own": own, "other": other}

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return super().played(table, payments) | {PARTNER.key: table.partner}


PAIRED = replace(PARTNER, optional=False)
