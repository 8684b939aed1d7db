"""Whatever comes in, what goes out is an answer or one clear line: moves, records, facts, requests."""

import json

import pytest
import trionfi
from checks.state import state
from checks.steady import steady
from checks.walks import random_walk
from checks.wrong import clear
from hypothesis import given
from hypothesis import strategies as st
from trionfi import service
from trionfi.errors import TrionfiError
from trionfi.record import replay, to_record

GAME = trionfi.games["mineo-3"]
RECORDS = [to_record(random_walk(GAME, 3, f"input {number}").play(GAME)) for number in range(12)]
HANDS = [random_walk(GAME, 3, f"input {number}") for number in range(12)]
WORDS = ["mischio", "altre cinque", "vado solo", "pago", "prendo", "passo", "fatto è", "scommessa", "rivanto", "play", "discard", "say",
    "faglio"]
plain = st.none() | st.booleans() | st.integers(-5, 200) | st.floats(allow_nan=False) | st.text(max_size=8) | st.sampled_from([*WORDS,
    *GAME.pack.texts])
values = st.recursive(plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6)
texts = st.text(max_size=20) | st.lists(st.sampled_from([*WORDS, *GAME.pack.texts, "0", "1", "2", "9"]), max_size=5).map(" ".join)


@steady(100)
@given(place=st.integers(0, 11), share=st.floats(0, 1), text=texts)
def test_any_text_is_a_move_or_refused(place, share, text):
    walk = HANDS[place]
    hand = walk.play(GAME, int(share * len(walk.moves)))
    before, made = state(hand), len(hand.moves)
    try:
        hand.push(text)
    except TrionfiError as error:
        assert clear(error) and state(hand) == before
    else:
        assert len(hand.moves) == made + 1
        hand.pop()
        assert state(hand) == before


@steady(100)
@given(place=st.integers(0, 11), key=st.sampled_from([*RECORDS[0], "other"]), value=values)
def test_any_change_of_a_record_is_read_or_refused(place, key, value):
    try:
        replay(RECORDS[place] | {key: value})
    except TrionfiError as error:
        assert clear(error)


@steady(100)
@given(place=st.integers(0, 11), share=st.floats(0, 1, exclude_max=True), value=values)
def test_any_change_of_a_move_is_read_or_refused(place, share, value):
    record = RECORDS[place]
    moves = list(record["moves"])
    moves[int(share * len(moves))] = value
    try:
        replay(record | {"moves": moves})
    except TrionfiError as error:
        assert clear(error)


KEYS = [fact.key for fact in GAME.form()]


@steady(100)
@given(facts=st.dictionaries(st.sampled_from(KEYS), values, max_size=6))
def test_any_facts_are_settled_or_refused(facts):
    try:
        found = GAME.settle({"declarer": 0, "points": 60, "last_trick": "declarer"} | facts)
    except TrionfiError as error:
        assert clear(error)
    else:
        assert sum(found.scores) == 0


NAMES = sorted(service.ANSWERS)
REQUEST = {"cards": "T20 KS", "hand": "KS 7C", "trick": "8C", "facts": {"declarer": 0}, "seed": 1, "kind": "count", "record": RECORDS[0]}
PARTS = st.sampled_from(["game", "profile", "options", "cards", "last_trick", "tricks", "method", "hand", "trick", "facts", "kind",
    "level", "seed", "dealer",
                         "seat", "moves", "deal", "bots", "advance", "record", "won", "players", "answer"])


@pytest.mark.parametrize("name", NAMES)
@steady(50)
@given(changes=st.dictionaries(PARTS, values, min_size=1, max_size=3))
def test_any_request_is_answered_or_refused(name, changes):
    request = {"game": "mineo-3"} | REQUEST | changes
    found = json.loads(service.call(json.dumps({"do": name} | request)))
    assert found["ok"] is True or clear(ValueError(found["error"]))
    if not found["ok"]:
        assert "not JSON" not in found["error"]


@steady(100)
@given(text=st.text(max_size=40) | values.map(json.dumps))
def test_any_text_is_a_request_or_refused(text):
    found = json.loads(service.call(text))
    assert found["ok"] is False and clear(ValueError(found["error"]))
