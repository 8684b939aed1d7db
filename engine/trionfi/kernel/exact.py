"""The last tricks with all cards seen: what they come to when both sides play their best. The C does the same in `solved`."""

from typing import Protocol, Self

from trionfi.cards import bits

FAR = 1 << 60       # no payoff is so large


class Cards(Protocol):
    """Cards being played, `over` or not: whose `turn` it is, for which `player` it is reckoned, and each seat's `side`."""

    over: bool
    turn: int
    player: int
    side: list[int]

    def legal(self) -> int:
        """The cards that may be played (a mask)."""

    def after(self, card: int) -> Self:
        """The position after a card; this one stays as it is."""

    def payoff(self) -> int:
        """What the hand, now over, is worth to the player and his side."""


def solved(play: Cards, low: int, high: int) -> int:
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


def solution(play: Cards, legal: int) -> int:
    """The best of some cards (a mask) for the seat in turn; the lowest of those that are as good."""
    sign = 1 if play.side[play.player] >> play.turn & 1 else -1
    return max(bits(legal), key=lambda card: (sign * solved(play.after(card), -FAR, FAR), -card))
