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


FOUR = trionfi.games["mineo-4"]
CALLED = ("passo; passo; passo; passo; chiamo T20; passo; passo; passo; discard 10S 5S CC; fatto è; passo; passo; passo; play QC; "
          "play 5C; play KC; play 6C; play KS; play T13; play 9S; play 6S; play KD; play 4D; play 7D; play 10D; play 10C; play F; play 8C; "
          "play 7C; play JC; play T7; play 9C; play T0; play 6D; play 9D; play T6; play 5D; play 7S; play T9; play JS; play 8S; play 8D; "
          "play JD; play T5; play T16; play 7B; play KB; play 5B; play 10B; play CD; play T12; play T11; play T8; play 6B; play T1")
LOADED = ("garde; passe; passe; passe; discard JD 9D QC CC JC 4C; no announcement; play 6D; play KD; play 5D; play CD; play QD; play T13; "
          "play 7D; play AD; play KC; play 10C; play T10; play 6C; play 4D; play 3D; play T7; play 8D; play KH; play QH; play AH; play CH; "
          "play AC; play 3C; play T8; play 2C; play 2D; play T1; play T9; play 10D; play 5C; play T16; play F; play T6; play 8S; play KS; "
          "play 2S; play 4S; play 8H; play JH; play 2H; play 3H; play 10H; play 9H; play 7H; play 4H; play 6H; play T19; play T3; play 5H; "
          "play 7C; play T4; play T5; play T14; play 9S; play QS")
PETIT = ("passe; passe; garde; passe; discard QH JH 5H 3H CC 6C; no announcement; play KH; play CH; play T8; play 4H; play T5; play T9; "
         "play T13; play T14; play 9D; play KD; play AD; play 5D; play QD; play 3D; play 8D; play 4D; play CD; play 6D; play 10D; play JD; "
         "play 2D; play 7D; play T2; play T7; play 3S; play KS; play 6S; play 5S; play T6; play F; play T20; play T10; play AH; play T11; "
         "play T17; play 6H; play 7C; play 8C; play KC; play JC; play QC; play 5C; play 3C; play AC; play 2H; play T15; play T18; play 7H; "
         "play 4C; play 10C; play 9C; play T16; play QS; play AS; play CS; play 4S; play 7S; play 2S; play JS; play T3; play 8H; play 8S")


@pytest.mark.parametrize(("game", "seed", "moves", "high"), [(FOUR, 1, CALLED, "QB"), (FFT, 19, LOADED, "CS")])
def test_the_highest_card_of_a_suit_is_not_laid_on_a_trick_that_the_declarer_may_well_take(game, seed, moves, high):
    hand = push_all(game.deal(seed=seed, dealer=0), moves)
    view = hand.view(hand.turn)
    assert high in game.pack.unmask(view.hand) and view.best_seat != view.contract.declarer and len(view.plays) == 2
    assert chosen(hand) != f"play {high}"


def test_the_petit_waits_while_the_highest_trumps_draw_the_last_two():
    """Trick 16: T21 T19 T1, and T12 and T4 are out; one player has yet to play, and would take the Petit with either."""
    hand = push_all(FFT.deal(seed=128, dealer=0), PETIT)
    assert hand.view(hand.turn).hand == FFT.pack.mask(["T21", "T19", "T1"])
    for _ in range(2):
        assert chosen(hand) in ("play T19", "play T21")
        hand.push(chosen(hand))
        while hand.turn != 3:
            hand.push(chosen(hand))
    assert chosen(hand) == "play T1" and hand.table.won[3] >> FFT.pack.index["T12"] & 1


@pytest.mark.parametrize("declarer", [1, 2, 3])
def test_no_queen_is_opened_up_to_the_declarers_king(declarer):
    hand = deal(FFT, {"0": "QS 10S 9S 2S 7H 4H 3H 5D 4D 3D 2D T3 T6 T9 T11 7C 5C 3C", str(declarer): "T21 T20 T19 F KS T18"}, dealer=3)
    hand = push_all(hand, "; ".join("garde" if seat == declarer else "passe" for seat in range(4)))
    while hand.step.phase != "play":
        hand.push(chosen(hand))
    assert hand.turn == 0 and chosen(hand) != "play QS"
