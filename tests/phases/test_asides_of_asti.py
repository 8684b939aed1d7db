"""Signals after an own card are offered when they are true; what an announcement binds; a stock that joins the tricks."""

import pytest
import trionfi
from checks.deals import deal, push_all
from checks.walks import random_walk
from checks.wrong import refused

ASTI = trionfi.games["asti-chiamare-il-re"]
CALLED = "discard 7S 8S; passo; passo; passo; passo; call KC"
HANDS = {"0": "T9 9S", "1": "T8 KC T21 T20 10S", "2": "T7 JS T19", "3": "T10 QS KS", "talon": "7S 8S"}


def said(hand, seat):
    return {action.word for action in hand.asides(seat)}


def test_what_is_held_and_the_highest_trumps():
    hand = push_all(deal(ASTI, HANDS, dealer=3), f"{CALLED}; play T9; play T8")
    assert {"knock", "knock twice", "turn over"} <= said(hand, 1) and "jerk up" not in said(hand, 1)
    hand.push("1 say knock")
    assert "knock" not in said(hand, 1)


def test_nobody_signals_before_the_partner_is_known():
    hand = push_all(deal(ASTI, HANDS, dealer=3), f"{CALLED}; play T9")
    assert not any(said(hand, seat) for seat in range(4))


def test_every_signal_of_the_random_hands_is_true():
    for number in range(25):
        walk = random_walk(ASTI, 4, f"true signals {number}")
        hand = walk.deal(ASTI)
        for seat, action in walk.moves:
            for other in range(4):
                own, words = hand.table.hands[other], said(hand, other)
                for word, card in (("turn over", "T21"), ("jerk up", "T19"), ("press", "T18"), ("tremble", "T1")):
                    assert word not in words or own >> ASTI.pack.index[card] & 1
                assert "shake" not in words or not own & ASTI.pack.trump_mask
            hand.push(action, seat)


def test_a_long_suit_must_be_led_after_the_sweep():
    give = {"0": "9S 10S JS CS T9", "1": "KC", "talon": "7S 8S", "2": "KS", "3": "QS"}
    hand = push_all(deal(ASTI, give, dealer=3), f"{CALLED}; play T9")
    while hand.table.plays or hand.turn is None:
        hand.push(hand.legal_actions()[0])
    leader = hand.turn
    assert all("sweep" not in said(hand, seat) for seat in range(4) if seat != leader)


MITIGATI = trionfi.games["mitigati-morto-2"]


@pytest.mark.parametrize("announced", ["no", "yes"])
def test_the_stock_is_used_up_with_the_last_trick(announced):
    game = MITIGATI.with_options(announced=announced)
    for number in range(6):
        walk = random_walk(game, 2, f"stock {number}")
        hand = walk.play(game)
        assert hand.table.piles["morto"] == 0 and len(hand.table.tricks) == 25
        shown = [event for event in hand.events if event.kind == "draw"]
        assert [event.seat for event in shown] == [trick.winner for trick in hand.table.tricks]


def test_an_announcement_binds_the_bagatto():
    game = MITIGATI.with_options(announced="yes")
    low = "KS KB KC KD F T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5"
    hand = push_all(deal(game, {"0": "T1 T20 T21", "1": "2S", "talon": "2D 3D 4D", "morto": low}, dealer=1),
                    "discard 2D 3D 4D; no more; no more; Bagatto ultimo")
    assert "announced" in refused(hand, "play T1") and "announced" in refused(hand, "play T20")
    free = push_all(deal(game, {"0": "T1 T20 T21", "1": "2S", "talon": "2D 3D 4D", "morto": low}, dealer=1),
                    "discard 2D 3D 4D; no more; no more; passo; passo")
    free.push("play T1")
