"""Cards of a stock that are turned up after each trick: to the winner's pile, or into the hands."""

from trionfi.phases.table import Table


def to_pile(table: Table, pile: str, winner: int) -> None:
    """The next card of the stock, shown to all, to the tricks of the winner."""
    card = 1 << table.deal.pile(pile)[len(table.tricks) - 1]
    table.put(table.piles, pile, table.piles[pile] ^ card)
    table.put(table.won, winner, table.won[winner] | card)
    table.tell("draw", winner, card, pile, f"won {winner}")


def to_hands(table: Table, pile: str, winner: int) -> None:
    """A card of the stock into each hand, the winner's first, shown to all, while there are any."""
    if not table.piles[pile]:
        return
    drawn = (len(table.tricks) - 1) * table.players
    for place, seat in enumerate(table.seats_from(winner)):
        card = 1 << table.deal.pile(pile)[drawn + place]
        table.put(table.piles, pile, table.piles[pile] ^ card)
        table.put(table.hands, seat, table.hands[seat] | card)
        table.tell("draw", seat, card, pile, f"hand {seat}")
