"""Settling hands in which no declarer makes the sides: what each party has made, or as much of it as is entered."""

from collections.abc import Iterable
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from math import floor

from trionfi.cards import Pack
from trionfi.counting import Counting, Points, plain
from trionfi.settlement import played
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.penalties import Penalties
from trionfi.settlement.questions import ENDED, Question
from trionfi.settlement.reckoning import Reckoning
from trionfi.settlement.reward import Reward
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.sides import ALONE, Sides
from trionfi.state.table import Table
from trionfi.values import NamedTuple, dataclass, field, replace
from trionfi.words import Listing, Message, Term, Text, Words, pattern
from trionfi.words.phrases import remarks

CLAIMED = "claimed"


def sums(lines: Iterable[Line], players: int) -> list[Points]:
    """What some lines come to for each player."""
    return [sum(line.amounts[seat] for line in lines) for seat in range(players)]


@dataclass(frozen=True)
class Scoring(Reckoning):
    """Rewards read for each party: every player, or each pair of partners. `outs` says that a side may go out on its declarations, and then
    nothing else counts; what is recorded is the sum of a hand divided by `divided_by`. `penalties` are for faults that a person types."""

    sides: Sides = Sides(ALONE)
    outs: bool = False
    divided_by: int = 1
    penalties: Penalties | None = None

    @cached_property
    def ended(self) -> Question:
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

    def asks_last(self, facts: Facts) -> Iterable[Question]:
        return map(self.penalties.fact, range(facts.players)) if self.penalties else ()

    def closing(self, facts: Facts, lines: list[Line]) -> list[Line]:
        """The lines with what faults cost, and with what is recorded."""
        if self.penalties:
            lines = self.penalties.settle(facts, lines, self.ledger)
        return lines if self.divided_by == 1 or not lines else [*lines, self._recorded(lines, facts.players)]

    def _recorded(self, lines: Iterable[Line], players: int) -> Line:
        made = sums(lines, players)
        written = [self.recorded_as(points) for points in made]
        because = Listing(tuple(Message("{points} as {less}", points=points, less=less)
                                for points, less in dict(zip(made, written, strict=True)).items()), ",")
        return Line("Recorded", tuple(less - points for points, less in zip(made, written, strict=True)),
                    Message("divided by {dividedby}: {because}", dividedby=self.divided_by, because=because), self.source, self.ledger)

    def played_first(self, table: Table) -> dict[str, object]:
        return {"ended": "out"} if played.kind(table) == "out" else {}

    def counts_played(self, reward: Reward, table: Table) -> bool:
        return reward.before_play or played.kind(table) != "out"

    def words(self, game: Rules) -> Words:
        unit = Term(self.ledger, "unit")
        how = (Message("What some win the others pay, in {ledger}", ledger=unit) if self.zero_sum else
               Message("Each side scores its own, in {ledger}", ledger=unit))
        parts = [how] if self.divided_by == 1 else [
            how, Message("a hand is entered divided by {n}, to the nearest, and a half as one", n=self.divided_by)]
        return Text(Message("{Rules}.", rules=remarks(parts)),
                    Message("Faults: {faults}.", faults=self.penalties.words()) if self.penalties else "")


class Entered(StrEnum):
    """What is entered of the sides' totals: by how much the highest is ahead of the next, or the highest alone."""

    LEAD = "the lead"
    HIGHER = "the higher"


class EnteredWords(NamedTuple):
    """The label of what is not entered, why it is not, and the rule."""

    label: Words
    why: Words
    rule: Words


ENTERED = {
    Entered.LEAD: EnteredWords("Less the lower total", "only the lead is scored", "Each side adds up what it has made; the side with more "
                               "scores the difference, in {ledger}, and the other nothing."),
    Entered.HIGHER: EnteredWords("Not entered", "only the higher score is entered", "Each side adds up what it has made, in {ledger}; only "
                                 "the one with more enters it, and with equal scores nobody does."),
}


@dataclass(frozen=True)
class PartEntered(Scoring):
    """Each side adds up what it has made, and only a part of it is `entered`."""

    entered: Entered = field(kw_only=True)

    def closing(self, facts: Facts, lines: list[Line]) -> list[Line]:
        lines = super().closing(facts, lines)
        totals = sums(lines, facts.players)
        next_best, best = sorted(totals[min(side)] for side in self.seats(facts.players))[-2:]
        lead = self.entered is Entered.LEAD
        off = tuple(-min(total, next_best) if lead else -total * (total < best or best == next_best) for total in totals)
        label, told, _ = ENTERED[self.entered]
        because = Message("{totals}; {why}", totals=Listing(tuple(totals), ":"), why=told)
        return [*lines, Line(label, off, because, self.source, self.ledger)] if any(off) else lines

    def words(self, game: Rules) -> Words:
        return pattern(ENTERED[self.entered].rule, {"ledger": Term(self.ledger, "unit")})


@dataclass(frozen=True)
class OutScoring(Scoring):
    """A player may also go out in the play: the hand then counts as far as it has gone, without the last trick."""

    @cached_property
    def ended(self) -> Question:
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

    def form(self, pack: Pack, counting: Counting, players: int) -> tuple[Question, ...]:
        """What is asked of a hand that was played is asked of one that ended in the play too."""
        unless = ENDED.key, "out"
        return tuple(replace(fact, only_if=None, unless=unless) if fact.only_if == (ENDED.key, "played") else fact
                     for fact in super().form(pack, counting, players))

    def played_first(self, table: Table) -> dict[str, object]:
        return {ENDED.key: CLAIMED} if played.kind(table) == CLAIMED else super().played_first(table)

    def played_piles(self, table: Table) -> dict[str, object]:
        """What each side has by then, in points and by name: nobody has won the last trick, and a discard counts for who has a trick."""
        if played.kind(table) != CLAIMED:
            return super().played_piles(table)
        game = table.game
        parties = map(table.seats_of, self.seats(table.players))
        piles = {f"cards_{number}": Cards(played.pile_of(table, party) if any(trick.winner in party for trick in table.tricks) else 0)
                 for number, party in enumerate(parties)}
        facts = self.facts(game.pack, game.counting, table.players, piles)
        known: dict[str, object] = {f"points_{side.key}": plain(game.counting.points(game.pack, side.pile or 0))
                                    for side in self.piles_by_side(facts)}
        for reward in self.rewards:
            known |= reward.brief(facts, self)
        return known
