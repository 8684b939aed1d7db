"""When `simple` announces that the Bagatto will win the last trick, that it then keeps it, and that it does not answer."""

import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot, play

RI = trionfi.games["mitigati-3"].with_options(profile="ri")
LAID = "avanti; discard 2D 3D 4D; no more"


def chosen(hand):
    return str(bot("simple", 1).choose(hand.view(hand.turn)))


def asked(trumps: str):
    hand = deal(RI, {"0": trumps, "1": "KB KS", "2": "F KC KD", "talon": "2D 3D 4D"})
    push_all(hand, "avanti; discard 2D 3D 4D")
    while hand.step.name == "declarations":
        hand.push(hand.legal_actions()[0])
    assert hand.step.name == "ultimo" and hand.turn == 0
    return hand


def test_it_is_announced_with_most_of_the_trumps_and_not_with_a_few():
    many = asked("T20 T21 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T1")
    assert chosen(many) == "Bagatto ultimo"
    assert chosen(asked("T1 T2 T3 T4 QS JS 2S 3S 4S 5S 6S 7S 8S 9S 10S AS QB JB CB 2B 3B 4B 5B 6B 7B")) == "passo"


def test_nobody_answers_a_long_hand():
    hand = asked("T20 T21 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T1")
    hand.push("Bagatto ultimo")
    assert hand.step.name == "answer" and hand.turn == 1
    assert chosen(hand) == "passo"


PERMESSO = trionfi.games["permesso-bagatto-ultimo"]


def announcing(trumps):
    """Player 0 plays the lowest bid in Permesso; the question whether he announces."""
    hand = push_all(deal(PERMESSO, {"0": trumps, "1": "KB KS", "2": "F KC KD"}, dealer=2), "avanti")
    while hand.step.name != "ultimo" or hand.turn != 0:
        said = [str(action) for action in hand.view(hand.turn).offered]
        hand.push("passo" if "passo" in said and hand.turn else "a tre" if "a tre" in said else chosen(hand))
    return hand


def test_in_permesso_it_is_announced_with_a_long_hand_and_made():
    hand = announcing("T20 T21 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T1")
    assert chosen(hand) == "Bagatto ultimo"
    play(hand, [bot("simple", seat) for seat in range(3)])
    assert any(line.label == "Bagatto ultimo" and line.amounts[0] > 0 for line in hand.settlement.lines)


def test_in_permesso_nine_trumps_are_not_enough():
    assert chosen(announcing("T20 T21 T19 T18 T17 T16 T15 T14 T1 2S 3S 4S 5S 6S 7S 8S 9S 2B 3B 4B 5B 6B 7B 8B 9B")) == "passo"
