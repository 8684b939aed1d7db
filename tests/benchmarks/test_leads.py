"""The games in which leads cannot be weighed are those that the drill is told of."""

import pytest
import trionfi
from trionfi.drills.unleadable import FIRST, LATER
from trionfi.state.decisions import Asks

from benchmarks.leads import SHAPES, can_be_weighed

LISTS = {"FIRST": FIRST, "LATER": LATER}
PLAYED = [game for game in (trionfi.games[slug] for slug in trionfi.games) if any(step.asks is Asks.CARD for step in game.course)]


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.slug)
def test_the_lists_have_every_game_whose_leads_cannot_be_weighed_and_no_other(game):
    """Else run `python -m benchmarks.leads`."""
    for name, shape in SHAPES.items():
        assert can_be_weighed(game, shape) == (game.slug not in LISTS[name])
