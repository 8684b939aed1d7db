"""Settling hands in which no declarer makes the sides: each player for himself, or fixed pairs."""

from collections.abc import Iterable
from fractions import Fraction
from math import floor

from trionfi.counting import Points, plain
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Fact, Facts
from trionfi.settlement.penalties import Penalties
from trionfi.settlement.played import ended
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

    @property
    def ended(self) -> Fact:
        """The fact how the deal ended; somebody may have gone `out` before the end."""
        fact = super().ended
        return replace(fact, values=(*fact.values, ("out", "a side went out on its declarations"))) if self.outs else fact

    def recorded_as(self, points: Points) -> Points:
        """Points as they are written: divided by `divided_by` and rounded to the nearest whole number, halves up."""
        return points if self.divided_by == 1 else floor(Fraction(points, self.divided_by) + Fraction(1, 2))

    def seats(self, players: int) -> tuple[frozenset[int], ...]:
        """The seats of each party."""
        return self.sides.parties(players)

    def pile_keys(self, players: int) -> tuple[str, ...]:
        """The facts of the parties' cards."""
        return tuple(f"cards_{party}" for party in range(len(self.seats(players))))

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

    def claims(self, facts: Facts) -> Claims:
        """Those of each party."""
        return party_claims(facts, self.whole) if self.counted(facts) else Claims(facts)

    def _recorded(self, lines: Iterable[Line], players: int) -> Line:
        sums = [sum(line.amounts[seat] for line in lines) for seat in range(players)]
        written = [self.recorded_as(points) for points in sums]
        because = ", ".join(f"{plain(points)} as {plain(less)}" for points, less in dict(zip(sums, written, strict=True)).items())
        return Line("Recorded", tuple(less - points for points, less in zip(sums, written, strict=True)),
                    f"divided by {self.divided_by}: {because}", self.source, self.ledger)

    def played_first(self, table: Table) -> dict[str, object]:
        """That a side went out."""
        return {"ended": "out"} if ended(table).kind == "out" else {}

    def counts_played(self, reward: Reward, table: Table) -> bool:
        """Where a side went out on its declarations nothing else counts."""
        return reward.before_play or ended(table).kind != "out"

    def brief(self, facts: Facts) -> dict[str, object]:
        """What the rewards read from the piles, by party."""
        found: dict[str, object] = {}
        for reward in self.rewards:
            found |= reward.brief(facts, self)
        return found

    def piles(self, facts: Facts) -> list[tuple[str, int, bool]]:
        """The piles that are known."""
        found = []
        for party, name in enumerate(facts.parties):
            pile = facts.pile_of(party, self.whole)
            if pile is not None:
                found.append((name, pile, bool(facts.counting.last_trick) and facts.need(facts.last_trick_fact) == party))
        return found

    def words(self, game: Rules) -> str:
        """The settlement in sentences."""
        how = "What some win the others pay" if self.zero_sum else "Each side scores its own"
        faults = f" Faults: {self.penalties.words()}." if self.penalties else ""
        return f"{how}, in {self.ledger}.{faults}"


def party_claims(facts: Facts, whole: bool) -> Claims:
    """What the piles and the card points of each party say, and who won the last trick."""
    claims = Claims(facts, whole)
    for party in range(len(facts.parties)):
        pile = facts.pile_of(party, whole)
        if pile is not None:
            claims.has(party, pile)
            claims.holds(party, pile)
        fact, tricks = facts.party_points(party), facts.party_tricks(party)
        if facts.known.get(fact.key) is not None:
            claims.points(party, facts.amount(fact), fact.key)
        if facts.known.get(tricks.key) is not None and facts.limits.tricks:
            claims.at_most(tricks.key, facts.whole(tricks), facts.limits.tricks, "tricks in a hand")
    last = facts.last_trick_fact
    if facts.known.get(last.key) is not None:
        claims.last_trick(facts.whole(last))
    return claims
