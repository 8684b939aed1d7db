"""Passing by another word, and holding a bid."""

import pytest
import trionfi
from checks.deals import deal, play_out, push_all
from trionfi.cards.chance import Chance
from trionfi.game.edits import Put
from trionfi.phases import next_deal
from trionfi.state.notes import NAMED

TERZIGLIO = trionfi.games["terziglio"]


def texts(hand):
    return [str(action) for action in hand.legal_actions()]


def after(moves, **options):
    return push_all(TERZIGLIO.with_options(options=options).deal(seed=3, dealer=2), moves)


@pytest.mark.parametrize(("moves", "offered"), [
    ("", "passo gioco solo"), ("0 passo", "passo gioco solo"), ("0 gioco", "va bene solo"), ("0 passo; 1 gioco", "va bene solo"),
])
def test_the_word_for_passing(moves, offered):
    assert " ".join(str(action) for action in after(moves).legal_actions()) == offered


def test_a_solo_ends_it():
    hand = after("0 gioco; 1 solo")
    assert hand.step.name == "play" and (hand.table.contract.declarer, hand.table.contract.rate) == (1, 2)


@pytest.mark.parametrize(("moves", "asked"), [("0 gioco; 1 solo", 0), ("0 gioco; 1 va bene; 2 solo", 0), ("0 passo; 1 gioco; 2 solo", 1)])
def test_who_has_bid_less_is_asked_again(moves, asked):
    hand = after(moves, hold="yes")
    assert hand.turn == asked and hand.step.name == "auction"
    assert after(f"{moves}; {asked} tengo", hold="yes").table.contract.declarer == asked
    other = int(moves.split("; ")[-1][0])
    assert after(f"{moves}; {asked} va bene", hold="yes").table.contract.declarer == other


@pytest.mark.parametrize("moves", ["0 solo", "0 passo; 1 solo", "0 passo; 1 passo; 2 solo"])
def test_nobody_is_asked_who_has_passed(moves):
    assert after(moves, hold="yes").step.name == "play"


ROUNDS = trionfi.games["tarot-1950-3"]
APPEL = trionfi.games["tarot-appel-1850"]


def in_rounds(game, moves):
    return push_all(game.deal(seed=4, dealer=2), moves)


@pytest.mark.parametrize(("moves", "turn"), [
    ("0 prise", 1), ("0 prise; 1 pousse", 2), ("0 prise; 1 pousse; 2 passe", 0), ("0 prise; 1 pousse; 2 passe; 0 garde", 1),
    ("0 passe; 1 prise", 2), ("0 passe; 1 passe", 2),
])
def test_in_several_rounds_those_speak_who_have_not_passed(moves, turn):
    hand = in_rounds(ROUNDS, moves)
    assert hand.step.name == "auction" and hand.turn == turn


@pytest.mark.parametrize(("moves", "declarer"), [
    ("0 prise; 1 passe; 2 passe", 0), ("0 passe; 1 passe; 2 pousse", 2), ("0 prise; 1 pousse; 2 passe; 0 garde; 1 passe", 0),
])
def test_the_rounds_end_when_all_others_have_passed(moves, declarer):
    hand = in_rounds(ROUNDS, moves)
    assert hand.step.name != "auction" and hand.table.contract.declarer == declarer


def test_when_all_pass_in_rounds_the_deal_is_thrown_in():
    assert in_rounds(ROUNDS, "0 passe; 1 passe; 2 passe").ending.next_dealer == 0


def test_the_dealer_may_speak_first():
    hand = APPEL.deal(seed=1, dealer=0)
    hand.push(f"discard {_six(APPEL)}")
    assert hand.step.name == "auction" and hand.turn == 0


def test_who_speaks_earlier_may_hold_and_the_other_go_higher():
    opened = "appel; passe; passe; achat"
    hand = push_all(APPEL.deal(seed=1, dealer=0), f"discard {_six(APPEL)}; {opened}")
    assert hand.turn == 0 and "je garde" in map(str, hand.legal_actions())
    hand.push("je garde")
    assert hand.turn == 3 and "je garde" not in map(str, hand.legal_actions())
    assert hand.table.contract.declarer == 0
    hand.push("solissimo")
    assert hand.turn == 0 and hand.table.contract.declarer == 3


def _six(game):
    hand = game.deal(seed=1, dealer=0)
    choice = hand.legal_actions()
    return " ".join(choice.sample(Chance("six")).cards)


def test_a_bid_that_never_opens_the_bidding():
    game = trionfi.games["9.6"].with_options(garde="over-pousse")
    assert texts(deal(game, dealer=2)) == ["passe", "pousse", "petit chelem", "grand chelem"]
    assert texts(in_rounds(game, "pousse")) == ["passe", "garde", "petit chelem", "grand chelem"]
    assert "only over another" in game.step("auction").words(game)


@pytest.mark.parametrize(("moves", "turn", "declarer"), [
    ("passe;passe;passe", 0, None), ("passe;passe;passe;garde", None, 0), ("passe;passe;passe;passe", None, None),
    ("passe;pousse;passe", None, 1),
])
def test_after_all_have_passed_the_first_may_still_bid(moves, turn, declarer):
    hand = push_all(deal(trionfi.games["9.6"].with_options(afterwards="first"), dealer=2), moves)
    assert hand.table.contract.declarer == declarer
    assert (hand.turn if hand.step and hand.step.name == "auction" and not hand.over else None) == turn
    assert hand.over == (turn is None and declarer is None)


def test_where_the_deal_passes_the_other_way_round():
    game = trionfi.games["9.6"].with_options(deal_passes="left")
    assert push_all(deal(game, dealer=2), "passe;passe;passe").ending.next_dealer == 1
    assert push_all(deal(trionfi.games["9.6"], dealer=2), "passe;passe;passe").ending.next_dealer == 0
    hand = play_out(push_all(deal(game, {"0": "KS"}, dealer=2), "garde;passe;passe"))
    assert hand.ending.next_dealer == 1 and "other way round" in next_deal.words(game)


def test_the_bid_may_be_raised_when_the_others_have_given_up():
    game = trionfi.games["9.6"].with_options(afterwards="raise")
    hand = push_all(deal(game, {"0": "KS"}, dealer=2), "pousse;passe;passe")
    assert hand.turn == 0 and texts(hand) == ["as bid", "garde", "petit chelem", "grand chelem"]
    hand.push("garde")
    assert hand.table.contract.bid == "garde" and hand.table.contract.rate == 2 and hand.step.name == "play"
    hand = push_all(deal(game, {"0": "KS"}, dealer=2), "pousse;passe;passe;as bid")
    assert hand.table.contract.bid == "pousse" and hand.step.name == "discard"
    assert push_all(deal(game, {"0": "KS"}, dealer=2), "grand chelem").step.name == "discard"


NAMING = trionfi.games["tarot-appel-1940"]
LAID = "discard QS 2S 3S 4S 5S 6S; passe"


def named(moves):
    return push_all(deal(NAMING, {"2": "QS 2S 3S 4S 5S 6S"}, 2), f"{LAID}; {moves}")


def test_with_some_bids_a_card_is_named_at_once():
    hand = named("appel")
    assert hand.turn == 3 and {action.verb for action in hand.legal_actions()} == {"name"} and len(hand.legal_actions()) == 78
    assert len(named("achat").legal_actions()) == 56
    name = hand.legal_actions()[0]
    assert (hand.step.label(NAMING, name), hand.step.explain(NAMING, name)) == ("Name", "Excuse")


def test_the_card_is_told_and_a_higher_bid_has_its_own():
    hand = named("appel; name KC; achat; name KD")
    assert NAMED.of(hand.table) == "KD" and hand.turn == 1
    hand.push("solissimo")
    assert NAMED.of(hand.table) == "" and hand.turn == 3


def test_a_card_named_by_the_last_to_speak_ends_the_auction():
    assert named("passe; passe; appel; name KC").table.contract.declarer == 1


def test_a_name_is_taken_back():
    hand = named("appel; name KC")
    hand.pop()
    assert NAMED.of(hand.table) == "" and hand.turn == 3


def test_where_the_dealer_speaks_last_those_before_him_hold_his_bid():
    game = Put("course:auction.first", "eldest").apply(APPEL)
    hand = push_all(game.deal(seed=1, dealer=0), f"discard {_six(APPEL)}; appel; passe; passe; achat")
    assert hand.turn == 1 and "je garde" in texts(hand)
    hand.push("je garde")
    assert hand.turn == 0 and "je garde" not in texts(hand) and hand.table.contract.declarer == 1
