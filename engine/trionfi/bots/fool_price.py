"""Giving a card for the Fool when the play is over: what the own side misses least, and the others gain least by; most where card points
are bad."""

from trionfi.bots.memory import Memory
from trionfi.cards import bits
from trionfi.state.actions import Action
from trionfi.state.rules import Rules
from trionfi.words import Words


def price(memory: Memory) -> tuple[Action, Words]:
    """The card to give."""
    view, pack = memory.view, memory.pack
    taker = next(trick.winner for trick in view.tricks if any(pack.fool_mask >> number & 1 for _, number in trick.plays))
    ours, theirs = won(memory, memory.side) | pack.fool_mask, won(memory, view.side(taker))
    sign = -1 if memory.stakes.reverse else 1

    def loss(action: Action) -> tuple[float, int]:
        card = pack.mask(action.cards)
        kept = worth_of_pile(view.game, ours & ~card) - worth_of_pile(view.game, ours)
        given = worth_of_pile(view.game, theirs | card) - worth_of_pile(view.game, theirs)
        return sign * float(given - kept), bits(card)[0]

    return min(view.offered, key=loss), "the card that costs least"


def won(memory: Memory, seats: frozenset[int]) -> int:
    """The cards in the tricks of some seats, without the Fool."""
    mask = 0
    for trick in memory.view.tricks:
        if trick.winner in seats:
            for _, number in trick.plays:
                mask |= 1 << number
    return mask & ~memory.fool


def worth_of_pile(game: Rules, pile: int) -> float:
    """The card points of a pile with its combinations, where these count."""
    points = float(game.counting.points(game.pack, pile))
    for reward in game.payments.rewards:
        points += float(reward.in_pile(game.pack, pile))
    return points
