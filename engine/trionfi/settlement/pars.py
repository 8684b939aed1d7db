"""Card points beyond two pars: of the side of the dealer or the declarer, and of any other."""

from collections.abc import Sequence
from enum import StrEnum

from trionfi.counting import Points, prose
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Facts
from trionfi.settlement.points import AGAINST, Beyond, Made, OrNothing, Parties, against, both
from trionfi.settlement.questions import DEALER, PARTNER
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Stake
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, field, replace
from trionfi.words import Words


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

    def named(self, facts: Facts, payments: Settling) -> dict[str, object]:
        return {"chief": self.seat(facts, payments)}

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {} if self.first is Chief.DECLARER else {DEALER.key: table.dealer}


@dataclass(frozen=True)
class Excess(OrNothing, TwoPars):
    """The pars of the dealer's party and of any other."""

    first: Chief = field(default=Chief.DEALER, kw_only=True)

    needs = "{pars[0]} of the dealer's side, {pars[1]} of the other"
    told = "{points} card points; {pars[0]} asked of {whose}, {pars[1]} of any other"
    said = "what a side has in card points beyond its par, {pars[0]} for that of the dealer and {pars[1]} for any other"

    def named(self, facts: Facts, payments: Settling) -> dict[str, object]:
        together = any(len(party) > 1 for party in payments.seats(facts.players))
        return {"whose": "the dealer's side" if together else "the dealer"}

    def words(self) -> Words:
        return super().words() + (", or what it lacks as a loss" if self.signed else "; a side that has less scores nothing")


OFTEN = {1: "the difference", 2: "twice the difference"}


@dataclass(frozen=True)
class Pars(TwoPars):
    """The pars of the declarer and of each other, at one contract. Each counts his own cards; or, `together`, the others theirs in one
    pile. Then it counts so many `times` for the declarer and for each other."""

    pars: tuple[Points, Points] = (37, 36)
    together: bool = False
    times: tuple[int, int] = (1, 1)

    between, told = ", ", "{points}; {pars[0]} asked of player {chief}, {pars[1]} of the others"

    def reckoned(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        if not self.together:
            return super().reckoned(facts, payments)
        return both(facts, payments), against((payments.declarer(facts),), facts.players)

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        declarer, over = payments.declarer(facts), super().amounts(facts, payments, made, sides)
        return [points * self.times[declarer not in seats] for points, seats in zip(over, sides, strict=True)]

    def joined(self, made: Made) -> str:
        return AGAINST.join(prose(one) for one in made) if self.together else f"{super().joined(made)} card points"

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return () if self.together else super().stakes(game)

    def brings(self) -> str:
        first, second = self.times
        return f"{first} a point" + (f", {second} for each other" if second != first else "")

    def asked(self) -> str:
        return f"{prose(self.pars[0])} of the declarer, {prose(self.pars[1])} of {'the others together' if self.together else 'each other'}"

    def words(self) -> Words:
        first, second = map(prose, self.pars)
        named = "" if self.label.casefold() == self.contract else f"{self.contract}: "
        if not self.together:
            own = f"each for himself ({self.contract})" if named else "each for himself"
            return (f"{own}: the declarer wins or pays the difference between his card points and {first}, "
                    f"each other that between his own and {second}")
        own, other = (OFTEN.get(times, f"{times} times the difference") for times in self.times)
        return (f"{named}the declarer wins or pays {own} between his card points and {first}, each other {other} between those of "
                f"their common pile and {second}")


@dataclass(frozen=True)
class PairPars(TwoPars):
    """Where two play against two each member of a pair wins or pays the difference between their card points and a par: the first of
    `pars` for the pair of the dealer, or of the declarer (`first`), the second for the other."""

    first: Chief = field(default=Chief.DEALER, kw_only=True)

    between = AGAINST
    needs = "{pars[0]} of the {first}'s pair, {pars[1]} of the other"
    told = "{points}; {own} asked of players {declarer} and {partner}, {rest} of the others"
    said = ("two against two: each member of a pair wins or pays the difference between their card points and {pars[0]}, for the pair "
            "of the {first}, or {pars[1]}, for the other")

    def reckoned(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        facts.points()
        declarer, partner = payments.declarer(facts), facts.whole(PAIRED)
        made = both(facts, payments)
        if partner == declarer and not facts.form:
            raise TrionfiError(f"player {partner} cannot be his own partner")
        return made, against((declarer, partner), facts.players)

    def named(self, facts: Facts, payments: Settling) -> dict[str, object]:
        declarer, partner = payments.declarer(facts), facts.whole(PAIRED)
        own, rest = self.pars if self.seat(facts, payments) in (declarer, partner) else self.pars[::-1]
        return {"declarer": declarer, "partner": partner, "own": own, "rest": rest}

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return super().played(table, payments) | {PARTNER.key: table.partner}


PAIRED = replace(PARTNER, optional=False)
