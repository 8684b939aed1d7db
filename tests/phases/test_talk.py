"""Signals that go with a lead."""

import pytest
import trionfi
from checks.deals import deal, play_out, push_all
from trionfi.errors import IllegalAction

GIVE, LAID = {"0": "KS ANG 6S", "3": "7S 8S"}, "3 discard 7S 8S"


def said(hand, seat):
    return {action.word for action in hand.asides(seat)}


def test_only_the_leader_and_only_before_his_card():
    hand = push_all(deal(trionfi.games["ottocento"], GIVE, 3), LAID)
    assert said(hand, 0) == {"busso", "volo", "striscio"} and not said(hand, 2)
    hand.push("play KS")
    assert not any(said(hand, seat) for seat in range(4))


@pytest.mark.parametrize(("first", "left"), [("busso", {"volo"}), ("volo", {"busso"}), ("striscio", set())])
def test_which_go_together(first, left):
    hand = push_all(deal(trionfi.games["ottocento"], GIVE, 3), f"{LAID}; 0 say {first}")
    assert said(hand, 0) == left


def test_a_lead_must_suit_what_was_signalled():
    hand = push_all(deal(trionfi.games["ottocento"].with_options("accademia"), GIVE, 3), f"{LAID}; 0 say volo")
    with pytest.raises(IllegalAction, match="cannot be led with volo"):
        hand.push("play KS")
    hand.push("play ANG")


def test_a_plain_suit_when_its_king_is_out():
    game = trionfi.games["ottocento"].with_options("accademia")
    hand = play_out(push_all(deal(game, GIVE | {"2": "QS"}, 3), f"{LAID}; 0 play KS"), "lowest", 1)
    leader = hand.turn
    assert leader == 0
    hand.push(f"{leader} say busso")
    hand.push("play 6S")


def test_anyone_where_each_plays_for_himself_but_only_after_the_word():
    hand = deal(trionfi.games["mattazza"], {"0": "KS"}, 3)
    assert said(hand, 0) == {"a duro"} and not said(hand, 1)
    hand.push("0 say a duro")
    assert said(hand, 0) == {"busso", "volo", "striscio"}


def test_a_long_suit_is_signalled_by_who_has_one_and_led_from_it():
    give = {"3": "KS QS CS JS 8S KB QB KC QC KD T20 T19 T18", "2": "10S 7S"}
    hand = push_all(deal(trionfi.games["asti-partita-4"], give), "discard 10S 7S")
    assert hand.turn == 3 and "sweep" in said(hand, 3)
    hand.push("3 say sweep")
    with pytest.raises(IllegalAction, match="cannot be led with sweep"):
        hand.push("play KB")
    hand.push("play 8S")


def test_who_has_no_long_suit_does_not_signal_one():
    give = {"3": "KS QS CS KB QB CB KC QC CC KD QD CD T20", "2": "10S 7S"}
    hand = push_all(deal(trionfi.games["asti-partita-4"], give), "discard 10S 7S")
    assert hand.turn == 3 and "sweep" not in said(hand, 3)
