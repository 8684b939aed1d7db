"""Cards laid out before the players in twos, one hidden under one face up, which they play as their hands."""

from typing import ClassVar

from trionfi.cards import Pack
from trionfi.phases.base import Step
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass


@dataclass(frozen=True, kw_only=True)
class Layout(Step):
    """So many packets of two before each of so many players: the upper card lies face up and may be played like a card of the hand,
    the lower is hidden from all."""

    packets_each: int
    players: int = 2

    lays_out: ClassVar[bool] = True

    @property
    def adds_each(self) -> int:
        """Both cards of each packet."""
        return 2 * self.packets_each

    def packets(self, pack: Pack) -> tuple[tuple[str, int, int], ...]:
        """The upper and the lower cards of each player, in the order of the packets."""
        return tuple((f"{kind} {seat}", self.packets_each, self.packets_each) for seat in range(self.players) for kind in ("row", "under"))

    def begin(self, table: Table) -> None:
        """Lay them out."""
        for seat in range(table.players):
            upper, lower = (sum(1 << number for number in table.deal.pile(f"{kind} {seat}")) for kind in ("row", "under"))
            table.new(table.piles, f"under {seat}", lower)
            table.tell("lay", seat, lower, "pack", f"under {seat}", 0)
            table.put(table.hands, seat, table.hands[seat] | upper)
            table.tell("turn up", seat, upper, "pack", f"hand {seat}")

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        return (f"Before each player lie {self.packets_each} packets of two cards, the lower one hidden from all, the upper one face up; "
                "he plays the upper cards as he plays those of his hand.")


def face_up(view: View, seat: int) -> int:
    """The cards that lie face up before a seat, as a mask."""
    if not any(step.lays_out for step in view.game.course):
        return 0
    return sum(event.cards for event in view.events if event.kind == "turn up" and event.target == f"hand {seat}") & ~view.played


def laid_out(table: Table, seat: int) -> int:
    """The cards that were laid out face up before a seat, as a mask."""
    name = f"row {seat}"
    return sum(1 << number for number in dict(table.deal.piles).get(name, ()))
