"""Undertaking more than was bid, when the others have given up."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Bidding
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class Raise(Step):
    """The declarer may announce a bid above the one with which he has won the auction, and plays at that; or `decline`."""

    decline: Words = "as bid"

    phase: ClassVar[str] = "announce"

    def begin(self, table: Table) -> None:
        """Ask the declarer, if there is anything higher."""
        table.set("turn", table.contract.declarer if self._higher(table) else None)

    def _higher(self, table: Table) -> tuple[Bidding, ...]:
        bids = next(bids for step in table.game.course if (bids := step.speaking.levels()))
        return bids[[bid.say for bid in bids].index(table.contract.bid) + 1:]

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Leaving it, and every higher bid."""
        return (Action(self.decline), *(Action(bid.say) for bid in self._higher(table)))

    def apply(self, table: Table, action: Action) -> None:
        """Raise the bid, or leave it."""
        table.tell("say", table.in_turn, word=action.verb)
        bid = next((bid for bid in self._higher(table) if bid.say == action.verb), None)
        if bid is not None:
            table.set("contract", replace(table.contract, bid=bid.say, rate=bid.rate, talon=bid.talon))
        table.set("turn", None)

    def advice(self, action: Action) -> Advice:
        """Whether it is left as it is."""
        return Advice.DECLINES if action.verb == self.decline else Advice.NONE

    def prompt(self, view: View) -> Words:
        """What is asked of the declarer."""
        return Message("You play a {bid}. Do you raise it?", bid=view.contract.bid)

    def explain(self, game: Rules, action: Action) -> Words:
        """What an action means."""
        return "I play what I have bid" if action.verb == self.decline else super().explain(game, action)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("When the bidding is over the {declarer} may announce that he plays at a higher bid than his own ({decline}: he "
                       "does not).", declarer=game.term("declarer"), decline=self.decline)
