"""Cards that must fall: when their suit is led for the first time, trumped or not, and under a King."""

from trionfi.state.table import Table, led_suit

NOT_FIRST = "another card of this suit must go to its first trick"


def card(table: Table, hand: int) -> int:
    """The card of a hand that must be played now, with the Fool where that may be played instead, as a mask (0: none)."""
    follow = table.game.follow
    if follow.under[0] and (under := follow.beneath(table.pack, hand, table.led, sum(1 << number for _, number in table.plays))):
        return under
    found = follow.compelled(table.pack, hand, table.led, table.best)
    return 0 if found and any(led_suit(table.pack, trick) == table.led for trick in table.tricks) else found


def held_back(table: Table, hand: int) -> int:
    """The cards that may not be led, because another of their suit must go to its first trick."""
    return table.game.follow.held_back(table.pack, hand, table.suits_led())


def reason(table: Table, found: int) -> str:
    """Why nothing else may be played."""
    return table.game.follow.compulsion(table.pack, table.led, found, sum(1 << number for _, number in table.plays))
