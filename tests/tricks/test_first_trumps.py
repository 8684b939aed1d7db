"""Trumping only once: the lighter duty of Dutch Tarok, and what a card then shows of its player's hand."""

import trionfi
from checks.deals import deal, push_all
from trionfi.tricks.follow import standing

GAME = trionfi.games["tarok-dutch-4"]
PACK = GAME.pack
HANDS = {
    "0": "T4 T10 T11 T12 10S 9S 8S 6S 10D 9D 8D 7D 6D 10C 9C 8C 7C 6C AC",
    "1": "7S T9 T13 T14 T15 KS QS CS JS KD QD CD JD KC QC CC JC 2C 3C",
    "2": "8H",
    "3": "9H",
    "talon": "4S 5S",
}


def legal(hand, trick):
    """The cards of a hand that may be played to a trick."""
    led, best, _ = standing(PACK, [(seat, PACK.index[card]) for seat, card in enumerate(trick.split())])
    return set(PACK.unmask(GAME.follow.legal(PACK, GAME.fool, PACK.mask(hand.split()), led, best)))


def test_a_second_trump_is_never_asked_for():
    assert legal("T9 7S", "KH") == {"T9"}
    assert legal("T9 7S", "KH T4") == {"T9", "7S"}
    assert legal("T9 7S 2H", "KH T4") == {"2H"}
    assert legal("T9 7S", "T4") == legal("T9 7S", "T4 T5") == {"T9"}
    assert legal("T9 7S F", "KH T4") == {"T9", "7S", "F"}


def test_a_card_thrown_behind_a_trump_tells_nothing_of_trumps():
    hand = push_all(deal(GAME, HANDS), "discard 4S 5S" + "; no more" * 4 + "; play 9H; play T4; play 7S")
    hearts, trumps = PACK.suit_masks["H"], PACK.trump_mask
    assert hand.view(2).voids(1) == hearts and hand.view(2).voids(0) == hearts
    spades = PACK.suit_masks["S"]
    assert GAME.follow.lacks(PACK, hearts, spades, False) == hearts | trumps
    assert trionfi.games["classic-tarot"].follow.lacks(PACK, hearts, spades, True) == hearts | trumps
