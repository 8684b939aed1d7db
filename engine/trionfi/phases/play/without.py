"""Play without one who has dropped out before it."""

from typing import ClassVar

from trionfi.phases.play import leading
from trionfi.phases.rule import PlayRule
from trionfi.state.notes import OUTSIDE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Words


@dataclass(frozen=True)
class Without(PlayRule):
    """A player who has dropped out takes no part, and the next in turn leads where he would."""

    source: str = ""

    key: ClassVar[str] = "dropped-out"

    def first_leader(self, table: Table) -> int | None:
        """The one after him."""
        first = leading.first(table, leading.Leader.AFTER_DEALER)
        return table.after(first) if first == OUTSIDE.of(table) else None

    def spent(self, table: Table) -> bool:
        """Nobody has dropped out."""
        return OUTSIDE.of(table) is None

    def tabled(self, table: Table) -> bool:
        """Who plays is known."""
        return True

    def plays(self, table: Table, seat: int) -> bool:
        """Everybody else."""
        return seat != OUTSIDE.of(table)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return "A player who has dropped out takes no part; if he should lead to the first trick the next player does."
