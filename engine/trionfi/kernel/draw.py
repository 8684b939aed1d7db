"""Worlds drawn one after another: the hidden cards dealt anew between each two places, as `draw.h` does it.

A placing says for each place which hidden cards (a mask) lie there, `may` which of them may. What fits stays as likely as before.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.kernel import layout as at
from trionfi.kernel.layout import mask_at


def stir(placing: list[int], may: Sequence[int], chance: Chance, times: int) -> None:
    """Deal the cards of each two places anew between them."""
    for _ in range(times):
        for one, other in combinations(range(len(placing)), 2):
            free = (placing[one] | placing[other]) & may[one] & may[other]
            size = (placing[one] & free).bit_count()
            if size and placing[other] & free:
                dealt = some(free, size, chance)
                placing[one] = placing[one] & ~free | dealt
                placing[other] = placing[other] & ~free | free & ~dealt
        pass_on(placing, may, chance)


def some(cards: int, size: int, chance: Chance) -> int:
    """So many of the cards (a mask), each as likely as any other."""
    return sum([1 << number for number in chance.sample(bits(cards), size)])


def pass_on(placing: list[int], may: Sequence[int], chance: Chance) -> None:
    """Pass one card on from each of three places to the next, if they may lie there: where few cards are left, some placings come out
    of others in no other way."""
    if len(placing) < 3:
        return
    places = chance.sample(range(len(placing)), 3)
    cards = [1 << chance.choice(bits(placing[place])) for place in places]
    following = places[1:] + places[:1]
    if all([may[place] & card for place, card in zip(following, cards, strict=True)]):
        for place, target, card in zip(places, following, cards, strict=True):
            placing[place] ^= card
            placing[target] ^= card


def draw(pool: Sequence[int], count: int, seed: int | str) -> list[list[int]]:
    """So many worlds from a pool (see `layout`), each a change of the one before. One that gives the declarer fewer trumps than the last is
    taken the more seldom: the pool says how often."""
    return [world(pool, placing) for placing in islice(placings(pool, seed), count)]


def placings(pool: Sequence[int], seed: int | str) -> Iterator[list[int]]:
    """The placings of the worlds, for each place of the pool its cards in the numbers of `layout`, without end."""
    rows, chance = list(pool), Chance(seed)
    starts = _starts(rows)
    may = [mask_at(rows, start + at.MAY) for start in starts]
    placing = [mask_at(rows, start + at.LYING) for start in starts]
    stir(placing, may, chance, at.STIRRED)
    while True:
        for _ in range(at.BETWEEN):
            now = [*placing]
            stir(now, may, chance, 1)
            if _taken(rows, placing, now, chance):
                placing = now
        yield placing


def _starts(pool: Sequence[int]) -> list[int]:
    return [at.PLACES_FROM + at.PLACE_SIZE * place for place in range(pool[at.PLACES])]


def _taken(rows: list[int], last: list[int], now: list[int], chance: Chance) -> bool:
    """Whether the next placing is taken, by the trumps that it gives the declarer."""
    place = rows[at.LEANING]
    if place < 0:
        return True
    trumps = (1 << at.FOOL) - (1 << at.TRUMPS)
    fewer = (last[place] & trumps).bit_count() - (now[place] & trumps).bit_count()
    return fewer <= 0 or chance.below(at.SCALE) < rows[at.LEANS + fewer]


def world(pool: Sequence[int], placing: list[int]) -> list[int]:
    """The world of a placing: what is sure with what it adds, and the sides that it makes."""
    rows = list(pool)
    found = rows[at.SURE:at.SURE + at.WORLD_SIZE]
    for slot, cards in zip([rows[start + at.SLOT] for start in _starts(rows)], placing, strict=True):
        if slot >= 0:
            found[slot:slot + at.WORDS] = at.words(mask_at(found, slot) | cards)
    card, holder = rows[at.CALLED], rows[at.OTHERWISE]
    if card < 0:
        return found
    for seat in range(at.SEATS_MOST):
        if mask_at(found, at.WORLD_SEAT * seat + at.HAND) >> card & 1:
            holder = seat
    for seat in range(at.SEATS_MOST):
        found[at.WORLD_SEAT * seat + at.SIDE] = rows[at.SIDES_OF + at.SEATS_MOST * holder + seat]
    return found
