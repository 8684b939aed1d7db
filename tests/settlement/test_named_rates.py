"""Bids that count alike, one of them with a partner: the bid played alone goes by its name, and at the other the partner is asked for."""

import pytest
import trionfi
from trionfi.errors import TrionfiError

GAME = trionfi.games["8.20"].with_options("ri")


def test_with_a_king_called_the_partner_is_asked_for():
    with pytest.raises(TrionfiError, match="'partner' is missing: which player was the declarer's partner"):
        GAME.settle({"declarer": 3, "rate": 1, "points": 53})
    assert GAME.settle({"declarer": 3, "rate": 1, "partner": 0, "points": 53}).scores == (3, -3, -3, 3)


def test_a_due_is_played_alone():
    assert GAME.settle({"declarer": 3, "rate": "a due", "points": 53}).scores == (-3, -3, -3, 9)
    with pytest.raises(TrionfiError, match=r"he played alone \(a due\)"):
        GAME.settle({"declarer": 3, "rate": "a due", "partner": 0, "points": 53})
