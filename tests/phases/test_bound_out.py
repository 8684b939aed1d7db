"""Going out at Asti: who cannot lose any more has to say so before he plays on."""

import pytest
import trionfi
from trionfi.errors import IllegalAction
from trionfi.phases.play.bound_out import BoundToBeat

GAME = trionfi.games["8.42"]
OUT = {"totals": [35, 36, -71], "played": 2, "dealt": 2}


def third_hand():
    hand = GAME.deal(5, packets={"hands": {0: "T20"}, "talon": "AC 2C 3C"}, dealer=2, standing=OUT)
    hand.push("discard AC 2C 3C")
    return hand


def test_the_seat_in_turn_may_do_nothing_else():
    hand = third_hand()
    assert [str(one) for one in hand.legal_actions()] == ["fuora"] and hand.asides(0) == ()
    assert set(hand.step.tricks.refusals(hand.table).values()) == {"you cannot lose any more, and must say fuora first"}
    assert hand.step.prompt(hand.view(0)) == "You cannot lose any more, and must say so: fuora."
    assert hand.step.explain(GAME, hand.legal_actions()[0]) == "I am out"
    assert not hand.step.prompt(hand.view(1)).startswith("You cannot")
    with pytest.raises(IllegalAction, match="the choice is fuora"):
        hand.push("play T20")


def test_it_is_said_once_and_can_be_taken_back():
    hand = third_hand()
    hand.push("fuora")
    assert hand.turn == 0 and [str(one) for one in hand.legal_actions()] == ["play T20"]
    hand.pop()
    assert [str(one) for one in hand.legal_actions()] == ["fuora"]


def test_another_may_say_it_before_his_turn():
    hand = third_hand()
    assert [str(one) for one in hand.asides(1)] == ["say fuora"] and hand.asides(2) == ()
    hand.push("1 say fuora")
    hand.push("fuora")
    hand.push("play T20")
    assert hand.turn == 1 and all(action.verb == "play" for action in hand.legal_actions())


def test_the_tricks_to_come_are_plain_only_while_nobody_is_bound():
    hand = third_hand()
    rule = next(rule for rule in hand.step.rules if isinstance(rule, BoundToBeat))
    assert rule.spent(hand.table)
    hand.push("fuora")
    assert not rule.spent(hand.table)
