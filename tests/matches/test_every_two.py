"""Points that run on for some hands, then settled between every two."""

import pytest
import trionfi
from trionfi.bots import bot, play
from trionfi.match import Match
from trionfi.state.standing import Standing

GAME = trionfi.games["minchiate-each-for-himself"]
ROUND = GAME.with_options(settled="round")


def settled(*totals, played=4):
    """What the match pays for such totals."""
    return ROUND.match.settle(Standing(totals, played=played, dealt=played))


@pytest.mark.parametrize(("totals", "due"), [
    ((100, 40, 40, 40), (3, -1, -1, -1)), ((101, 40, 40, 40), (6, -2, -2, -2)), ((100, 99, 39, 39), (5, 1, -3, -3)),
    ((40, 40, 40, 40), (0, 0, 0, 0)), ((-30, 31, 0, 0), (-4, 4, 0, 0)),
])
def test_every_two_settle_each_difference_rounded_up(totals, due):
    assert settled(*totals).scores == due and settled(*totals).ledger == "resti"


def test_nothing_is_paid_before_the_last_hand():
    assert settled(100, 40, 40, 40, played=3) is None
    assert [part.ledger for part in (GAME.payments, ROUND.payments, ROUND.match)] == ["resti", "points", "resti"]


def test_four_hands_run_on_and_pay_what_their_sum_comes_to():
    match, totals = Match(ROUND, seed=5), [0, 0, 0, 0]
    while not match.over:
        hand = play(match.deal(), [bot("simple", seat) for seat in range(4)])
        totals = [total + score for total, score in zip(totals, hand.settlement.scores, strict=True)]
        match.score()
    assert match.standing.totals == tuple(totals) and match.standing.played == 4
    assert match.settlement.scores == settled(*totals).scores and any(match.settlement.scores)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_hand_by_itself_comes_to_the_same_points_either_way(seed):
    hands = [game.deal(seed, dealer=3) for game in (GAME, ROUND)]
    for hand in hands:
        play(hand, [bot("random", seat) for seat in range(4)])
    assert settled(*hands[1].settlement.scores).scores == hands[0].settlement.scores
