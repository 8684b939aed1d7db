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


def test_bids_that_count_alike_are_one_answer_that_names_them_all():
    rate = next(fact for fact in trionfi.games["tarot-populaire-3"].with_options("lau").form(3) if fact.key == "rate")
    said = {value: str(words) for value, words in rate.values}
    assert said[4] == "garde or a chelem that was bid" and len(rate.values) == len(said) == 5
