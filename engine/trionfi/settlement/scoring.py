"""Settling hands in which no declarer makes the sides: what each party has made, all of it or only what it leads by."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from math import floor

from trionfi.cards import Pack
from trionfi.counting import Counting, Points, plain
from trionfi.settlement import played
from trionfi.settlement.facts import Facts
from trionfi.settlement.penalties import Penalties
from trionfi.settlement.questions import ENDED, Fact
from trionfi.settlement.reckoning import Reckoning
from trionfi.settlement.reward import Reward
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.sides import ALONE, Sides
from trionfi.state.table import Table
from trionfi.values import dataclass, replace

CLAIMED = "claimed"


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
        because = ", ".join(f"{plain(points)} as {plain(less)}" for points, less in dict(zip(sums, written, strict=True)).items())
        return Line("Recorded", tuple(less - points for points, less in zip(sums, written, strict=True)),
                    f"divided by {self.divided_by}: {because}", self.source, self.ledger)

    def played_first(self, table: Table) -> dict[str, object]:
        return {"ended": "out"} if played.kind(table) == "out" else {}

    def counts_played(self, reward: Reward, table: Table) -> bool:
        return reward.before_play or played.kind(table) != "out"

    def words(self, game: Rules) -> str:
        how = "What some win the others pay" if self.zero_sum else "Each side scores its own"
        faults = f" Faults: {self.penalties.words()}." if self.penalties else ""
        return f"{how}, in {self.ledger}.{faults}"


@dataclass(frozen=True)
class OnlyLead(Scoring):
    """Each party adds up its own total of the hand. The one with most scores by how much it is ahead of the next; nobody else scores."""

    def closing(self, facts: Facts, lines: list[Line]) -> list[Line]:
        lines = super().closing(facts, lines)
        totals = [sum(line.amounts[seat] for line in lines) for seat in range(facts.players)]
        second = sorted(totals[min(party)] for party in self.seats(facts.players))[-2]
        if facts.form or not any(totals):
            return lines
        off = tuple(-min(total, second) for total in totals)
        because = f"{' : '.join(str(plain(total)) for total in totals)}; only the lead is scored"
        return [*lines, Line("Less the lower total", off, because, self.source, self.ledger)]

    def words(self, game: Rules) -> str:
        return f"Each side adds up what it has made; the side with more scores the difference, in {self.ledger}, and the other nothing."


@dataclass(frozen=True)
class OutScoring(Scoring):
    """A player may also go out in the play: the hand then counts as far as it has gone, without the last trick."""

    @cached_property
    def ended(self) -> Fact:
        fact = super().ended
        return replace(fact, values=(*fact.values, (CLAIMED, "a player went out in the play")))

    def how_ended(self, facts: Facts) -> str:
        """A hand that ended in the play counts as one that was played."""
        found = super().how_ended(facts)
        return "played" if found == CLAIMED else found

    def points(self, facts: Facts, party: int) -> Points:
        """A party's card points; those of a hand that ended in the play have no fixed sum."""
        total = 0 if super().how_ended(facts) == CLAIMED else self.total
        return facts.points_of(party, len(self.seats(facts.players)), total)

    def form(self, pack: Pack, counting: Counting, players: int) -> tuple[Fact, ...]:
        """What is asked of a hand that was played is asked of one that ended in the play too."""
        unless = ENDED.key, "out"
        return tuple(replace(fact, only_if=None, unless=unless) if fact.only_if == (ENDED.key, "played") else fact
                     for fact in super().form(pack, counting, players))

    def played_first(self, table: Table) -> dict[str, object]:
        return {ENDED.key: CLAIMED} if played.kind(table) == CLAIMED else super().played_first(table)

    def played_piles(self, table: Table) -> dict[str, object]:
        """What each side has by then, in points and by name: nobody has won the last trick."""
        if played.kind(table) != CLAIMED:
            return super().played_piles(table)
        game = table.game
        piles = {key: cards for key, cards in super().played_piles(table).items() if key.startswith("cards_")}
        facts = self.facts(game.pack, game.counting, table.players, piles)
        known: dict[str, object] = {}
        for side in self.piles_by_side(facts):
            won = side.pile if side.pile is not None and any(trick.winner in side.seats for trick in table.tricks) else 0
            known[f"points_{side.key}"] = plain(game.counting.points(game.pack, won))
        for reward in self.rewards:
            known |= reward.brief(facts, self)
        return known


@dataclass(frozen=True)
class HigherOnly(Scoring):
    """Each side adds up what it has made; only the one with more enters it, and with equal scores nobody does."""

    def closing(self, facts: Facts, lines: list[Line]) -> list[Line]:
        lines = super().closing(facts, lines)
        totals = [sum(line.amounts[seat] for line in lines) for seat in range(facts.players)]
        if facts.form or not any(totals):
            return lines
        sides = self.seats(facts.players)
        lost = [any(totals[other] >= totals[seat] for side in sides if seat not in side for other in side) for seat in range(facts.players)]
        off = tuple(-made if out else 0 for made, out in zip(totals, lost, strict=True))
        because = f"{' : '.join(str(plain(made)) for made in totals)}; only the higher score is entered"
        return [*lines, Line("Not entered", off, because, self.source, self.ledger)] if any(off) else lines

    def words(self, game: object) -> str:
        return f"Each side adds up what it has made, in {self.ledger}; only the one with more enters it, and with equal scores nobody does."
