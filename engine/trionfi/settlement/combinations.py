"""Combinations among the cards that a side has won, scored when the play is over."""

from dataclasses import dataclass

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.melds import Declarable, declarations, total
from trionfi.melds.weigh import added
from trionfi.settlement.facts import Fact, Facts
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling, Side
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, to_side
from trionfi.state.rules import Rules


@dataclass(frozen=True, kw_only=True)
class WonCards(Reward):
    """What hangs on the combinations that the `table` finds among the cards of each side. Heirs say what they bring."""

    table: Declarable

    counts_cards = True
    scores_won_cards = True

    def fact(self, side: Side) -> Fact:
        """The fact what the combinations among a side's cards are worth."""
        return Fact(f"combinations_{side.key}", f"the combinations in the cards of {side.name}", "declarations", default=(),
                    table=self.table)

    def combined(self, facts: Facts, side: Side) -> tuple[tuple[str, Points], ...]:
        """The combinations of a side's cards as (name, value), with doublings: found in its pile, or as typed where that is unknown."""
        if side.pile is None or facts.form:
            return facts.declared(self.fact(side))
        found = total(self.table, declarations(facts.pack, side.pile, self.table, won=True))
        return tuple((f"{line.label}, {' '.join(line.cards)}" if line.cards else line.label, line.value)
                     for line in found.lines if line.ledger == self.table.ledger)

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        return {self.fact(side).key: [list(one) for one in self.combined(facts, side)] for side in payments.piles_by_side(facts)}


@dataclass(frozen=True, kw_only=True)
class Combinations(WonCards):
    """What they are worth to each member of the side."""

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each combination and doubling."""
        return [self.line(payments, to_side(side.seats, value, facts.players), f"{side.name}: {name}")
                for side in payments.piles_by_side(facts) for name, value in self.combined(facts, side)]

    def in_pile(self, pack: Pack, pile: int) -> Points:
        return total(self.table, declarations(pack, pile, self.table, won=True)).value

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What each card adds on average."""
        return tuple(Stake(Prize.KEPT, more, 1 << number) for number, more in added(game.pack, self.table).items())

    def words(self) -> str:
        return "each side scores the combinations among all the cards that it has won: see the table of declarations"


@dataclass(frozen=True, kw_only=True)
class SideCombinations(Combinations):
    """The same where a declarer makes the sides."""

    def words(self) -> str:
        return "each player is credited with the combinations among all the cards that his side has won: see the table of declarations"
