"""What goes with a lead (busso, volo, striscio, corto): when it is true of a hand, and what it tells when the card has been led."""

from typing import TYPE_CHECKING

from trionfi.bots.heard import signal_of
from trionfi.cards import bits
from trionfi.state.signals import Signal
from trionfi.values import NamedTuple

if TYPE_CHECKING:
    from trionfi.state.view import View

FEW, MANY = 2, 4            # so many cards left of a suit at most, or at least
CERTAIN, LIKELY, SHORTER, LONGER = 50.0, 3.0, 0.35, 2.0    # how many times likelier: the one card that it can be, one of two, a suit


class Knock(NamedTuple):
    """A signal that went with a lead: whose, which, in which suit and trick (from 1), and what strength promises one of: nothing once he
    has played such a card."""

    seat: int
    signal: Signal
    suit: int
    trick: int
    one_of: int


def read(view: "View", side: frozenset[int]) -> tuple[Knock, ...]:
    """The signals that other seats of a side have led with."""
    if not view.said or not any(signal.about == "led" for signal in view.game.signals):
        return ()
    pack, found, tricks = view.game.pack, list[Knock](), 0
    out, said = pack.all, dict[int, list[Signal]]()
    for event in view.events:
        if event.kind == "say" and event.seat in side and event.seat != view.seat:
            signal = signal_of(view, event.word)
            if signal is not None and signal.about == "led" and signal.when == "leading":
                said.setdefault(event.seat, []).append(signal)
        elif event.kind == "play":
            out &= ~event.cards
            suit = pack.suit_of[event.cards.bit_length() - 1]
            found = [knock._replace(one_of=0) if knock.seat == event.seat and event.cards & knock.one_of else knock for knock in found]
            found += [Knock(event.seat, signal, suit, tricks + 1, strong(view, signal, suit, out)) for signal in said.pop(event.seat, ())]
        elif event.kind == "trick":
            tricks += 1
    return tuple(found)


def strong(view: "View", signal: Signal, suit: int, out: int) -> int:
    """The cards of which strength promises one: of trumps the two highest of the pack while one is out, else of what is out the highest,
    or by a signal that is made at any time also the second."""
    pack = view.game.pack
    highest = bits(suit & out)[::-1]
    if suit == pack.trump_mask:
        two = sum(1 << number for number in bits(suit)[-2:]) & out
        return two or sum(1 << number for number in highest[:1])
    return sum(1 << number for number in highest[:1 if signal.suits else 2])


def weak(view: "View", suit: int) -> int:
    """The cards that a scraped lead denies: the two highest trumps, of a plain suit the King."""
    number = 2 if suit == view.game.pack.trump_mask else 1
    return sum(1 << card for card in bits(suit)[-number:])


def true(view: "View", signal: Signal, rest: int, suit: int, out: int) -> bool:
    """Whether a signal is true of the hand that is left behind a card of a suit; `out` is all that has not been played then."""
    more = (rest & suit).bit_count()
    if signal.asks == "holds top":
        return bool(rest & strong(view, signal, suit, out))
    if signal.asks == "holds second":
        return len(highest := bits(suit & out)) > 1 and bool(rest >> highest[-2] & 1)
    if signal.asks == "more of suit":
        return more > 0 and not rest & weak(view, suit)
    return {"last of suit": more == 0, "few of suit": 0 < more <= FEW, "many of suit": more >= MANY}.get(signal.asks, False)


def tells(view: "View", knocks: tuple[Knock, ...]) -> tuple[dict[int, int], list[tuple[int, int, float]]]:
    """By seat, the cards that a partner lacks for certain; and (seat, cards, times): how many times likelier he holds some."""
    lacks, leans = dict[int, int](), list[tuple[int, int, float]]()
    for knock in knocks:
        asks, suit = knock.signal.asks, knock.suit
        if asks == "last of suit":
            lacks[knock.seat] = lacks.get(knock.seat, 0) | suit
        elif asks == "more of suit":
            lacks[knock.seat] = lacks.get(knock.seat, 0) | weak(view, suit)
        elif asks == "holds top" and knock.one_of:
            open_ = knock.one_of & ~view.hand
            leans.append((knock.seat, open_, LIKELY if open_ & open_ - 1 else CERTAIN))
        elif asks in ("few of suit", "many of suit"):
            leans.append((knock.seat, suit, SHORTER if asks == "few of suit" else LONGER))
    return lacks, leans
