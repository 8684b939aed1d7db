"""Matches in which marks decide."""

import pytest
import trionfi
from trionfi.bots import bot, play
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.match import Match
from trionfi.record import replay, to_record
from trionfi.service import answer
from trionfi.state.standing import Standing

GTB = trionfi.games["mattazza"].match
MB = trionfi.games["mattazza"].with_options("mb").match
LEAVING = trionfi.games["mattazza"].with_options(limits="leave-3")


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


@pytest.mark.parametrize("limits", ["gtb", "leave-6"])
def test_a_loss_that_counts_double_is_two_marks(limits):
    """004, 11.18, GTB's variant: the announcer, and one with three marks, lose twice as much."""
    match = Match(trionfi.games["mattazza"].with_options(aim="announced", limits=limits), seed="announced", players=5)
    lost = set()
    for _ in range(8):
        hand = play(match.deal(), [bot("random", seat) for seat in range(5)])
        lost |= set(hand.settlement.scores)
        match.score()
        assert match.standing.marks == tuple(-total for total in match.standing.totals)
        if match.over:
            break
    assert min(lost) <= -2


def test_a_standing_in_the_midst_is_not_over():
    for number in range(50):
        for players in (3, 4, 5, 6):
            made = GTB.some(Chance(f"marks {number}"), players)
            assert len(made.marks) == players and max(made.marks) < GTB.limit(players).alone


@pytest.mark.parametrize(("marks", "left", "over", "scores"), [
    ((2, 2, 2, 2), (), False, None),
    ((3, 2, 2, 2), (0,), False, None),
    ((3, 0, 4, 1), (0, 2), True, (-2, 2, -2, 2)),
    ((0, 3, 2), (1,), True, (1, -2, 1)),
    ((3, 1, 3, 3), (0, 2, 3), True, (-1, 3, -1, -1)),
    ((3, 3, 3), (0, 1, 2), True, (0, 0, 0)),
])
def test_who_reaches_the_limit_leaves_and_pays_the_last_two(marks, left, over, scores):
    rule, found = LEAVING.match, standing(*marks)
    assert (rule.left(found), rule.over(found)) == (left, over)
    assert (rule.settle(found) and rule.settle(found).scores) == scores


@pytest.mark.parametrize("players", [4, 5, 6])
def test_those_who_are_left_play_on_without_those_who_have_gone(players):
    match = Match(LEAVING, seed=f"leaving {players}", players=players)
    while not match.over:
        gone, dealer = LEAVING.match.left(match.standing), match.dealer
        hand = match.deal()
        assert dealer not in gone and hand.sitting.out == gone and hand.sitting.dealer == dealer == hand.sitting.seats[hand.dealer]
        assert hand.players == players - len(gone) == len(hand.table.hands)
        assert hand.game.counting == LEAVING.at(hand.players).counting
        play(hand, [bot("random", seat) for seat in range(hand.players)])
        assert to_record(replay(to_record(hand))) == to_record(hand)
        before = match.standing.marks
        match.score()
        assert all(match.standing.marks[player] == before[player] >= 3 for player in gone)
    assert gone and sum(match.settlement.scores) == 0


def test_the_deal_passes_by_who_has_gone():
    assert LEAVING.deal(3, players=5, dealer=1, standing=standing(0, 3, 3, 0, 0)).sitting.dealer == 3
    assert LEAVING.deal(3, players=5, dealer=4, standing=standing(3, 0, 0, 0, 3)).sitting.dealer == 1


def test_a_hand_after_the_end_is_refused():
    with pytest.raises(TrionfiError, match="the match is over: 2 of 4 players are left"):
        LEAVING.deal(3, players=4, dealer=0, standing=standing(0, 3, 0, 3))


def test_the_reader_who_has_gone_looks_on_and_the_next_dealer_is_one_who_plays():
    asked = {"game": "mattazza", "options": {"limits": "leave-2"}, "players": 5, "seed": 5, "dealer": 1, "moves": [], "advance": True,
             "standing": standing(2, 1, 1, 1, 1).data()}
    found = answer("table", asked)
    assert found["over"] and found["seat"] == 4 and [one["name"] for one in found["players"] if one["out"]] == ["You"]
    end = found["settlement"]
    left = LEAVING.with_options(limits="leave-2").match.left(Standing.read(end["match"]["standing"], 5))
    assert end["next_dealer"] not in left and 0 in left


def test_standings_for_trying_leave_three_to_play():
    for number in range(50):
        for players in (3, 4, 5, 6):
            made = LEAVING.match.some(Chance(f"leaving {number}"), players)
            assert players - len(LEAVING.match.left(made)) >= 3


def test_the_end_of_a_hand_says_who_leaves():
    hand = LEAVING.deal(5, players=4, dealer=0, standing=standing(2, 2, 2, 2))
    play(hand, [bot("random", seat) for seat in range(4)])
    (loser,) = LEAVING.match.left(hand.after())
    assert LEAVING.match.told(hand.played()) == f"Player {loser} leaves the match."
    assert GTB.told(hand.played()) == ""


def test_a_loss_that_counts_twice_is_two_marks():
    match = Match(trionfi.games["mattazza"].with_options(aim="announced"), seed="twice", players=5)
    lost = []
    for _ in range(12):
        hand = match.deal()
        play(hand, [bot("random", seat) for seat in range(5)])
        match.score()
        lost += hand.settlement.scores
    assert min(lost) <= -2
    assert match.standing.marks == tuple(-total for total in match.standing.totals)


def test_a_settled_hand_tells_the_total_with_which_a_player_leaves():
    facts = {"points_0": 30, "points_1": 20, "points_2": 10, "points_3": 12}
    asked = {"game": "mattazza", "facts": facts}
    assert answer("score", asked)["leaves"] is None
    assert answer("score", asked | {"options": {"limits": "leave-3"}})["leaves"] == -3
