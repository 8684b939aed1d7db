"""What rewards say they make points and cards worth, and what trying them on piles finds where they do not."""

from dataclasses import replace

import pytest
import trionfi
from trionfi.bots.stakes import Stakes
from trionfi.settlement.bid_sums import Stages
from trionfi.settlement.gauge import gauged, stakes_of
from trionfi.settlement.incentives import EachCard, InLastTrick, Point, Reaching, cards_of
from trionfi.settlement.pars import Par
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.scoring import Scoring


def kinds(slug):
    return {type(stake) for stake in stakes_of(trionfi.games[slug])}


def test_each_settlement_says_what_hangs_on_the_play():
    assert {Reaching, EachCard} <= kinds("mineo-3")
    assert {Point, Reaching, EachCard, InLastTrick} <= kinds("tarot-fft-4")
    assert kinds("permesso-3") == {Point, Reaching}
    assert {Point, EachCard, InLastTrick} <= kinds("taroc-german-1750")
    assert {Point, EachCard} <= kinds("ottocento")


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_something_hangs_on_the_cards_of_every_game(slug):
    game = trionfi.games[slug]
    for stake in stakes_of(game):
        assert not cards_of(stake) & ~game.pack.all and stake.amount == stake.amount
    stakes = Stakes.of(game)
    assert stakes.unit > 0 and stakes.total > 0 and (stakes.point or stakes.targets)


@pytest.mark.parametrize("schedule", [Par(26), AS_THEY_ARE])
def test_a_reward_tried_on_piles_comes_to_what_it_says_itself(schedule):
    game = trionfi.games["venticinque-3"]
    reward = OnPoints("points", "Card points", "test", schedule)
    trial = replace(game, payments=Scoring(ledger="points", rewards=(reward,), whole=False, zero_sum=False))
    (found,) = [stake for stake in gauged(reward, trial) if type(stake) is Point]
    (said,) = reward.stakes(trial)
    assert found.amount == pytest.approx(said.amount, abs=0.05)


def test_a_contract_tried_on_piles_pays_more_for_more_points():
    game = trionfi.games["permesso-3"]
    (reward,) = game.payments.rewards
    assert isinstance(reward, Stages)
    (found,) = [stake for stake in gauged(reward, game) if type(stake) is Point]
    assert 0.1 < found.amount < 1
