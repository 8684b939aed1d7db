"""Contracts in steps of points where both sides have whole batches of cards, and what a Bagatto announced by another would be."""

import pytest
import trionfi
from trionfi.errors import TrionfiError


@pytest.mark.parametrize(("slug", "players", "facts"), [
    ("permesso-4", 4, {"declarer": 0, "rate": 2}),
    ("sestilio", 6, {"contract": "a tre", "declarer": 0}),
    ("permesso-castrato", 4, {"declarer": 0, "rate": 1}),
    ("permesso-bagatto-ultimo", 4, {"declarer": 0, "rate": 1}),
])
def test_no_side_has_half_a_point_where_its_cards_come_in_pairs(slug: str, players: int, facts: dict[str, object]) -> None:
    with pytest.raises(TrionfiError, match=r"45½ card points.*batches of 2 cards"):
        trionfi.games[slug].settle(facts | {"points": 45.5}, players)


@pytest.mark.parametrize(("slug", "players", "facts"), [
    ("permesso-3", 3, {"declarer": 0, "rate": 2}),
    ("quintilio", 5, {"declarer": 0, "rate": 2}),
    ("settilio", 7, {"contract": "a tre", "declarer": 0}),
])
def test_with_an_odd_number_of_players_it_may_be(slug: str, players: int, facts: dict[str, object]) -> None:
    assert trionfi.games[slug].settle(facts | {"points": 45.5}, players).scores == (0,) * players


@pytest.mark.parametrize(("facts", "why"), [
    ({"announced_by": 0, "bagatto_by": 1, "bagatto_fate": "won"}, "player 0 announced it"),
    ({"bagatto_fate": "lost"}, "Bagatto"),
])
def test_a_bagatto_is_with_one_player(facts: dict[str, object], why: str) -> None:
    with pytest.raises(TrionfiError, match=why):
        trionfi.games["permesso-bagatto-ultimo"].settle({"declarer": 0, "rate": 1, "points": 50} | facts)
