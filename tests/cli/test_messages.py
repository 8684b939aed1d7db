"""Messages beside what is printed for programs: made again from their keys and values they say the same, in every language."""

import ast
import json
from fractions import Fraction
from typing import Any

import pytest
import trionfi
from checks.schema import holds
from checks.shell import data, fails, run
from checks.steady import steady
from hypothesis import example, given
from hypothesis import strategies as st
from trionfi.cli import main, schemas
from trionfi.cli.messages import BESIDE, SAID, beside, read, written
from trionfi.cli.reader import Reader
from trionfi.errors import TrionfiError
from trionfi.record import to_record
from trionfi.service import answer
from trionfi.words import Cards, GameTerm, Listing, Message, Person, Quantity, Range, Seat, Speaker, Term, Text, Verbatim
from trionfi.words.message import wants
from trionfi.words.values import Value

from site_builder.paths import ENGINE

LANGUAGES = ("en", "it", "fr")
GAMES = ("mineo-3", "ottocento", "tarot-fft-4", "minchiate-partners", "troccas-4", "tarok-danish-1850", "gatti-3", "venticinque-3",
         "scarto")
READERS = {language: Reader.of(language) for language in LANGUAGES}
FORMS = {"n one": "{n} card for {who}", "who you, n =1": "Your card."}


def within(data: Any, pointer: str) -> Any:
    """What stands in data at a JSON pointer."""
    for key in pointer.split("/")[1:]:
        name = key.replace("~1", "/").replace("~0", "~")
        data = data[int(name)] if isinstance(data, list | tuple) else data[name]
    return data


def texts(data: Any) -> int:
    """How many texts in data are more than their own key."""
    if isinstance(data, SAID):
        return 1
    return sum(map(texts, data.values() if isinstance(data, dict) else data)) if isinstance(data, dict | list | tuple) else 0


def requests(slug: str) -> list[tuple[str, dict]]:
    """What the shell may ask of a game."""
    game, record = {"game": slug}, {}
    hand = trionfi.games[slug].deal(5)
    trionfi.play(hand, ["random"] * hand.players)
    record = {"record": json.loads(json.dumps(to_record(hand)))}
    return [("show", game), ("form", game), ("against", {"game": slug, "against": "mineo-4"}),
            ("position", game | {"seed": 5, "tried": ["0 play X", "nonsense"]}), ("position", game | record),
            *(("position", game | record | {"after": after}) for after in (1, len(hand.moves) // 2)),
            *(("drill", game | {"kind": one["kind"]}) for one in answer("drills", game))]


@pytest.mark.parametrize("slug", GAMES)
def test_a_message_that_is_made_again_says_the_same_in_every_language(slug):
    known, schema = 0, {name: schemas.schema(name) for name in ("show", "score", "position", "drill")}
    for name, request in requests(slug):
        result: Any = answer(name, dict(request))
        printed = json.loads(json.dumps(beside(result)))
        assert holds(schema[{"form": "score", "against": "show"}.get(name, name)], printed)
        for whole, told in zip(result, printed, strict=True) if isinstance(result, list) else [(result, printed)]:
            found = told.pop(BESIDE, {})
            assert told == json.loads(json.dumps(whole)) and len(found) == texts(whole)
            for pointer, one in found.items():
                made = read(one)
                assert str(made) == within(told, pointer)
                for reader in READERS.values():
                    assert reader.say(made) == reader.say(within(whole, pointer))
            known += len(found)
    assert known > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_program_says_is_what_a_reader_reads(capsys, language):
    command = ("legal", "mineo-3", "--hand", "KS 7C T4", "--trick", "9C")
    found, reader = data(capsys, *command), READERS[language]
    said = [Message("{head}: {words}", head=Verbatim(card), words=read(found[BESIDE][f"/not/{card}"])) for card in found["not"]]
    assert said and run(capsys, *command, "--language", language).splitlines()[1:] == list(map(reader.say, said))


def test_a_sentence_has_its_key_and_what_fills_it(capsys):
    found = data(capsys, "position", "mineo-3", "--seed", "1", "--try", "1 play KD")
    assert found[BESIDE]["/asks"] == {"kind": "message", "key": "You have {n} cards. What do you say?", "values": {"n": 5}}
    assert found["asks"] == "You have 5 cards. What do you say?" and "/title" not in found[BESIDE]
    assert "/tried/0/why" in found[BESIDE]
    assert written(Message("{n} cards for {who}", FORMS, n=Fraction(3, 2), who=Seat(1), context="a deal")) == {
        "kind": "message", "key": "{n} cards for {who}", "context": "a deal",
        "forms": [{"wants": {"n": "one"}, "text": "{n} card for {who}"}, {"wants": {"who": "you", "n": "=1"}, "text": "Your card."}],
        "values": {"n": 1.5, "who": {"kind": "seat", "seat": 1}}}


def test_what_was_typed_is_one_line_in_a_message_as_in_a_text(capsys, tmp_path):
    for typed in ("0 play K\n\n", "fly \x1b[2J away", "é\u202e"):
        (found,) = answer("position", {"game": "mineo-3", "seed": 1, "tried": [typed]})["tried"]
        assert found["why"].isprintable() and isinstance(found["why"], Message) and read(written(found["why"])) == found["why"]
    hand = trionfi.games["mineo-3"].deal(1)
    (tmp_path / "broken.json").write_text(json.dumps(to_record(hand) | {"moves": ["1 non\n\nsense"]}), "utf-8")
    assert main(["replay", str(tmp_path / "broken.json"), "--json"]) == 2
    found = json.loads(capsys.readouterr().out)
    assert "non sense" in found["why"] == str(read(found[BESIDE]["/why"]))
    assert fails(capsys, "replay", str(tmp_path / "broken.json")) == f"trionfi: {found['why']}\n"


def test_a_record_and_what_says_nothing_have_no_messages(capsys, tmp_path):
    file = str(tmp_path / "hand.json")
    run(capsys, "play", "mineo-3", "--bots", "random", "--record", file)
    assert BESIDE not in data(capsys, "record", file) and BESIDE not in data(capsys, "replay", file)
    assert BESIDE not in schemas.schema("record")["$defs"] and "properties" in schemas.schema("replay")["anyOf"][0]
    assert beside({"a": ["plain", 1, None]}) == {"a": ["plain", 1, None]} and beside([]) == []


def test_a_pointer_is_written_as_rfc_6901_has_it():
    one = Message("{n} cards", n=2)
    assert list(beside({"a/b": {"~": [one]}, "c": "2 cards"})[BESIDE]) == ["/a~1b/~0/0"]
    assert beside([{"a": one}, {"a": "plain"}])[0][BESIDE].keys() == {"/a"}


def test_no_form_wants_two_things_of_one_value():
    calls = [node for file in ENGINE.rglob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)]
    forms = [call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Message" and len(call.args) > 1]
    found = [wants(ast.literal_eval(key)) for form in forms if isinstance(form, ast.Dict) for key in form.keys if key]
    assert len(found) > 100 and all(len(dict(wanted)) == len(wanted) for wanted in found)


NUMBERS = st.integers() | st.fractions(max_denominator=4)
NAMES = st.text(min_size=1)
TERMS = st.builds(Term, NAMES, st.sampled_from(("card", "unit", "term")), st.text()) | st.builds(GameTerm, NAMES)
SIMPLE = (NUMBERS | st.text() | TERMS | st.builds(Seat, st.integers(0, 7)) | st.builds(Verbatim, st.text())
          | st.builds(Quantity, NUMBERS, TERMS) | st.builds(Range, st.integers(0, 3), st.integers(3, 9), TERMS)
          | st.builds(Person, NAMES | TERMS, st.booleans(), st.text())
          | st.builds(Cards, st.lists(TERMS, min_size=1).map(tuple), st.integers(1, 9)))


def message(value: Value, other: Value) -> Message:
    return Message("{value}, {other_of}", {"value you": "You, {other}", "value =1, other one": "one"}, value=value, other=other)


@steady(300)
@given(st.recursive(SIMPLE, lambda some: st.builds(message, some, some)
                    | st.builds(Listing, st.lists(some, min_size=1).map(tuple), st.sampled_from(("and", "or", ";")))
                    | st.builds(lambda one, other: Text(message(one, other), "A plain one."), some, some), max_leaves=6))
@example(Fraction(10**15))
def test_every_value_comes_back(value):
    before = Message("{value}", value=value)
    after = read(json.loads(json.dumps(written(before))))
    assert isinstance(after, Message) and after == before and (after.key, after.forms) == (before.key, before.forms)
    assert written(after) == written(before)
    assert all(reader.say(after) == reader.say(before) for reader in READERS.values())
    assert Speaker(READERS["it"].speaker.catalogue, (Person("Ann", True),) * 8).say(after) == Speaker(
        READERS["it"].speaker.catalogue, (Person("Ann", True),) * 8).say(before)


KEYS = st.sampled_from(("kind", "key", "values", "forms", "term", "shelf", "number", "unit", "items"))
KINDS = st.sampled_from(("message", "term", "quantity", "list", "number", "sentences"))
SMALL = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
                     lambda some: st.lists(some) | st.dictionaries(KEYS, some | KINDS), max_leaves=8)


@steady(300)
@given(SMALL)
@example(float("inf"))
@example({"kind": "number", "number": "1/0"})
def test_what_is_no_message_is_one_clear_line(found):
    try:
        assert isinstance(read(found), str)
    except TrionfiError as error:
        assert str(error).startswith("this is no message as --json prints them: ")
