"""What bots say of a trick comes true as often as they say."""

from math import sqrt

import pytest
import trionfi
from hypothesis import given
from hypothesis import strategies as st
from trionfi.bots.likely import CAME, LEADS, PLAYS_UNDER, TAKES, came_true
from trionfi.cards.chance import Chance

from benchmarks.likely import Card, cards, fitted, table

GAMES, HANDS = ("tarot-fft-4", "mineo-4", "ottocento", "terziglio"), range(9000, 9018)


@pytest.fixture(scope="module")
def played() -> list[Card]:
    """Cards of other hands than those from which the lines were fitted."""
    return [one for slug in GAMES for one in cards(trionfi.games[slug], HANDS)]


@pytest.mark.parametrize("how", [LEADS, TAKES, PLAYS_UNDER])
def test_as_many_tricks_come_home_as_it_says(how: str, played: list[Card]) -> None:
    own = [one for one in played if one.how == how]
    came, said = sum(one.came for one in own), sum(came_true(how, one.expected) for one in own)
    assert len(own) > 100
    assert abs(came - said) < 3 * sqrt(len(own)) / 2


@pytest.mark.parametrize("how", [LEADS, PLAYS_UNDER])
def test_what_it_expects_is_too_sure(how: str, played: list[Card]) -> None:
    """Else no line would be wanted."""
    own = [one for one in played if one.how == how and 0.6 < one.expected < 0.97]
    came, expected = sum(one.came for one in own), sum(one.expected for one in own)
    assert came < expected - 2 * sqrt(sum(one.expected * (1 - one.expected) for one in own))


@given(how=st.sampled_from(sorted(CAME)), one=st.floats(0, 1), other=st.floats(0, 1))
def test_more_expected_is_more_said(how: str, one: float, other: float) -> None:
    less, more = sorted((one, other))
    assert 0 < came_true(how, less) <= came_true(how, more) < 1


def test_a_line_is_found_again() -> None:
    chance, shift, slope = Chance("a line"), -0.5, 0.7
    some = []
    for number in range(6000):
        expected = (number % 98 + 1) / 100
        odds = (expected / (1 - expected)) ** slope * 2.718281828 ** shift
        some.append(Card(LEADS, expected, chance.below(10**6) < 10**6 * odds / (1 + odds)))
    assert fitted(some) == (pytest.approx(shift, abs=0.1), pytest.approx(slope, abs=0.1))


def test_the_table_counts_each_card_once(played: list[Card]) -> None:
    assert sum(int(line.split()[-4]) for line in table(played)) == len(played)
