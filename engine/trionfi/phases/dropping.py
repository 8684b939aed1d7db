"""Dropping out of a hand before it is played (Minchiate without partners)."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.notes import OUTSIDE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Words

STAY: Words = "stay in"
DROP: Words = "drop out"


def leaves(table: Table, seat: int, pile: str) -> None:
    """A seat drops out: its hand goes face down to a pile, and nobody sees it."""
    cards = table.hands[seat]
    OUTSIDE.keep(table, seat)
    table.put(table.hands, seat, 0)
    if pile in table.piles:
        table.put(table.piles, pile, table.piles[pile] | cards)
    else:
        table.new(table.piles, pile, cards)
    table.tell("lay down", seat, cards, f"hand {seat}", pile, 1 << seat)


@dataclass(frozen=True, kw_only=True)
class DropOut(Step):
    """From the player after the dealer on, each says whether he plays. The first who drops out lays his hand face down on the `pile`, and
    all others must play."""

    pile: str

    asks: ClassVar[Asks] = Asks.STAYING

    def begin(self, table: Table) -> None:
        """Ask the first."""
        table.set("turn", table.after(table.dealer))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Playing, or not."""
        return Action(STAY), Action(DROP)

    def apply(self, table: Table, action: Action) -> None:
        """Say it; the next is asked while all play."""
        seat = table.in_turn
        table.tell("say", seat, word=action.verb)
        if action.verb == DROP:
            leaves(table, seat, self.pile)
        table.set("turn", None if action.verb == DROP or seat == table.dealer else table.after(seat))

    def advice(self, action: Action) -> Advice:
        """Playing on, or giving the hand up."""
        return Advice.GIVES_UP if action.verb == DROP else Advice.DECLINES

    def prompt(self, view: View) -> Words:
        """What is asked."""
        return "Do you play this hand, or drop out of it?"

    def explain(self, game: Rules, action: Action) -> Words:
        """What the words mean."""
        return "I lay my hand down, and all others play" if action.verb == DROP else "I play this hand"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("In turn, from the player after the {dealer} to the {dealer}, each may drop out. The first who does lays his hand "
                       "face down, unseen, and the others must play.", dealer=game.term("dealer"))
