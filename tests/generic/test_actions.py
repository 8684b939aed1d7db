"""What the hand offers is accepted; everything else is refused with one clear line and changes nothing."""

import pytest
from checks.state import state
from checks.walks import HANDS, some_walks, walks
from checks.wrong import candidates, is_legal, refused
from trionfi.cards.chance import Chance
from trionfi.phases.base import Step
from trionfi.state.actions import Action, Choice


def positions(rules, chance, most, count=2):
    """Positions of some random hands, each in a hand of its own."""
    for walk in some_walks(rules, most):
        for ply in walk.plies(chance, count):
            yield walk, walk.play(rules.game, ply)


def test_every_legal_action_is_accepted_and_taken_back(rules):
    chance = Chance("legal actions")
    for walk, hand in positions(rules, chance, max(10, HANDS // 4)):
        actions = hand.legal_actions()
        if isinstance(actions, Choice):
            actions = [actions.sample(chance) for _ in range(5)]
        before = state(hand)
        for action in actions:
            actor = hand.turn
            hand.push(action)
            assert hand.moves[-1] == (actor, action)
            assert hand.pop() == (actor, action)
            assert state(hand) == before, f"{walk.seed}: {action}"


def test_the_text_of_an_action_means_the_action(rules):
    chance = Chance("texts of actions")
    for walk, hand in positions(rules, chance, max(10, HANDS // 4)):
        actions = hand.legal_actions()
        if isinstance(actions, Choice):
            actions = [actions.sample(chance) for _ in range(5)]
        for action in actions:
            for text in (str(action), f"{hand.turn} {action}", f"  {action} ".replace(" ", "  ")):
                seat, found = hand.parse(text)
                assert found == action and seat in (None, hand.turn), f"{walk.seed}: {text!r}"
                hand.push(text)
                assert hand.moves[-1].action == action
                hand.pop()


def test_asides_are_accepted_and_leave_the_turn(rules):
    chance = Chance("asides")
    for walk, hand in positions(rules, chance, max(10, HANDS // 4)):
        turn, before = hand.turn, state(hand)
        for seat in range(hand.players):
            for aside in hand.asides(seat):
                hand.push(f"{seat} {aside}")
                assert (hand.turn == turn or hand.over or hand.table.outside == turn) and hand.moves[-1] == (seat, aside), walk.seed
                hand.pop()
                assert state(hand) == before


def test_what_is_not_offered_is_refused(rules):
    game = rules.game
    words = {str(move.action) for walk in walks(rules) for move in walk.moves if not move.action.cards}
    chance = Chance("illegal actions")
    accepted = rejected = 0
    for _, hand in positions(rules, chance, max(10, HANDS // 10)):
        for text in candidates(hand, words, chance):
            if text.startswith("say "):
                refused(hand, text)
            elif text.strip() and is_legal(hand, text):
                hand.push(text)
                hand.pop()
                accepted += 1
            else:
                refused(hand, text)
                rejected += 1
        if hand.turn is not None:
            actions = hand.legal_actions()
            action = actions.sample(chance) if isinstance(actions, Choice) else actions[0]
            for seat in range(hand.players):
                if seat != hand.turn:
                    refused(hand, action, seat)
                    refused(hand, f"{seat} {action}")
    assert rejected > accepted > 0
    assert game.slug


def test_nothing_is_possible_when_the_hand_is_over(rules):
    for walk in some_walks(rules, 20):
        hand = walk.play(rules.game)
        for move in walk.moves:
            assert "over" in refused(hand, move.action) or move.action.verb == "say"


def test_a_choice_says_what_it_allows(rules):
    chance = Chance("choices")
    met = 0
    for walk in some_walks(rules, max(10, HANDS // 3)):
        for hand in walk.steps(rules.game):
            choice = hand.legal_actions()
            if not isinstance(choice, Choice):
                continue
            met += 1
            own = set(rules.game.pack.unmask(hand.table.hands[hand.turn]))
            assert own <= set(choice.cards) | set(choice.refused) and not set(choice.cards) & set(choice.refused)
            for _ in range(5):
                action = choice.sample(chance)
                assert choice.check(action.cards) is None and action in choice
                assert choice.least <= len(action.cards) <= choice.count
                assert choice.ordered or action == choice.action(reversed(action.cards))
            for card, why in choice.refused.items():
                others = [other for other in choice.cards if other != card]
                wrong = [card, *chance.sample(others, choice.count - 1)]
                assert why in choice.check(wrong)
                assert why in refused(hand, choice.action(wrong))
            sample = choice.sample(chance).cards
            assert len(sample) > choice.least or not sample or choice.check(sample[1:])
            assert not sample or choice.check([*sample, sample[0]])
    discards = any(type(step).actions is not Step.actions and step.name == "discard" for step in rules.game.course)
    if HANDS >= 200 and rules.first and discards:
        assert met


def test_an_action_of_unknown_cards_is_refused(rules):
    """Actions may come as values too, not only as texts."""
    for _, hand in positions(rules, Chance("unknown cards"), 20, 4):
        if hand.turn is not None:
            for action in (Action("play", ("ZZ",)), Action("discard", ("ZZ", "YY", "XX")), Action("no such verb")):
                refused(hand, action)
        with pytest.raises(ValueError):
            hand.push("say anything at all")
