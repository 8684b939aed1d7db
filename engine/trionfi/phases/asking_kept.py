"""Asking for cards where some may not be given for them (Dummett and McLeod 2004, 8.28)."""

from trionfi.phases.asking import Ask
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True, kw_only=True)
class AskKeeping(Ask):
    """The declarer asks for cards and gives others for them, but none of the set `keeps`."""

    keeps: str

    def _given(self, table: Table) -> int:
        """The cards that may be given, as a mask."""
        return table.pack.all & ~table.pack.select(self.keeps)

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        return f"{super().words(game)} He may not give {game.set_words(self.keeps)}."
