"""Calling a card whose holder says at once that he has it (Dummett and McLeod 2004, 8.28)."""

from trionfi.phases.call import I_AM_THE_PARTNER, DealerCalls
from trionfi.state.contract import Known
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Words


@dataclass(frozen=True, kw_only=True)
class DealerCallsOpenly(DealerCalls):
    """The dealer calls, and the holder of the card says so before the play."""

    known: Known = Known.AT_ONCE

    def note(self, table: Table, caller: int, card: str) -> None:
        """The holder speaks up, and all know the sides."""
        super().note(table, caller, card)
        if table.partner is not None:
            table.tell("say", table.partner, word=I_AM_THE_PARTNER)
        table.reveal()

    def found_out(self) -> Words:
        """At once."""
        return "Its holder is his partner, and says so at once."
