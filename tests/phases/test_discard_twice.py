"""Two discards of one player: they lie together, count for him, and are taken back one after the other."""

import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot

GAME = trionfi.games["mitigati-large-discard-2"]
FIRST = "2S 3S 4S 5S 6S 7S 8S 9S 10S AS 2B 3B"
SECOND = "2D 3D 4D 5D 6D 7D 8D 9D 10D AD 2C 3C 4C"


def staged():
    return push_all(deal(GAME, {"0": f"{FIRST} 4B", "1": SECOND}, dealer=1), f"avanti; discard {FIRST}; discard {SECOND}")


def test_the_discards_of_the_dealer_lie_together():
    hand = staged()
    three = bot("simple", 1).choose(hand.view(1))
    hand.push(three)
    laid = GAME.pack.mask([*SECOND.split(), *three.cards])
    assert hand.table.piles["discard 1"] == laid and laid.bit_count() == 16
    assert hand.table.piles["discard 0"] == GAME.pack.mask(FIRST.split())
    assert [held.bit_count() for held in hand.table.hands] == [25, 25]
    hand.pop()
    assert hand.table.piles["discard 1"] == GAME.pack.mask(SECOND.split())
    hand.pop()
    assert "discard 1" not in hand.table.piles


def test_honours_are_never_laid_away():
    hand = push_all(deal(GAME, {"0": f"{FIRST} KS T20 T1"}, dealer=1), "avanti")
    choice = hand.legal_actions()
    assert choice.count == 12 and not {"KS", "T20", "T1"} & set(choice.cards)
