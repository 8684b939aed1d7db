"""Declaring in turn: one combination at a time, only what the hand allows, seen as far as it must be shown."""

from dataclasses import replace

import pytest
from checks.tarocco import TAROCCO
from trionfi.errors import IllegalAction
from trionfi.game import Game
from trionfi.hand import Hand

MATADORS = "declare Matadors F T21 T20 T1"


def dealt(game: Game = TAROCCO, first: str = "T21 T20 T1 F KS QS CS JS KH QH 7H 6H 5H 2S 3S 4S 5S 6S 7S 8S 9S 10S 2C 3C 4C") -> Hand:
    """A hand in which player 1, the eldest, has these cards; player 0 deals and has discarded."""
    pack, cards = game.pack, first.split()
    rest = [text for text in pack.texts if text not in cards]
    hand = game.deal(packets={"hands": [rest[:25], cards, rest[25:50]], "talon": rest[50:]}, dealer=0)
    while hand.step.name != "declaring":
        hand.push(f"discard {' '.join(hand.legal_actions().cards[:3])}")
    return hand


def texts(hand: Hand) -> list[str]:
    return [str(action) for action in hand.legal_actions()]


def test_the_eldest_is_asked_first_and_keeps_the_turn():
    hand = dealt()
    assert hand.turn == 1 and texts(hand)[-1] == "no more"
    wanted = next(text for text in texts(hand) if "Matadors" in text)
    hand.push(wanted)
    assert hand.turn == 1 and wanted not in texts(hand)
    hand.push("no more")
    assert hand.turn == 2


def test_the_others_pay_at_once_and_all_see_the_cards():
    hand = dealt()
    hand.push(next(text for text in texts(hand) if "Matadors" in text))
    line = hand.table.account[-1]
    assert line.amounts == (-15, 30, -15) and "Matadors" in line.because
    assert hand.view(0).declared[0].word == "Matadors"
    shown = [event for event in hand.view(0).events if event.kind == "show"]
    assert set(hand.game.pack.unmask(shown[-1].cards)) == {"T21", "T20", "T1", "F"}
    hand.pop()
    assert not hand.table.account and not hand.table.declared


def test_a_card_serves_once_in_a_kind():
    hand = dealt()
    hand.push(next(text for text in texts(hand) if "Cavallerie of spades" in text and "half" not in text))
    assert not [text for text in texts(hand) if "spades" in text]


def test_what_is_not_held_cannot_be_declared():
    with pytest.raises(IllegalAction):
        dealt().push("declare four Kings KS KH KD KC")


def test_the_eldest_may_start_with_the_dealer():
    course = tuple(replace(step, first="dealer") if step.name == "declaring" else step for step in TAROCCO.course)
    assert dealt(replace(TAROCCO, course=course)).turn == 0


def test_who_must_declare_may_not_stop_before():
    must = replace(TAROCCO, melds=replace(TAROCCO.melds, duty="must"))
    hand = dealt(must)
    assert "no more" not in texts(hand)
    while "no more" not in texts(hand):
        hand.push(texts(hand)[0])
    assert len(hand.table.declared) >= 2
    assert "must" in next(step for step in must.course if step.name == "declaring").words(must)
