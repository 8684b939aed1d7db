"""Pagat and Gstieß played together to the last two tricks of Droggn."""

import pytest
import trionfi
from checks.deals import deal
from trionfi.bots import bot
from trionfi.errors import TrionfiError
from trionfi.service import answer

BOTH = "Kleiner und Gstieß ultimo"
HIGH = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3"


def before_the_last_two(both="yes", say="ich liege"):
    """Seat 0 has won 19 tricks with all high trumps and leads with Pagat and Gstieß."""
    game = trionfi.games["7.5"].with_options(both=both)
    hand = deal(game, {"0": f"{HIGH} T1 F", "talon": "T2 4S 5S"})
    for word in ("Super", "gut", "gut", say):
        hand.push(word)
    while hand.step.name != "play":
        hand.push(next(action for action in hand.legal_actions() if str(action) in ("gut", "nichts")))
    for card in HIGH.split():
        hand.push(f"play {card}")
        while hand.turn != 0:
            hand.push(hand.legal_actions()[0])
    return hand


def play_out(hand):
    while hand.turn is not None:
        hand.push(hand.legal_actions()[0])
    return hand


def test_both_together_win_the_last_two_tricks_for_20():
    hand = before_the_last_two()
    assert {str(action) for action in hand.legal_actions()} == {"play T1", "play F", BOTH}
    assert bot("simple").choose(hand.view(0)).verb == BOTH
    hand.push(BOTH)
    play_out(hand)
    assert [trick.winner for trick in hand.table.tricks] == [0] * 21
    paid = {line.label: line.amounts for line in hand.settlement.lines}
    assert paid == {"Contract": (234, -117, -117), BOTH: (40, -20, -20)}
    typed = hand.game.settle({"declarer": 0, "rate": 80, "points": 74, "both_last": True})
    assert typed.scores == hand.settlement.scores == (274, -137, -137)


def test_it_is_taken_back_like_any_other_move():
    hand = before_the_last_two()
    before = hand.view(0).face()
    hand.push(BOTH)
    hand.pop()
    assert hand.view(0).face() == before


def test_played_one_by_one_the_fool_wins_nothing():
    hand = before_the_last_two()
    hand.push("play T1")
    assert play_out(hand).table.tricks[-1].winner != 0


@pytest.mark.parametrize("changed", [{"both": "no"}, {"say": "Pagat"}], ids=["not allowed", "the Pagat laid out"])
def test_it_is_not_open(changed):
    assert BOTH not in map(str, before_the_last_two(**changed).legal_actions())


def test_it_is_not_open_while_another_has_a_trump():
    hand = before_the_last_two()
    rule = hand.game.step("play").rules[-1]
    assert list(rule.offers(hand.table, 0, 0))
    hand.table.hands[1] |= hand.table.pack.mask(("T2",))
    assert not list(rule.offers(hand.table, 0, 0))


def test_at_the_highest_bid_it_brings_nothing():
    facts = {"declarer": 0, "rate": 167, "every_trick": True, "both_last": True}
    found = answer("score", {"game": "7.5", "options": {"both": "yes"}, "facts": facts})
    assert found["scores"] == [334, -167, -167]


@pytest.mark.parametrize("more", [{"pagat_ultimo": "declarer-won"}, {"pagat_captured_by": "opponents"}, {"laid_out": "declarer"}])
def test_it_stands_in_place_of_whatever_else_the_pagat_brings(more):
    facts = {"declarer": 0, "rate": 40, "points": 40, "both_last": True} | more
    with pytest.raises(TrionfiError, match="Pagat and Fool together\" cannot be yes"):
        trionfi.games["7.5"].with_options(both="yes").settle(facts)
