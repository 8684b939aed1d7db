"""A declarer who lays down his hand before the play (Dummett and McLeod 2004, 6.3)."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class Sacrifice(Step):
    """A declarer other than the dealer may lay down his hand where the dealer has made a bid. The hand is then not played, and the next
    player deals; the settlement says what it costs."""

    gives_up: Words = "lay down the hand"
    declines: Words = "play on"

    phase: ClassVar[str] = "announce"

    def begin(self, table: Table) -> None:
        """Ask the declarer, where the dealer has bid against him."""
        bids = {bid.say for step in table.game.course for bid in step.speaking.levels()}
        bid = any(event.kind == "say" and event.seat == table.dealer and event.word in bids for event in table.events)
        table.set("turn", table.declarer if bid and table.declarer != table.dealer else None)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Playing, or laying the hand down."""
        return Action(self.declines), Action(self.gives_up)

    def apply(self, table: Table, action: Action) -> None:
        """Play, or end the hand."""
        seat = table.in_turn
        table.tell("say", seat, word=action.verb)
        table.set("turn", None)
        if action.verb == self.gives_up:
            table.set("ending", Ending("unplayed", table.next_dealer))
            table.tell("end", seat, word="unplayed")

    def advice(self, action: Action) -> Advice:
        """It is lost then."""
        return Advice.DECLINES if action.verb == self.declines else Advice.GIVES_UP

    def prompt(self, view: View) -> Words:
        """The question."""
        return Message("The {dealer} has bid against you. Do you play, or lay down your hand and pay the bare sum of your bid?",
                       dealer=view.game.term("dealer"))

    def explain(self, game: Rules, action: Action) -> Words:
        """What an answer means."""
        return "I pay the sum of my bid, and nothing more" if action.verb == self.gives_up else "the hand is played"

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        dealer, declarer = game.term("dealer"), game.term("declarer")
        return Message("If the {dealer} has made a bid, a {declarer} other than the {dealer} may lay down his hand before the play. He "
                       "then pays the bare sum of his bid, and the next player deals.", dealer=dealer, declarer=declarer)
