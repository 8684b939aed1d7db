"""When `simple` doubles what a bid pays, and doubles it again."""

import pytest
import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot

DROGGN = trionfi.games["droggn"]
LONG = "T21 T20 T19 T18 T17 T16 T15 T14 KS KH QS"
POOR = "T2 T3 T4 QS JS 10S 9S QH JH 4H 3H QD JD 4D"


def chosen(hand):
    return str(bot("simple", 1).choose(hand.view(hand.turn)))


def at_doubling(hands):
    """Player 1 has bid the lowest, discarded and bought what may be; his first opponent is asked."""
    hand = push_all(deal(DROGGN, hands, dealer=0), "Ansager")
    while hand.step.name != "doubling":
        hand.push(chosen(hand) if hand.view(hand.turn).choice is not None or hand.turn == 1 else hand.legal_actions()[0])
    assert hand.turn == 2
    return hand


@pytest.mark.parametrize(("against", "said"), [(LONG, "Schwacher"), (POOR, "gut")])
def test_an_opponent_doubles_with_a_hand_that_is_strong_itself(against, said):
    assert chosen(at_doubling({"2": against})) == said


def test_a_declarer_doubles_again_with_a_very_strong_hand_only_and_once():
    strong = push_all(at_doubling({"1": f"{LONG} F T1"}), "Schwacher")
    assert strong.turn == 1 and chosen(strong) == "Retour"
    assert chosen(push_all(strong, "Retour")) == "gut"
    assert chosen(push_all(at_doubling({"1": POOR}), "Schwacher")) == "gut"
