"""What combinations are worth."""

import pytest
from trionfi.cards.packs import MINCHIATE_97
from trionfi.melds import CardSum, Factor, Scale


@pytest.mark.parametrize(("scale", "values", "figures"), [
    (Scale(((10, 10),)), {9: 0, 10: 10, 14: 10}, "10"),
    (Scale(((10, 10),), 5), {9: 0, 10: 10, 11: 15, 12: 20}, "10, and 5 for each further card"),
    (Scale(((10, 20), (13, 30), (15, 40))), {9: 0, 10: 20, 12: 20, 13: 30, 15: 40, 18: 40}, "20 for 10 cards, 30 for 13, 40 for 15"),
    (Scale(((10, 10), (11, 15), (12, 20), (13, 26)), 5), {10: 10, 12: 20, 13: 26, 14: 31},
     "10 for 10 cards, 15 for 11, 20 for 12, 26 for 13, and 5 for each further card"),
    (Scale(((10, 10),), doubles=True), {9: 0, 10: 10, 12: 40, 14: 160}, "10, doubled for each further card"),
    (Scale(((0, 10),)), {0: 10}, "10"),
])
def test_scales(scale, values, figures):
    assert {size: scale.of_size(size) for size in values} == values and scale.figures() == figures


def mask(cards: str) -> int:
    return MINCHIATE_97.mask(cards.split())


def test_later_sets_of_a_sum_stand_over_earlier_ones():
    assert CardSum((("all", 1), ("arie", 10))).amount(MINCHIATE_97, 0, mask("TRO KS T7")) == 12


@pytest.mark.parametrize(("cards", "times"), [
    ("T1 T2 T3", 1), ("SOL MON TRO", 4), ("STE LUN SOL", 3), ("T35 STE LUN", 3), ("T34 T35 STE", 2), ("T1 T2 T3 F", 3),
    ("T34 T35 STE F", 4),
])
def test_a_factor(cards, times):
    factor = Factor("arie", also=("TRO", "trumps - arie"), plus=(("F", 2),))
    assert factor.amount(MINCHIATE_97, 3, mask(cards)) == times
    assert CardSum((("all", 1),), times=factor).amount(MINCHIATE_97, 3, mask(cards)) == times * len(cards.split())
