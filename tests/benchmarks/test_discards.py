"""The games in which the worth of a discard can be told are those that the drill is told of."""

import pytest
import trionfi
from trionfi.drills.weighable import WEIGHABLE

from benchmarks.discards import can_be_weighed

DISCARDING = [game for game in (trionfi.games[slug] for slug in trionfi.games) if any(step.phase == "discard" for step in game.course)]


@pytest.mark.parametrize("game", DISCARDING, ids=lambda game: game.slug)
def test_the_list_has_every_game_whose_discards_can_be_weighed_and_no_other(game):
    """Else run `python -m benchmarks.discards`."""
    assert can_be_weighed(game) == (game.slug in WEIGHABLE)


def test_it_names_no_game_twice_or_of_another_kind():
    assert {game.slug for game in DISCARDING} > WEIGHABLE
