"""A discard that spares the cards of declarations."""

from trionfi.melds import candidates
from trionfi.phases.declare import known
from trionfi.phases.discard_rules import DiscardRule
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class Sparing(DiscardRule):
    """Cards of a combination that could be declared stay, as long as the hand has `least` others of the set `of`."""

    of: str
    least: int = 3

    key = "sparing"
    set_apart = "it belongs to a combination that you must declare"

    def apart(self, table: Table, seat: int) -> int:
        hand, declared = table.hands[seat], 0
        for one in candidates(table.pack, hand, known(table)):
            declared |= one.own
        may = hand & table.pack.select(self.of)
        return may & declared if (may & ~declared).bit_count() >= self.least else 0

    def words(self, game: Rules) -> str:
        return f"Cards of a combination that he can declare stay, as long as he has {self.least} others to lay away."
