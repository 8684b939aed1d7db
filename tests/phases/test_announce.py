"""Announcing a slam with the hand face up."""

import pytest
import trionfi
from checks.deals import deal, push_all
from trionfi.phases.announce import Announce
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice

MMT = trionfi.games["9.6"].with_options("mmt")
OPEN = {"0": "T21 T20 KS 2S", "1": "QS"}


def test_who_announces_it_lays_his_hand_on_the_table():
    hand = push_all(deal(MMT, OPEN, dealer=0), "pousse;passe;garde")
    assert hand.step.name == "chelem" and hand.turn == 0
    assert hand.view(1).unseen & MMT.pack.mask(("KS",))
    hand.push("grand chelem")
    assert hand.turn == 0 and hand.step.name == "play"
    seen = hand.view(1)
    assert seen.hand & MMT.pack.mask(("QS",)) and seen.where[MMT.pack.index["KS"]] == frozenset(("hand 0",))
    assert not seen.unseen & hand.table.hands[0]


def test_without_the_announcement_nothing_is_shown():
    hand = push_all(deal(MMT, OPEN, dealer=0), "pousse;passe;garde;no announcement")
    assert hand.view(1).unseen & MMT.pack.mask(("KS",)) and hand.turn == 1


@pytest.mark.parametrize(("word", "advice"), [
    ("grand chelem", Advice.ANNOUNCES), ("petit chelem", Advice.ANNOUNCES), ("no announcement", Advice.DECLINES), ("garde", Advice.NONE),
])
def test_a_bot_is_told_what_each_word_means(word, advice):
    step = next(step for step in trionfi.games["tarot-5-solo"].course if isinstance(step, Announce) and step.others)
    assert step.advice(Action(word)) == advice
