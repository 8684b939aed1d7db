"""A hand from outside: turn, moves as texts, what is told before and after the end."""

import gc

import pytest
import trionfi
from checks.deals import deal, play_out, push_all
from checks.wrong import refused
from trionfi.errors import IllegalAction
from trionfi.hand import Move
from trionfi.state.actions import Action

GAME = trionfi.games["mineo-3"]
START = "vado solo; discard 5S 6S 7S; fatto è; passo; passo"


def test_a_new_hand():
    hand = GAME.deal(seed=7, dealer=2)
    assert (hand.seed, hand.dealer, hand.players, hand.turn, hand.over, hand.ending, hand.settlement) == (7, 2, 3, 0, False, None, None)
    assert hand.moves == [] and hand.step.name == "speaking on five cards" and hand.game is GAME
    assert [str(action) for action in hand.legal_actions()] == ["mischio", "altre cinque", "vado solo"]


@pytest.mark.parametrize("text", ["mischio", "0 mischio", " mischio ", "0  mischio", "\tmischio\n"])
def test_a_move_as_text(text):
    hand = GAME.deal(seed=7, dealer=2)
    hand.push(text)
    assert hand.moves == [Move(0, Action("mischio"))] and str(hand.moves[0]) == "0 mischio" and hand.turn == 1


def test_a_move_as_value():
    hand = GAME.deal(seed=7, dealer=2)
    hand.push(Action("altre cinque"))
    hand.push(hand.legal_actions()[0], 1)
    assert [str(move) for move in hand.moves] == ["0 altre cinque", "1 mischio"]


@pytest.mark.parametrize("wrong", ["1 mischio", "3 mischio", "9", "0", "", " ", None, 5, 1.5, ["mischio"], b"mischio", ("mischio",),
    "0 0 mischio", "mischio mischio"])
def test_no_move(wrong):
    refused(GAME.deal(seed=7, dealer=2), wrong)


@pytest.mark.parametrize("seat", [99, -1, "0", True, 1.0, b"0", [], object()])
@pytest.mark.parametrize("slug", ["fora-annecy-2", "calatafimi-4", "ecorche", "tarok-danish-modern"])
def test_no_seat_that_speaks(slug, seat):
    hand = trionfi.games[slug].deal(1)
    for act in (lambda: hand.push("say x", seat), lambda: hand.asides(seat), lambda: hand.view(seat)):
        with pytest.raises(IllegalAction, match=r"no seat .*: the seats are 0 to"):
            act()
    assert not hand.moves


@pytest.mark.parametrize("action", [Action(5), Action(None), Action("play", None), Action("play", ("KS",), None), Action("play", (1,)),
                                    Action("play", ([],)), Action("play", "KS"), Action("say", (), 5), Action("discard", (1, 2, 3))])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_no_action(action, seat):
    for slug, place in (("minchiate-auction", 0), ("gatti-2", 0), ("ottocento", 1)):
        hand = trionfi.games[slug].deal(1, dealer=place)
        with pytest.raises(IllegalAction, match=r"all of them texts|needs the seat"):
            hand.push(action, seat)
        assert not hand.moves


def test_cards_in_a_move_may_be_written_in_any_way():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S KS", "1": "8S", "2": "QS"}), "vado solo; discard 7s, 5 di spade, 6S")
    assert str(hand.moves[-1]) == "0 discard 7S 6S 5S"
    push_all(hand, "fatto è; passo; passo; play 8 of swords; play Regina di spade; play ks")
    assert [str(move) for move in hand.moves[-3:]] == ["1 play 8S", "2 play QS", "0 play KS"]


def test_facts_wait_for_the_end():
    hand = deal(GAME)
    with pytest.raises(IllegalAction, match=r"not over.*mischio"):
        hand.facts()
    push_all(hand, "mischio; mischio; mischio")
    assert hand.facts() == {"ended": "abandoned"}


def test_the_facts_of_a_hand_played_out():
    hand = play_out(push_all(deal(GAME, {"0": "5S 6S 7S"}), START))
    facts = hand.facts()
    assert facts["declarer"] == 0 and facts["rate"] == 2 and facts["rivanto"] is False and facts["last_trick"] in ("declarer", "opponents")
    assert {"5S", "6S", "7S"} <= set(facts["declarer_cards"])
    for key in ("captured_by_declarer", "captured_by_opponents"):
        assert isinstance(facts[key], list) and set(facts[key]) <= {"T19", "T18", "T17", "T16", "T1"}
    assert GAME.settle(facts).scores == hand.settlement.scores


def test_after_the_end():
    hand = push_all(deal(GAME), "mischio; mischio; mischio")
    assert hand.turn is None and hand.over and hand.step is None and hand.legal_actions() == () and hand.asides(0) == ()
    assert "over" in refused(hand, "mischio")
    assert hand.pop() == Move(2, Action("mischio")) and not hand.over and hand.turn == 2 and hand.settlement is None


def test_events_come_in_order_and_shrink_with_pop():
    hand = deal(GAME)
    before = list(hand.events)
    hand.push("altre cinque")
    assert hand.events[:len(before)] == before and len(hand.events) == len(before) + 1 and hand.events[-1].word == "altre cinque"
    hand.pop()
    assert hand.events == before


def test_the_choice_is_that_of_the_position_after_a_move_is_taken_back():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S"}), "vado solo")
    choice = hand.legal_actions()
    hand.push("discard 5S 6S 7S")
    words = hand.legal_actions()
    assert words != choice
    hand.pop()
    assert hand.legal_actions().verb == "discard" and hand.legal_actions().cards == choice.cards


def test_a_hand_that_nobody_holds_is_gone_at_once():
    """What waits for the garbage collector makes every hand dearer."""
    gc.collect()
    gc.disable()
    try:
        assert play_out(push_all(deal(GAME, {"0": "5S 6S 7S"}), START)).settlement
        assert gc.collect() == 0
    finally:
        gc.enable()
