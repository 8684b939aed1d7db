"""Doubling: who is asked, who may join, who may double again."""

import pytest
import trionfi
import trionfi.service
from checks.deals import push_all
from trionfi.state.notes import DOUBLED, REDOUBLED

GAME = trionfi.games["tarot-populaire-4"]
BID = "0 garde sans; 1 passe; 2 passe; 3 passe"


def after(moves, contre="each"):
    return push_all(GAME.with_options(contre=contre).deal(seed=5, dealer=3), f"{BID}; {moves}" if moves else BID)


@pytest.mark.parametrize(("moves", "turn", "words"), [
    ("", 1, "passe contre"), ("1 contre", 2, "passe contre"), ("1 passe; 2 contre", 3, "passe contre"),
    ("1 contre; 2 passe; 3 passe", 0, "passe surcontre"), ("1 passe; 2 passe; 3 contre", 0, "passe surcontre"),
])
def test_each_for_himself(moves, turn, words):
    hand = after(moves)
    assert hand.turn == turn and " ".join(map(str, hand.legal_actions())) == words


def test_the_contract_knows_who_has_doubled():
    table = after("1 contre; 2 passe; 3 contre; 0 surcontre").table
    assert DOUBLED.of(table) == (1, 3) and REDOUBLED.of(table)


def test_when_nobody_doubles_the_declarer_is_not_asked():
    assert after("1 passe; 2 passe; 3 passe").step.name == "chelem"


@pytest.mark.parametrize(("moves", "turn"), [("1 contre", 2), ("1 contre; 2 passe", 3), ("1 passe; 2 contre", 3)])
def test_one_for_all_is_doubled_again_by_a_second_opponent(moves, turn):
    hand = after(moves, "all")
    assert hand.turn == turn and " ".join(map(str, hand.legal_actions())) == "passe surcontre"


@pytest.mark.parametrize("moves", ["1 passe; 2 passe; 3 contre", "1 contre; 2 surcontre", "1 contre; 2 passe; 3 passe"])
def test_one_for_all_is_over(moves):
    assert after(moves, "all").step.name != "contre"


SIX = trionfi.games["tarot-6"]


def in_the_auction(moves, **options):
    return push_all(SIX.with_options(options=options).deal(seed=5, dealer=5), moves)


def words(hand):
    return [str(action) for action in hand.legal_actions()]


@pytest.mark.parametrize(("moves", "may"), [
    ("", False), ("garde", True), ("garde; passe", True), ("garde; passe; passe", False), ("garde; contre", False),
    ("garde; contre; garde sans", True), ("garde; contre; garde sans; passe; passe", False), ("garde contre", True),
])
def test_in_the_auction_an_opponent_of_the_maker_may_double_once(moves, may):
    assert ("contre" in words(in_the_auction(moves))) == may


def test_a_higher_bid_makes_it_void():
    hand = in_the_auction("garde; contre")
    assert DOUBLED.of(hand.table) == (1,)
    hand.push("garde sans")
    assert DOUBLED.of(hand.table) == ()
    hand.pop()
    assert DOUBLED.of(hand.table) == (1,)


def test_the_maker_of_a_doubled_bid_speaks_again_before_it_is_over():
    hand = in_the_auction("garde; contre; passe; passe; passe; passe")
    assert hand.turn == 0 and hand.step.name == "auction"
    assert push_all(hand, "passe").step.name == "sharing the chien"


@pytest.mark.parametrize(("contre", "times"), [("all", 2), ("nothing", 1)])
def test_what_it_doubles(contre, times):
    facts = {"declarer": 0, "partner": 3, "rate": 2, "points": 47, "bouts": 2} | ({"contre": [1]} if contre == "all" else {})
    scores = trionfi.service.answer("score", {"game": "tarot-6", "options": {"contre": contre}, "facts": facts})["scores"]
    assert scores == [124 * times, -62 * times, -62 * times] * 2


def test_a_partner_cannot_have_said_it():
    with pytest.raises(trionfi.TrionfiError, match="partner: an opponent says contre"):
        trionfi.service.answer("score", {"game": "tarot-6", "facts": {
            "declarer": 0, "partner": 3, "rate": 2, "points": 47, "bouts": 2, "contre": [3]}})
