"""Cards counted beyond a number, and stakes that the highest takes."""

import pytest
import trionfi
from trionfi.errors import TrionfiError

RACE, STAKES = trionfi.games["taros-1659-second"], trionfi.games["taros-1659-first"]
POINTS = {f"points_{seat}": 0 for seat in range(4)}
EVEN = {f"number_{seat}": 12 for seat in range(4)}


def test_piles_stand_for_points_and_numbers():
    hand = trionfi.bots.play(RACE.deal(3, dealer=3), [trionfi.bots.bot("simple") for _ in range(4)])
    known = hand.facts()
    assert set(known) == {f"cards_{seat}" for seat in range(4)}
    wanted = tuple(sum(RACE.counting.table(RACE.pack)[RACE.pack.index[card]] for card in known[f"cards_{seat}"])
                   + len(known[f"cards_{seat}"]) - 12 for seat in range(4))
    assert hand.settlement.scores == wanted == RACE.settle(known).scores


@pytest.mark.parametrize(("more", "why"), [
    ({"number_0": 49}, "there are 48 cards in the tricks"),
    ({"number_0": 13}, "come to 49: there are 48"),
    ({"cards_0": "KS QS", "points_0": 7, "number_0": 12}, "cannot be 12: by the cards given it is 2"),
    ({"number_0": "many"}, "a whole number"),
])
def test_numbers_that_cannot_be_are_refused(more, why):
    with pytest.raises(TrionfiError, match=why):
        RACE.settle(POINTS | EVEN | more)


@pytest.mark.parametrize(("players", "points", "scores"), [
    (3, (40, 20, 19), (2, -1, -1)), (2, (46, 46), (0, 0)), (4, (20, 20, 20, 12), (1 / 3, 1 / 3, 1 / 3, -1)),
])
def test_the_highest_share_the_stakes(players, points, scores):
    facts = {f"points_{seat}": made for seat, made in enumerate(points)}
    found = STAKES.settle(facts, players).scores
    assert tuple(map(float, found)) == pytest.approx(scores) and sum(found) == 0
