"""Asking for cards where some may not be given for them (Dummett and McLeod 2004, 8.28)."""

from trionfi.phases.asking import Ask
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


@dataclass(frozen=True, kw_only=True)
class AskKeeping(Ask):
    """The declarer asks for cards and gives others for them, but none of the set `keeps`."""

    keeps: str

    def _given(self, table: Table) -> int:
        """The cards that may be given, as a mask."""
        return table.pack.all & ~table.pack.select(self.keeps)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(super().words(game), Message("He may not give {cards}.", cards=game.set_words(self.keeps)))
