"""Contracts paid by a fixed sum and by full stages of points above or below par (Permesso and its kin)."""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import ClassVar

from trionfi.counting import Points, plain
from trionfi.settlement import played
from trionfi.settlement.claims import Claimant
from trionfi.settlement.facts import Facts
from trionfi.settlement.stake import POINT, TARGET, Stake
from trionfi.state.account import Line


def nearest(points: Points, step: int) -> int:
    """The multiple of `step` nearest to the points; exactly between two, the lower."""
    return step * ceil(Fraction(points) / step - Fraction(1, 2))


@dataclass(frozen=True)
class Stages(Claimant):
    """Per opponent the fixed sum of the bid (its rate) and 1 for each `step` between `par` and the declarer's total
    rounded to the nearest `step`; a total of exactly `draw` pays nothing. With `part` a part of a step
    counts as a whole one where a bid without a fixed sum is won."""

    key: str
    label: str
    draw: Points
    par: int
    step: int
    source: str
    part: bool = False
    at_once: bool = False

    added: ClassVar[bool] = True  # the rate of the bid is a sum of its own and multiplies nothing

    def lines(self, facts: Facts, payments) -> list[Line]:
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

    def trick_lines(self, table, payments, trick) -> list[Line]:
        """Nothing falls due in the play."""
        return []

    def played(self, table, payments) -> dict[str, object]:
        """The facts from a played hand."""
        return {"declarer": table.contract.declarer, "rate": table.contract.rate} | played.declarer_pile(table)

    @property
    def feat(self) -> "Stages":
        """The contract is its own feat."""
        return self

    @property
    def amount(self) -> int:
        """What one stage is worth."""
        return 1

    def stakes(self, game) -> tuple[Stake, ...]:
        """What a player weighs: a part of a stage for each point, and the sum of a middling bid."""
        sums = sorted(rate.times for rate in game.payments.rates)
        return Stake(POINT, 1 / self.step), Stake(TARGET, float(sums[len(sums) // 2]), points=float(self.draw))

    def asked(self) -> str:
        """What must be made."""
        return f"more than {plain(self.draw)} of the declarer"

    def words(self) -> str:
        """The rule in words."""
        return (f"the declarer wins with more than {plain(self.draw)} points, loses with fewer, and neither pays with just so many; each "
                f"opponent pays or receives the sum of the bid and 1 for each {self.step} points between {self.par} and the declarer's "
                f"total, rounded to the nearest {self.step} (halves down)")
