"""When `simple` announces that the Bagatto will win the last trick, and that it does not answer."""

import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot

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
