"""The deal: a pile that is laid in two parts."""

import pytest
import trionfi

FIRST, LATER = 6, 6


@pytest.mark.parametrize(("players", "rounds"), [(6, (3, 4)), (7, (3, 3))])
def test_the_second_half_of_an_ecart_is_laid_after_the_first_round(players, rounds):
    """5.7: six cards to the écart, a round of three, six more, then the other round."""
    hand = trionfi.games["tarot-swiss-1900"].deal(4, players=players, dealer=0)
    dealt = [(event.kind, event.cards.bit_count()) for event in hand.events if event.kind in ("lay", "deal")]
    first, second = rounds
    assert dealt == [("lay", FIRST), *[("deal", first)] * players, ("lay", LATER), *[("deal", second)] * players]
    assert hand.table.piles["talon"].bit_count() == FIRST + LATER


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_smaller_ecart_is_laid_at_once(players):
    hand = trionfi.games["tarot-swiss-1900"].deal(4, players=players, dealer=0)
    assert [event.kind for event in hand.events].count("lay") == 1


def test_the_card_on_top_of_a_set_up_ecart_is_laid_first():
    hand = trionfi.games["tarot-swiss-1900"].deal(4, players=6, dealer=0, packets={"talon": "KS QS CS JS 10S 9S 8S 7S KH QH CH JH"})
    pack = hand.table.pack
    assert [event.cards for event in hand.events if event.kind == "lay"] == [
        pack.mask(("KS", "QS", "CS", "JS", "10S", "9S")), pack.mask(("8S", "7S", "KH", "QH", "CH", "JH"))]
