"""Cards that must fall: when their suit is led for the first time, trumped or not, and under a King."""

from trionfi.state.table import Table, led_suit
from trionfi.words import Words

NOT_FIRST: Words = "another card of this suit must go to its first trick"


def card(table: Table, hand: int) -> int:
    """The card of a hand that must be played now, with the Fool where that may be played instead, as a mask (0: none)."""
    follow, lower = table.game.follow, table.game.follow.under[0]
    if lower and hand & table.led & table.pack.select(lower) and (under := follow.beneath(table.pack, hand, table.led, _lying(table))):
        return under
    found = follow.compelled(table.pack, hand, table.led, table.best)
    return 0 if found and any(led_suit(table.pack, trick) == table.led for trick in table.tricks) else found


def held_back(table: Table, hand: int) -> int:
    """The cards that may not be led, because another of their suit must go to its first trick."""
    follow, pack = table.game.follow, table.pack
    return follow.held_back(pack, hand, table.suits_led()) if follow.held_back(pack, hand, ()) else 0


def reason(table: Table, found: int) -> Words:
    """Why nothing else may be played."""
    return table.game.follow.compulsion(table.pack, table.led, found, _lying(table))


def _lying(table: Table) -> int:
    """The cards of the trick so far, as a mask."""
    return sum(1 << number for _, number in table.plays)
