"""Card points where a part of the pack lies aside unseen: sums that cannot be are refused."""

import pytest
import trionfi
from trionfi.errors import TrionfiError


@pytest.mark.parametrize("slug", ["tarot-gebelin-2", "tarok-german-2"])
def test_two_piles_have_no_more_and_no_fewer_than_lie_outside_the_dead_hand(slug):
    game = trionfi.games[slug]
    assert game.points == [26, 78]
    assert game.settle({"points_0": 40, "points_1": 38}).lines
    with pytest.raises(TrionfiError, match="do not agree: 82 in all, and there are 26 to 78 in play"):
        game.settle({"points_0": 40, "points_1": 42})
    with pytest.raises(TrionfiError, match="do not agree: 20 in all"):
        game.settle({"points_0": 10, "points_1": 10})
    with pytest.raises(TrionfiError, match="there are 78 card points in all"):
        game.settle({"points_0": 79, "points_1": 0})
