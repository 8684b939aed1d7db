"""Cards: notation, names, sets of cards, and what is said of a text that names none."""

import pytest
import trionfi
from checks.wrong import clear
from trionfi.cards import Pack, Suit, Title, bits
from trionfi.errors import AmbiguousCard, InvalidCard, TrionfiError

PACK = trionfi.games["mineo-3"].pack
SMALL = Pack(
    name="small", form="latin", suits=(Suit("S", "swords", "spade", "K 2"), Suit("D", "coins", "denari", "K 2")), trumps=("T2", "T1"),
    courts=(("K", "King", "Re"),), titles=(Title("T2", "Angelo", "Angel", ("Trombe",)), Title("T1", "Mondo", "World", ("Trombe",))),
    sets=(("great", "kings + T2"),),
)


def test_the_sicilian_pack_has_63_cards():
    assert PACK.size == len(set(PACK.texts)) == 63
    assert [sum(card.suit == suit for card in PACK.cards) for suit in "SBCDTF"] == [10, 10, 10, 11, 21, 1]
    assert {card.rank for card in PACK.cards if card.suit == "S"} == {"K", "Q", "C", "J", "10", "9", "8", "7", "6", "5"}
    assert "4D" in PACK.index and not {"AD", "4S", "4B", "4C", "T21"} & set(PACK.texts)


def test_every_card_knows_its_place():
    for number, card in enumerate(PACK.cards):
        assert card.index == number == PACK.index[card.text] and PACK.texts[number] == card.text
        assert card.name and card.full


@pytest.mark.parametrize(("text", "card"), [
    ("T20", "T20"), ("t20", "T20"), (" T20 ", "T20"), ("Giove", "T20"), ("GIOVE", "T20"), ("giove", "T20"),
    ("Palla", "T19"), ("Balla", "T19"), ("Badda", "T19"), ("Atlante", "T19"), ("Sole", "T18"), ("Luna", "T17"), ("Stella", "T16"),
    ("Picciotti", "T1"), ("i Picciotti", "T1"), ("Bagotti", "T1"), ("Miseria", "T0"), ("la Miseria", "T0"), ("u paparieddu", "T2"),
    ("Fujutu", "F"), ("u Fujutu", "F"), ("Fuggitivo", "F"), ("il Fuggitivo", "F"), ("F", "F"), ("f", "F"), ("trump 5", "T5"),
    ("KS", "KS"), ("ks", "KS"), ("10D", "10D"), ("King of cups", "KC"), ("Re di coppe", "KC"), ("Regina di spade", "QS"),
    ("Cavallo di bastoni", "CB"), ("Donna di denari", "JD"), ("7 of coins", "7D"), ("7 di denari", "7D"),
])
def test_a_card_by_notation_or_name(text, card):
    assert PACK.parse(text) == card


def test_every_name_of_every_card_is_its_own():
    for card in PACK.cards:
        for name in (card.text, card.full, card.name, card.text.lower(), card.full.upper()):
            assert PACK.parse(name) == card.text


@pytest.mark.parametrize("text", ["", " ", "T21", "T-1", "AD", "AS", "11S", "K", "S", "SK", "D10", "4S", "KX", "FF", "Joker", "T20 KS",
    "ZZ", "Т20"])
def test_a_text_that_names_no_card(text):
    with pytest.raises(InvalidCard) as caught:
        PACK.parse(text)
    assert clear(caught.value) and f"'{text.strip()}'".split()[0].rstrip("'") in str(caught.value)


@pytest.mark.parametrize("wrong", [None, 20, 1.5, ["T20"], b"T20"])
def test_what_is_no_text_is_no_card(wrong):
    with pytest.raises(InvalidCard) as caught:
        PACK.parse(wrong)
    assert clear(caught.value)


def test_the_refusal_says_how_cards_are_written():
    with pytest.raises(InvalidCard, match=r"T0 to T20.*KS.*S swords, B batons, C cups, D coins"):
        PACK.parse("ZZ")


def test_a_name_of_several_cards_is_ambiguous():
    assert SMALL.parse("Angelo") == "T2"
    with pytest.raises(AmbiguousCard, match=r"T1.*T2") as caught:
        SMALL.parse("trombe")
    assert clear(caught.value)


@pytest.mark.parametrize(("cards", "found"), [
    ("T20 KS 7C", ["T20", "KS", "7C"]), ("  T20   KS ", ["T20", "KS"]), ("", []), ([], []), (("T20", "ks"), ["T20", "KS"]),
    ("T20, KS, 7C", ["T20", "KS", "7C"]), ("Giove, Re di coppe, il Fuggitivo", ["T20", "KC", "F"]), ("Re di coppe", ["KC"]),
    (["Re di coppe", "T1"], ["KC", "T1"]), (["T20 KS", "7C"], ["T20", "KS", "7C"]), (iter(["F"]), ["F"]),
])
def test_lists_of_cards(cards, found):
    assert PACK.parse_all(cards) == found


@pytest.mark.parametrize("cards", ["T20 T20", "T20 Giove", ["KS", "ks"], "KS 7C KS", "F, Fujutu"])
def test_a_card_twice_is_refused(cards):
    with pytest.raises(InvalidCard, match="twice") as caught:
        PACK.parse_all(cards)
    assert clear(caught.value)


@pytest.mark.parametrize("cards", ["T20 ZZ", ["T20", "ZZ"], ["T20", 5], ["T20", None]])
def test_one_wrong_card_spoils_the_list(cards):
    with pytest.raises(InvalidCard):
        PACK.parse_all(cards)


def test_masks_and_lists_are_the_same_sets():
    mask = PACK.mask(["T20", "KS", "F"])
    assert mask.bit_count() == 3
    assert PACK.unmask(mask) == ("F", "T20", "KS")
    assert [PACK.texts[number] for number in bits(mask)] == ["KS", "T20", "F"]
    assert PACK.mask([]) == 0 and PACK.unmask(0) == () and bits(0) == []
    assert PACK.mask(PACK.texts) == PACK.all


def test_a_sorted_hand_has_the_fool_trumps_and_suits_from_the_top():
    assert PACK.sort(["5S", "KD", "T0", "F", "10B", "KB", "T20", "QC"]) == ["F", "T20", "T0", "5S", "KB", "10B", "QC", "KD"]
    assert len(set(PACK.display_order)) == 63


@pytest.mark.parametrize(("expression", "cards"), [
    ("kings", "KS KB KC KD"), ("decine", "F T20 T1"), ("arie", "T20 T19 T18 T17 T16"), ("arie - T20", "T19 T18 T17 T16"),
    ("arie - T20 + T1", "T19 T18 T17 T16 T1"), ("fool", "F"), ("F + KS", "F KS"), ("swords & courts", "KS QS CS JS"),
    ("cinquine", "T19 T18 T17 T16 KS KB KC KD"), ("", ""), ("kings - kings", ""), ("coins - courts - 10D", "9D 8D 7D 6D 5D 4D"),
])
def test_sets_of_cards_by_name(expression, cards):
    assert set(PACK.unmask(PACK.select(expression))) == set(cards.split())


def test_sets_have_the_right_sizes():
    sizes = {"all": 63, "trumps": 21, "suit-cards": 41, "courts": 16, "queens": 4, "cavaliers": 4, "jacks": 4, "coins": 11, "cups": 10}
    assert {name: PACK.select(name).bit_count() for name in sizes} == sizes
    assert SMALL.select("great") == SMALL.mask(["KS", "KD", "T2"])


def test_an_unknown_set_is_refused():
    with pytest.raises(TrionfiError, match="'hearts'") as caught:
        PACK.select("kings + hearts")
    assert clear(caught.value)


def test_suits_by_mask():
    assert PACK.suit_name(PACK.suit_masks["B"]) == "batons" and PACK.suit_name(PACK.trump_mask) == "trumps"
    assert PACK.suit_of[PACK.index["KC"]] == PACK.suit_masks["C"]
    assert PACK.suit_of[PACK.index["T0"]] == PACK.trump_mask and PACK.suit_of[PACK.index["F"]] == PACK.fool_mask == 1 << PACK.index["F"]
