"""Full fives above and below par, and what cannot be."""

import pytest
import trionfi
from trionfi.errors import TrionfiError

THREE, FIVE = trionfi.games["tarocc-ombre-3"], trionfi.games["tarocc-ombre-5"]


@pytest.mark.parametrize("rate", [2, 3, 4])
def test_every_total_pays_its_full_fives(rate):
    for points in range(71):
        won, steps = points >= 36, abs(points - 35) // 5
        due = (rate + steps) * (1 if won else -1)
        assert THREE.settle({"declarer": 1, "rate": rate, "points": points}).scores == (-due, 2 * due, -due)


def test_the_two_sides_of_five_share_three_to_two():
    for points in range(71):
        scores = FIVE.settle({"declarer": 0, "partner": 3, "rate": 5, "points": points}).scores
        assert not sum(scores) and scores[0] == scores[3] and 2 * scores[0] == -3 * scores[1]


@pytest.mark.parametrize(("facts", "why"), [
    ({"declarer": 0, "rate": 2, "points": 30, "every_trick": True}, "wins every trick has more than 30"),
    ({"declarer": 0, "rate": 7, "points": 30}, '"what was bid" cannot be 7'),
    ({"declarer": 0, "rate": 2, "points": 71}, "there are 70"),
    ({"declarer": 0, "rate": 2}, "'points' is missing"),
    ({"declarer": 0, "rate": 2, "laid_down": True, "every_trick": True}, 'win every trick" cannot be'),
])
def test_facts_that_make_no_sense_are_refused(facts, why):
    with pytest.raises(TrionfiError, match=why):
        THREE.settle(facts)


def test_a_hand_laid_down_needs_no_points():
    assert THREE.settle({"declarer": 2, "rate": 3, "laid_down": True}).scores == (3, 3, -6)
