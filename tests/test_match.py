"""Hands one after another: the deal passes on, scores run on, a round is whole when all have dealt."""

import json
from fractions import Fraction

import pytest
import trionfi
from checks.walks import random_walk
from trionfi.cards.chance import Chance
from trionfi.errors import IllegalAction, TrionfiError
from trionfi.match import Match
from trionfi.record import replay, to_record
from trionfi.state.actions import Choice
from trionfi.state.standing import Standing

GAME = trionfi.games["mineo-3"]


def finish(hand, chance):
    """Play a hand to its end at random."""
    while hand.turn is not None:
        actions = hand.legal_actions()
        hand.push(actions.sample(chance) if isinstance(actions, Choice) else chance.choice(actions))


def test_a_sitting():
    match, chance, totals = Match(GAME, seed=7), Chance("sitting"), [0, 0, 0]
    for number in range(9):
        assert match.round_over == (number % 3 == 0)
        hand = match.deal()
        assert hand.dealer == number % 3 == match.dealer and match.current is hand
        finish(hand, chance)
        totals = [total + score for total, score in zip(totals, hand.settlement.scores, strict=True)]
        assert match.score() == totals == match.totals and sum(totals) == 0
        assert match.hands[-1] is hand and match.current is None
    assert any(totals) and match.round_over and len(match.hands) == 9


def test_the_first_hand_is_dealt_from_the_seed_itself():
    match = Match(GAME, seed=7, dealer=1)
    first = match.deal()
    assert first.deal == GAME.deal(seed=7, dealer=1).deal and first.seed == 7 and first.dealer == 1
    finish(first, Chance(1))
    match.score()
    second = match.deal()
    assert second.deal == GAME.deal(seed="7-1", dealer=2).deal and second.dealer == 2


def test_the_same_seed_deals_the_same_sitting():
    def deals(seed):
        match, chance = Match(GAME, seed), Chance("same")
        found = []
        for _ in range(4):
            hand = match.deal()
            found.append(hand.deal)
            finish(hand, chance)
            match.score()
        return found

    assert deals("a") == deals("a") != deals("b")
    assert len({str(deal) for deal in deals("a")}) == 4


def test_out_of_order():
    match = Match(GAME)
    with pytest.raises(IllegalAction, match="no hand has ended"):
        match.score()
    hand = match.deal()
    with pytest.raises(IllegalAction, match="not over"):
        match.deal()
    with pytest.raises(IllegalAction, match="no hand has ended"):
        match.score()
    assert match.current is hand and match.hands == [] and match.totals == [0, 0, 0]
    finish(hand, Chance(2))
    match.score()
    with pytest.raises(IllegalAction, match="no hand has ended"):
        match.score()


def test_an_abandoned_hand_passes_the_deal_and_may_pay():
    match = Match(GAME, seed=7, dealer=2)
    hand = match.deal()
    for move in ("altre cinque", "mischio", "mischio", "pago", "pago", "prendo"):
        hand.push(move)
    assert match.score() == [-1, -1, 2] and match.dealer == 0


def test_a_number_of_players_that_the_game_is_not_for():
    with pytest.raises(TrionfiError, match="3 players"):
        Match(GAME, players=4)


def test_walks_are_what_they_say():
    """The random hands that other tests lean on are the same every time."""
    assert random_walk(GAME, 3, "steady") == random_walk(GAME, 3, "steady") != random_walk(GAME, 3, "other")


def test_a_standing_is_written_and_read_again():
    for standing in (Standing.new(4), Standing((3, Fraction(1, 3), Fraction(-7, 2)), 2, 3, (0, 1, 0), ("T1", "KS"))):
        again = Standing.read(json.loads(json.dumps(standing.data())), len(standing.totals))
        assert again == standing
    for wrong in (5, {"totals": [1]}, {"totals": "x"}, {"totals": [1, 2, "x"]}, {"other": 1}, {"played": -1}, {"marks": [1]},
                  {"totals": [1, 2, "1/0"]}):
        with pytest.raises(TrionfiError):
            Standing.read(wrong, 3)


def test_a_record_keeps_the_standing_of_its_match():
    match = Match(trionfi.games["mineo-3"], 5)
    chance = Chance("kept standing")
    finish(match.deal(), chance)
    match.score()
    hand = match.deal()
    finish(hand, chance)
    assert hand.table.standing.dealt == 1
    record = to_record(hand)
    assert replay(json.loads(json.dumps(record))).table.standing == hand.table.standing
