"""Asking for a card: what is bought, what is named by mistake, and who may buy without having bid for it."""

import pytest
import trionfi
from checks.deals import deal, push_all
from trionfi.state.notes import NAMED, SOLD

APPEL, COMTOIS, LATER = (trionfi.games[slug] for slug in ("tarot-appel-1850", "tarot-comtois-3", "tarot-appel-1940"))
GIVEN = {"2": "QS 2S 3S 4S 5S 6S 7S", "3": "KS 2C 3C", "1": "KC KD"}
LAID = "discard QS 2S 3S 4S 5S 6S;passe;achat;passe;passe"


def asked(moves, game=APPEL, given=GIVEN):
    return push_all(deal(game, given, 2), moves)


@pytest.mark.parametrize(("profile", "rate"), [("tjt", 1), ("rjt", 2)])
def test_a_card_of_ones_own_named_by_mistake_sets_the_rate_and_nothing_changes_hands(profile, rate):
    rien = ";rien" if profile == "tjt" else ""
    hand = asked(f"{LAID}{rien};ask KS", APPEL.with_options(profile))
    held = hand.game.pack.unmask(hand.table.hands[3])
    assert {"2C", "KS"} <= set(held) and hand.table.contract.rate == rate and not SOLD.of(hand.table)


def test_who_asks_beyond_an_appel_keeps_his_bid_and_his_partner_whatever_he_names():
    """9.1 by TJT: a slam may be announced at any bid, with the right to buy a card; by mistake it may be one of his own."""
    hand = asked("discard QS 2S 3S 4S 5S 6S;passe;appel;passe;passe;call KD;chelem;ask KS")
    assert hand.table.contract.rate == 0 and not SOLD.of(hand.table)
    while not hand.over:
        hand.push(next(iter(hand.legal_actions())))
    assert hand.facts()["partner"] == 1
    assert sum(hand.settlement.scores) == 0 and hand.game.settle(hand.facts(), hand.settled).scores == hand.settlement.scores


def test_the_card_is_named_before_another_is_given_for_it():
    hand = asked(f"{LAID};rien")
    assert hand.legal_actions().verb == "ask"
    hand.push("ask KC")
    assert hand.legal_actions().verb == "give" and "KC" not in hand.legal_actions().cards and "2C" in hand.legal_actions().cards
    hand.push("give 2C")
    assert hand.step.name == "play" and hand.table.hands[3].bit_count() == 18 and SOLD.of(hand.table) == (1,)


def test_it_is_all_taken_back():
    hand = asked(f"{LAID};rien")
    before = hand.table.hands[:], dict(hand.table.piles), hand.table.contract
    hand.push("ask KS")
    hand.pop()
    assert (hand.table.hands, hand.table.piles, hand.table.contract) == before


def test_who_says_chelem_may_ask_or_not():
    assert asked("sans écart;chelem;ask", COMTOIS, None).step.name == "play"
    hand = asked("sans écart;chelem", COMTOIS, {"0": "2S", "talon": "KB"})
    hand.push("ask KB")
    held, talon = hand.game.pack.unmask(hand.table.hands[0]), hand.game.pack.unmask(hand.table.piles["talon"])
    assert hand.step.name == "play" and "2S" in held and "KB" in talon


def test_a_card_named_with_the_bid_is_asked_for_at_once():
    hand = asked("discard QS 2S 3S 4S 5S 6S;passe;achat;name KC;passe;passe;give 2C", LATER)
    assert hand.step.name == "declarations" and SOLD.of(hand.table) == (1,)


def test_a_card_of_ones_own_named_with_the_bid_ends_the_purchase():
    hand = asked("discard QS 2S 3S 4S 5S 6S;passe;achat;name KS;passe;passe", LATER)
    assert hand.step.name == "declarations" and not SOLD.of(hand.table) and hand.table.contract.rate == 1


def test_the_words_tell_all_of_it():
    words = APPEL.step("achat").words(APPEL)
    for part in ("At achat or chelem achat", "given from his discard", "chelem or la carte est à moi", "rate of achat"):
        assert part in words
    assert "talon" not in words and "talon" in COMTOIS.step("achat").words(COMTOIS)
    assert "named with his bid" in LATER.step("achat").words(LATER)


def test_a_king_does_not_go_into_the_discard_by_way_of_a_purchase():
    hand = asked(f"{LAID};rien;ask QS")
    assert hand.turn == 3 and hand.legal_actions().verb == "give" and "KS" not in hand.legal_actions().cards
    assert "KS" in hand.game.pack.unmask(hand.table.hands[3])
    hand.push("give 2C")
    assert hand.step.name == "play" and SOLD.of(hand.table) == (2,)
    assert set(hand.game.pack.unmask(hand.table.piles["discard 2"])) == set(["2C", "2S", "3S", "4S", "5S", "6S"])
    hand.pop()
    hand.pop()
    assert hand.legal_actions().verb == "ask" and not NAMED.of(hand.table)


def test_to_a_player_any_card_may_be_given():
    assert asked(f"{LAID};rien;ask KC;give KS").step.name == "play"
