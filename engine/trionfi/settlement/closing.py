"""Payments for the end of the play, and for a card that was brought home in the discard."""

from trionfi.settlement.between_players import OnePlayer
from trionfi.settlement.reward import OfCards
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class LastTricks(OnePlayer):
    """One player wins the last tricks, as many as there are sets in `cards`, with a card of each: the first set is for the last trick,
    the second for the one before. What single cards bring there is paid besides."""

    cards: tuple[str, ...] = ()

    asks = "who won the last tricks so: {label}"
    did = "player {seat}: {label}"
    short = "{pays} from each"
    said = "{pays} from every other player, besides what the single cards bring there"

    def doer(self, table: Table) -> int | None:
        pack, seat = table.pack, table.tricks[-1].winner
        if len(table.tricks) < table.game.tricks:
            return None
        for cards, trick in zip(self.cards, reversed(table.tricks), strict=False):
            if trick.winner != seat or not any(who == seat and pack.select(cards) >> number & 1 for who, number in trick.plays):
                return None
        return seat


@dataclass(frozen=True)
class LaidAway(OfCards, OnePlayer):
    """A player has laid one of these cards away: they are home as though he had won a trick with each."""

    asks = "who laid these cards away ({label})"
    did = "player {seat} laid it away"
    short = "{pays} from each"
    said = "{pays} from every other player to the one who laid it away"

    def doer(self, table: Table) -> int | None:
        cards = table.pack.select(self.cards)
        return next((seat for seat in range(table.players) if table.piles.get(f"discard {seat}", 0) & cards), None)
