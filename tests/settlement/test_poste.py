"""The winner's total in poste."""

import pytest
import trionfi
from checks.walks import random_walk
from trionfi.errors import MissingFact
from trionfi.settlement.totals import Poste

GAME = trionfi.games["terziglio"]
ROW: Poste = GAME.payments.rewards[0]
FACTS = {"declarer": 0, "rate": 1, "points": 46, "opponents_points": 46, "last_trick": "declarer"}


@pytest.mark.parametrize(("total", "worth"), [(45, 0), (46, 1), (49, 1), (95, 1), (96, 2), (245, 4), (246, 5), (345, 6), (347, 7)])
def test_fifties(total, worth):
    assert ROW.worth(total) == worth


@pytest.mark.parametrize(("total", "worth"), [(9, 0), (14, 0), (15, 1), (344, 33), (345, 34), (346, 34)])
def test_tens(total, worth):
    assert GAME.with_options(poste="tens").payments.rewards[0].worth(total) == worth


@pytest.mark.parametrize(("more", "scores"), [
    ({}, (0, 0, 0)), ({"combinations_declarer": 10}, (2, -1, -1)), ({"combinations_opponents": 10}, (-2, 1, 1)),
    ({"declared_0": 54, "declared_1": 53}, (4, -2, -2)), ({"declared_0": 54, "declared_1": 27, "declared_2": 27}, (-4, 2, 2)),
])
def test_who_wins(more, scores):
    # With 46 each the declarer loses, and 46 is one posta.
    assert GAME.settle(FACTS | more).scores == (scores if more else (-2, 1, 1))


def test_points_of_both_sides_are_wanted():
    with pytest.raises(MissingFact, match="opponents_points"):
        GAME.settle({"declarer": 0, "points": 50, "last_trick": "declarer"})


def test_what_stands_in_for_the_piles_settles_alike():
    played = 0
    for number in range(30):
        walk = random_walk(GAME, 3, f"poste {number}")
        hand = walk.play(GAME)
        if hand.ending.kind != "played":
            continue
        facts = hand.facts()
        known = GAME.payments.facts(GAME.pack, GAME.counting, 3, facts)
        short = {key: value for key, value in facts.items() if key != "declarer_cards"} | GAME.payments.brief(known)
        assert GAME.settle(short).lines == hand.settlement.lines
        played += 1
    assert played > 10
