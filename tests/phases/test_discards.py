"""Discarding cards: sets that go only as a whole, and every player in turn."""

from dataclasses import replace

import pytest
import trionfi
from checks.deals import deal
from checks.tarocco import TAROCCO
from checks.wrong import refused
from trionfi.cards.chance import Chance
from trionfi.cards.packs import GERMAN_78
from trionfi.phases.discard_rules import Together
from trionfi.phases.talon import Discard

PACK = GERMAN_78
FREE = "suit-cards - kings"
SUITS = [rank + suit for suit in "SHDC" for rank in ["Q", "C", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A"]]


def game_with(*steps):
    course = tuple(step for old in TAROCCO.course for step in (steps if old.name == "discard" else (old,)))
    return replace(TAROCCO, course=course)


def dealt(*together: Together, trumps: str):
    """The dealer, player 2, with these trumps and no other, about to lay three away."""
    held = trumps.split()
    cards = held + SUITS[: 28 - len(held)]
    game = game_with(Discard(name="discard", who="dealer", tiers=(FREE,), rules=together, source="test"))
    return deal(game, {"2": " ".join(cards[:25]), "talon": " ".join(cards[25:])})


@pytest.mark.parametrize(("trumps", "law", "found"), [
    ("T1 T2 T3", Together("trumps", 3, 3), "T1 T2 T3"),
    ("T1 T2", Together("trumps", 3, 3), ""),
    ("T1 T2", Together("trumps", 1, 3), "T1 T2"),
    ("T1 T2 T3 T4", Together("trumps", 1, 3), ""),
    ("T2 T3 T4", Together("trumps", 3, 3, must="T1"), ""),
    ("T1 T2 T21", Together("trumps", 3, 3, bar="T21"), ""),
    ("F T1 T2", Together("trumps + fool", 3, 3, must="T1 + F"), "F T1 T2"),
])
def test_which_cards_go_together(trumps, law, found):
    assert sum(law.whole(PACK, PACK.mask([*trumps.split(), "KS", "2S"]))) == PACK.mask(found.split())


def test_a_part_of_them_stays_and_the_whole_goes():
    hand = dealt(Together("trumps", 1, 3), trumps="T1 T6")
    assert "together" in refused(hand, "discard T6 2S 3S")
    hand.push("discard T1 T6 2S")
    assert not hand.table.hands[2] & PACK.trump_mask


def test_either_of_two_laws_serves_but_not_a_mixture():
    hand = dealt(Together("trumps", 3, 3), Together("trumps + fool", 4, 4), trumps="F T1 T2 T3")
    hand.push("discard T1 T2 T3")
    hand.pop()
    assert "together" in refused(hand, "discard F T1 T2")


def test_samples_keep_to_the_law_and_use_it_at_times():
    choice = dealt(Together("trumps", 1, 3), trumps="T1 T6").legal_actions()
    drawn = [choice.sample(Chance(number)) for number in range(40)]
    assert all(choice.check(action.cards) is None for action in drawn)
    sizes = {len({"T1", "T6"} & set(action.cards)) for action in drawn}
    assert sizes == {0, 2}


def test_why_a_card_stays_says_which_rule_it_is():
    choice = dealt(Together("trumps", 1, 3, bar="T21"), trumps="T1 T2 T3 T4").legal_actions()
    assert choice.refused["T1"].endswith("together with all others of trumps, if you have not more than 3 of them, and not T21")
    assert "together" not in dealt(Together("trumps", 1, 3, bar="T21"), trumps="T1 T2 T21").legal_actions().refused["T21"]


def test_of_two_laws_each_is_named():
    hand = dealt(Together("trumps", 3, 3, must="T1"), Together("T20 + T7", 2, 2, must="T7", bar="T21"), trumps="T5 T7")
    assert refused(hand, "discard T5 T7 2S").endswith(
        "only together with all others of trumps, if you have 3 of them, T1 among them, "
        "or together with all others of T20 T7, if you have 2 of them, T7 among them, but not T21")


def test_a_law_that_is_named_twice_is_said_once():
    hand = dealt(Together("trumps", 3, 3), Together("trumps", 3, 3), trumps="T5 T7")
    assert refused(hand, "discard T5 T7 2S").count("together with all others") == 1


def test_each_other_player_lays_away_in_turn_and_fewer_tricks_are_played():
    game = game_with(Discard(key="first", name="first", who="dealer", cards=4, tiers=(FREE,), source="test"),
                     Discard(key="second", name="second", who="each other", cards=1, tiers=(FREE,), source="test"))
    hand = game.deal(3, dealer=1)
    assert game.tricks == 24 and hand.turn == 1
    seats = []
    while hand.step.name in ("first", "second"):
        seats.append(hand.turn)
        hand.push(hand.legal_actions().sample(Chance(1)))
    assert seats == [1, 2, 0] and [cards.bit_count() for cards in hand.table.hands] == [24, 24, 24]
    assert [hand.table.piles[f"discard {seat}"].bit_count() for seat in range(3)] == [1, 4, 1]
    assert {event.audience for event in hand.events if event.kind == "discard"} == {1, 2, 4}
    assert "Each player but the dealer" in game.course[-3].words(game)


@pytest.mark.parametrize("slug", ["tarok-danish-1880", "tarok-danish-modern"])
def test_why_a_scus_may_be_discarded_is_told(slug):
    game = trionfi.games[slug]
    assert "A player discards the Scus only if he means to win every trick" in game.step("discard").words(game)


def test_what_may_be_missing_is_told_in_words():
    assert trionfi.games["tarok-danish-1880"].set_words("kings + jacks") == "the Kings and Jacks"
