"""What a partner has advised about the lead, as cards of the own hand."""

from trionfi.bots.memory import Memory
from trionfi.cards import COURTS, bits
from trionfi.state.signals import Signal


def advised(memory: Memory, legal: int) -> tuple[int, str]:
    """The cards among the legal ones that a partner's last advice asks for, and the phrase; all of them without advice."""
    for signal in _heard(memory):
        cards = meant(memory, legal, signal)
        if cards:
            return cards, signal.phrase
    return legal, ""


def _heard(memory: Memory) -> list[Signal]:
    """The advice that partners have given since the last card was played, the latest first."""
    view = memory.view
    known = {signal.phrase: signal for signal in view.game.signals if signal.when == "partner to lead"}
    found = []
    for event in reversed(view.events):
        if event.kind in ("play", "trick"):
            break
        if event.kind == "say" and event.seat in memory.friends and event.word in known:
            found.append(known[event.word])
    return found


def meant(memory: Memory, legal: int, signal: Signal) -> int:
    """The cards among these that an advice speaks of."""
    suits = memory.pack.suit_masks
    plain = [mask for letter, mask in suits.items() if letter not in "TF"]
    about = signal.about
    order = list(dict.fromkeys(suit for suit in memory.leds if suit))
    if about == "declarer's void":
        cards = _lacked(memory, legal, plain)
    elif about == "last led":
        cards = memory.leds[-1] if memory.leds else 0
    elif about == "not last led":
        cards = ~memory.leds[-1] & ~memory.trumps if memory.leds else 0
    elif about in ("first led", "second led"):
        place = 0 if about == "first led" else 1
        cards = order[place] if len(order) > place else 0
    elif about == "trumps":
        cards = memory.trumps
    elif about in ("with the King", "without the King"):
        cards = _by_court(memory, plain, about == "with the King")
    elif about == "any":
        cards = memory.pack.all & ~memory.trumps
    else:
        cards = next((suits[suit.letter] for suit in memory.pack.suits if suit.name == about), 0)
    cards &= legal
    return _highest(cards, [*plain, memory.trumps]) if signal.asks == "highest" else cards


def _lacked(memory: Memory, legal: int, plain: list[int]) -> int:
    """The suits that the declarer has shown to lack; if he has shown none, the likeliest of those that can be led."""
    declarer = memory.declarer
    if declarer is None:
        return 0
    shown = sum(suit for suit in plain if suit & memory.voids[declarer])
    if shown & legal:
        return shown
    held = [suit for suit in plain if suit & legal]
    return min(held, key=lambda suit: memory.has(declarer, suit), default=0)


def _by_court(memory: Memory, plain: list[int], held: bool) -> int:
    """The suits whose highest court card is in the hand, or is not."""
    found = 0
    for suit in plain:
        top = bits(suit)[-1]
        if memory.pack.cards[top].rank in COURTS and bool(memory.hand >> top & 1) == held:
            found |= suit
    return found


def _highest(cards: int, plain: list[int]) -> int:
    """The top card of each suit among the cards."""
    return sum(1 << bits(cards & suit)[-1] for suit in plain if cards & suit)
