"""Records: what one holds, and what is said of one that is broken."""

import json

import pytest
import trionfi
from checks.deals import deal, push_all
from checks.wrong import clear
from trionfi.errors import BrokenRecord
from trionfi.record import FORMAT, dumps, loads, packets_of, replay, to_record

GAME = trionfi.games["mineo-3"]
MOVES = ["0 altre cinque", "1 mischio", "2 mischio", "0 pago", "1 pago", "2 prendo"]
RECORD = to_record(push_all(GAME.deal(seed=7, dealer=2), "; ".join(MOVES)))


def broken(**changes) -> dict:
    """The record with something changed; None takes a key out."""
    return {key: value for key, value in (RECORD | changes).items() if value is not None}


def test_what_a_record_holds():
    wanted = {
        "format": FORMAT, "game": "mineo-3", "profile": "association", "options": {}, "players": 3, "dealer": 2, "seed": 7,
        "packets": packets_of(GAME.deal(seed=7, dealer=2)), "moves": MOVES, "scores": [-1, -1, 2],
    }
    assert wanted == RECORD


def test_options_that_differ_from_the_profile_are_kept():
    game = GAME.with_options("book", rivanto="strict")
    record = to_record(game.deal(seed=1))
    assert record["profile"] == "book" and record["options"] == {"rivanto": "strict"}
    assert replay(record).game == game


def test_a_set_up_deal_has_no_seed():
    record = to_record(deal(GAME, {"0": "T20"}))
    assert "seed" not in record and replay(record).view(0).hand == deal(GAME, {"0": "T20"}).view(0).hand


def test_a_text_seed_is_kept():
    assert replay(to_record(GAME.deal(seed="Fùjutu"))).seed == "Fùjutu"


def test_text_and_back():
    assert loads(dumps(RECORD)) == RECORD
    assert json.loads(dumps(RECORD)) == RECORD
    said = to_record(push_all(deal(GAME, {"0": "5S 6S 7S"}), "vado solo; discard 5S 6S 7S; fatto è"))
    assert "fatto è" in dumps(said) and loads(dumps(said)) == said


def test_asides_are_moves():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S"}), "vado solo; discard 5S 6S 7S; fatto è; passo; passo; 2 say faglio")
    record = to_record(hand)
    assert record["moves"][-1] == "2 say faglio"
    assert replay(record).view(1).said == hand.view(1).said


@pytest.mark.parametrize("text", ["", "{", "nope", "{'a': 1}", "[1, 2", "\x00"])
def test_a_text_that_is_no_json(text):
    with pytest.raises(BrokenRecord, match="not JSON") as caught:
        loads(text)
    assert clear(caught.value)


@pytest.mark.parametrize("record", [None, 5, "x", [], ["format"], {}, {"format": "trionfi hand 99"}, {"format": None}, {"game": "mineo-3"}])
def test_what_is_no_record(record):
    with pytest.raises(BrokenRecord) as caught:
        replay(record)
    assert clear(caught.value) and caught.value.move == 0


@pytest.mark.parametrize(("changes", "words"), [
    ({"game": None}, "no 'game'"), ({"game": "nope"}, "no game 'nope'"), ({"game": 5}, "no game"), ({"game": ["mineo-3"]}, "no game"),
    ({"dealer": None}, "no 'dealer'"), ({"dealer": 3}, "dealer"), ({"dealer": "2"}, "dealer"), ({"dealer": 1}, "packets"), ({"dealer": 1,
    "seed": None}, "move 1"),
    ({"profile": "nope"}, "profile"), ({"profile": 5}, "profile"), ({"options": ["x"]}, "options"), ({"options": {"x": "y"}}, "option"),
    ({"options": {"rivanto": ["any"]}}, "rivanto"), ({"players": 4}, "players"), ({"players": "x"}, "players"),
    ({"packets": {}}, "hands"), ({"packets": "x"}, "packets"), ({"packets": 5}, "packets"), ({"seed": 8}, "seed 8"), ({"seed": 1.5},
    "seed"),
    ({"seed": None, "packets": None}, "seed or packets"), ({"moves": "x"}, "moves"), ({"moves": {"a": 1}}, "moves"), ({"moves": 5},
    "moves"),
    ({"moves": [5]}, "move 1"), ({"moves": [None]}, "move 1"), ({"moves": [["0 mischio"]]}, "move 1"), ({"moves": [""]}, "move 1"),
    ({"moves": ["1 mischio"]}, "move 1"), ({"moves": ["0 mischio", "1 vado via"]}, "move 2"), ({"moves": [*MOVES, "0 mischio"]}, "move 7"),
    ({"moves": ["9 mischio"]}, "move 1"), ({"moves": ["0 play ZZ"]}, "move 1"), ({"moves": MOVES[:3]}, "do not end"),
    ({"scores": [0, 0, 0]}, "scores"), ({"scores": "x"}, "scores"), ({"scores": 5}, "scores"), ({"scores": [1]}, "scores"),
])
def test_a_record_that_breaks_a_rule(changes, words):
    with pytest.raises(BrokenRecord, match=words) as caught:
        replay(broken(**changes))
    assert clear(caught.value)
    if words.startswith("move "):
        assert caught.value.move == int(words[5:])


def test_a_move_may_leave_out_its_seat():
    assert replay(broken(moves=[move[2:] for move in MOVES])).settlement.scores == (-1, -1, 2)


def test_moves_may_be_missing():
    assert replay(broken(moves=None, scores=None)).moves == []


def test_a_record_of_the_book_is_not_one_of_the_association():
    with pytest.raises(BrokenRecord, match="move 4") as caught:
        replay(broken(profile="book"))
    assert caught.value.move == 4


def test_the_record_of_another_program_is_told_apart():
    with pytest.raises(BrokenRecord, match="PGN"):
        replay(broken(format="PGN"))


def test_the_second_shuffling_is_in_the_record():
    hand = trionfi.games["tarot-populaire-4"].with_options(None, {"forced": "chosen"}).deal(seed=3)
    hand.push(hand.legal_actions()[1])
    record = to_record(hand)
    assert record["packets"]["again"] == hand.deal.again > 0
    assert replay({key: value for key, value in record.items() if key != "seed"}).table.hands == hand.table.hands
