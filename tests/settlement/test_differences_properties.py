"""The running lead under any gains."""

import trionfi
from checks.steady import steady
from hypothesis import given
from hypothesis import strategies as st

GAME = trionfi.games["minchiate-partners"]


@steady(100)
@given(st.lists(st.integers(-140, 140), max_size=30))
def test_what_is_paid_and_what_is_left_are_what_was_scored(gains):
    left, lines = GAME.payments._during(tuple(gains))
    paid = sum(line.amounts[0] for line in lines)
    assert left + 60 * paid == sum(gains) and abs(left) < 60
    assert all(abs(line.amounts[0]) == 1 and sum(line.amounts) == 0 for line in lines)
