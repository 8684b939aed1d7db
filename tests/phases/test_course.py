"""The steps of Mineo's course, one by one, in hands dealt to order."""

from dataclasses import replace

import pytest
import trionfi
from checks.deals import deal, push_all
from checks.wrong import refused
from trionfi.errors import IllegalAction
from trionfi.game.edits import Drop
from trionfi.phases.announce import Announce
from trionfi.phases.deal import Give, Lay, Look
from trionfi.phases.pause import Pause
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, Take
from trionfi.state.actions import Choice
from trionfi.words import Message

GAME = trionfi.games["mineo-3"]
BOOK = GAME.with_options("book")
FULL = "altre cinque; mischio; mischio; altre cinque; altre cinque"


def test_the_course_in_order():
    kinds = [type(step) for step in GAME.course]
    assert kinds == [Lay, Look, Give, Pause, Give, Pause, Give, Pause, Give, Look, Pause, Take, Discard, Announce, Announce, Play]
    names = [step.name for step in GAME.course]
    assert len(set(names)) == len(names) and all(names)
    assert GAME.hand_size == 20


def test_every_step_says_its_rule_and_source():
    for game in (GAME, BOOK, GAME.with_options("palagonia")):
        for step in game.course:
            assert step.words(game).endswith(".") and step.source, step.name


def test_each_packet_is_seen_by_its_owner_alone():
    hand = deal(GAME)
    dealt = [event for event in hand.events if event.kind == "deal"]
    assert [event.target for event in dealt] == ["hand 0", "hand 1", "hand 2"]
    for event in dealt:
        assert event.cards.bit_count() == 5 and event.audience == 1 << int(event.target[-1]) and event.source == "pack"


def test_the_dealer_is_dealt_last():
    hand = GAME.deal(seed=1, dealer=0)
    assert [event.target for event in hand.events if event.kind == "deal"] == ["hand 1", "hand 2", "hand 0"]


def test_the_monte_is_laid_unseen():
    hand = deal(GAME, {"talon": "7S 8S 9S"})
    laid = next(event for event in hand.events if event.kind == "lay")
    assert laid.audience == 0 and laid.cards == GAME.pack.mask(["7S", "8S", "9S"])
    assert hand.table.piles["talon"] == laid.cards


@pytest.mark.parametrize("dealer", range(3))
def test_speaking_goes_from_the_dealers_right(dealer):
    hand = deal(GAME, dealer=dealer)
    order = []
    for _ in range(3):
        order.append(hand.turn)
        hand.push("mischio")
    assert order == [(dealer + 1) % 3, (dealer + 2) % 3, dealer] and hand.over
    assert hand.ending.next_dealer == (dealer + 1) % 3


def test_a_refused_word_says_what_may_be_said():
    hand = push_all(deal(GAME), "altre cinque; mischio; mischio")
    assert "altre cinque" in refused(hand, "vado solo")
    assert "second or the third" in refused(hand, "prendo")
    assert "turn" in refused(hand, "1 mischio")
    assert "cards" in refused(hand, "quindici")


def test_the_contract_is_written_by_the_bid():
    hand = push_all(deal(GAME, dealer=1), "mischio; altre cinque; vado solo")
    contract = hand.view(0).contract
    assert (contract.declarer, contract.rate, contract.cards, contract.full_hand, contract.bid) == (1, 2, 5, False, "vado solo")
    assert contract.passed == (2, 0)
    hand = push_all(deal(GAME), FULL + "; mischio; vado solo")
    contract = hand.view(2).contract
    assert (contract.declarer, contract.rate, contract.cards, contract.full_hand, contract.passed) == (1, 1, 20, True, (0,))


def test_no_bid_no_contract():
    hand = push_all(deal(GAME), FULL)
    assert hand.view(0).contract.declarer is None and hand.view(0).side(0) == frozenset((0,))


def test_the_discard_is_a_choice_with_reasons():
    hand = push_all(deal(GAME, {"0": "KS QS T4 T20 F 7C", "talon": "5S 6S 7S"}), "vado solo")
    choice = hand.legal_actions()
    assert isinstance(choice, Choice) and choice.count == 3 and choice.verb == "discard"
    assert {"QS", "7C", "5S", "6S", "7S"} <= set(choice.cards) and not {"KS", "T4", "T20", "F"} & set(choice.cards)
    assert choice.refused["KS"] == choice.refused["T20"] == choice.refused["F"] == "it may never be discarded"
    assert "only when" in choice.refused["T4"]
    hand.push("discard 7S 5S QS")
    assert str(hand.moves[-1]) == "0 discard QS 7S 5S"
    assert hand.table.piles["discard 0"] == GAME.pack.mask(["QS", "5S", "7S"]) and hand.table.hands[0].bit_count() == 20


@pytest.mark.parametrize(("text", "words"), [("discard KS 5S 6S", "KS"), ("discard 5S 6S", "3 different"), ("discard", "3 different"),
    ("discard 5S 6S 9D", "9D"),
                                             ("play 5S", "discard"), ("fatto è", "discard"), ("discard 5S 6S 7S QS", "3 different")])
def test_a_wrong_discard_names_the_rule(text, words):
    hand = push_all(deal(GAME, {"0": "KS QS", "1": "9D", "talon": "5S 6S 7S"}), "vado solo")
    assert words in refused(hand, text)


def test_an_announcement_is_kept_in_the_contract():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S"}), "vado solo; discard 5S 6S 7S; scommessa; passo; rivanto")
    assert hand.view(1).contract.announced == (("scommessa", 0), ("rivanto", 2))
    assert hand.step.name == "play" and hand.turn == 1


def test_nothing_announced():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S"}), "vado solo; discard 5S 6S 7S; fatto è; passo; passo")
    assert hand.view(1).contract.announced == ()


START = "vado solo; discard 5S 6S 7S; fatto è; passo; passo"


def test_refused_cards_say_why():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S KS T4 F", "1": "8S 9S", "2": "10S KB"}), START)
    assert "not in the hand" in refused(hand, "play KB")
    assert "no card" in refused(hand, "play ZZ")
    hand.push("play 8S")
    assert "suit must be followed: swords" in refused(hand, "play KB")
    assert "play a card" in refused(hand, "discard 5S 6S 7S")


def test_the_fool_goes_to_its_holders_pile_at_once():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S KS", "1": "8S", "2": "F"}), START + "; play 8S; play F")
    assert hand.table.won[2] == GAME.pack.fool_mask and hand.turn == 0
    hand.push("play KS")
    assert hand.table.won[0] == GAME.pack.mask(["8S", "KS"])
    trick = hand.table.tricks[0]
    assert (trick.leader, trick.winner) == (1, 0) and [GAME.pack.texts[number] for _, number in trick.plays] == ["8S", "F", "KS"]


def test_the_winner_leads_to_the_next_trick():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S KS", "1": "8S 9S", "2": "10S QS"}), START + "; play 9S; play QS; play KS")
    assert hand.turn == 0
    hand = push_all(deal(GAME, {"0": "5S 6S 7S JS", "1": "8S 9S", "2": "10S QS"}), START + "; play 9S; play QS; play JS")
    assert hand.turn == 2


def test_talk_is_for_partners_only():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S"}), START)
    with pytest.raises(IllegalAction, match="player 0"):
        hand.push("0 say faglio")
    with pytest.raises(IllegalAction, match="seat that speaks"):
        hand.push("say faglio")
    with pytest.raises(IllegalAction, match="cannot be said now by player 2: the choice is say faglio"):
        hand.push("2 say buongiorno")
    with pytest.raises(IllegalAction, match="cannot be said now by player 1: the choice is"):
        hand.push("1 say faglio")
    hand.push("2 say faglio")
    assert str(hand.moves[-1]) == "2 say faglio" and hand.turn == 1
    assert (2, "faglio") in hand.view(0).said
    with pytest.raises(IllegalAction, match="cannot be said now"):
        hand.push("2 say faglio")


def test_a_card_shown_to_the_partner_is_seen_by_him_alone():
    game = GAME.with_options(talk="extended")
    hand = push_all(deal(game, {"0": "5S 6S 7S", "1": "KC 8B"}), START + "; 1 say this one? KC")
    number = game.pack.index["KC"]
    assert hand.view(2).where[number] == frozenset(("hand 1",))
    assert hand.view(0).unseen >> number & 1 and number not in hand.view(0).where
    assert any("this one?" in word for _, word in hand.view(0).said)
    assert "cannot be said now" in refused(hand, "1 say this one? KB")


def test_a_step_is_found_as_before_when_its_title_reads_otherwise():
    course = tuple(replace(step, name=Message("laying three cards away")) if step.key == "discard" else step
                   for step in GAME.course)
    game = replace(GAME, course=course)
    assert game.step("discard").title(game) == "Laying three cards away"
    assert [step.key for step in game.course] == [step.key for step in GAME.course]
    assert len(Drop("discard").apply(game).course) == len(course) - 1
    hand = push_all(deal(game, dealer=1), "mischio; altre cinque; vado solo")
    assert hand.view(0).step == hand.step.key == "discard"
