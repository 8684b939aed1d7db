"""The leader says before the first lead what the hand is played for (Mattazza)."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.meaning import meant
from trionfi.state.actions import Action
from trionfi.state.decisions import Asks
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Words


@dataclass(frozen=True, kw_only=True)
class Aim(Step):
    """The player who leads first must say one of the `aims`, (word, what it means) each."""

    aims: tuple[tuple[str, Words], ...]

    phase: ClassVar[str] = "announce"
    asks: ClassVar[Asks] = Asks.AIM

    def begin(self, table: Table) -> None:
        """Ask the leader."""
        table.set("turn", table.after(table.dealer))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The words."""
        return tuple(Action(word) for word, _ in self.aims)

    def apply(self, table: Table, action: Action) -> None:
        """Say it."""
        seat = table.in_turn
        table.tell("say", seat, word=action.verb)
        table.set("contract", replace(table.contract, announced=(*table.contract.announced, (action.verb, seat))))
        table.set("turn", None)

    def prompt(self, view: View) -> Words:
        """What is asked."""
        return "You lead first: say what the hand is played for."

    def explain(self, game: Rules, action: Action) -> Words:
        """What the word means."""
        return dict(self.aims).get(action.verb, "")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        said = Listing(tuple(meant(word, gloss) for word, gloss in self.aims), "or")
        return Message("The player to the {dealer}'s {side} says {said}.", dealer=game.term("dealer"), side=game.next_side, said=said)
