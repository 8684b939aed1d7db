"""What single cards are worth for combinations that nobody has yet: what each adds to those of half the pack."""

from collections.abc import Iterator

from trionfi.cards import Pack, bits
from trionfi.cards.chance import Chance
from trionfi.melds.table import Combination, Declarable, Where

HALVES = 24


def among_won(pack: Pack, table: Declarable) -> Iterator[tuple[Combination, int]]:
    """The combinations that count among won cards, each with the mask of the cards that it may be made of."""
    for combination in table.combinations:
        if combination.where == Where.HAND:
            continue
        used = pack.select(combination.annex)
        for form in combination.pattern.find(pack, pack.all):
            used |= form.cards
        yield combination, used


def added(pack: Pack, table: Declarable) -> dict[int, float]:
    """For each card of the combinations that count among won cards, what it adds on average to those of a random half.

    Each combination is looked at by itself: what doubles several of them is left out.
    """
    chance, found = Chance(pack.name, 42), dict[int, float]()
    halves = [sum(1 << number for number in range(pack.size) if chance.below(2)) for _ in range(HALVES)]
    for combination, used in among_won(pack, table):
        for number in bits(used):
            card = 1 << number
            more = sum(value_of(pack, combination, half | card) - value_of(pack, combination, half & ~card) for half in halves)
            if more > 0:
                found[number] = found.get(number, 0.0) + more / HALVES
    return found


def value_of(pack: Pack, combination: Combination, cards: int) -> float:
    """What the forms of a combination in some cards (a mask) come to."""
    annex = cards & pack.select(combination.annex)
    worth = combination.values[0]
    return sum([float(worth.amount(pack, found.size, found.cards | annex)) for found in combination.pattern.find(pack, cards)])
