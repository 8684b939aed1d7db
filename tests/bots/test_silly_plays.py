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
