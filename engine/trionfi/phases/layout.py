"""Cards laid out before the players in packets, of which the uppermost card lies face up; they play it as one of their hands."""

from functools import lru_cache
from itertools import pairwise
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.phases.base import Step
from trionfi.state.faces import Deals
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Words


@dataclass(frozen=True, kw_only=True)
class Layout(Deals, Step):
    """So many packets before each of so many players: the uppermost card lies face up and may be played like a card of the hand, those
    below are hidden from all. They are `hidden` cards in all, shared out as evenly as can be from the first packet on; one a packet where
    no number is given."""

    packets_each: int
    players: int = 2
    hidden: int = 0

    lays_out: ClassVar[bool] = True

    @property
    def under(self) -> int:
        """How many cards of a player are hidden."""
        return self.hidden or self.packets_each

    @property
    def adds_each(self) -> int:
        """All cards of each packet."""
        return self.packets_each + self.under

    def packets(self, pack: Pack) -> tuple[tuple[str, int, int], ...]:
        """The uppermost cards of each player in the order of the packets, then those below, packet by packet from the top."""
        sizes = (("row", self.packets_each), ("under", self.under))
        return tuple((f"{kind} {seat}", size, size) for seat in range(self.players) for kind, size in sizes)

    def begin(self, table: Table) -> None:
        """Lay them out."""
        for seat in range(table.players):
            upper, lower = (sum(1 << number for number in table.deal.pile(f"{kind} {seat}")) for kind in ("row", "under"))
            table.new(table.piles, f"under {seat}", lower)
            table.tell("lay", seat, lower, "pack", f"under {seat}", 0)
            table.put(table.hands, seat, table.hands[seat] | upper)
            table.tell("turn up", seat, upper, "pack", f"hand {seat}")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        if self.hidden:
            sizes = Listing(tuple(size + 1 for size in depths(self.packets_each, self.hidden)), ",")
            return Message("Before each player lie {n} piles, of {sizes} cards, with the uppermost card face up and the others hidden from "
                           "all. Only the uppermost cards may be played.", n=self.packets_each, sizes=sizes)
        return Message("Before each player lie {n} packets of two cards, the lower one hidden from all, the upper one face up; he plays "
                       "the upper cards as he plays those of his hand.", n=self.packets_each)


def depths(packets: int, hidden: int) -> tuple[int, ...]:
    """How many cards are hidden in each packet."""
    each, more = divmod(hidden, packets)
    return tuple(each + (place < more) for place in range(packets))


def beneath(table: Table, seat: int, number: int) -> int | None:
    """The card that comes to light when a seat plays this one from a packet, None where there is none."""
    return _below(table.deal.pile(f"row {seat}"), table.deal.pile(f"under {seat}")).get(number)


@lru_cache(maxsize=16)
def _below(row: tuple[int, ...], under: tuple[int, ...]) -> dict[int, int]:
    """For each card on another of its packet the one beneath it: the uppermost cards, and those below packet by packet."""
    found: dict[int, int] = {}
    start = 0
    for top, size in zip(row, depths(len(row), len(under)), strict=True):
        packet = (top, *under[start:start + size])
        found.update(pairwise(packet))
        start += size
    return found


def face_up(view: View, seat: int) -> int:
    """The cards that lie face up before a seat, as a mask."""
    if not any(step.dealing.lays_out for step in view.game.course):
        return 0
    return sum(event.cards for event in view.events if event.kind == "turn up" and event.target == f"hand {seat}") & ~view.played


def laid_out(table: Table, seat: int) -> int:
    """The cards that were laid out face up before a seat, as a mask."""
    name = f"row {seat}"
    return sum(1 << number for number in dict(table.deal.piles).get(name, ()))
