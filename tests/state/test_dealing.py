"""Deals as data, out of seeds and out of packets."""

import pytest
import trionfi
from trionfi.errors import TrionfiError
from trionfi.record import packets_of, replay, to_record

CUT, PLAIN = trionfi.games["minchiate-partners"], trionfi.games["mineo-3"]


def test_a_seed_cuts_the_pack_anywhere_but_leaves_three():
    sizes = set()
    for seed in range(300):
        piles = dict(CUT.deal(seed).deal.piles)
        assert sorted(piles["lifted"] + piles["below"]) == list(range(97))
        sizes.add(len(piles["lifted"]))
    assert min(sizes) >= 1 and max(sizes) <= 94 and len(sizes) > 60


def test_the_hands_of_a_cut_pack_are_no_part_of_the_deal():
    deal = CUT.deal(1).deal
    assert deal.hands == () and not CUT.deals_hands and PLAIN.deals_hands
    assert set(packets_of(CUT.deal(1))) == {"lifted", "below"}
    assert CUT.deal(packets=packets_of(CUT.deal(1))).deal == deal


def cut(lifted: int) -> dict[str, str]:
    texts = CUT.pack.texts
    return {"lifted": " ".join(texts[:lifted]), "below": " ".join(texts[lifted:])}


@pytest.mark.parametrize("lifted", [1, 40, 94])
def test_any_cut_that_leaves_three_cards_is_a_deal(lifted):
    assert len(CUT.deal(packets=cut(lifted)).deal.pile("lifted")) == lifted


@pytest.mark.parametrize(("packets", "words"), [
    (cut(95), "lifted has 95 cards and needs 1 to 94"),
    (cut(0), "lifted has 0 cards and needs 1 to 94"),
    ({"lifted": "KS", "below": "QS CS JS"}, "the packets hold 4 cards and the pack has 97"),
    (cut(40) | {"talon": "KS"}, "packets have no 'talon': there are lifted, below"),
    (cut(40) | {"hands": ["KS"]}, "packets have no 'hands' in this game"),
    (cut(40) | {"lifted": " ".join(CUT.pack.texts[1:41])}, "is dealt twice"),
    ("KS", "packets are an object"),
])
def test_what_is_no_cut_of_this_pack_is_refused(packets, words):
    with pytest.raises(TrionfiError, match=words):
        CUT.deal(packets=packets)


def test_a_bottom_card_that_counts_is_moved_where_the_dealer_sees_to_it():
    careful = CUT.with_options(options={"bottom-card": "moved"})
    counting = CUT.pack.select("counting-cards")
    bottoms = [careful.deal(seed).deal.pile("below")[-1] for seed in range(200)]
    assert not any(counting >> number & 1 for number in bottoms)
    assert any(counting >> CUT.deal(seed).deal.pile("below")[-1] & 1 for seed in range(200))


@pytest.mark.parametrize("dealer", range(4))
def test_hands_of_a_cut_pack_can_be_given_cards_all_the_same(dealer):
    given = {0: ("T1", "T2", "T3", "F", "TRO"), 2: ("KS", "7D")}
    for seed in range(6):
        before = CUT.deal(seed, dealer=dealer)
        hand = CUT.deal(seed, dealer=dealer, packets={"hands": {seat: " ".join(cards) for seat, cards in given.items()}})
        for seat, cards in given.items():
            assert hand.table.hands[seat] & CUT.pack.mask(cards) == CUT.pack.mask(cards)
        moved = [one for one, other in zip(whole(before), whole(hand), strict=True) if one != other]
        assert len(moved) <= 2 * 7 and sorted(whole(hand)) == list(range(97))
        assert replay(to_record(hand)).deal == hand.deal


def whole(hand: trionfi.hand.Hand) -> list[int]:
    return [*hand.deal.pile("lifted"), *hand.deal.pile("below")]


@pytest.mark.parametrize(("packets", "words"), [
    ({"hands": {0: "T1", 1: "T1"}}, "T1 is dealt twice"), ({"hands": {4: "T1"}}, "the seats are 0 to 3"),
    ({"hands": {0: "ZZ"}}, "no card 'ZZ'"), ({"hands": {0: "T1"}, "lifted": "T2"}, "not both"),
    ({"hands": {0: " ".join(CUT.pack.texts[:40])}}, "cannot come to the hand of player 0"),
])
def test_what_hands_of_a_cut_pack_cannot_be_given_is_refused(packets, words):
    with pytest.raises(TrionfiError, match=words):
        CUT.deal(3, packets=packets)
