"""Cards that must fall when their suit is led for the first time and trumped."""

from trionfi.phases.table import Table, led_suit


def card(table: Table, hand: int) -> int:
    """The card of a hand, as a mask, that must be played now (0: none)."""
    found = table.game.follow.compelled(table.pack, hand, table.led, table.best)
    return 0 if found and any(led_suit(table.pack, trick) == table.led for trick in table.tricks) else found


def reason(table: Table, found: int) -> str:
    """Why nothing else may be played."""
    suit = table.pack.suit_name(table.led)
    return f"{' '.join(table.pack.unmask(found))} must be played: {suit} are led for the first time, and trumped"
