"""Most points, every trick, the last trick with a card, tiers, going out: what each pays."""

from dataclasses import replace

import pytest
import trionfi
from trionfi.cards.packs import PIEDMONTESE_78
from trionfi.counting import Counting
from trionfi.errors import MissingFact, TrionfiError
from trionfi.settlement.feats import GoneOut, Tiers
from trionfi.settlement.payments import Payments
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import CardRow
from trionfi.settlement.tricks_taken import Vola
from trionfi.settlement.ultimo import Ultimo
from trionfi.settlement.winners import MostPoints
from trionfi.state.sides import FACING, Sides

SINGLY = Counting(values=(("kings", 5),))


def scores(reward, facts, players=3, sides=None):
    scoring = Scoring("points", (reward,), whole=False, **({"sides": sides} if sides else {}))  # of some tricks of the pack
    return scoring.settle(PIEDMONTESE_78, SINGLY, players, facts).scores


def points(*made):
    return {f"points_{party}": number for party, number in enumerate(made)}


@pytest.mark.parametrize(("made", "paid"), [
    ((30, 20, 10), (2, -1, -1)), ((10, 20, 30), (-1, -1, 2)), ((30, 30, 10), (0, 0, 0)), ((20, 20, 20), (0, 0, 0)),
])
def test_the_most_points_are_paid_by_each_other(made, paid):
    assert scores(OnPoints("points", "Points", "a test", MostPoints()), points(*made)) == paid


def test_the_scale_is_read_loser_by_loser():
    reward = OnPoints("points", "Points", "a test", MostPoints(scale=((2, 2), (3, 3))))
    assert scores(reward, points(30, 15, 9)) == (4, -1, -3)
    assert scores(reward, points(31, 15, 0)) == (5, -2, -3)


def test_pairs_win_together():
    assert scores(OnPoints("points", "Points", "a test", MostPoints(2)), points(40, 30), 4, Sides(FACING)) == (2, -2, 2, -2)
    assert scores(Vola("vola", "Vola", "a test", value=3), {"every_trick": 1}, 4, Sides(FACING)) == (-3, 3, -3, 3)


def test_every_trick():
    reward = Vola("vola", "Vola", "a test", value=5)
    assert scores(reward, {"every_trick": 2}) == (-5, -5, 10) and scores(reward, {}) == (0, 0, 0)
    with pytest.raises(TrionfiError, match="who has won every trick"):
        scores(reward, {"every_trick": 3})


ROW = CardRow("bagatto", "Bagatto", "T1", lost=5, won_last=30, lost_last=30)
ULTIMO = Ultimo("bagatto", "Bagatto", "a test", rows=(ROW,), word="ultimo", value=60)


@pytest.mark.parametrize(("facts", "paid"), [
    ({}, (0, 0, 0)), ({"lost_by_1": "T1"}, (5, -10, 5)), ({"won_with_1": "T1"}, (0, 0, 0)),
    ({"won_with_1": "T1", "cards_last_trick": "T1"}, (-30, 60, -30)),
    ({"announced_by": 1, "won_with_1": "T1", "cards_last_trick": "T1"}, (-60, 120, -60)),
    ({"announced_by": 1, "won_with_1": "T1"}, (60, -120, 60)), ({"announced_by": 1, "lost_by_1": "T1"}, (60, -120, 60)),
])
def test_the_last_trick_announced(facts, paid):
    assert scores(ULTIMO, facts) == paid


@pytest.mark.parametrize(("made", "paid"), [(39, (-1, 1)), (40, (1, -1)), (59, (1, -1)), (60, (2, -2)), (19, (-2, 2)), (20, (-1, 1))])
def test_tiers_go_by_the_winners_points(made, paid):
    payments = Payments("points", (Tiers("hand", "Hand", "a test", points=40, tiers=((40, 1), (60, 2)), total=79),))
    assert payments.settle(PIEDMONTESE_78, SINGLY, 2, {"declarer": 0, "points": made}).scores == paid


OUT = GoneOut("out", "Out", "a test", goal=31)


@pytest.mark.parametrize(("facts", "paid"), [
    ({"claimed_by": 0, "gained_0": 31, "gained_1": 16, "gained_2": 15}, (3, -1, -2)),
    ({"claimed_by": 0, "gained_0": 30}, (-2, 1, 1)), ({"claimed_by": 0, "gained_0": 15}, (-4, 2, 2)), ({}, (0, 0, 0)),
])
def test_half_of_an_odd_goal_is_rounded_up(facts, paid):
    assert scores(OUT, facts) == paid


def test_facts_that_are_wanted():
    with pytest.raises(MissingFact, match="points_0"):
        scores(OnPoints("points", "Points", "a test", MostPoints()), {})


def test_a_called_partner_gets_what_one_loser_pays():
    game = trionfi.games["asti-chiamare-il-re"]
    assert game.settle({"declarer": 3, "partner": 0, "points": 70}).scores == (2, -2, -2, 2)
    assert replace(game, slug="x").settle({"declarer": 3, "points": 70}).scores == (-2, -2, -2, 6)
