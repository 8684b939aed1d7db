"""The sums of a hand's choices: shares and means with their intervals, what is tried next, and a round trip as plain data."""

import json
from fractions import Fraction
from random import Random
from statistics import mean

import pytest
from trionfi.bots.worth.outcome import Outcome
from trionfi.bots.worth.tally import ALL, FEWEST, Tally, share
from trionfi.errors import TrionfiError


def end(paid: float | Fraction, declares: bool = True) -> Outcome:
    """A hand that was won where it paid."""
    exact = Fraction(paid)
    return Outcome(exact, float(exact), declares, exact > 0)


def filled(layouts: int, *means: int) -> Tally:
    """Choices that bring so much on average, in so many layouts."""
    tally, draws = Tally(len(means)), Random(1)
    for _ in range(layouts):
        places = tally.wanted()
        luck = draws.choice((-6, 6))
        tally.add(places, [end(means[place] + luck + draws.choice((-1, 1))) for place in places])
    return tally


def test_choices_are_told_apart_by_what_they_bring_in_the_same_layouts():
    tally = filled(40, 1, 3)
    assert tally.best == 1 and tally.told and tally.gap(1, 0).clear
    assert tally.ones[1].paid.interval > tally.gap(1, 0).interval
    assert tally.gap(0, 1).more == -tally.gap(1, 0).more


def test_equal_choices_are_not_told_and_of_those_the_first_is_named():
    tally = Tally(2)
    for paid in range(30):
        tally.add([0, 1], [end(paid), end(paid)])
    assert tally.best == 0 and tally.told and not tally.gap(0, 1).clear


def test_what_is_far_behind_is_tried_no_more_until_the_others_are_told():
    tally = filled(ALL, 0, 0, -90)
    assert tally.wanted() == [0, 1]
    assert not filled(FEWEST - 1, 1, 60).told and filled(FEWEST, 1, 60).told


def test_a_true_mean_lies_in_the_interval_as_often_as_is_said():
    draws, held, tries = Random(7), 0, 400
    for _ in range(tries):
        tally = Tally(1)
        for _ in range(30):
            tally.add([0], [end(draws.choice((-30, -30, -60, 90, 180)))])
        paid = tally.ones[0].paid
        held += abs(paid.more - mean((-30, -30, -60, 90, 180))) <= paid.interval
    assert 0.92 < held / tries < 0.99


def test_a_share_has_its_interval_by_wilson():
    found = share(3, 4)
    assert found is not None and found.value == 0.75
    assert (round(found.low, 3), round(found.high, 3)) == (0.301, 0.954)
    assert share(0, 0) is None


def test_sums_are_plain_data_and_back():
    tally = filled(12, 1, 3)
    tally.add([0, 1], [end(Fraction(1, 3)), end(Fraction(1, 2), False)])
    again = Tally.read(json.loads(json.dumps(tally.plain())), 2)
    assert again.plain() == tally.plain() and again.best == tally.best


@pytest.mark.parametrize("spoil", [
    lambda data: {}, lambda data: [], lambda data: data | {"layouts": -1}, lambda data: data | {"choices": data["choices"][:1]},
    lambda data: data | {"apart": []}, lambda data: data | {"choices": [[1, 0, 0, 0, 0, [["x", 1]]], data["choices"][1]]},
    lambda data: data | {"choices": [[9, 0, 0, 0, 0, [[1, 1]]], data["choices"][1]]}, lambda data: data | {"apart": [[1, "x", 0]]},
    lambda data: data | {"choices": [[1, 0, 0, 0, 1e999, [[1, 1]]], data["choices"][1]]},
])
def test_other_data_is_refused_in_one_line(spoil):
    with pytest.raises(TrionfiError, match="cannot be gone on with"):
        Tally.read(spoil(filled(3, 1, 3).plain()), 2)
