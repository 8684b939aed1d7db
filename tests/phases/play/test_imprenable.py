"""The Petit that cannot be taken."""

import pytest
import trionfi
from checks.deals import deal, play_out, push_all
from trionfi.state.notes import UNTAKEN

LONE = "T1 KS QS CS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS KH QH CH"
GAME = trionfi.games["tarot-populaire-4"]
BID = "garde sans;maintain;passe;passe;passe;no announcement"


def test_taking_it_back_can_be_undone():
    hand = push_all(deal(GAME.with_options("group-b"), {"0": LONE, "3": "T21 T20"}), f"{BID};play T21;play T1")
    before = [list(hand.table.won), list(hand.table.debts), UNTAKEN.of(hand.table)]
    moves = len(hand.moves)
    play_out(hand, tricks=1)
    assert UNTAKEN.of(hand.table) == hand.game.pack.mask(("T1",)) and hand.table.debts == [(0, 3)]
    while len(hand.moves) > moves:
        hand.pop()
    assert [list(hand.table.won), list(hand.table.debts), UNTAKEN.of(hand.table)] == before


def test_a_side_without_a_trick_loses_it():
    strong = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4"
    hand = push_all(deal(GAME.with_options("group-b", {"chelem": "announced-1000"}), {"0": LONE, "3": strong}), f"{BID};play T21;play T1")
    play_out(hand, {"3": "highest"})
    assert all(trick.winner == 3 for trick in hand.table.tricks)
    assert hand.table.won[3] & hand.game.pack.mask(("T1",))


def test_its_holder_may_bid_himself_and_is_then_like_others():
    hand = push_all(deal(GAME.with_options("group-b"), {"3": LONE}), "prise")
    assert hand.turn == 0 and hand.table.announced("imprenable") is None


@pytest.mark.parametrize("bid", ["garde", "garde contre"])
def test_a_bid_that_is_maintained_goes_on_like_any_other(bid):
    maintained = push_all(deal(GAME.with_options("group-b"), {"0": LONE}), f"{bid};maintain")
    other = push_all(deal(GAME.with_options("group-b"), {"3": LONE}), bid)
    assert maintained.table.announced("the bid is maintained") == 3 and other.table.announced("the bid is maintained") is None
    assert (maintained.step.key, maintained.turn) == (other.step.key, other.turn)
    assert (maintained.step.key == "auction") == (bid == "garde")


@pytest.mark.parametrize("profile, words", [
    ("group-a", "says imprenable as soon as there is a bid"), ("mar", "just before he plays the Petit"),
])
def test_the_rule_is_told(profile, words):
    game = GAME.with_options(profile)
    assert any(words in step.words(game) for step in game.course)


def test_it_is_not_taken_back_from_a_partner():
    hand = push_all(deal(GAME.with_options("group-b"), {"0": LONE, "1": "T21", "3": "T20"}), f"{BID};play T20;play T1;play T21")
    play_out(hand, tricks=1)
    assert hand.table.tricks[0].winner == 1 and UNTAKEN.of(hand.table) == 0 and hand.table.debts == []
    assert hand.table.won[1] & hand.game.pack.mask(("T1",))
