"""A deal that the dealer may annul before he takes the talon."""

from itertools import islice

import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Annulled

LATER = trionfi.games["tarot-appel-1940"]
LONE = "T1 KS QS CS JS 10S 9S 8S 7S 6S 5S 4S 3S KH QH CH JH 10H"
OTHER = "T2 KS QS CS JS 10S 9S 8S 7S 6S 5S 4S 3S KH QH CH JH 10H"
TALON = "2S AS 9H 8H 7H 6H"


def dealt(hand, talon=TALON):
    return deal(LATER, {"2": hand, "talon": talon}, dealer=2)


def test_only_a_dealer_with_such_a_hand_is_asked():
    assert [dealt(hand).step.name for hand in (LONE, OTHER, LONE.replace("10H", "F"))] == ["lone Petit", "discard", "discard"]
    assert deal(LATER, {"3": LONE, "2": "T2 2D 3D 4D", "talon": TALON}, dealer=2).step.name == "discard"


def test_he_has_not_seen_the_talon_then():
    hand = dealt(LONE, "T2 2S AS 9H 8H 7H")
    assert hand.view(2).unseen & LATER.pack.mask(("T2",)) and hand.turn == 2
    hand.push("Petit sec")
    assert hand.ending.kind == "abandoned" and hand.ending.next_dealer == 3


def test_one_who_plays_on_is_not_asked_again_and_nobody_is_told():
    hand = push_all(dealt(LONE), "keep T1")
    for seat in (0, 1, 3):
        assert [(event.kind, event.word) for event in hand.view(seat).events if event.kind == "say"] == []
    assert hand.step.name == "discard" and hand.turn == 2
    push_all(hand, "discard 10S 9S 8S 7S 6S 5S")
    assert "Petit sec" not in map(str, hand.legal_actions())
    assert [move.action.verb for move in hand.view(2).moves] == ["keep", "discard"]
    view = hand.view(3)
    assert [move.action.verb for move in view.moves] == ["discard"]
    petit, others = LATER.pack.mask(("T1",)), 0
    for world in islice(worlds(view, Chance("annul", 1)), 12):
        others += not world.table.hands[2] & petit
    assert others >= 6, "another player may hold it as well as the dealer"


def test_another_may_annul_as_he_first_speaks():
    hand = deal(LATER, {"3": LONE, "2": "2D 3D 4D 5D 6D 7D 8D", "talon": TALON}, dealer=2)
    push_all(hand, "discard 2D 3D 4D 5D 6D 7D;passe")
    assert "Petit sec" in map(str, hand.legal_actions())


def test_the_question_and_what_a_bot_makes_of_it():
    hand = dealt(LONE)
    step = hand.step
    assert step.prompt(hand.view(2)) == "You have the Petit and no other card among the trumps and the Excuse. Do you annul the deal?"
    assert [step.explain(LATER, action) for action in hand.legal_actions()] == ["the hand is played", "the deal is annulled"]
    assert [step.advice(Action(word)) for word in ("keep", "Petit sec")] == [Advice.DECLINES, Advice.NONE]
    assert step.annuls("T1") is Annulled.AT_WILL
    assert str(bot("simple", "annul").choose(hand.view(2))) == "keep T1"
