"""The combinations among won cards in parts: what a pile has of each adds up to all that is in it, before anything is doubled."""

from collections.abc import Callable, Iterator
from functools import partial

from trionfi.cards import Pack, bits
from trionfi.cards.chance import Chance
from trionfi.melds.pattern import Part
from trionfi.melds.table import Combination, Declarable
from trionfi.melds.weigh import among_won, value_of

ORDERS = 10     # in so many orders the cards of a combination are gathered
MOST = 64       # sets of one combination


def parts_of(pack: Pack, table: Declarable) -> tuple[Part, ...]:
    """The parts of all combinations of a table that count among won cards: as their patterns have them, else set by set."""
    return tuple(part for combination, used in among_won(pack, table) for part in _parts(pack, combination, used))


def _parts(pack: Pack, combination: Combination, used: int) -> Iterator[Part]:
    value = combination.values[0]
    if value.steps and not combination.annex:
        own = tuple(combination.pattern.parts(pack, partial(value.amount, pack, cards=0)))
        yield from (part._replace(category=combination.category) for part in own)
        if own:
            return
    for cards, worth in sets(partial(value_of, pack, combination), used, pack.name):
        yield Part(worth, anchor=cards, category=combination.category, counts=False)


def sets(value: Callable[[int], float], used: int, seed: str) -> list[tuple[int, float]]:
    """The sets of the `used` cards (masks) that add up to a value which every pile has: a pile with another value than the sets in it add
    up to, and no smaller pile in it, is one of them. Those beyond a number that no plain combination needs are left out."""
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
