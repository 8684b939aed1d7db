"""Going out on declarations, and the dealer's claim before he takes the extra cards."""

import pytest
import trionfi
from checks.deals import deal, push_all
from trionfi.errors import IllegalAction

GAME = trionfi.games["ottocento"]
CARDS = {"0": "KS KB KC KD QS CS", "1": "F", "2": "BEG AS AB", "3": "6S 7S AC AD"}
KINGS = "3 discard 6S 7S; 0 declare cricca of Kings KS KB KC KD"


def hand_at(total, moves=KINGS, **options):
    standing = {"totals": [total, 0, total, 0]}
    return push_all(deal(GAME.with_options(options=options), CARDS, 3, standing), moves)


def words(hand):
    return [str(action) for action in hand.legal_actions()]


@pytest.mark.parametrize(("total", "out"), [(765, False), (766, True), (799, True)])
def test_the_declarations_must_reach_the_total(total, out):
    assert ("fuori" in words(hand_at(total))) == out


def test_nothing_declared_is_nothing_to_go_out_with():
    assert "fuori" not in words(hand_at(799, "3 discard 6S 7S"))


@pytest.mark.parametrize(("target", "total", "out"), [("1000", 966, True), ("1000", 965, False), ("four-hands", 3000, False)])
def test_the_total_is_that_of_the_match(target, total, out):
    assert ("fuori" in words(hand_at(total, target=target))) == out


@pytest.mark.parametrize(("total", "out"), [(152, False), (153, True)])
def test_in_the_short_record_34_points_are_7(total, out):
    assert ("fuori" in words(hand_at(total, recording="fives"))) == out


def test_it_ends_the_hand_and_only_declarations_count():
    hand = hand_at(790, f"{KINGS}; 0 fuori")
    assert hand.over and hand.ending.kind == "out" and hand.facts()["ended"] == "out"
    assert hand.settlement.scores == (34, 0, 34, 0) == GAME.settle(hand.facts()).scores
    assert hand.pop().action.verb == "fuori" and not hand.over


def test_a_dealer_who_takes_the_cards_declares_when_he_plays():
    hand = deal(GAME, {"3": "KS KB KC KD"}, 3, {"totals": [0, 700, 0, 700]})
    assert hand.turn == 3 and "prendo" in words(hand)
    hand.push("prendo")
    assert hand.step.name == "discard" and hand.table.hands[3].bit_count() == 17


def test_a_dealer_who_has_declared_no_longer_takes_the_cards_first():
    hand = push_all(deal(GAME, {"3": "KS KB KC KD"}, 3, {"totals": [0, 700, 0, 700]}), "3 declare cricca of Kings KS KB KC KD")
    assert "prendo" not in words(hand) and "no more" in words(hand)
    with pytest.raises(IllegalAction):
        hand.push("prendo")
