"""Hints, hands looked at once more, and moves written short."""

import json

import pytest
import trionfi
from checks.walks import every_rules
from trionfi import service
from trionfi.bots import bot, play
from trionfi.errors import TrionfiError
from trionfi.record import to_record

RULES = [rules for rules in every_rules() if rules.first]


def played(slug: str, players: int | None = None, seed: int = 5):
    game = trionfi.games[slug]
    hand = game.deal(seed, players=players)
    return play(hand, [bot("random" if seat == 0 else "simple", seat) for seat in range(hand.players)])


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_moves_written_short_mean_the_same(rules):
    hand = played(rules.slug, rules.players)
    request = {"game": rules.slug, "players": rules.players, "seed": 5, "moves": [str(move) for move in hand.moves]}
    told = service.answer("table", request)
    again = service.answer("table", request | {"seed": 6, "moves": []})
    assert again["moves"] == [] == again["code"]
    short = service.answer("table", request | {"moves": told["code"]})
    assert short["moves"] == request["moves"] and short["code"] == told["code"]
    half = len(hand.moves) // 2
    assert service.answer("table", request | {"moves": request["moves"][:half]})["moves"] == request["moves"][:half]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_hand_looked_at_again_conserves_its_cards_and_tells_each_decision(rules):
    hand = played(rules.slug, rules.players)
    found = json.loads(json.dumps(service.answer("review", {"record": json.loads(json.dumps(to_record(hand)))})))
    assert len(found["frames"]) == len(hand.moves) + 1
    assert found["moves"] == [str(move) for move in hand.moves]
    for frame in found["frames"]:
        cards = [card for cards in frame["hands"] for card in cards] + [card for pile in frame["piles"] for card in pile["cards"]]
        assert len(cards) == len(set(cards)) <= hand.game.pack.size
    assert sum(frame["winner"] is not None for frame in found["frames"]) == len(hand.table.tricks)
    assert len(found["otherwise"]) <= found["decisions"] <= len(hand.moves)
    assert found["verdict"]["words"].startswith({1: "You won", -1: "You lost", 0: "You neither"}[found["verdict"]["won"]])
    assert (found["verdict"]["won"] >= 0) >= (hand.settlement.scores[0] == max(hand.settlement.scores))


def test_a_hint_is_what_the_bot_would_do_at_every_decision_of_a_hand():
    request = {"game": "mineo-3", "seed": 8, "dealer": 2, "seat": 0}
    moves: list[str] = []
    for _ in range(60):
        told = service.answer("table", request | {"moves": moves, "advance": True})
        if told["over"]:
            break
        advice = service.answer("hint", request | {"moves": told["moves"]})
        assert advice["words"] and advice["why"]
        moves = [*told["moves"], f"0 {advice['move']}"]
    assert told["over"]
    assert not service.answer("review", request | {"moves": told["moves"]})["otherwise"], "the bot did what the bot would do"


def test_a_hint_is_for_ones_own_turn():
    with pytest.raises(TrionfiError, match="another player must act now"):
        service.answer("hint", {"game": "mineo-3", "seed": 8, "dealer": 0, "seat": 0})


@pytest.mark.parametrize("moves", [["~Z"], ["~é"], ["0 mischio", "~a"]])
def test_a_letter_for_no_card_is_refused(moves):
    with pytest.raises(TrionfiError, match=r"move \d+: "):
        service.answer("table", {"game": "mineo-3", "seed": 8, "dealer": 2, "moves": moves})
