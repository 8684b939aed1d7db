"""Doubling: who is asked, who may join, who may double again."""

import pytest
import trionfi
from checks.deals import push_all

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
    contract = after("1 contre; 2 passe; 3 contre; 0 surcontre").table.contract
    assert contract.doubled == (1, 3) and contract.redoubled


def test_when_nobody_doubles_the_declarer_is_not_asked():
    assert after("1 passe; 2 passe; 3 passe").step.name == "chelem"


@pytest.mark.parametrize(("moves", "turn"), [("1 contre", 2), ("1 contre; 2 passe", 3), ("1 passe; 2 contre", 3)])
def test_one_for_all_is_doubled_again_by_a_second_opponent(moves, turn):
    hand = after(moves, "all")
    assert hand.turn == turn and " ".join(map(str, hand.legal_actions())) == "passe surcontre"


@pytest.mark.parametrize("moves", ["1 passe; 2 passe; 3 contre", "1 contre; 2 surcontre", "1 contre; 2 passe; 3 passe"])
def test_one_for_all_is_over(moves):
    assert after(moves, "all").step.name != "contre"
