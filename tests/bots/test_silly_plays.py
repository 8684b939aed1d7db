"""Single silly plays that `simple` made once, as positions."""

import pytest
import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot

NULLO, SIX = trionfi.games["tarot-nullo"], trionfi.games["tarot-6"]


def chosen(hand):
    return str(bot("simple", 1).choose(hand.view(hand.turn)))


@pytest.mark.parametrize("cards", [
    "KD 3D KH 9H 4H 3H 4C 7C 10C JC JS 5S T2", "KS 2S 3S 4S 5S 6S QH 2H 3H 4H 2D 3D 4D",
])
def test_where_points_are_bad_no_king_is_led_from_small_cards(cards):
    led = chosen(deal(NULLO, {"3": cards}))
    assert led.split()[1][0] not in "KQ", led


def test_where_points_are_bad_the_dearest_card_goes_on_the_trick_of_another():
    hand = push_all(deal(NULLO, {"3": "T21 2S", "0": "KH QH KD 2H 3H 4H 5H 6H 7H 8H 9H 2D 3D 4D 5D 6D 7D 8D"}), "play T21")
    assert chosen(hand) in ("play KD", "play KH", "play QH")


GARDE = "; ".join(["garde", *["passe"] * 5])


def test_of_an_open_talon_the_trumps_and_kings_are_taken():
    hand = push_all(deal(SIX, {"0": "T21 T20 T18 T17 T16 KS QS", "talon": "T19 T13 KC 7D 2D 7C"}, dealer=5), GARDE)
    assert set(chosen(hand).split()[1:]) == {"T19", "T13", "KC"}


def test_a_bid_that_is_not_played_shows_a_bout_and_is_made_with_one_only():
    weak = "2S 3S 4S 5S 2H 3H 4H 5H 2D 3D 4D"
    assert chosen(deal(SIX, {"0": f"T21 {weak}"}, dealer=5)) == "prise"
    assert chosen(deal(SIX, {"0": f"T2 {weak}"}, dealer=5)) == "passe"


VANTO, TELLING = trionfi.games["vanto-1930"], trionfi.games["tortorici-4"]
FIFTEEN = "; ".join(["passo"] * 6)
STRONG = "T20 T19 T18 T16 T14 T12 T10 T9 F KS QS KB QB 9C 8C"


def test_a_solo_is_for_a_hand_that_promises_more_than_playing_for_oneself():
    assert chosen(push_all(deal(VANTO, {"0": STRONG}, dealer=2), FIFTEEN)) == "solo di quindici"
    assert chosen(push_all(deal(VANTO, {"0": "T4 T3 T2 5S 6S 7S 8S 5B 6B 7B 8B 5C 6C 7C 8C"}, dealer=2), FIFTEEN)) == "passo"


def test_who_should_win_the_last_trick_announces_it_for_the_pool():
    hand = push_all(deal(VANTO, {"0": f"{STRONG} T7 T6 T5 T4 T3"}, dealer=2), f"{FIFTEEN}; solo di quindici; passo")
    hand = push_all(hand, chosen(hand))
    assert chosen(hand) == "vanto"


def test_the_ternone_is_greeted():
    cards = "T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T20 T19 T18 T17 T16 F"
    hand = push_all(deal(VANTO, {"1": cards, "0": "KS", "talon": "5S 6S 7S"}, dealer=2), "; ".join(["passo"] * 9))
    hand = push_all(hand, "discard 5S 6S 7S; play KS")
    said = chosen(hand)
    assert not {"T15", "T14", "T13"} & set(said.split()) or said.startswith("questa vi saluta"), said


def test_with_a_good_hand_the_partner_is_told_of_the_best_card():
    assert chosen(push_all(deal(TELLING, {"0": "T20 T19 KS KB 5C"}, dealer=3), "all face down")) == "tell T20"
    assert chosen(push_all(deal(TELLING, {"0": "T20 T19 KS KB 5C"}, dealer=3), "all face down; tell T20")) == "basta"
    assert chosen(push_all(deal(TELLING, {"0": "KS 5S 6B 7B 5C"}, dealer=3), "all face down")) == "basta"


MINEO, FFT = trionfi.games["mineo-3"], trionfi.games["tarot-fft-4"]
BOLD = ("altre cinque; altre cinque; mischio; altre cinque; altre cinque; vado solo; discard JB 6B QD; fatto è; passo; passo; "
        "play KB; play QB; play T1")
LAST = ("altre cinque; altre cinque; altre cinque; mischio; altre cinque; mischio; altre cinque; mischio; mischio; vado solo; "
        "discard JC 10C 9C; fatto è; play QC; play KC; play T0; play QS; play 5S; play KS")
GARDE_3 = ("passe; passe; garde; passe; discard 9H 7H 4H JC 10C 4C; no announcement; play KC; play QC; play T10; play T14; "
           "play KH; play 5H; play QH; play T2; play KD; play 2D; play 3D; play 4D")


@pytest.mark.parametrize(("seed", "moves", "lacking"), [(0, f"{BOLD}; play QS; play CS; play KS", "B"), (5, LAST, "C")])
def test_no_counting_card_is_led_into_a_void_that_a_foe_has_shown(seed, moves, lacking):
    hand = push_all(MINEO.deal(seed=seed, dealer=0), moves)
    assert chosen(hand).split()[1] not in {f"{rank}{lacking}" for rank in "KQCJ"}


@pytest.mark.parametrize(("game", "seed", "moves"), [(MINEO, 0, BOLD), (FFT, 8, GARDE_3)])
def test_no_court_card_is_led_up_to_a_higher_one_while_a_small_card_of_the_suit_will_do(game, seed, moves):
    assert chosen(push_all(game.deal(seed=seed, dealer=0), moves)).split()[1][0] not in "KQCJ"
