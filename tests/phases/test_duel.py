"""Two bidders who fight it out before the next may speak."""

import pytest
import trionfi
from checks.deals import deal, push_all

GAME = trionfi.games["tarok-lhombre-old"]
START = "discard 2S 3S 4S"


def texts(game, moves):
    hand = push_all(deal(game, {"2": "QS 2S 3S 4S"}), f"{START}; {moves}")
    return hand.turn, [str(action) for action in hand.legal_actions()]


@pytest.mark.parametrize(("moves", "may"), [
    ("a tre; solo", ["passo"]), ("a due; solo", ["passo", "ich behalte es"]), ("a tre; a uno", ["passo", "ich behalte es"]),
])
def test_only_who_opened_at_the_lowest_level_may_not_hold_a_solo(moves, may):
    """Stabenow's rules (004, 7.1)."""
    assert texts(GAME.with_options(bidding="stabenow"), moves) == (0, may)


def test_elsewhere_he_may():
    assert texts(GAME, "a tre; a due; ich behalte es; a uno; ich behalte es; solo") == (0, ["passo", "ich behalte es"])
