"""Fixed pairs of whom one plays against the rest: partners across, bids too low to be played, the talon shared by two."""

import pytest
import trionfi
from checks.deals import deal, push_all
from checks.wrong import refused
from trionfi.cards.chance import Chance

SIX = trionfi.games["tarot-6"]
GARDE = "; ".join(["0 garde", *(f"{seat} passe" for seat in range(1, 6))])
TALON = "T9 T10 KS 2S 3S 4S"


def shared(talon=TALON, **options):
    return push_all(deal(SIX.with_options(options=options), {"talon": talon}, dealer=5), GARDE)


@pytest.mark.parametrize(("declarer", "partner"), [(0, 3), (1, 4), (2, 5), (3, 0), (4, 1), (5, 2)])
def test_the_partner_sits_opposite(declarer, partner):
    hand = deal(SIX, dealer=5)
    push_all(hand, "; ".join(["passe"] * declarer + ["garde sans"] + ["passe"] * 5))
    assert hand.table.partner == partner and hand.view(0).contract.partner == partner
    assert hand.table.side(declarer) == {declarer, partner}
    assert hand.table.side((declarer + 1) % 6) == set(range(6)) - {declarer, partner}


@pytest.mark.parametrize(("bid", "ends"), [("prise", True), ("pousse", True), ("garde", False), ("garde sans", False)])
def test_bids_too_low_to_be_played(bid, ends):
    hand = push_all(deal(SIX, dealer=5), "; ".join([bid] + ["passe"] * 5))
    assert hand.over == ends
    if ends:
        assert hand.ending.next_dealer == 0 and set(hand.settlement.scores) == {0}


def test_the_talon_is_shown_and_each_takes_three():
    hand = shared()
    choice = hand.legal_actions()
    assert (choice.verb, choice.count, hand.turn) == ("take", 3, 0) and set(choice.cards) == set(TALON.split())
    for seat in range(6):
        assert hand.view(seat).where[SIX.pack.index["KS"]] == frozenset(("talon",))
    hand.push("take T9 KS 2S")
    table, mask = hand.table, SIX.pack.mask
    assert table.hands[0] & mask(TALON.split()) == mask(["T9", "KS", "2S"])
    assert table.hands[3] & mask(TALON.split()) == mask(["T10", "3S", "4S"])
    assert not table.piles["talon"] and hand.view(4).where[SIX.pack.index["3S"]] == frozenset(("hand 3",))
    hand.pop()
    assert hand.step.name == "sharing the chien" and table.piles["talon"].bit_count() == 6


@pytest.mark.parametrize("wrong", ["take T9 KS", "take T9 KS 2S 3S", "take T9 KS 2H", "take T9 T9 KS"])
def test_no_other_number_and_no_other_card(wrong):
    assert refused(shared(), wrong)


def test_samples_are_three_of_the_talon():
    choice = shared().legal_actions()
    drawn = {frozenset(choice.sample(Chance(number)).cards) for number in range(30)}
    assert len(drawn) > 5 and all(len(cards) == 3 and cards < set(TALON.split()) for cards in drawn)


def test_each_of_the_two_lays_three_away():
    hand = shared()
    hand.push("take T9 KS 2S")
    assert (hand.step.name, hand.turn) == ("discard", 0)
    hand.push(hand.legal_actions().sample(Chance(1)))
    assert (hand.step.name, hand.turn) == ("partner's discard", 3)
    hand.push(hand.legal_actions().sample(Chance(1)))
    assert hand.step.name == "chelem" and [cards.bit_count() for cards in hand.table.hands] == [12] * 6
    assert hand.table.piles["discard 0"].bit_count() == hand.table.piles["discard 3"].bit_count() == 3


def test_a_closed_talon_is_not_shared():
    hand = push_all(deal(SIX, {"talon": TALON}, dealer=5), GARDE.replace("garde", "garde sans"))
    assert hand.step.name == "chelem" and all(SIX.pack.index["KS"] not in hand.view(seat).where for seat in range(6))
