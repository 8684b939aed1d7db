"""Fines in the play that go into the pots of the match."""

from trionfi.state.notes import POT_FINES
from trionfi.state.table import Table
from trionfi.words import Message


def fine(table: Table, seat: int) -> None:
    """A seat pays a fine to each pot. The match says how much it is."""
    POT_FINES.keep(table, (*POT_FINES.of(table), seat))
    table.tell("pay", seat, word=Message("a fine to each pot"))
