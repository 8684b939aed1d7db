"""The combinations among won cards as sums over sets of cards: whoever has all of a set has its value."""

from collections.abc import Callable
from functools import partial

from trionfi.cards import Pack, bits
from trionfi.cards.chance import Chance
from trionfi.melds.table import Declarable
from trionfi.melds.weigh import among_won, value_of

ORDERS = 10     # in so many orders the cards of a combination are gathered
MOST = 64       # sets of one combination


def sets_of(pack: Pack, table: Declarable) -> list[tuple[int, float]]:
    """Sets of cards (masks) with values: those of all sets that a pile contains come to the combinations in it. Each combination is looked
    at by itself: what doubles several of them is left out, and so are sets beyond a number that no plain combination needs."""
    found: dict[int, float] = {}
    for combination, used in among_won(pack, table):
        for cards, value in _sets(partial(value_of, pack, combination), used, pack.name):
            found[cards] = found.get(cards, 0.0) + value
    return [(cards, value) for cards, value in found.items() if value]


def _sets(value: Callable[[int], float], used: int, seed: str) -> list[tuple[int, float]]:
    """The sets that add up to a value which every pile has: a pile with another value than the sets in it add up to, and no smaller pile
    in it, is one of them."""
    chance, found = Chance(seed, 43), list[tuple[int, float]]()

    def wanting(cards: int) -> float:
        return value(cards) - sum([more for other, more in found if not other & ~cards])

    for _ in range(ORDERS):
        order = bits(used)
        chance.shuffle(order)
        pile = 0
        for number in order:
            pile |= 1 << number
            while abs(wanting(pile)) > 1e-9 and len(found) < MOST:
                least = pile
                for other in bits(pile):
                    if abs(wanting(least & ~(1 << other))) > 1e-9:
                        least &= ~(1 << other)
                found.append((least, wanting(least)))
    return found
