"""Busso, volo, striscio and corto in the own play: what is said with a lead, and what is done when a partner has said it.

Weights are ours, and a hand says few things, as all others hear them too. Measured in Ottocento between a side that talks and one that
is silent, the same deals either way: to lead as the partner asks gained about 3 points a hand, well within chance; to save high
cards at his knock, or small ones at his scrape, at the cost of the trick lost 16. So in following he is heard only between cards that are
otherwise as good.
"""

from typing import TYPE_CHECKING

from trionfi.bots import knock
from trionfi.bots.heard import spoken
from trionfi.state.signals import Signal

if TYPE_CHECKING:
    from trionfi.bots.memory import Memory

RETURNED, DRAWN, WARNED, TIED = 0.3, 0.2, 0.5, 0.02
OFTEN = 2                   # a seat says no more than this in a hand
ORDER = ("holds top", "last of suit", "few of suit", "many of suit", "holds second", "more of suit")


def with_lead(memory: "Memory", signals: list[Signal], number: int) -> Signal | None:
    """The signal to make with the card that is to be led; none when enough has been said."""
    view, suit = memory.view, memory.pack.suit_of[number]
    offered = [signal for signal in signals if signal.about == "led" and signal.when == "leading"]
    if not offered or memory.fool >> number & 1 or len(spoken(view)) >= OFTEN:
        return None
    rest, fallen = memory.hand & ~(1 << number), 0
    for trick in view.tricks:
        for _, card in trick.plays:
            fallen |= 1 << card
    out = memory.pack.all & ~fallen & ~(1 << number)
    made = [signal for signal in offered if _free(memory, signal, suit, fallen) and knock.true(view, signal, rest, suit, out)
            and _bites(memory, signal, suit)]
    return min(made, key=lambda signal: ORDER.index(signal.asks), default=None)


def _free(memory: "Memory", signal: Signal, suit: int, fallen: int) -> bool:
    """Whether the signal may go with the suit: with any, or only when its highest card has been played."""
    late = signal.suits == "plain top" and (suit == memory.trumps or not memory.trumps & ~fallen)
    return not signal.suits or late or (signal.suits in ("top", "plain top") and bool(fallen >> suit.bit_length() - 1 & 1))


def _bites(memory: "Memory", signal: Signal, suit: int) -> bool:
    """Whether it is worth saying: that a suit is led from weakness only while a partner could lose something to it."""
    if signal.asks != "more of suit":
        return True
    return suit != memory.trumps and bool(memory.out & suit & memory.stakes.counting)


def leading(memory: "Memory", suit: int) -> float:
    """What partners ask of a lead: a suit of theirs comes back, trumps are drawn, and one that flew is left alone."""
    found = 0.0
    for made in memory.knocks:
        if made.suit == suit:
            wanted = {"holds top": bool(made.signal.suits and made.one_of), "more of suit": suit == memory.trumps}
            weight = {"holds top": RETURNED, "more of suit": DRAWN, "many of suit": DRAWN, "last of suit": -WARNED}
            found += weight.get(made.signal.asks, 0.0) * wanted.get(made.signal.asks, True)
    return found


def following(memory: "Memory", number: int) -> float:
    """What a partner who led this trick asks of the card: high ones saved, or the highest played where he has the rest; nothing dear
    where he led from weakness."""
    view, suit = memory.view, memory.pack.suit_of[number]
    found = 0.0
    for made in memory.knocks:
        if made.trick != len(view.tricks) + 1 or made.suit != suit:
            continue
        highest = number == (memory.hand & suit).bit_length() - 1 and (memory.hand & suit).bit_count() > 1
        if made.signal.asks == "holds top" and highest:
            found += TIED if made.signal.suits and suit != memory.trumps else -TIED
        elif made.signal.asks == "more of suit" and suit != memory.trumps and memory.stakes.counting >> number & 1:
            found -= TIED
    return found
