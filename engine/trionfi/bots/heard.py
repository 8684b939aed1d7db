"""What others have told of their cards in the play: what they must hold, and what they lack."""

from typing import TYPE_CHECKING

from trionfi.cards import bits
from trionfi.state.signals import Signal

if TYPE_CHECKING:
    from trionfi.state.view import View


def signal_of(view: "View", word: str) -> Signal | None:
    """The phrase that was said, a card that was named with it left aside."""
    for signal in view.game.signals:
        if word == signal.phrase or (signal.names.cards and word.startswith(f"{signal.phrase} ")):
            return signal
    return None


def spoken(view: "View") -> list[str]:
    """The phrases that the seat itself has used, with the cards named."""
    return [word for seat, word in view.said if seat == view.seat and signal_of(view, word)]


def told(view: "View", side: frozenset[int]) -> tuple[dict[int, int], dict[int, int]]:
    """By seat, the cards that he has told to hold and those that he has told to lack. What the rules let nobody say untruly is
    believed of everybody, anything else of the own side alone."""
    has: dict[int, int] = {}
    lacks: dict[int, int] = {}
    phrases = tuple(signal.phrase for signal in view.game.signals)
    if not any(seat != view.seat and word.startswith(phrases) for seat, word in view.said):
        return has, lacks
    mine = view.hand
    for event in view.events:
        if event.kind == "play" and event.seat == view.seat:
            mine |= event.cards
    played, suit = 0, 0
    last: dict[int, int] = {}
    for event in view.events:
        if event.kind == "play":
            played |= event.cards
            last[event.seat] = suit = next((view.game.pack.suit_of[number] for number in bits(event.cards)), 0)
        elif event.kind == "say" and event.seat != view.seat and (signal := signal_of(view, event.word)):
            out = view.game.pack.all & ~played & ~mine
            holds, without = _always(view, signal, out, last.get(event.seat, 0))
            if event.seat in side:
                more, less = _claimed(view, signal, suit, event.word)
                holds, without = holds | more, without | less
            has[event.seat] = has.get(event.seat, 0) | holds
            lacks[event.seat] = lacks.get(event.seat, 0) | without
    return has, lacks


def _always(view: "View", signal: Signal, out: int, suit: int) -> tuple[int, int]:
    """What a phrase tells that only such a hand may say; `out` are the cards that another may hold, `suit` that of his last card."""
    pack = view.game.pack
    wanted = signal.hand
    has, lacks = pack.select(wanted.has), pack.select(wanted.lacks)
    some, number = wanted.some
    one_of = pack.select(some) & out
    if wanted.or_top and not one_of and not pack.select(some) & view.hand:
        has |= _top(pack.trump_mask & out)
    elif number and one_of.bit_count() == number:
        has |= one_of
    kind, what = signal.played.truth, signal.played.of
    if kind == "holds":
        has |= pack.select(what)
    elif kind == "highest":
        rest = pack.trump_mask & out
        for _ in range(int(what)):
            has |= _top(rest)
            rest &= ~_top(rest)
    elif kind == "left" and what == "0":
        lacks |= suit
    elif kind == "top":
        has |= _top(suit & out)
    elif kind == "court" and (courts := suit & out & pack.select(what)).bit_count() == 1:
        has |= courts
    if signal.when in ("trumps led", "trumping"):
        has |= _top(pack.trump_mask & out)
    return has, lacks


def _claimed(view: "View", signal: Signal, suit: int, word: str) -> tuple[int, int]:
    """What a partner says of one card: by its name, which may be added to the phrase, or of a court card of the suit in question."""
    kind, _, what = signal.asks.partition(" ")
    what = what or word.removeprefix(signal.phrase).strip()
    if kind not in ("holds", "lacks") or not what:
        return 0, 0
    pack = view.game.pack
    letter = next((letter for letter, mask in pack.suit_masks.items() if mask == suit), "")
    number = pack.index.get(what, pack.index.get(f"{what}{letter}"))
    card = 0 if number is None else 1 << number
    return (card, 0) if kind == "holds" else (0, card)


def _top(cards: int) -> int:
    return 1 << cards.bit_length() - 1 if cards else 0
