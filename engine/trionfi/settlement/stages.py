"""Contracts paid by a fixed sum and by full stages of points above or below par (Permesso and its kin)."""

from fractions import Fraction
from math import ceil

from trionfi.counting import Points, plain
from trionfi.settlement import played
from trionfi.settlement.facts import Facts
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Rate, Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


def nearest(points: Points, step: int) -> int:
    """The multiple of `step` nearest to the points; exactly between two, the lower."""
    return step * ceil(Fraction(points) / step - Fraction(1, 2))


@dataclass(frozen=True)
class Stages(Reward):
    """Per opponent the fixed sum of the bid (its rate) and 1 for each `step` between `par` and the declarer's total
    rounded to the nearest `step`; a total of exactly `draw` pays nothing. With `part` a part of a step
    counts as a whole one where a bid without a fixed sum is won."""

    draw: Points = 0
    par: int = 0
    step: int = 1
    part: bool = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The line of the contract."""
        base = payments.rate(facts)
        points = facts.points()
        if points == self.draw:
            return []
        made = points > self.draw
        units = abs(nearest(points, self.step) - self.par) // self.step
        if self.part and made and not base:
            units = ceil(Fraction(points - self.par) / self.step)
        value = (base + units) * (1 if made else -1)
        words = f"{plain(points)} points, {'won' if made else 'lost'}: {base} + {units}"
        return [Line(self.label, payments.amounts(facts, value), words, self.source, payments.ledger)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts from a played hand."""
        return played.declarer_pile(table)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs: a part of a stage for each point, and the sum of a middling bid."""
        sums = sorted(rate.times for rate in game.payments.rates)
        return Stake(Prize.POINT, 1 / self.step), Stake(Prize.TARGET, float(sums[len(sums) // 2]), points=float(self.draw))

    def rate_words(self, rates: tuple[Rate, ...]) -> str:
        """The rate of a bid is a sum of its own and multiplies nothing."""
        return "The sum of the bid: " + ", ".join(f"{rate.times} {rate.words}" for rate in rates) + "."

    def asked(self) -> str:
        """What must be made."""
        return f"more than {plain(self.draw)} of the declarer"

    def words(self) -> str:
        """The rule in words."""
        return (f"the declarer wins with more than {plain(self.draw)} points, loses with fewer, and neither pays with just so many; each "
                f"opponent pays or receives the sum of the bid and 1 for each {self.step} points between {self.par} and the declarer's "
                f"total, rounded to the nearest {self.step} (halves down)")
