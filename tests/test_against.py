"""What differs between two games."""

import pytest
import trionfi
from checks.wrong import clear
from trionfi.errors import TrionfiError
from trionfi.service import answer
from trionfi.service.against import differences

FAMILY = [game for game in trionfi.games.values() if game.family == "france"]


@pytest.mark.parametrize("game", FAMILY, ids=lambda game: game.slug)
def test_nothing_differs_from_itself(game):
    assert differences(game, game) == []


def test_turned_round_the_sides_change_places():
    here, there = trionfi.games["9.14"], trionfi.games["9.13"]
    turned = {row["name"]: (row["there"], row["here"]) for row in differences(there, here)}
    assert turned == {row["name"]: (row["here"], row["there"]) for row in differences(here, there)}


def test_every_row_says_something():
    for here in FAMILY[:4]:
        for there in FAMILY:
            assert all(row["here"] or row["there"] for row in differences(here, there)), (here.slug, there.slug)


def test_a_game_that_does_not_exist():
    with pytest.raises(TrionfiError) as caught:
        answer("against", {"game": "9.13", "against": "9.99"})
    assert clear(caught.value)
