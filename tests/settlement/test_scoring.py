"""Settlements without a declarer: points above par, bands, points of sides, declarations, and the facts they ask for."""

from dataclasses import replace
from fractions import Fraction

import pytest
from checks.tarocco import TAROCCO
from checks.walks import random_walk
from trionfi.errors import MissingFact, TrionfiError
from trionfi.settlement.pars import Par
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.winners import Bands
from trionfi.state.account import between, from_each, to_side
from trionfi.state.sides import FACING, Sides

PAIRS = replace(TAROCCO, players=(4,), sides=Sides(FACING), melds=None, payments=Scoring(
    "points", (OnPoints("par", "Difference", "test", Par(39)), OnPoints("cards", "Card points", "test", AS_THEY_ARE)), sides=Sides(FACING),
    zero_sum=False, total=78))


def test_points_above_par_are_won_and_points_below_it_paid():
    settlement = TAROCCO.settle({"points_0": 18, "points_1": 23, "points_2": 37})
    assert settlement.scores == (-8, -3, 11)
    assert [line.because for line in settlement.lines] == ["18, 23, 37 card points, 26 asked of each"]


def test_all_at_par_pay_nothing():
    assert TAROCCO.settle({"points_0": 26, "points_1": 26}).lines == ()


def test_the_last_of_the_players_follows_from_the_others():
    assert TAROCCO.settle({"points_0": 18, "points_2": 37}).scores == (-8, -3, 11)


@pytest.mark.parametrize(("facts", "kind", "says"), [
    ({"points_0": 18}, MissingFact, "points_1"),
    ({"points_0": 70, "points_1": 20}, TrionfiError, "all together have 78"),
    ({"points_0": 60, "points_1": 10, "points_2": 9}, TrionfiError, "all together have 78"),
    ({"points_0": -1, "points_1": 0, "points_2": 0}, TrionfiError, "player 0's card points"),
    ({"points_0": 26, "points_1": 26, "declared_1": "many"}, TrionfiError, "declared by player 1"),
    ({"points_0": 26, "points_1": 26, "declared_1": [["Matadors"]]}, TrionfiError, "declared by player 1"),
    ({"points_0": 26, "points_1": 26, "declarer": 0}, TrionfiError, "no fact"),
])
def test_facts_that_make_no_sense_are_refused_in_one_line(facts, kind, says):
    with pytest.raises(kind, match=says) as refused:
        TAROCCO.settle(facts)
    assert "\n" not in str(refused.value)


def test_piles_are_counted():
    """In whole tricks: three piles of 26 cards would have a point too many."""
    spread = [*TAROCCO.pack.texts[::2], *TAROCCO.pack.texts[1::2]]
    cards = {"cards_0": spread[:24], "cards_1": spread[24:51], "cards_2": spread[51:]}
    points = [TAROCCO.count(pile).points for pile in cards.values()]
    assert list(TAROCCO.settle(cards).scores) == [own - 26 for own in points]


def test_declarations_are_paid_by_each_other_player():
    par = {"points_0": 26, "points_1": 26}
    assert TAROCCO.settle(par | {"declared_1": 15}).scores == (-15, 30, -15)
    named = TAROCCO.settle(par | {"declared_1": [["Matadors", 10], ["four Kings", 10]]})
    assert named.scores == (-20, 40, -20)
    assert [line.because for line in named.lines] == ["player 1: Matadors", "player 1: four Kings"]


def test_pairs_share_what_they_score():
    settlement = PAIRS.settle({"points_0": 44})
    assert settlement.scores == (5 + 44, -5 + 34, 5 + 44, -5 + 34)
    assert {fact.key: fact.words for fact in PAIRS.form()}["points_0"] == "card points that players 0 and 2 have"


def test_bands_are_paid_to_every_other_by_the_own_points():
    bands = OnPoints("bands", "Points", "test", Bands(((5, 4), (10, 3), (15, 2), (20, 1)), to_all=True))
    game = replace(TAROCCO, payments=Scoring("marques", (bands,), total=78))
    assert game.settle({"points_0": 5, "points_1": 20, "points_2": 53}).scores == (-8 + 1, 4 - 2, 4 + 1)
    assert game.settle({"points_0": 6, "points_1": 21, "points_2": 51}).scores == (-6, 3, 3)


@pytest.mark.parametrize(("made", "amounts"), [
    (from_each(1, 4, 3), (-4, 8, -4)), (from_each(0, -2, 4), (-6, 2, 2, 2)),
    (to_side(frozenset((0, 2)), 7, 4), (7, 0, 7, 0)),
    (between(frozenset((0, 3)), 10, 5), (15, -10, -10, 15, -10)), (between(frozenset((0,)), 10, 3), (20, -10, -10)),
    (between(frozenset((0, 1)), 3, 5), (Fraction(9, 2), Fraction(9, 2), -3, -3, -3)),
    (between(frozenset((1, 2, 3)), 2, 4), (-2, Fraction(2, 3), Fraction(2, 3), Fraction(2, 3))),
])
def test_amounts_sum_to_nothing_but_for_points_of_a_side(made, amounts):
    assert made == amounts


def test_the_calculator_settles_random_hands_as_the_hand_does():
    for number in range(40):
        walk = random_walk(TAROCCO, 3, f"scoring {number}")
        hand = walk.play(TAROCCO)
        assert sum(hand.settlement.scores) == 0
        assert TAROCCO.settle(hand.facts()).scores == hand.settlement.scores
