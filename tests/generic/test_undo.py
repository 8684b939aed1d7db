"""Taking back undoes an action wholly; copies have a life of their own."""

import pytest
from checks.state import frozen, knowledge, state
from checks.walks import HANDS, some_walks
from trionfi.cards.chance import Chance
from trionfi.errors import IllegalAction
from trionfi.state.actions import Choice


def test_taking_back_a_whole_hand_passes_through_every_earlier_state(rules):
    for walk in some_walks(rules, max(10, HANDS // 10)):
        states = [state(hand) for hand in walk.steps(rules.game)]
        hand = walk.play(rules.game)
        for ply in range(len(walk.moves), 0, -1):
            assert state(hand) == states[ply], f"{walk.seed} at {ply}"
            assert hand.pop() == walk.moves[ply - 1]
        assert state(hand) == states[0]
        with pytest.raises(IllegalAction, match="no action to take back"):
            hand.pop()
        assert state(hand) == states[0]


def test_taking_back_and_playing_again_comes_to_the_same_end(rules):
    chance = Chance("again")
    for walk in some_walks(rules, max(10, HANDS // 2)):
        hand = walk.play(rules.game)
        end = state(hand)
        back = chance.below(len(walk.moves) + 1)
        for _ in range(back):
            hand.pop()
        for move in walk.moves[len(walk.moves) - back:]:
            hand.push(move.action, move.seat)
        assert state(hand) == end, walk.seed


def test_views_after_taking_back_are_those_of_before(rules):
    chance = Chance("views again")
    for walk in some_walks(rules, max(10, HANDS // 2)):
        ply = chance.below(len(walk.moves)) if walk.moves else 0
        hand = walk.play(rules.game, ply)
        before = [knowledge(hand.view(seat)) for seat in range(hand.players)]
        for move in walk.moves[ply:ply + 4]:
            hand.push(move.action, move.seat)
        while len(hand.moves) > ply:
            hand.pop()
        assert [knowledge(hand.view(seat)) for seat in range(hand.players)] == before, f"{walk.seed} at {ply}"


def test_copies_are_equal_and_independent(rules):
    chance = Chance("copies")
    for walk in some_walks(rules, max(10, HANDS // 2)):
        hand = walk.play(rules.game, chance.below(len(walk.moves) + 1))
        copy = hand.copy()
        before = state(hand)
        assert state(copy) == before and (copy.seed, copy.dealer, copy.deal) == (hand.seed, hand.dealer, hand.deal)
        if hand.turn is not None:
            actions = hand.legal_actions()
            copy.push(actions.sample(chance) if isinstance(actions, Choice) else chance.choice(actions))
            assert state(hand) == before and len(copy.moves) == len(hand.moves) + 1
            copy.pop()
        if copy.moves:
            copy.pop()
        assert state(hand) == before, walk.seed


def test_a_hand_taken_back_to_its_start_is_a_new_hand(rules):
    for walk in some_walks(rules, 20):
        hand = walk.play(rules.game)
        while hand.moves:
            hand.pop()
        fresh = walk.deal(rules.game)
        assert state(hand) == state(fresh)
        assert frozen(hand.legal_actions()) == frozen(fresh.legal_actions()) and hand.turn == fresh.turn
