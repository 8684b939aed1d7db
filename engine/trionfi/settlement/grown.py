"""Partite for the higher total of a hand in which combinations were scored again as they grew (Dummett and McLeod 2004, 11.9)."""

from trionfi.counting import Points, plain
from trionfi.settlement.facts import Facts
from trionfi.settlement.partite import gained
from trionfi.settlement.questions import Fact
from trionfi.settlement.settling import Settling
from trionfi.settlement.totals import Total, Totals
from trionfi.state.account import Line
from trionfi.state.notes import REDECLARED
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True, kw_only=True)
class GrownHand(Totals):
    """The winner has a partita for each full `per` points, `bonus` more with `least` points, and `more` for each full hundred above. With
    `poste` a hand of `least` points brings 1 game point, and 1 for each full hundred above, which the match keeps."""

    per: int = 25
    least: int = 500
    bonus: int = 20
    more: int = 10
    poste: bool = False

    def totals(self, facts: Facts, payments: Settling) -> tuple[Total, ...]:
        return tuple(total._replace(declared=total.declared + sum(facts.whole(again(seat)) for seat in total.side.seats))
                     for total in super().totals(facts, payments))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        winner, points, words = self.result(facts, payments)
        if winner is None:
            return []
        value = points // self.per
        if points >= self.least:
            value += self.bonus + self.more * ((points - self.least) // 100)
            words += f"; {self.bonus} and more for {plain(points)}"
        return [self.line(payments, gained(payments, winner, value, facts.players), words)] if value else []

    def recorded(self, facts: Facts, payments: Settling) -> tuple[Points, ...]:
        winner, points, _ = self.result(facts, payments)
        if not self.poste or winner is None or points < self.least:
            return (0,) * facts.players
        value = 1 + (points - self.least) // 100
        return tuple(value if seat == winner else -value for seat in range(facts.players))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        sums = [sum(points for who, _, points in REDECLARED.of(table) if who == seat) for seat in range(table.players)]
        return super().played(table, payments) | {again(seat).key: points for seat, points in enumerate(sums)}

    @property
    def per_point(self) -> float:
        return 1 / self.per

    def words(self) -> str:
        text = (f"{self.counted()}, what was scored again as it grew among it; the winner has 1 partita for each full {self.per} points, "
                f"{self.bonus} more with {self.least} points, and {self.more} more for each full hundred above")
        return text + (f"; with {self.least} points he has a game point too, and 1 more for each full hundred above" if self.poste else "")


def again(seat: int) -> Fact:
    """The fact what a player scored in the play for combinations that grew, and for hands of trumps."""
    return Fact(f"again_{seat}", f"what player {seat} scored again for combinations that grew, and for ten trumps", "number", default=0)
