"""A discard that spares the cards of declarations."""

from trionfi.melds import candidates
from trionfi.phases.declare import known
from trionfi.phases.talon import Discard
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True, kw_only=True)
class SparingDiscard(Discard):
    """Cards of a combination that could be declared go only when too few others can."""

    def _declarable(self, table: Table, hand: int) -> int:
        mask = 0
        for one in candidates(table.pack, hand, known(table)):
            mask |= one.own
        return mask

    def _split(self, table: Table) -> tuple[int, int]:
        """The free cards, and those of declarations, where the free ones are too few."""
        free, forced = super()._split(table)
        kept = (free | forced) & self._declarable(table, self._hand(table))
        enough = ((free | forced) & ~kept).bit_count() >= self.size(table)
        return (free & ~kept, forced & ~kept) if enough else ((free | forced) & ~kept, kept)

    def _kept(self, table: Table, number: int) -> str:
        """Why a card cannot be laid away."""
        if self._any(table) >> number & 1 and self._declarable(table, self._hand(table)) >> number & 1:
            return "it belongs to a combination that you must declare"
        return super()._kept(table, number)

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        return f"{super().words(game)} Cards of a combination that he can declare stay, as long as there are three others to lay away."

