"""Laying the dummies' cards open."""

from trionfi.phases.base import Step
from trionfi.state.events import EVERYBODY
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class Uncover(Step):
    """The dummies' cards are laid open to all, or where they are not for `all` shown to the player alone who plays them."""

    all: bool = True

    def begin(self, table: Table) -> None:
        """Show them."""
        for seat in table.seats_from(table.after(table.dealer)):
            if seat >= table.players:
                audience = EVERYBODY if self.all else table.eyes(seat)
                table.tell("show", seat, table.hands[seat], f"hand {seat}", f"hand {seat}", audience)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        dummy = game.term("dummy")
        if not self.all:
            return Message("The player who plays the {dummy} takes up its cards; the others do not see them.", dummy=dummy)
        if game.sides.dummies(game.players[0]) == 1:
            return Message("The {dummy} is laid open, sorted by suit, for all to see.", dummy=dummy)
        return "The hands of the dummies are laid open, sorted by suit, for all to see."
