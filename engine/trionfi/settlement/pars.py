"""Card points against a par where a declarer makes the sides."""

from enum import StrEnum

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.facts import DEALER, LAST_TRICK, PARTNER, Facts
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace


@dataclass(frozen=True)
class Pars(Reward):
    """The difference between card points and a par, at one contract: the declarer's with the first of `pars`, each other's with the
    second. Each counts his own cards; or, `together`, the others theirs in one pile. Then it counts so many `times` for the
    declarer and for each other."""

    pars: tuple[Points, Points] = (37, 36)
    together: bool = False
    times: tuple[int, int] = (1, 1)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for all."""
        declarer = payments.declarer(facts)
        if self.together:
            facts.has(replace(LAST_TRICK, optional=True))
            made = facts.points()
            others = payments.total - made
            said = f"{plain(made)} card points against {plain(others)}"
            amounts = [(made - self.pars[0]) * self.times[0] if seat == declarer else (others - self.pars[1]) * self.times[1]
                       for seat in range(facts.players)]
        else:
            own = [payments.points(facts, seat) for seat in range(facts.players)]
            said = f"{', '.join(str(plain(points)) for points in own)} card points"
            amounts = [points - self.pars[seat != declarer] for seat, points in enumerate(own)]
        if not any(amounts):
            return []
        because = f"{said}; {plain(self.pars[0])} asked of player {declarer}, {plain(self.pars[1])} of the others"
        return [Line(self.label, tuple(amounts), because, self.source, payments.ledger)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The piles, and who won the last trick."""
        if self.together:
            return played.declarer_pile(table) | played.last_trick(table)
        return played.party_piles(table, tuple(frozenset((seat,)) for seat in range(table.players)))

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point counts."""
        return () if self.together else (Stake(Prize.POINT, 1.0),)

    def brings(self) -> str:
        """What it brings, in short."""
        first, second = self.times
        return f"{first} a point" + (f", {second} for each other" if second != first else "")

    def asked(self) -> str:
        """What must be made."""
        return f"{plain(self.pars[0])} of the declarer, {plain(self.pars[1])} of {'the others together' if self.together else 'each other'}"

    def words(self) -> str:
        """The rule in words."""
        first, second = map(plain, self.pars)
        named = "" if self.label.casefold() == self.contract else f"{self.contract}: "
        if not self.together:
            own = f"each for himself ({self.contract})" if named else "each for himself"
            return (f"{own}: the declarer wins or pays the difference between his card points and {first}, "
                    f"each other that between his own and {second}")
        often = {1: "the difference", 2: "twice the difference"}
        return (f"{named}the declarer wins or pays {often.get(self.times[0], f'{self.times[0]} times the difference')} between his "
                f"card points and {first}, each other {often.get(self.times[1], f'{self.times[1]} times the difference')} between those of "
                f"their common pile and {second}")


class Chief(StrEnum):
    """Whose pair has the first of two pars."""

    DEALER = "dealer"
    DECLARER = "declarer"


@dataclass(frozen=True)
class PairPars(Pars):
    """The same where two play against two: each member of a pair wins or pays the difference between their card points and a par, the
    first of `pars` for the pair of the dealer, or of the declarer (`first`), the second for the other."""

    pars: tuple[Points, Points] = (55, 54)
    first: Chief = Chief.DEALER

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for all."""
        declarer, made = payments.declarer(facts), facts.points()
        partner = facts.whole(replace(PARTNER, optional=False))
        facts.has(replace(LAST_TRICK, optional=True))
        if partner == declarer and not facts.form:
            raise TrionfiError(f"player {partner} cannot be his own partner")
        chief = declarer if self.first is Chief.DECLARER else facts.whole(DEALER)
        others, side = payments.total - made, (declarer, partner)
        own, rest = self.pars if chief in side else self.pars[::-1]
        amounts = tuple(made - own if seat in side else others - rest for seat in range(facts.players))
        if not any(amounts):
            return []
        because = (f"{plain(made)} card points against {plain(others)}; "
                   f"{plain(own)} asked of players {declarer} and {partner}, {plain(rest)} of the others")
        return [Line(self.label, amounts, because, self.source, payments.ledger)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The pile of the declarer's pair, who his partner was, and who dealt."""
        known = {} if self.first is Chief.DECLARER else {DEALER.key: table.dealer}
        return known | {PARTNER.key: table.partner} | played.declarer_pile(table) | played.last_trick(table)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point counts."""
        return (Stake(Prize.POINT, 1.0),)

    def asked(self) -> str:
        """What must be made."""
        return f"{plain(self.pars[0])} of the {self.first}'s pair, {plain(self.pars[1])} of the other"

    def words(self) -> str:
        """The rule in words."""
        first, second = map(plain, self.pars)
        return (f"two against two: each member of a pair wins or pays the difference between their card points and {first}, for the pair "
                f"of the {self.first}, or {second}, for the other")
