"""Rubbers for which the lowest total pays, and who begins the next one."""

import pytest
import trionfi
from trionfi.bots import bot
from trionfi.match import Match
from trionfi.matches.lowest_pays import LowestPays, PartnerDealsNext
from trionfi.record import check_next
from trionfi.state.standing import Standing


@pytest.mark.parametrize("player", range(4))
def test_the_partner_of_the_last_dealer_deals_the_next_rubber(player):
    rule, last = PartnerDealsNext(number=4), (player - 1) % 4
    assert rule.deals(Standing((5, -5, 5, -5), played=3), player) == player
    assert rule.deals(Standing((5, -5, 5, -5), played=4), player) == (last + 2) % 4
    assert LowestPays(number=4).deals(Standing((5, -5, 5, -5), played=4), player) == player


def test_a_sitting_of_two_rubbers_at_asti():
    game = trionfi.games["8.40"]
    match = Match(game, seed=3)
    while not match.over:
        hand = match.deal()
        while hand.turn is not None:
            hand.push(bot("random", 3).choose(hand.view(hand.turn)))
        match.score()
    assert [hand.sitting.dealer for hand in match.hands] == [0, 1, 2, 3] and match.dealer == 1
    check_next(match.hands[-1], Match(game, seed=4, dealer=match.dealer).deal())
