"""The bowl of Partita a pesi: who has gained the first partita of the session is not forgotten (004, 11.1)."""

from types import SimpleNamespace

import pytest
import trionfi
from trionfi.state.account import Line, Settlement
from trionfi.state.standing import Standing

BOWL = trionfi.games["partita-a-pesi"].match


def after(*gains):
    """The standing after a first hand in which the side of player 0 gained so much, one line after another."""
    lines = tuple(Line("gain", (gain, -gain, gain, -gain), "", "", "partite") for gain in gains)
    hand = SimpleNamespace(ending=SimpleNamespace(kind="played"), settlement=Settlement.of(4, lines, "partite"))
    return BOWL.after(Standing.new(4), hand)


@pytest.mark.parametrize(("gains", "marks"), [
    ((), (0, 0, 0, 0)), ((5, 20), (1, 0, 1, 0)), ((-5, -20, 10), (0, 1, 0, 1)), ((5, 20, -25), (1, 0, 1, 0))])
def test_the_first_gain_is_kept_though_the_hand_comes_out_even(gains, marks):
    made = after(*gains)
    assert made.marks == marks and made.totals == tuple(sum(gains) * sign for sign in (1, -1, 1, -1))
