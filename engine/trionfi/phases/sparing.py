"""A discard that spares the cards of declarations."""

from typing import ClassVar

from trionfi.melds import candidates
from trionfi.phases.declare import known
from trionfi.phases.discard_rules import DiscardRule
from trionfi.state.notes import BROKEN
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Words


@dataclass(frozen=True)
class Sparing(DiscardRule):
    """Cards of a combination that could be declared go only as far as all others are too few. Those that go are shown, and the combination
    is declared all the same."""

    key = "sparing"
    set_apart: ClassVar[Words] = "it belongs to a combination that you must declare"

    def late(self, table: Table, seat: int) -> int:
        return _declarable(table, table.hands[seat])

    def shown(self, table: Table, seat: int, cards: int) -> int:
        return cards & _declarable(table, table.hands[seat] | cards)

    def laid(self, table: Table, seat: int, cards: int) -> None:
        if broken := self.shown(table, seat, cards):
            BROKEN.keep(table, (seat, broken))

    def words(self, game: Rules) -> Words:
        return ("Cards of a combination that he can declare stay, as long as he has enough others to discard. Where he has not he says "
                "which of them go, and declares the combination all the same.")


def _declarable(table: Table, hand: int) -> int:
    """The cards of a hand that serve in any declaration."""
    found = 0
    for one in candidates(table.pack, hand, known(table)):
        found |= one.own
    return found
