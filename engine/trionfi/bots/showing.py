"""What partners tell each other by a card that they lead, or with which they first trump: kept to in the own play.

Weights are ours: a sign decides between cards that are otherwise about as good. Measured in Minchiate between a side that makes and reads
signs and one that does neither, 500 deals either way: no difference beyond chance (-0.01 resti a hand, give or take 0.04).
"""

from typing import TYPE_CHECKING

from trionfi.bots.shown import by_card, carried, meant
from trionfi.bots.signing import ASKED, FALSE, TRUE
from trionfi.state.signals import Sign
from trionfi.state.talk_words import Done, Tells
from trionfi.words import Words

if TYPE_CHECKING:
    from trionfi.bots.memory import Memory

SURE = 0.9        # how likely a partner must hold the highest trump before he is asked to draw trumps


def true(memory: "Memory", sign: Sign, card: int) -> bool:
    """Whether what a sign tells is so of the hand without the card (a mask) that makes it. Trumps are to be drawn by a partner who is sure
    to take the trick."""
    cards = memory.hand & ~card & meant(memory.pack, sign, memory.told.known)
    if sign.tells == Tells.SEVERAL:
        return any(cards.bit_count() >= count for count, _, _ in sign.least)
    if sign.tells == Tells.DRAW:
        left = (memory.out | memory.hand) & memory.trumps
        highest = 1 << left.bit_length() - 1 if left else 0
        return any(memory.has(friend, highest & memory.out) > SURE for friend in memory.friends)
    return bool(cards)


def made(memory: "Memory", number: int, played: Done) -> Sign | None:
    """The sign that the own card would make."""
    signs = carried(memory.view.game) if memory.friends else []
    return by_card(memory.pack, signs, 1 << number, played) if signs else None


def leading(memory: "Memory", number: int, suit: int) -> float:
    """What a lead is worth by what it tells, and by what the partners have asked for."""
    sign = made(memory, number, Done.LED)
    told = 0.0 if sign is None else TRUE if true(memory, sign, 1 << number) else -FALSE
    asked = any(one.seat in memory.friends and one.sign.tells == Tells.DRAW for one in memory.told.shown)
    return told + ASKED * (asked and suit == memory.trumps)


def following(memory: "Memory", number: int) -> float:
    """What a trump on a plain suit, the first that the seat plays so, is worth by what it tells."""
    view, trumps = memory.view, memory.trumps
    if not view.led or view.led == trumps or not trumps >> number & 1:
        return 0.0
    sign = made(memory, number, Done.FIRST_RUFF)
    if sign is None or any(seat == view.seat and trumps >> card & 1 and led != trumps
                           for led, trick in zip(memory.leds, view.tricks, strict=True) for seat, card in trick.plays):
        return 0.0
    return TRUE if true(memory, sign, 1 << number) else -FALSE


def says(memory: "Memory", number: int) -> Words:
    """What a lead of this card tells the partners, in words; nothing where it tells nothing or would not be true."""
    sign = made(memory, number, Done.LED)
    return sign.meaning if sign is not None and true(memory, sign, 1 << number) else ""
