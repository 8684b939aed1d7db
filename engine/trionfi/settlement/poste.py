"""A declarer against the rest, each side scoring all that it has made: the winner's total makes the payment (Terziglio)."""

from dataclasses import dataclass

from trionfi.counting import Points, plain
from trionfi.melds.weigh import added
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.combinations import WonCards
from trionfi.settlement.facts import DECLARER, NOBODY, OPPONENTS, OTHER_POINTS, Facts, declared_by, which_side
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table

CAPOTTO = which_side("capotto", "which side has won every trick")


@dataclass(frozen=True, kw_only=True)
class Poste(WonCards):
    """Each side's total are its card points, the combinations in its cards and what its members declared. The declarer
    wins with the higher total; a tie loses. The winner's total, `off` it first, is divided by `step`; a rest of `up` or more
    counts as a whole one. So much, times the rate, each opponent pays or gets; `capotto` flat if one side has every trick."""

    capotto: int = 0
    step: int = 50
    up: int = 46
    off: int = 0

    def worth(self, total: Points) -> int:
        """The poste for a winner's total."""
        return max(0, int((total - self.off + self.step - self.up) // self.step))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        declarer, rate = payments.declarer(facts), payments.rate(facts)
        swept = self._swept(facts)
        if swept != NOBODY and not facts.form:
            won, value, words = swept == DECLARER, self.capotto, f"{swept}: every trick"
        else:
            (own, theirs), words = self._totals(facts, payments)
            won = own > theirs
            value = self.worth(own if won else theirs) * rate
            words += f"; times {rate}, {payments.rate_words(rate)}" if rate != 1 else ""
        return [self.line(payments, from_each(declarer, value if won else -value, facts.players), words)] if value else []

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        claims.every_trick(str(facts.need(CAPOTTO)))

    def _swept(self, facts: Facts) -> str:
        pile = facts.pile(DECLARER)
        if pile is None or facts.form:
            return str(facts.need(CAPOTTO))
        return OPPONENTS if not pile else DECLARER if pile == facts.pack.all else NOBODY

    @staticmethod
    def _declared(facts: Facts) -> list[Points]:
        return [sum(value for _, value in facts.declared(declared_by(seat))) for seat in range(facts.players)]

    def _totals(self, facts: Facts, payments: Settling) -> tuple[list[Points], str]:
        totals, words = list[Points](), list[str]()
        points, declared = self._points(facts), self._declared(facts)
        for side in payments.piles_by_side(facts):
            won = sum(value for _, value in self.combined(facts, side))
            said = sum(declared[seat] for seat in side.seats)
            totals.append(points[side.key] + won + said)
            words.append(f"{side.key} {plain(totals[-1])} (cards {plain(points[side.key])}, combinations {plain(won)}, "
                         f"declared {plain(said)})")
        return totals, ", ".join(words)

    @staticmethod
    def _points(facts: Facts) -> dict[str, Points]:
        pile, pack, counting = facts.pile(DECLARER), facts.pack, facts.counting
        if pile is not None and not facts.form:
            last = facts.last_trick() == DECLARER
            return {DECLARER: counting.points(pack, pile, last), OPPONENTS: counting.points(pack, pack.all & ~pile, not last)}
        if facts.form:
            facts.last_trick()
        theirs = facts.amount(OTHER_POINTS)
        return {DECLARER: facts.points(), OPPONENTS: theirs}

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {declared_by(seat).key: played.declared(table, seat) for seat in range(table.players)}

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        points = self._points(facts)
        return super().brief(facts, payments) | {CAPOTTO.key: self._swept(facts), OTHER_POINTS.key: plain(points[OPPONENTS])}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """A part of a posta for each point, and winning or losing."""
        more, whole = added(game.pack, self.table), float(game.counting.points(game.pack, game.pack.all, True))
        half = (sum(more.values()) + whole) / 2
        return (
            Stake(Prize.POINT, 1 / self.step), Stake(Prize.TARGET, self.worth(int(half)) or 1.0, points=whole / 2),
            *(Stake(Prize.KEPT, value / self.step, 1 << number) for number, value in more.items()),
        )

    def words(self) -> str:
        less = f"less {self.off} " if self.off else ""
        return (f"each side adds its card points, the combinations in its cards and its declarations; the declarer wins with more than the "
                f"others and loses with as many; the winner's total {less}divided by {self.step}, a rest of {self.up} or more "
                f"counting as one, gives the poste, times the bid, that each opponent pays or receives; for every trick "
                f"(capotto) {self.capotto} flat instead, whatever the bid")
