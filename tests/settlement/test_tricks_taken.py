"""Every trick, no trick, and hands thrown in."""

from dataclasses import replace

import pytest
import trionfi
from checks.tarocco import TAROCCO
from checks.walks import random_walk
from trionfi.settlement.pars import Par
from trionfi.settlement.played import PlayEvent
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.tricks_taken import AllOrNone, Conceded

TAROK = trionfi.games["grosstarock-1820"]
SWEEP = AllOrNone("sweep", "Sweep", "test", aim=PlayEvent.EVERY, word="Sweep", pays=10, announced=((1, 30, 20), (5, 15, 15)))
NULL = AllOrNone("null", "Null", "test", aim=PlayEvent.NONE, word="Null", pays=8, announced=((1, 16, 16), (9, 12, 12)), late=(9, 6))
PAR = OnPoints("par", "Points", "test", Par(26, (PlayEvent.EVERY, PlayEvent.NONE)))
GAME = replace(TAROCCO, payments=Scoring("points", (SWEEP, NULL, PAR), total=78, source="test"))
EVEN = {"points_0": 26, "points_1": 26}


@pytest.mark.parametrize(("facts", "scores"), [
    ({"every_trick_by": 1}, (-10, 20, -10)),
    ({"no_trick_by": 1}, (-8, 16, -8)),
    ({"every_trick_by": 0, "sweep_0": 1}, (60, -30, -30)),
    (EVEN | {"sweep_0": 1}, (-40, 20, 20)),
    (EVEN | {"sweep_2": 5}, (15, 15, -30)),
    ({"every_trick_by": 1, "sweep_0": 1}, (-50, 40, 10)),
    ({"no_trick_by": 0, "null_0": 1}, (32, -16, -16)),
    (EVEN | {"null_0": 1, "null_taken_0": 8}, (-32, 16, 16)),
    (EVEN | {"null_0": 1, "null_taken_0": 9}, (-12, 6, 6)),
    (EVEN | {"null_0": 9, "null_taken_0": 20}, (-24, 12, 12)),
    ({"every_trick_by": 2, "null_0": 1}, (-10, -10, 20)),
    ({"points_0": 30, "points_1": 20}, (4, -6, 2)),
])
def test_feats_and_announcements(facts, scores):
    assert GAME.settle(facts).scores == scores


def test_points_are_not_asked_for_where_they_do_not_count():
    assert GAME.settle({"no_trick_by": 0}).scores == (16, -8, -8)


def test_a_hand_thrown_in_pays_each_other_by_itself():
    rules = replace(TAROCCO, payments=Scoring("points", (Conceded("conceded", "Thrown in", "test"),), source="test"))
    facts = {"thrown_in_by": 1, "conceded_0": 10, "conceded_2": 3}
    assert rules.settle(facts).scores == (10, -13, 3)
    assert rules.settle(facts | {"conceded_less": 4}).scores == (6, -6, 0), "no payment falls below nothing"
    assert rules.settle({}).scores == (0, 0, 0)


def test_hands_played_and_typed_come_to_the_same():
    kinds = set()
    for number in range(40):
        hand = random_walk(TAROK, 3, f"tarok {number}").play(TAROK)
        kinds.add(hand.ending.kind)
        assert TAROK.settle(hand.facts()).scores == hand.settlement.scores
        if hand.ending.kind == "played":
            won = [sum(trick.winner == seat for trick in hand.table.tricks) for seat in range(3)]
            assert (hand.facts()["no_trick_by"] == "nobody") == (won.count(0) != 1)
    assert "played" in kinds


def test_the_announcements_are_a_table():
    assert SWEEP.figures()[1:] == (("not announced", "10", "0"), ("before trick 1", "30", "20"), ("before trick 5", "15", "15"))
    assert replace(SWEEP, announced=()).figures() == ()
