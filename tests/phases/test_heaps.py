"""Hands dealt as heaps, one of which is chosen."""

import json

import pytest
import trionfi
from trionfi import service
from trionfi.errors import TrionfiError
from trionfi.phases import heaps
from trionfi.record import packets_of, replay, to_record

GAME = trionfi.games["tarot-populaire-4"].with_options(None, {"forced": "chosen"})


def chosen(seed: int, place: int = 1):
    """A hand after the choice of a heap, dealt by player 0."""
    hand = GAME.deal(seed=seed)
    hand.push(hand.legal_actions()[place])
    return hand


def test_only_the_chooser_sees_the_heaps():
    hand = GAME.deal(seed=1)
    assert hand.turn == 1 and [hand.view(seat).hand for seat in range(4)] == [0] * 4
    assert hand.view(1).unseen == hand.table.piles["talon"] and all(hand.view(seat).unseen == hand.game.pack.all for seat in (0, 2, 3))


@pytest.mark.parametrize("place", range(4))
def test_every_card_is_dealt_again(place):
    hand = chosen(2, place)
    cards = [*hand.table.hands, hand.table.piles["talon"]]
    assert [one.bit_count() for one in cards] == [18, 18, 18, 18, 6] and sum(cards) == hand.game.pack.all
    assert not any(pile for name, pile in hand.table.piles.items() if name != "talon")


def test_the_second_deal_mixes_the_heaps_and_hangs_on_its_own_number():
    hand = chosen(3)
    first = [sum(1 << number for number in cards) for cards in hand.deal.hands]
    for seat in (0, 2, 3):
        assert sum(bool(hand.table.hands[seat] & heap) for heap in first) >= 3
    packets = packets_of(hand)
    other = GAME.deal(packets=packets | {"again": packets["again"] + 1})
    other.push(other.legal_actions()[1])
    assert other.table.hands[1] == hand.table.hands[1] and other.table.hands[0] != hand.table.hands[0]


def test_a_record_keeps_the_number():
    record = json.loads(json.dumps(to_record(chosen(4))))
    assert replay(record).table.hands == chosen(4).table.hands
    assert "again" not in packets_of(GAME.with_options(None, {"forced": "no"}).deal(seed=4))


@pytest.mark.parametrize("wrong", [-1, 1 << 30, "7", True])
def test_a_wrong_number_is_refused(wrong):
    with pytest.raises(TrionfiError, match="the second shuffling"):
        GAME.deal(packets=packets_of(GAME.deal(seed=1)) | {"again": wrong})


def test_a_page_offers_the_heaps_as_buttons_with_their_cards():
    position = service.answer("table", {"game": GAME.slug, "options": {"forced": "chosen"}, "seed": 5, "dealer": 3, "seat": 0, "moves": []})
    assert [len(action["cards"]) for action in position["actions"]] == [18] * 4
    assert {pile["name"] for pile in position["piles"]} == {"talon"}


def test_a_number_stands_for_every_order():
    cards = list(range(40, 52))
    assert heaps.ordered(cards, 7) == heaps.ordered(cards, 7) != cards
    for wanted in (cards, cards[::-1], heaps.ordered(cards, 12345)):
        number = heaps.number_of(cards, wanted)
        assert number >= 1 << 30 and heaps.ordered(cards, number) == wanted
