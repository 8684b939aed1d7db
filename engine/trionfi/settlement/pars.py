"""Card points against a par where a declarer makes the sides."""

from dataclasses import dataclass, replace
from enum import StrEnum

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import DEALER, LAST_TRICK, PARTNER, Facts
from trionfi.settlement.points import said
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table

OFTEN = {1: "the difference", 2: "twice the difference"}


@dataclass(frozen=True)
class Pars(Reward):
    """The difference between card points and a par, at one contract: the declarer's with the first of `pars`, each other's with the
    second. Each counts his own cards; or, `together`, the others theirs in one pile. Then it counts so many `times` for the
    declarer and for each other."""

    pars: tuple[Points, Points] = (37, 36)
    together: bool = False
    times: tuple[int, int] = (1, 1)

    counts_cards = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        declarer = payments.declarer(facts)
        made = both(facts, payments) if self.together else payments.all_points(facts)
        own = [made[seat != declarer] for seat in range(facts.players)] if self.together else made
        amounts = tuple((points - self.pars[seat != declarer]) * self.times[seat != declarer] for seat, points in enumerate(own))
        first, second = map(plain, self.pars)
        told = f"{plain(made[0])} card points against {plain(made[1])}" if self.together else f"{said(made, ', ')} card points"
        because = f"{told}; {first} asked of player {declarer}, {second} of the others"
        return [self.line(payments, amounts, because)] if any(amounts) else []

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return () if self.together else (Stake(Prize.POINT, 1.0),)

    def brings(self) -> str:
        first, second = self.times
        return f"{first} a point" + (f", {second} for each other" if second != first else "")

    def asked(self) -> str:
        return f"{plain(self.pars[0])} of the declarer, {plain(self.pars[1])} of {'the others together' if self.together else 'each other'}"

    def words(self) -> str:
        first, second = map(plain, self.pars)
        named = "" if self.label.casefold() == self.contract else f"{self.contract}: "
        if not self.together:
            own = f"each for himself ({self.contract})" if named else "each for himself"
            return (f"{own}: the declarer wins or pays the difference between his card points and {first}, "
                    f"each other that between his own and {second}")
        own, other = (OFTEN.get(times, f"{times} times the difference") for times in self.times)
        return (f"{named}the declarer wins or pays {own} between his card points and {first}, each other {other} between those of "
                f"their common pile and {second}")


class Chief(StrEnum):
    """Whose pair has the first of two pars."""

    DEALER = "dealer"
    DECLARER = "declarer"


@dataclass(frozen=True)
class PairPars(Reward):
    """Where two play against two each member of a pair wins or pays the difference between their card points and a par: the first of
    `pars` for the pair of the dealer, or of the declarer (`first`), the second for the other."""

    pars: tuple[Points, Points] = (55, 54)
    first: Chief = Chief.DEALER

    counts_cards = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        declarer, made = payments.declarer(facts), facts.points()
        partner = facts.whole(replace(PARTNER, optional=False))
        others = both(facts, payments)[1]
        if partner == declarer and not facts.form:
            raise TrionfiError(f"player {partner} cannot be his own partner")
        chief = declarer if self.first is Chief.DECLARER else facts.whole(DEALER)
        side = (declarer, partner)
        own, rest = self.pars if chief in side else self.pars[::-1]
        amounts = tuple(made - own if seat in side else others - rest for seat in range(facts.players))
        because = (f"{plain(made)} card points against {plain(others)}; "
                   f"{plain(own)} asked of players {declarer} and {partner}, {plain(rest)} of the others")
        return [self.line(payments, amounts, because)] if any(amounts) else []

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        known: dict[str, object] = {} if self.first is Chief.DECLARER else {DEALER.key: table.dealer}
        return known | {PARTNER.key: table.partner}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, 1.0),)

    def brings(self) -> str:
        return "1 a point"

    def asked(self) -> str:
        return f"{plain(self.pars[0])} of the {self.first}'s pair, {plain(self.pars[1])} of the other"

    def words(self) -> str:
        first, second = map(plain, self.pars)
        return (f"two against two: each member of a pair wins or pays the difference between their card points and {first}, for the pair "
                f"of the {self.first}, or {second}, for the other")


def both(facts: Facts, payments: Settling) -> tuple[Points, Points]:
    """The card points of the declarer's side and of the other, who won the last trick being asked where it is needed."""
    facts.has(replace(LAST_TRICK, optional=True))
    made = facts.points()
    return made, payments.total - made
