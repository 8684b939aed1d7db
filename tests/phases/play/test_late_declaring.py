"""Declaring in the play, as long as the cards are held."""

import pytest
import trionfi
from checks.deals import deal, play_out, push_all

GAME = trionfi.games["grosstarock-1780"].with_options(None, {"declarations": "bw"})
TAROCS = "T20 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9"


def declared(give: dict[str, str], card: str) -> set[str]:
    """What who has led a card and won the trick may declare next."""
    hand = push_all(deal(GAME, give | {"2": "JS 8S 5S"}), f"discard JS 8S 5S; play {card}")
    play_out(hand, tricks=1)
    assert hand.turn == 0
    return {word for action in hand.legal_actions() if action.verb == "declare" for word in ("Tarocs", "Cavallerie") if word in str(action)}


@pytest.mark.parametrize(("extra", "card", "left"), [
    ("T21 KH QH CH JH", "T21", {"Cavallerie"}),          # the first trump ends it, and ends nothing else
    ("KC KH QH CH JH", "KC", {"Tarocs", "Cavallerie"}),  # the card that lies just below the trumps is none of them
])
def test_a_combination_that_must_be_whole_goes_only_before_its_first_card(extra, card, left):
    assert declared({"0": f"{TAROCS} {extra}"}, card) == left


def test_all_its_cards_are_still_in_the_hand():
    hand = push_all(deal(GAME, {"0": f"{TAROCS} KH QH CH JH", "1": "T21", "2": "JS 8S 5S"}), "discard JS 8S 5S")
    with_the_king = [action for action in hand.legal_actions() if action.verb == "declare" and "KH" in action.cards]
    assert with_the_king
    hand.push("play KH")
    play_out(hand, tricks=1)
    assert hand.turn == 0 and not set(with_the_king) & set(hand.legal_actions())
