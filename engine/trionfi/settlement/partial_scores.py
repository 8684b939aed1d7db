"""Hands of which only a part is entered: as far as a player went out in the play, the better score, or the lead."""

from functools import cached_property

from trionfi.cards import Pack
from trionfi.counting import Counting, Points, plain, prose
from trionfi.settlement import played
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import ENDED, Fact
from trionfi.settlement.scoring import Scoring
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace

CLAIMED = "claimed"


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
        because = f"{' : '.join(prose(total) for total in totals)}; only the lead is scored"
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
        because = f"{' : '.join(prose(made) for made in totals)}; only the higher score is entered"
        return [*lines, Line("Not entered", off, because, self.source, self.ledger)] if any(off) else lines

    def words(self, game: object) -> str:
        return f"Each side adds up what it has made, in {self.ledger}; only the one with more enters it, and with equal scores nobody does."
