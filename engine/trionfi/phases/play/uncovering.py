"""Packets of two cards, of which the lower one comes to light when the upper one is played."""

from typing import ClassVar

from trionfi.phases.rule import PlayRule
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class Uncovering(PlayRule):
    """A card played from the top of a packet uncovers the one below, which may be played from the next trick on."""

    source: str = ""

    key: ClassVar[str] = "uncovering"

    def after_card(self, table: Table, seat: int, number: int) -> None:
        """Turn up the card that lay below this one."""
        row = table.deal.pile(f"row {seat}")
        if number not in row:
            return
        below = 1 << table.deal.pile(f"under {seat}")[row.index(number)]
        table.put(table.piles, f"under {seat}", table.piles[f"under {seat}"] ^ below)
        table.put(table.hands, seat, table.hands[seat] | below)
        table.tell("turn up", seat, below, f"under {seat}", f"hand {seat}")

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        return "When the upper card of a packet is played the lower one is turned up, and may be played from the next trick on."
