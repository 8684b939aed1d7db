"""Passing by another word, and holding a bid."""

import pytest
import trionfi
from checks.deals import push_all

TERZIGLIO = trionfi.games["terziglio"]


def after(moves, **options):
    return push_all(TERZIGLIO.with_options(options=options).deal(seed=3, dealer=2), moves)


@pytest.mark.parametrize(("moves", "offered"), [
    ("", "passo gioco solo"), ("0 passo", "passo gioco solo"), ("0 gioco", "va bene solo"), ("0 passo; 1 gioco", "va bene solo"),
])
def test_the_word_for_passing(moves, offered):
    assert " ".join(str(action) for action in after(moves).legal_actions()) == offered


def test_a_solo_ends_it():
    hand = after("0 gioco; 1 solo")
    assert hand.step.name == "play" and (hand.table.contract.declarer, hand.table.contract.rate) == (1, 2)


@pytest.mark.parametrize(("moves", "asked"), [("0 gioco; 1 solo", 0), ("0 gioco; 1 va bene; 2 solo", 0), ("0 passo; 1 gioco; 2 solo", 1)])
def test_who_has_bid_less_is_asked_again(moves, asked):
    hand = after(moves, hold="yes")
    assert hand.turn == asked and hand.step.name == "auction"
    assert after(f"{moves}; {asked} tengo", hold="yes").table.contract.declarer == asked
    other = int(moves.split("; ")[-1][0])
    assert after(f"{moves}; {asked} va bene", hold="yes").table.contract.declarer == other


@pytest.mark.parametrize("moves", ["0 solo", "0 passo; 1 solo", "0 passo; 1 passo; 2 solo"])
def test_nobody_is_asked_who_has_passed(moves):
    assert after(moves, hold="yes").step.name == "play"
