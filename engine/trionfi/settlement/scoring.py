"""Settling hands in which no declarer makes the sides: what each party has made."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from math import floor

from trionfi.counting import Points, prose
from trionfi.settlement import played
from trionfi.settlement.facts import Facts
from trionfi.settlement.penalties import Penalties
from trionfi.settlement.questions import Fact
from trionfi.settlement.reckoning import Reckoning
from trionfi.settlement.reward import Reward
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.sides import ALONE, Sides
from trionfi.state.table import Table
from trionfi.values import dataclass, replace


@dataclass(frozen=True)
class Scoring(Reckoning):
    """Rewards read for each party: every player, or each pair of partners. `outs` says that a side may go out on its declarations, and then
    nothing else counts; what is recorded is the sum of a hand divided by `divided_by`. `penalties` are for faults that a person types."""

    sides: Sides = Sides(ALONE)
    outs: bool = False
    divided_by: int = 1
    penalties: Penalties | None = None

    @cached_property
    def ended(self) -> Fact:
        fact = super().ended
        return replace(fact, values=(*fact.values, ("out", "a side went out on its declarations"))) if self.outs else fact

    def recorded_as(self, points: Points) -> Points:
        """Points as they are written: divided by `divided_by` and rounded to the nearest whole number, halves up."""
        return points if self.divided_by == 1 else floor(Fraction(points, self.divided_by) + Fraction(1, 2))

    def seats(self, players: int) -> tuple[frozenset[int], ...]:
        return self.sides.parties(players)

    def payers(self, players: int) -> int:
        """What one player wins is looked at as a whole."""
        return 1

    def counts(self, reward: Reward, facts: Facts) -> bool:
        """Where a side went out on its declarations nothing else counts."""
        return reward.before_play or self.how_ended(facts) == "played"

    def closing(self, facts: Facts, lines: list[Line]) -> list[Line]:
        """The lines with what faults cost, and with what is recorded."""
        if self.penalties:
            lines = self.penalties.settle(facts, lines, self.ledger)
        return lines if self.divided_by == 1 or not lines else [*lines, self._recorded(lines, facts.players)]

    def _recorded(self, lines: Iterable[Line], players: int) -> Line:
        sums = [sum(line.amounts[seat] for line in lines) for seat in range(players)]
        written = [self.recorded_as(points) for points in sums]
        because = ", ".join(f"{prose(points)} as {prose(less)}" for points, less in dict(zip(sums, written, strict=True)).items())
        return Line("Recorded", tuple(less - points for points, less in zip(sums, written, strict=True)),
                    f"divided by {self.divided_by}: {because}", self.source, self.ledger)

    def played_first(self, table: Table) -> dict[str, object]:
        return {"ended": "out"} if played.kind(table) == "out" else {}

    def counts_played(self, reward: Reward, table: Table) -> bool:
        return reward.before_play or played.kind(table) != "out"

    def words(self, game: Rules) -> str:
        how = "What some win the others pay" if self.zero_sum else "Each side scores its own"
        entered = "" if self.divided_by == 1 else f"; a hand is entered divided by {self.divided_by}, to the nearest, and a half as one"
        faults = f" Faults: {self.penalties.words()}." if self.penalties else ""
        return f"{how}, in {self.ledger}{entered}.{faults}"


