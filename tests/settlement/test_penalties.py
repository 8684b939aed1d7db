"""What faults cost, and what is forfeited; payments before the first trick."""

from dataclasses import replace

import pytest
from checks.tarocco import TAROCCO
from trionfi.settlement.between_players import BottomCard, Inquired
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.penalties import Penalties, Penalty, forfeited
from trionfi.settlement.scoring import Scoring
from trionfi.state.account import Line

FAULTS = Penalties((Penalty("late", "came late", 1), Penalty("cheat", "cheated", 2, True)), source="test")
REWARDS = (
    Declarations("declared", "Declarations", "test"), Inquired("question", "Who has none?", "test", pays=3),
    BottomCard("bottom", "Bottom", "test", cards="trio", noun="one of three", pays=2),
)
GAME = replace(TAROCCO, payments=Scoring("points", REWARDS, penalties=FAULTS, source="test"))


def line(*amounts: int) -> Line:
    return Line("Any", amounts, "because", "test", "points")


@pytest.mark.parametrize(("amounts", "left"), [
    ((4, -2, -2), (0, 0, 0)), ((1, -2, 1), (0, -1, 1)), ((-2, 1, 1), (-2, 1, 1)), ((0, 3, -3), (0, 3, -3)), ((4, 2, -6), (0, 2, -2)),
])
def test_who_should_have_paid_keeps_it(amounts, left):
    assert forfeited(line(*amounts), 0).amounts == left


def test_a_fault_is_paid_to_each_and_may_cost_all_that_was_won():
    declared = {"declared_0": 5, "declared_1": 1}
    assert GAME.settle(declared).scores == (9, -3, -6)
    assert GAME.settle(declared | {"fault_0": "late"}).scores == (7, -2, -5)
    assert GAME.settle(declared | {"fault_0": "cheat"}).scores == (-1 - 4, 2 + 2, -1 + 2)


def test_the_question_and_the_bottom_card():
    assert GAME.settle({"question_by": 1, "question_pays": [0]}).scores == (-3, 3, 0)
    assert GAME.settle({"question_by": 1, "question_pays": [0, 2]}).scores == (-3, 6, -3)
    assert GAME.settle({"bottom_to": 2}).scores == (-2, -2, 4)


def test_faults_are_in_the_form_and_in_the_words():
    keys = [fact.key for fact in GAME.form()]
    assert keys[-3:] == ["fault_0", "fault_1", "fault_2"]
    assert "cheated: 2 to every other player, and the loss" in FAULTS.words()
