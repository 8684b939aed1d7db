"""Combinations among won cards as sums over sets of cards."""

import pytest
import trionfi
from trionfi.cards.chance import Chance
from trionfi.melds.sets import sets_of
from trionfi.melds.table import Where
from trionfi.melds.weigh import value_of


def come_to(pack, table, pile):
    """What the combinations in a pile are worth, each by itself."""
    return sum(value_of(pack, one, pile) for one in table.combinations if one.where != Where.HAND)


@pytest.mark.parametrize(("slug", "most"), [("minchiate-two-handed", 0.05), ("centini", 0.1), ("ottocento", 0.1)])
def test_the_sets_in_a_pile_come_to_the_combinations_in_it(slug, most):
    """In piles of any size, but for a few with more cards that stand for others than the sets foresee."""
    game, chance = trionfi.games[slug], Chance(slug)
    table = next(reward.table for reward in game.payments.rewards if reward.key in ("won", "combinations"))
    sets = sets_of(game.pack, table)
    off = whole = 0
    for number in range(100):
        pile = sum(1 << card for card in range(game.pack.size) if chance.below(100) < number)
        wanted = come_to(game.pack, table, pile)
        off += abs(wanted - sum(value for cards, value in sets if not cards & ~pile))
        whole += wanted
    assert whole > 1000 and off < most * whole, (off, whole)


def test_four_kings_are_three_of_them_four_times_over_and_the_rest_at_once():
    game = trionfi.games["centini"]
    table = next(reward.table for reward in game.payments.rewards if reward.key == "combinations")
    kings = game.pack.select("kings")
    found = {cards: value for cards, value in sets_of(game.pack, table) if not cards & ~kings}
    assert sorted((cards.bit_count(), value) for cards, value in found.items()) == [(3, 17.0)] * 4 + [(4, 34.0 - 4 * 17)]
