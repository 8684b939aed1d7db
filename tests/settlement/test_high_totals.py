"""What counts as a high total in Partita, in partite and in game points (004, 11.1, 11.2, 11.13)."""

import pytest
import trionfi

EVERY = {"points_0": 77, "points_1": 0, "combinations_0": 846, "dealer": 0, "swept": 0}
NEAR = {"points_0": 40, "points_1": 37, "combinations_0": 440, "dealer": 0, "declared_0": 40}


def told(game, facts, **options):
    """What is booked for a high total, and the game points that are kept, each with its reason."""
    closed = trionfi.games[game].with_options(options=options).settle(facts)
    booked = [line.amounts[0] for line in closed.lines if line.label == "High total"]
    return booked, [f"{line.amounts[0]} in {line.ledger}: {line.because.partition(": ")[2]}" for line in closed.kept]


@pytest.mark.parametrize(("game", "facts", "options", "high", "game_points"), [
    ("11.2", NEAR, {}, [20], ["1 in game points: the hand won with 520 points"]),
    ("11.2", NEAR, {"five-hundred": "without"}, [], []),
    ("11.13", EVERY, {}, [70], ["6 in game points: the hand won with 1000 points", "1 in game points: every trick"]),
    ("11.13", EVERY, {"marcio": "counted"}, [60], ["5 in game points: the hand won with 923 points", "1 in game points: every trick"]),
    ("11.13", EVERY | {"declared_0": 100}, {"five-hundred": "without"}, [70],
     ["6 in game points: the hand won with 1000 points", "1 in game points: every trick"]),
    ("11.1", EVERY | {"declared_0": 100}, {}, [170], []),
    ("11.1", EVERY | {"declared_0": 100}, {"five-hundred": "without"}, [150], []),
])
def test_a_high_total_is_one_for_partite_and_game_points(game, facts, options, high, game_points):
    found, reasons = told(game, facts, **options)
    assert found == high
    assert reasons == game_points
