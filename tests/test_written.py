"""Numbers typed by a person are bounded where they are read: no text keeps the engine at work."""

import json
import time
from fractions import Fraction

import pytest
import trionfi
from checks.wrong import clear
from hypothesis import given, settings
from hypothesis import strategies as st
from trionfi import service
from trionfi.errors import TrionfiError, brief
from trionfi.state.standing import Standing
from trionfi.written import LIMIT, exact, whole

settings.register_profile("steady", derandomize=True, deadline=None, database=None, max_examples=200)
settings.load_profile("steady")

# Each of these is short and stands for a number that fills the memory, or for none.
HURTS = ["1e999999999", "-1e999999999", "1e-999999999", "9" * 5000, "9" * 4299, "1/" + "9" * 4299, "0." + "9" * 4000, "1_0", "nan", "inf",
    "Infinity", "1/0", "3 1/0", "40 3/2", "40 1", "1 000", "0x10", "--5", "+", "", "1e5", "²", 1e300, float("inf"), float("nan"),
    10**4000, 10**5000, -(10**12), True, None, [], {}]
texts = st.text(st.sampled_from("0123456789./-+e_ ∞−٣,"), max_size=30) | st.text(max_size=12)
anything = texts | st.integers(-(10**30), 10**30) | st.floats() | st.fractions() | st.booleans() | st.sampled_from(HURTS)


def quick(work, *asked: object) -> object:
    start = time.perf_counter()
    try:
        return work(*asked)
    finally:
        assert time.perf_counter() - start < 2


@pytest.mark.parametrize("read", [exact, whole])
@pytest.mark.parametrize("value", HURTS, ids=lambda value: brief(value)[:12])
def test_what_hurts_is_refused_at_once(read, value: object) -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        quick(read, value)


@pytest.mark.parametrize(("value", "number"), [
    ("12", 12), (" -3 ", -3), ("45.5", Fraction(91, 2)), (45.5, Fraction(91, 2)), ("4/2", 2), ("1/3", Fraction(1, 3)),
    ("-1/3", Fraction(-1, 3)), (3.0, 3), ("7.", 7), (".5", Fraction(1, 2)), ("40 1/2", Fraction(81, 2)), ("40½", Fraction(81, 2)),
    ("40 ½", Fraction(81, 2)), (" -40 1 / 2", Fraction(-81, 2)), ("1 1/3", Fraction(4, 3)), ("- 3", -3),
    ("25 / 2", Fraction(25, 2)), ("٣", 3), (LIMIT - 1, LIMIT - 1), ("9" * 12, LIMIT - 1),
])  # fmt: skip
def test_what_a_person_writes_is_read(value: object, number: int | Fraction) -> None:
    found = exact(value)
    assert found == number and (isinstance(found, int) or found.denominator > 1)
    if isinstance(value, int) or (isinstance(value, str) and isinstance(number, int) and value.strip().lstrip("-").isdecimal()):
        assert whole(value) == number


@given(anything)
def test_any_value_is_a_bounded_number_or_refused(value: object) -> None:
    for read in (exact, whole):
        try:
            found = quick(read, value)
        except (ValueError, ZeroDivisionError):
            continue
        assert abs(found) < LIMIT and type(found) in (int, Fraction)


@given(st.integers(-LIMIT + 1, LIMIT - 1), st.integers(1, LIMIT - 1))
def test_what_the_engine_writes_is_read_again(top: int, bottom: int) -> None:
    number = Fraction(top, bottom)
    assert exact(str(number)) == exact(number) == number
    assert exact(top) == whole(top) == whole(str(top)) == top


KEYS = {slug: [fact.key for fact in trionfi.games[slug].form()] for slug in ("mineo-3", "tarot-fft-4", "gatti-3", "tarot-appel-1850")}


def call(name: str, request: dict) -> dict:
    return json.loads(service.call(json.dumps(request | {"do": name})))


@pytest.mark.parametrize("slug", KEYS)
@pytest.mark.parametrize("value", HURTS[:8], ids=lambda value: brief(value)[:12])
def test_no_fact_stops_the_calculator(slug: str, value: str) -> None:
    for key in KEYS[slug]:
        for fact in (value, [value], [["all", value]]):
            reply = quick(call, "score", {"game": slug, "facts": {key: fact}})
            assert not reply["ok"] and reply["error"] and "\n" not in reply["error"]


def test_a_link_with_a_number_beyond_bounds_is_one_clear_line() -> None:
    reply = quick(call, "score", {"game": "mineo-3", "facts": {"declarer": 0, "points": "1e999999999", "last_trick": "declarer"}})
    assert reply["error"] == (
        '"the soloist\'s card points, own discard and last trick included" cannot be 1e999999999: it takes a whole number of card points')


@given(anything)
def test_any_number_in_a_request_is_answered_or_refused(value: object) -> None:
    for name, request in (
        ("count", {"cards": "T20", "tricks": value}),
        ("form", {"players": value}),
        ("check", {"kind": "count", "level": value, "seed": 1, "answer": 1}),
        ("check", {"kind": "count", "level": 1, "seed": 1, "answer": value}),
        ("table", {"seed": 1, "dealer": value, "seat": 0}),
        ("score", {"facts": {"declarer": value, "points": value, "last_trick": "declarer"}}),
    ):
        try:
            quick(service.answer, name, {"game": "mineo-3"} | request)
        except TrionfiError as error:
            assert clear(error)


@given(st.lists(anything, min_size=3, max_size=3), anything)
def test_any_standing_is_bounded_or_refused(totals: list, pot: object) -> None:
    try:
        found = quick(Standing.read, {"totals": totals, "pots": [pot]}, 3)
    except TrionfiError as error:
        assert clear(error)
    else:
        assert all(abs(total) < LIMIT for total in found.totals)


def test_what_is_echoed_is_cut() -> None:
    assert brief("x" * 5000) == "x" * 60 + "..."
    assert brief(10**5000) == "a number of thousands of digits"
    assert brief([1, "a"]) == "[1, 'a']"
