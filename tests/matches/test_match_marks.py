"""Matches in which marks decide."""

import pytest
import trionfi
from trionfi.bots import bot, play
from trionfi.cards.chance import Chance
from trionfi.match import Match
from trionfi.state.standing import Standing

GTB = trionfi.games["mattazza"].match
MB = trionfi.games["mattazza"].with_options("mb").match


def standing(*marks):
    return Standing(tuple(-mark for mark in marks), marks=marks)


@pytest.mark.parametrize(("rule", "marks", "over"), [
    (GTB, (3, 2, 2), False), (GTB, (3, 3, 0), True), (GTB, (5, 0, 0), True), (MB, (5, 2, 2), False), (MB, (6, 0, 0), True),
    (GTB, (2, 2, 0, 0, 0), True), (MB, (2, 2, 0, 0, 0), False), (GTB, (2, 2, 0, 0, 0, 0), False), (GTB, (4, 0, 0, 0, 0, 0), True),
])
def test_the_end_by_number_of_players(rule, marks, over):
    assert rule.over(standing(*marks)) == over
    assert (rule.settle(standing(*marks)) is None) == (not over)


def test_three_players_at_the_lower_limit_pay_those_who_are_not():
    assert GTB.settle(standing(3, 3, 3, 1)).scores == (-1, -1, -1, 3)


def test_two_alone_pay_the_others_and_not_each_other():
    assert GTB.settle(standing(5, 5, 3, 1)).scores == (-6, -6, 6, 6)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_rubber_ends_and_pays(players):
    match = Match(trionfi.games["mattazza"], seed=f"rubber {players}", players=players)
    while not match.over:
        play(match.deal(), [bot("random", seat) for seat in range(players)])
        match.score()
    assert sum(match.settlement.scores) == 0 and any(match.settlement.scores)
    assert match.standing.marks == tuple(-total for total in match.standing.totals)


def test_a_standing_in_the_midst_is_not_over():
    for number in range(50):
        for players in (3, 4, 5, 6):
            made = GTB.some(Chance(f"marks {number}"), players)
            assert len(made.marks) == players and max(made.marks) < GTB.limit(players).alone
