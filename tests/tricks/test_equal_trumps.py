"""Among trumps of equal rank the later card wins (Dummett and McLeod 2004, chapters 8 and 11)."""

from trionfi.cards.packs import BOLOGNESE_62, PIEDMONTESE_78
from trionfi.tricks import Follow, Fool
from trionfi.tricks.follow import standing


def winner(pack, cards):
    _, best, seat = standing(pack, [(seat, pack.index[card]) for seat, card in enumerate(cards.split())])
    return seat, pack.texts[best]


def test_the_later_of_two_moors_takes_the_trick():
    assert winner(BOLOGNESE_62, "MO4 MO1 BEG") == (1, "MO1")
    assert winner(BOLOGNESE_62, "MO1 MO4 MO2 KS") == (2, "MO2")
    assert winner(BOLOGNESE_62, "KS MO2 T5 MO3") == (2, "T5")


def test_the_angel_beats_the_world_in_piedmont():
    assert winner(PIEDMONTESE_78, "T21 T20 T19") == (1, "T20")


def test_an_equal_trump_beats_where_trumps_must_be_beaten():
    pack = BOLOGNESE_62
    hand = pack.mask(["MO1", "BEG", "KC"])
    legal = Follow(overtrump=True).legal(pack, Fool(), hand, pack.trump_mask, pack.index["MO4"])
    assert pack.unmask(legal) == ("MO1",)
