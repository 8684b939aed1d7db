"""A hand that is over, as the rules of a match read it."""

from trionfi.state.account import Settlement
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import NamedTuple


class PlayedHand(NamedTuple):
    """The table at the end of a hand, how the hand ended, and its settlement."""

    table: Table
    ending: Ending
    settlement: Settlement

    @property
    def game(self) -> Rules:
        """The game that was played."""
        return self.table.game

    @property
    def players(self) -> int:
        """How many play."""
        return self.table.players
