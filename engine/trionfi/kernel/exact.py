"""The last tricks with all cards seen: what they come to when both sides play their best. The C does the same in `solved`."""

from typing import TYPE_CHECKING

from trionfi.cards import bits

if TYPE_CHECKING:
    from trionfi.kernel.reference import Play

FAR = 1 << 60       # no payoff is so large


def solved(play: "Play", low: int, high: int) -> int:
    """What the hand comes to for the player's side, in the unit of the payoff; beyond the two bounds it says only that."""
    if play.over:
        return play.payoff()
    own = bool(play.side[play.player] >> play.turn & 1)
    found = low if own else high
    for card in bits(play.legal()):
        if low >= high:
            break
        value = solved(play.after(card), low, high)
        found = max(found, value) if own else min(found, value)
        low, high = (found, high) if own else (low, found)
    return found


def solution(play: "Play", legal: int) -> int:
    """The best of some cards (a mask) for the seat in turn; the lowest of those that are as good."""
    sign = 1 if play.side[play.player] >> play.turn & 1 else -1
    return max(bits(legal), key=lambda card: (sign * solved(play.after(card), -FAR, FAR), -card))
