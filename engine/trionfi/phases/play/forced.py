"""Cards that must fall: when their suit is led for the first time, trumped or not, and under a King."""

from trionfi.state.table import Table, led_suit

NOT_FIRST = "another card of this suit must go to its first trick"


def card(table: Table, hand: int) -> int:
    """The card of a hand that must be played now, with the Fool where that may be played instead, as a mask (0: none)."""
    follow, pack = table.game.follow, table.pack
    lower, higher = follow.under
    if lower and table.led and any((pack.select(higher) & table.led) >> number & 1 for _, number in table.plays):
        under = hand & table.led & pack.select(lower)
        if under:
            return under | hand & pack.fool_mask
    found = table.game.follow.compelled(table.pack, hand, table.led, table.best)
    return 0 if found and any(led_suit(table.pack, trick) == table.led for trick in table.tricks) else found


def held_back(table: Table, hand: int) -> int:
    """The cards that may not be led, because another of their suit must go to its first trick."""
    pack, follow, found = table.pack, table.game.follow, 0
    led = table.suits_led()
    for suit in pack.suit_masks.values():
        if suit & hand and suit not in led and (must := follow.at_first(pack, hand, suit)):
            found |= suit & hand & ~must
    return found


def reason(table: Table, found: int) -> str:
    """Why nothing else may be played."""
    suit = table.pack.suit_name(table.led)
    if table.game.follow.first:
        must = " ".join(table.pack.unmask(found & ~table.pack.fool_mask))
        return f"{must} must be played to this trick of {suit}"
    return f"{' '.join(table.pack.unmask(found))} must be played: {suit} are led for the first time, and trumped"
