"""Facts of Partita, in the words of its time, and those that no hand can have (004, 11.1 to 11.13)."""

import pytest
import trionfi
from checks.wrong import clear
from trionfi.errors import TrionfiError
from trionfi.service import answer

OLD = {"points_0": 40, "points_1": 37, "dealer": 1}


@pytest.mark.parametrize(("game", "facts", "words"), [
    ("11.1", OLD | {"combinations_0": [["sequence of Moors", 10]]}, "cannot have 'sequence of Moors'"),
    ("11.2", OLD | {"combinations_0": [["sequence of Papi", 10]]}, "cannot have 'sequence of Papi'"),
    ("11.1", OLD | {"held": 1}, "player 1 cannot have held the deal with La tengo: he dealt"),
    ("11.2", OLD | {"held": 3}, "player 3 cannot have held the deal with La tengo: his partner dealt"),
    ("11.3", {"points_0": 40, "points_1": 32, "dealer": 0, "held": 4}, "player 4 cannot have held .* his partner dealt"),
    ("11.13", OLD | {"held": 2, "a_monte": [1]}, "player 1 cannot have proposed a monte: he dealt"),
    ("11.1", OLD | {"a_monte": [1]}, "player 1 cannot have proposed a monte: he dealt"),
    ("11.1", OLD | {"held": 0, "a_monte": [2, 0]}, "player 0 cannot have proposed a monte: player 0 said La tengo"),
    ("11.1", OLD | {"held": 2, "a_monte": [0]}, "player 0 cannot have proposed a monte: player 2 said La tengo"),
    ("11.10", {"points_0": 20, "points_1": 10, "toppe_0": 40},
     'player 0 rightly said toppa" cannot come to 40: toppa is said once in a trick'),
    ("11.10", {"points_0": 20, "points_1": 10, "toppe_0": 3, "toppe_1": 3},
     'player 0 rightly said toppa" and "how often player 1 rightly said toppa" cannot come to 6'),
    ("11.6", {f"points_{seat}": 60 for seat in range(6)}, "all together have at most 72"),
    ("11.18", {f"points_{seat}": 60 for seat in range(4)}, "all together have at most 72"),
])
def test_what_cannot_be_is_refused(game, facts, words):
    with pytest.raises(TrionfiError, match=words) as caught:
        trionfi.games[game].settle(facts)
    assert clear(caught.value)


@pytest.mark.parametrize(("game", "facts"), [
    ("11.1", OLD | {"held": 0, "a_monte": [2]}), ("11.1", OLD | {"held": 2}), ("11.2", OLD | {"a_monte": [2, 0, 3]}),
    ("11.3", {"points_0": 40, "points_1": 32, "dealer": 0, "held": 3, "a_monte": [1]}),
    ("11.10", {"points_0": 20, "points_1": 10, "toppe_0": 3, "toppe_1": 2}),
    ("11.6", dict(zip((f"points_{seat}" for seat in range(6)), (30, 10, 10, 10, 12, 0), strict=True))),
])
def test_what_can_be_is_settled(game, facts):
    assert trionfi.games[game].settle(facts).scores


def test_no_moor_is_left_in_the_old_game():
    shown = str(answer("show", {"game": "11.1"}))
    assert "Papi" in shown and "Moor" not in shown
