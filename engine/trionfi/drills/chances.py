"""How often chance deals a hand so rich: what a hand that is made better for a question may still hold."""

from collections.abc import Iterator
from functools import cache
from math import comb
from typing import TYPE_CHECKING

from trionfi.cards import bits

if TYPE_CHECKING:
    from trionfi.state.rules import Rules

RARE = 1000  # a hand that comes less often than once in so many deals is no exercise for the table
TOP = 5      # so many of the highest trumps are looked at by themselves


def riches(game: "Rules") -> Iterator[int]:
    """Masks of the cards by whose number a hand is rich: trumps with the Fool, the highest trumps, cards of the suits that count, and all
    of these together. The last keeps a hand from being near the bound in each of the others at once."""
    pack = game.pack
    table = game.counting.table(pack)
    trumps = pack.trump_mask | pack.fool_mask
    courts = sum(1 << card for card in range(pack.size) if table[card] > game.counting.empty) & ~trumps
    yield from (trumps, sum(1 << card for card in bits(pack.trump_mask)[-TOP:]), courts, trumps | courts)


def likely(game: "Rules", hand: int) -> bool:
    """Whether somebody is dealt as much of each of the riches, or more, once in `RARE` deals at the least: so large hands, as many as the
    pack has cards for. `hand` is a mask."""
    cards, size = game.pack.size, hand.bit_count()
    hands = cards // size
    return all(hands * RARE * chance(cards, kind.bit_count(), size, (hand & kind).bit_count()) >= 1 for kind in riches(game))


@cache
def chance(cards: int, marked: int, size: int, held: int) -> float:
    """The probability that a hand of `size` out of so many `cards` holds at least `held` of the `marked` ones (hypergeometric)."""
    ways = sum(comb(marked, many) * comb(cards - marked, size - many) for many in range(held, min(marked, size) + 1))
    return ways / comb(cards, size)
