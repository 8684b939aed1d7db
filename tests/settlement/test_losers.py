"""Who loses a hand of the reverse game."""

import pytest
import trionfi
from trionfi import bots
from trionfi.settlement.combinations import Losers
from trionfi.state.standing import Standing

GAME = trionfi.games["mattazza"]
ROW: Losers = GAME.payments.rewards[0]


@pytest.mark.parametrize(("totals", "losers"), [
    ((60, 30, 20, 10), [0]), ((40, 40, 20, 10), [0, 1]), ((60, 30, 20, 0), [3]), ((60, 0, 20, 0), [1, 3]), ((80, 0, 0, 0), [1, 2, 3]),
])
def test_the_highest_or_who_has_nothing(totals, losers):
    assert [seat for seat, _ in ROW.losers(totals)] == losers


@pytest.mark.parametrize(("totals", "losers"), [((60, 30, 20, 10), [3]), ((60, 10, 20, 10), [1, 3]), ((60, 30, 20, 0), [3])])
def test_alla_matta(totals, losers):
    assert [seat for seat, _ in ROW.losers(totals, lowest=True)] == losers


def test_a_hundred_points_win():
    row = GAME.with_options(hundred="yes").payments.rewards[0]
    assert [seat for seat, _ in row.losers((100, 30, 0, 10))] == [1, 2, 3]
    assert [seat for seat, _ in row.losers((99, 30, 20, 10))] == [0]


def test_announcer_and_marked_players_get_double():
    game = GAME.with_options(aim="announced")
    points = {f"points_{seat}": total for seat, total in enumerate((22, 22, 14, 6, 8))}
    facts = points | {"aim": "alla buona", "leader": 0, "double": [1, 2]}
    assert game.settle(facts, 5).scores == (-2, -2, 0, 0, 0)
    assert game.settle(facts | {"double": [0]}, 5).scores == (-4, -1, 0, 0, 0)


def test_a_played_hand_knows_who_gets_double():
    game = GAME.with_options(aim="announced")
    hand = game.deal(seed=1, players=5, standing=Standing((0,) * 5, marks=(3, 0, 5, 2, 0)))
    bots.play(hand, [bots.bot("random", seat) for seat in range(5)])
    assert hand.facts()["double"] == [0, 2] and hand.facts()["leader"] == 1
