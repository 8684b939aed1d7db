"""Payments for cards in tricks: won, lost, in the last trick, suspended; the card that is paid when it is played; the Fool."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
import trionfi
from checks.tarocco import TAROCCO
from checks.walks import random_walk
from trionfi.errors import TrionfiError
from trionfi.settlement.between_players import CardPlayed
from trionfi.settlement.facts import Facts
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import CardRow, TrickCards
from trionfi.settlement.tricks_taken import FoolFines
from trionfi.tricks import Trick

ROWS = (CardRow("pagat", "Pagat", "T1", won=5, lost=5, won_last=10, lost_last=10),
        CardRow("king", "King", "kings", won=1, lost=2, won_last=1, lost_last=2))
CARDS = TrickCards("cards", "Cards", "test", rows=ROWS)
ENDS = ("every trick", "no trick")


def game(*rewards, **more):
    return replace(TAROCCO, melds=None, course=tuple(step for step in TAROCCO.course if step.name != "declaring"),
                   payments=Scoring("points", rewards, source="test"), **more)


@pytest.mark.parametrize(("facts", "scores"), [
    ({}, (0, 0, 0)),
    ({"won_with_0": "T1"}, (10, -5, -5)),
    ({"won_with_0": "T1", "cards_last_trick": "T1"}, (20, -10, -10)),
    ({"lost_by_2": "T1 KS"}, (7, 7, -14)),
    ({"won_with_0": "KS", "lost_by_1": "KH", "lost_by_2": "KD"}, (6, -3, -3)),
])
def test_each_other_player_pays_or_is_paid(facts, scores):
    assert game(CARDS).settle(facts).scores == scores


def test_a_card_is_won_or_lost_by_one_player():
    with pytest.raises(TrionfiError, match=r"did player 1 lose to another.*T1"):
        game(CARDS).settle({"lost_by_0": "T1", "lost_by_1": "T1"})
    with pytest.raises(TrionfiError, match="did player 0 win a trick\" cannot be T5: it takes some of"):
        game(CARDS).settle({"won_with_0": "T5"})


def test_some_events_strike_the_payments_out_but_not_a_firm_row_nor_the_last_trick_of_a_sweep():
    struck = replace(CARDS, unless=ENDS, kept="T1")
    facts = {"every_trick_by": 0, "won_with_0": "T1 KS"}
    assert game(struck).settle(facts).scores == (0, 0, 0)
    assert game(struck).settle(facts | {"cards_last_trick": "T1"}).scores == (20, -10, -10)
    assert game(struck).settle({"no_trick_by": 1, "won_with_0": "T1", "cards_last_trick": "T1"}).scores == (0, 0, 0)
    firm = replace(struck, rows=(replace(ROWS[0], firm=True), ROWS[1]))
    assert game(firm).settle(facts).scores == (10, -5, -5)


@pytest.mark.parametrize("at_once", [False, True])
def test_a_played_hand_pays_for_every_such_card_once(at_once):
    rules = game(replace(CARDS, at_once=at_once))
    for number in range(12):
        hand = random_walk(rules, 3, f"cards {number}").play(rules)
        wanted = rules.pack.select("T1 + kings")
        kept = sum(hand.table.piles["discard " + str(seat)] for seat in range(3) if f"discard {seat}" in hand.table.piles)
        tricks = hand.table.tricks
        expected = sum(1 for trick in tricks for seat, card in trick.plays if wanted >> card & 1)
        assert len(hand.settlement.lines) == expected == (wanted & ~kept).bit_count()
        assert rules.settle(hand.facts()).scores == hand.settlement.scores
        assert all(bool(line.trick) == at_once for line in hand.settlement.lines)


def test_a_card_that_is_paid_when_it_is_played():
    reward = CardPlayed("nine", "the nine", "test", at_once=True, card="9S", pays=3, withheld="trio")
    rules = game(reward)
    assert rules.settle({"nine_by": 2}).scores == (-3, -3, 6) and rules.settle({}).scores == (0, 0, 0)
    for number in range(20):
        hand = random_walk(rules, 3, f"nine {number}").play(rules)
        nine = rules.pack.index["9S"]
        seat = next((seat for trick in hand.table.tricks for seat, card in trick.plays if card == nine), None)
        assert hand.facts()["nine_by"] in ("nobody", seat)
        assert rules.settle(hand.facts()).scores == hand.settlement.scores


def test_what_the_fool_costs():
    fines = game(FoolFines("fool", "Fool", "test", led=2, lost=1))
    assert fines.settle({"fool_led_by": 0}).scores == (-4, 2, 2)
    assert fines.settle({"fool_lost_by": 1}).scores == (1, -2, 1)
    free = game(FoolFines("fool", "Fool", "test", led=2))
    assert [fact.key for fact in free.form()] == ["fool_led_by"]
    seen = set()
    for number in range(60):
        hand = random_walk(fines, 3, f"fool {number}").play(fines)
        seen |= {line.because.split(" ", 2)[2] for line in hand.settlement.lines}
        assert fines.settle(hand.facts()).scores == hand.settlement.scores


def test_the_figures_are_a_table():
    heads, *rows = CARDS.figures()
    assert len(heads) == 5 and rows[0] == ("Pagat", "5", "10", "5", "10")


def test_a_card_that_a_partner_wins_is_not_lost():
    """Players 0 and 2 are partners, and player 2 wins the trick with a trump."""
    pack = trionfi.games["grosstarock-1820"].pack
    trick = Trick(0, tuple((seat, pack.index[card]) for seat, card in enumerate(("KS", "KH", "T5", "KD"))), 2)
    table = SimpleNamespace(pack=pack, tricks=[trick], players=4, side=lambda seat: frozenset((seat, (seat + 2) % 4)),
                            game=SimpleNamespace(tricks=2))
    row = TrickCards("cards", "Cards", "test", rows=(CardRow("king", "King", "kings", won=1, lost=1),))
    found = row.played(table, Facts(pack, None, 4, {}), None)
    won, lost = ([found[f"{key}_{seat}"] for seat in range(4)] for key in ("won_with", "lost_by"))
    assert lost == [0, pack.mask(("KH",)), 0, pack.mask(("KD",))]
    assert not any(won)


@pytest.mark.parametrize("profile", ["stabenow", "ns-1840", "ulmann"])
def test_nothing_is_said_of_losing_the_highest_card(profile):
    rows = next(one for one in trionfi.games["grosstarock-1820"].with_options(profile).payments.rewards if one.key == "cards").rows
    xxi = next(row for row in rows if row.cards == "T21")
    assert (xxi.won_last, xxi.lost, xxi.lost_last) == (10, 0, 0)
