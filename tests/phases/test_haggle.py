"""Bargaining over a deal round after round, at Pinerolo."""

import pytest
import trionfi
from trionfi.errors import IllegalAction

GAME = trionfi.games["mitigati-pinerolo-3"]


def bargain(*moves):
    hand = GAME.deal(4, dealer=2)
    for move in moves:
        hand.push(move)
    return hand


@pytest.mark.parametrize(("moves", "refused"), [
    (("chiedo 3", "passo", "offero 2"), "chiedo 4"),
    (("passo", "chiedo 3", "chiedo 1"), "chiedo 1"),
    (("offero 4", "chiedo 1", "chiedo 1"), "offero 3"),
    (("offero 4", "chiedo 1", "chiedo 1"), "passo"),
])
def test_a_proposal_never_changes_to_its_speakers_gain(moves, refused):
    hand = bargain(*moves)
    assert hand.turn == 0
    with pytest.raises(IllegalAction, match="the choice is"):
        hand.push(refused)


def test_a_demand_may_be_repeated_lowered_and_given_up():
    hand = bargain("chiedo 3", "chiedo 2", "offero 1")
    for again in ("chiedo 3", "chiedo 1", "passo", "offero 1"):
        hand.push(again)
        hand.pop()
    hand.push("passo")
    hand.push("offero 1")
    assert not hand.over
    hand.push("offero 1")
    assert hand.step.name == "bargaining after the second packet"


def test_vedo_is_said_at_any_moment_and_ends_the_session():
    hand = bargain("chiedo 3")
    assert [[str(one) for one in hand.asides(seat)] for seat in range(3)] == [["say vedo"], [], ["say vedo"]]
    assert hand.step.aloud.explain_aside(GAME, hand.asides(0)[0]) == "the deal goes on"
    before = len(hand.events)
    hand.push("2 say vedo")
    assert hand.step.name == "bargaining after the third packet" and hand.turn == 0
    assert [(event.kind, event.seat, event.word) for event in hand.events[before:before + 1]] == [("say", 2, "vedo")]
    hand.pop()
    assert hand.turn == 1 and hand.step.name == "bargaining after the second packet"
    with pytest.raises(IllegalAction):
        hand.push("1 say vedo")


def test_a_session_in_which_a_round_brings_nothing_new_is_over():
    hand = bargain("chiedo 3", "offero 1", "passo", "chiedo 3", "offero 1")
    assert hand.step.name == "bargaining after the second packet"
    hand.push("passo")
    assert hand.step.name == "bargaining after the third packet"


def test_bots_end_every_session():
    for seed in range(12):
        hand = GAME.deal(seed)
        trionfi.bots.play(hand, [trionfi.bots.bot("simple") for _ in range(3)])
        assert hand.over and sum(hand.settlement.scores) == 0
