"""Whatever is read, whatever its size: a result, or one clear line, soon. Every parser of the library, the service and the command line
gets numbers without end, texts of thousands of characters, control characters, and data nested deep."""

import contextlib
import json
import time

import pytest
import trionfi
from checks.walks import random_walk
from checks.wrong import clear
from hypothesis import given, settings
from hypothesis import strategies as st
from trionfi import reading, service, written
from trionfi.errors import ECHO, TrionfiError
from trionfi.record import loads, packets_of, replay, to_record
from trionfi.state.standing import Standing

settings.register_profile("hurt", derandomize=True, deadline=None, database=None, max_examples=60)
settings.load_profile("hurt")

SLUGS = ["mineo-3", "tarot-fft-4", "minchiate-partners", "ottocento", "vanto-1930", "gatti-3", "taroc-german-1750", "sedici", "troccas-4"]
GAMES = [trionfi.games[slug] for slug in SLUGS]
WALKS = [random_walk(game, game.players[0], "hurt") for game in GAMES]
HANDS = [walk.play(game) for walk, game in zip(WALKS, GAMES, strict=True)]
RECORDS = [to_record(hand) for hand in HANDS]

MARK = "Q"  # stands in no sentence of ours so often in a row
digits = st.sampled_from([1, 18, 19, 60, 61, 4299, 4301, 20_000]).map(lambda size: "9" * size)
hurtful_texts = st.one_of(
    digits, digits.map(lambda text: f"-{text}"), digits.map(lambda text: f"1/{text}"), digits.map(lambda text: f"0.{text}"),
    st.sampled_from(["1e999999999", "1e-999999999", "-1E+400000000", "1_000", "0x10", "²", "٣", "--5", "nan", "inf", "", " ", "\x00",
                     "\x1b[2J", "\x9b31m", "\u202e", "\ud800", "\n\n", "'", "{", "[" * 50, "KS KS", "T20,T20"]),
    st.sampled_from([61, 5000, 100_000]).map(lambda size: MARK * size),
    st.sampled_from([61, 2000]).map(lambda size: f"{MARK} " * size),
    st.text(max_size=30),
)
hurtful_numbers = st.sampled_from([
    -1, 0, 2**31, 2**63, 10**18, 10**400, -(10**400), 1e308, -1e308, 5e-324, 0.5, float("inf"), float("nan")])
leaves = st.one_of(st.none(), st.booleans(), hurtful_texts, hurtful_numbers, st.integers(-3, 100))
hurtful = st.recursive(leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(hurtful_texts, inner, max_size=3), max_leaves=5)
places = st.integers(0, len(GAMES) - 1)


def answered(ask) -> object:
    """What a question gives, or the error; it must be quick, and an error one line that quotes no more than a little."""
    start = time.monotonic()
    try:
        found = ask()
    except TrionfiError as error:
        found = error
        told = str(error)
        assert told.strip() and told.isprintable() and len(told) < 5000, told[:300]
        assert MARK * (ECHO + 1) not in told and told.count(f"{MARK} ") <= 2 * ECHO and "9" * (ECHO + 1) not in told, told[:300]
    assert time.monotonic() - start < 5
    return found


@given(place=places, text=hurtful_texts)
def test_cards(place, text):
    pack = GAMES[place].pack
    one, many = answered(lambda: pack.parse(text)), answered(lambda: pack.parse_all(text))
    assert isinstance(one, TrionfiError) or one in pack.index
    assert isinstance(many, TrionfiError) or set(many) <= set(pack.texts)


@given(place=places, cards=st.lists(hurtful, max_size=3))
def test_lists_of_cards(place, cards):
    answered(lambda: GAMES[place].pack.parse_all(cards))


@given(place=places, share=st.floats(0, 1), text=hurtful_texts,
       head=st.sampled_from(["", "play ", "say ", "discard ", "declare ", "0 ", "1 play "]))
def test_moves(place, share, text, head):
    walk = WALKS[place]
    hand = walk.play(GAMES[place], int(share * len(walk.moves)))
    before = len(hand.moves)
    found = answered(lambda: hand.push(head + text))
    assert len(hand.moves) == before + (found is None)


@given(place=places, key=st.sampled_from([*RECORDS[0], "standing", "other"]), value=hurtful)
def test_records(place, key, value):
    answered(lambda: replay(RECORDS[place] | {key: value}))


FIELDS = ["totals", "played", "dealt", "marks", "gone", "faults", "pots", "doubled", "seats", "stack", "rounds", "x"]


@given(place=places, key=st.sampled_from(FIELDS),
       value=hurtful | st.lists(st.sampled_from(["KS", "T5", "ZZ"]), max_size=80) | st.lists(hurtful_numbers, min_size=3, max_size=4))
def test_standings(place, key, value):
    game = GAMES[place]
    found = answered(lambda: Standing.read({key: value}, game.players[0], game.pack))
    if isinstance(found, Standing):
        assert Standing.read(json.loads(json.dumps(found.data())), game.players[0], game.pack) == found
    hand = answered(lambda: game.deal(3, standing={key: value}))
    if not isinstance(hand, TrionfiError):
        assert answered(lambda: replay(to_record(hand))).table.standing == hand.table.standing


@given(place=places, key=st.sampled_from(["hands", "talon", "lifted", "below", "again", "x"]), value=hurtful, seed=st.none() | st.just(3))
def test_packets(place, key, value, seed):
    answered(lambda: GAMES[place].deal(seed, packets=packets_of(HANDS[place]) | {key: value}))
    answered(lambda: GAMES[place].deal(seed, packets={key: value}))


@given(place=places, data=st.data())
def test_facts(place, data):
    game = GAMES[place]
    keys = [fact.key for fact in game.form()]
    base = data.draw(st.sampled_from([{}, HANDS[place].facts()]))
    changes = data.draw(st.dictionaries(st.sampled_from([*keys, "x"]), hurtful, min_size=1, max_size=3))
    found = answered(lambda: game.settle(base | changes))
    assert isinstance(found, TrionfiError) or len(found.scores) == game.players[0]


@given(value=hurtful)
def test_seeds(value):
    found = answered(lambda: reading.seed(value))
    if not isinstance(found, TrionfiError):
        assert GAMES[0].deal(found).turn == 1


@given(value=hurtful)
def test_numbers(value):
    for read in (written.whole, written.exact):
        start = time.monotonic()
        with contextlib.suppress(ValueError, ZeroDivisionError):
            assert abs(read(value)) < written.LIMIT
        assert time.monotonic() - start < 1


@given(text=hurtful_texts | hurtful.map(json.dumps) | st.sampled_from(["[" * 100_000, '{"a":' * 100_000, "9" * 5000, '{"do": "games"']))
def test_json(text):
    for read in (lambda: reading.from_json(text, "it"), lambda: loads(text)):
        answered(read)
    found = json.loads(service.call(text))
    if not found["ok"]:
        assert found["error"].isprintable()
        try:
            json.loads(text)
        except json.JSONDecodeError:
            assert "not JSON" in found["error"]
        except (ValueError, RecursionError):
            assert "not JSON" not in found["error"]
        else:
            assert "not JSON" not in found["error"]


BASE = {"game": "mineo-3", "cards": "T20 KS", "hand": "KS 7C", "trick": "8C", "facts": {"declarer": 0}, "seed": 1, "kind": "count",
        "record": RECORDS[0]}
KEYS = ["game", "profile", "options", "cards", "last_trick", "tricks", "method", "hand", "trick", "first", "facts", "kind", "level", "seed",
        "dealer", "seat", "moves", "deal", "bots", "advance", "record", "won", "players", "answer", "tried", "after", "standing", "parts",
        "pause", "against", "against_profile", "family", "hands"]


@pytest.mark.parametrize("name", sorted(service.ANSWERS))
@settings(max_examples=40)
@given(changes=st.dictionaries(st.sampled_from(KEYS), hurtful, min_size=1, max_size=2))
def test_requests(name, changes):
    answered(lambda: service.answer(name, BASE | changes))


def test_the_guard_itself():
    assert clear(TrionfiError("one line"))
    with pytest.raises(AssertionError):
        answered(lambda: (_ for _ in ()).throw(TrionfiError(MARK * 100)))
