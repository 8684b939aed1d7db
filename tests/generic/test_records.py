"""A record holds everything: it replays to the same hand, and one that breaks a rule is refused by its move."""

import json

import pytest
from checks.state import state
from checks.walks import HANDS, some_walks, walks
from checks.wrong import clear
from trionfi.cards.chance import Chance
from trionfi.errors import BrokenRecord
from trionfi.record import dumps, loads, replay, to_record


def test_a_record_replays_to_the_same_hand(rules):
    for walk in some_walks(rules, max(10, HANDS // 4)):
        hand = walk.play(rules.game)
        record = json.loads(json.dumps(to_record(hand)))
        again = replay(record)
        assert state(again) == state(hand), walk.seed
        assert (again.game, again.dealer, again.seed, again.deal) == (hand.game, hand.dealer, hand.seed, hand.deal)
        assert again.settlement == hand.settlement
        assert to_record(again) == record


def test_a_hand_that_is_not_over_has_a_record_too(rules):
    chance = Chance("open records")
    for walk in some_walks(rules, max(10, HANDS // 10)):
        if not walk.moves:
            continue
        hand = walk.play(rules.game, chance.below(len(walk.moves)))
        record = loads(dumps(to_record(hand)))
        assert "scores" not in record
        assert state(replay(record)) == state(hand), walk.seed


def test_packets_or_seed_alone_are_enough(rules):
    for walk in some_walks(rules, 20):
        hand = walk.play(rules.game)
        for key in ("seed", "packets"):
            record = {name: value for name, value in to_record(hand).items() if name != key}
            again = replay(record)
            assert again.deal == hand.deal and again.settlement == hand.settlement


def test_a_changed_move_is_named(rules):
    chance = Chance("broken moves")
    for walk in some_walks(rules, max(10, HANDS // 10)):
        if not walk.moves:
            continue
        record = to_record(walk.play(rules.game))
        place = chance.below(len(record["moves"]))
        record["moves"][place] = f"{walk.moves[place].seat} no such action"
        with pytest.raises(BrokenRecord, match=f"move {place + 1}:") as caught:
            replay(record)
        assert caught.value.move == place + 1 and clear(caught.value)


def test_a_move_too_many_or_too_few_is_found(rules):
    for walk in some_walks(rules, 20):
        record = to_record(walk.play(rules.game))
        if not record["moves"]:
            continue  # annulled by the deal itself
        longer = record | {"moves": [*record["moves"], record["moves"][-1]]}
        with pytest.raises(BrokenRecord) as caught:
            replay(longer)
        assert caught.value.move == len(longer["moves"]) and clear(caught.value)
        with pytest.raises(BrokenRecord, match="do not end the hand"):
            replay(record | {"moves": record["moves"][:-1]})


def test_wrong_scores_are_found(rules):
    for walk in walks(rules)[:20]:
        record = to_record(walk.play(rules.game))
        record["scores"][0] = 12345
        with pytest.raises(BrokenRecord, match="scores"):
            replay(record)
