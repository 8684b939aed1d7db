"""What the winner of a hand gets in the plain games of Piedmont, and an ultimo that is answered."""

from fractions import Fraction

import pytest
import trionfi
from trionfi.errors import TrionfiError
from trionfi.settlement.winners import needed

RI = trionfi.games["mitigati-3"].with_options(profile="ri")


@pytest.mark.parametrize(("total", "parties", "points"), [(72, 2, 37), (91, 2, 46), (66, 2, 34), (91, 3, 31), (Fraction(78), 3, 27)])
def test_the_points_needed_are_more_than_an_even_share(total, parties, points):
    assert needed(total, parties) == points


def test_partners_share_what_is_paid():
    game = trionfi.games["consiglio-castrato"]
    assert game.settle({"points_0": 33 + 5}).scores == (5, 5, -5, -5)
    assert game.settle({"points_1": 33 + 5}).scores == (-5, -5, 5, 5)


def test_every_trick_is_paid_in_place_of_the_points():
    lines = trionfi.games["mitigati-large-discard-2"].settle({"points_1": 91, "every_trick": 1}).lines
    assert [line.amounts for line in lines] == [(-130, 130)]


def test_every_trick_needs_all_the_points():
    with pytest.raises(TrionfiError):
        trionfi.games["partita-4"].settle({"points_0": 50, "every_trick": 1})


@pytest.mark.parametrize(("facts", "says"), [
    ({"answered_by": 1, "lost_by_1": "T1", "captured_by": 0}, "another player answers it"),
    ({"answered_by": 2, "lost_by_1": "T1", "captured_by": 1}, "another player answers it"),
    ({"answered_by": 2, "won_with_1": "T1", "cards_last_trick": "T1", "captured_by": 2}, "cannot have captured"),
])
def test_what_cannot_be_after_an_announcement_is_refused(facts, says):
    with pytest.raises(TrionfiError, match=says):
        RI.settle({"points_0": 26, "points_1": 26, "announced_by": 1} | facts)


def test_an_unanswered_capture_is_paid_to_each():
    facts = {"points_0": 26, "points_1": 26, "announced_by": 1, "lost_by_1": "T1", "captured_by": 0}
    assert RI.settle(facts).scores == (30, -60, 30)
