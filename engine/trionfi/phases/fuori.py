"""Going out on the cards that were dealt, before extra cards are taken (two-handed games of Bologna)."""

from typing import ClassVar

from trionfi.melds import declarations, total
from trionfi.phases.base import Step
from trionfi.phases.claim import EARLY, Out
from trionfi.phases.declare import Declaring, action_of, known
from trionfi.state.actions import Action, one_by_one
from trionfi.state.decisions import Advice, Asks
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class GoOut(Step):
    """The dealer first, then the others in turn: whoever comes to the total of the match with the combinations in his hand may show them
    and say that he is out. A player who wants more than `within` points is not asked; another is, whatever he holds, so that the question
    tells nothing."""

    out: Out
    within: int
    decline: Words = "not now"
    declaring: Declaring = Declaring()

    asks: ClassVar[Asks] = Asks.EARLY_DECLARATIONS

    def begin(self, table: Table) -> None:
        """Ask the first who is near enough."""
        self._ask(table, table.seats_from(table.dealer))

    def _ask(self, table: Table, seats: tuple[int, ...]) -> None:
        goal, most = table.game.match.goal, table.game.payments.recorded_as(self.within)
        table.set("turn", next((seat for seat in seats if goal and table.standing.totals[seat] + most >= goal), None))

    def _can(self, table: Table, seat: int) -> bool:
        """Whether the combinations in the hand make the total."""
        goal, melds = table.game.match.goal, known(table)
        worth = total(melds, declarations(table.pack, table.hands[seat], melds)).value
        return bool(goal and worth) and table.standing.totals[seat] + table.game.payments.recorded_as(worth) >= goal

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Going out, or not."""
        return (Action(self.out.word), Action(self.decline)) if self._can(table, table.in_turn) else (Action(self.decline),)

    def apply(self, table: Table, action: Action) -> None:
        """Show the combinations and end the hand; or the next who can is asked."""
        seat = table.in_turn
        if action.verb == self.decline:
            table.tell("say", seat, word=action.verb)
            order = table.seats_from(table.dealer)
            self._ask(table, order[order.index(seat) + 1:])
            return
        for one in declarations(table.pack, table.hands[seat], known(table)):
            self.declaring.apply(table, seat, action_of(one))
        contract = table.contract
        table.set("contract", replace(contract, announced=(*contract.announced, (EARLY, seat))))
        table.tell("say", seat, word=action.verb)
        self.out.end(table, seat)

    def advice(self, action: Action) -> Advice:
        """The match is won, or nothing is said."""
        return Advice.WINS if action.verb == self.out.word else Advice.DECLINES

    def prompt(self, view: View) -> Words:
        """What is asked."""
        if any(action.verb == self.out.word for action in one_by_one(view.actions)):
            return "The combinations in your hand win the match. Do you say so?"
        return "The combinations in your hand do not win the match yet."

    def explain(self, game: Rules, action: Action) -> Words:
        """What the words mean."""
        return self.out.gloss if action.verb == self.out.word else "I play on"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer, extra = game.term("dealer"), game.term("talon")
        return Message("Whoever lacks no more than {n} points to the total of the match, as much as cards can bring, is asked, the "
                       "{dealer} first, then the others in turn. One who comes to that total with the combinations that he then holds, the "
                       "{extra} left face down, may show them and say {word} ({gloss}). That ends the hand and the match.", n=self.within,
                       dealer=dealer, extra=extra, word=self.out.word, gloss=self.out.gloss)
