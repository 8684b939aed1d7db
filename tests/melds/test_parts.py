"""Combinations among won cards in parts, as the flat table has them."""

import pytest
import trionfi
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.kernel.combined import Combined
from trionfi.kernel.compile import Numbers
from trionfi.kernel.layout import MASK, mask_at
from trionfi.kernel.payoff import combination_rows
from trionfi.melds import declarations, total
from trionfi.melds.parts import parts_of, sets


def table_of(game):
    """The one table of combinations that count among won cards."""
    found = {reward.won_table for reward in game.payments.rewards} - {None}
    assert len(found) == 1
    return found.pop()


@pytest.mark.parametrize(("slug", "most"), [("ottocento", 0), ("mattaccia", 0), ("centino", 0), ("tarot-gebelin-2", 0),
                                            ("minchiate-partners", 0.05), ("minchiate-auction", 0.06)])
def test_the_parts_that_a_pile_has_come_to_the_combinations_in_it_doubled_ones_too(slug, most):
    """In piles of any size; of the runs of Minchiate not every set is among the parts."""
    game, chance = trionfi.games[slug], Chance(slug)
    table, numbers = table_of(game), Numbers(game.pack)
    rows = combination_rows(table, parts_of(game.pack, table), game.counting.unit, numbers.words)
    combined = Combined([(*row[:MASK], mask_at(row, MASK)) for row in rows])
    off = whole = 0
    for number in range(200):
        pile = sum(1 << card for card in range(game.pack.size) if chance.below(100) < number % 100)
        wanted = total(table, declarations(game.pack, pile, table, won=True)).value
        off += abs(wanted - combined.of(numbers.mask(pile)) / game.counting.unit)
        whole += wanted
    assert whole > 500 and off <= most * whole, (off, whole)


def test_four_of_a_kind_are_three_of_them_four_times_over_and_the_rest_at_once():
    worth = {3: 17.0, 4: 34.0}
    found = sets(lambda cards: worth.get(cards.bit_count(), 0.0), 0b1111, "kings")
    assert sorted((len(bits(cards)), value) for cards, value in found) == [(3, 17.0)] * 4 + [(4, 34.0 - 4 * 17)]
