"""Deals as data, out of seeds and out of packets."""

import pytest
import trionfi
from trionfi.errors import TrionfiError
from trionfi.record import packets_of

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
