"""The published schemas: what is printed holds to them, and what is not printed does not."""

import json
from functools import cache

import pytest
import trionfi
from checks.conform import cases
from checks.schema import holds
from checks.shell import data, fails, run
from checks.walks import every_rules
from trionfi.cli import main, schemas
from trionfi.cli.arguments import COMMANDS
from trionfi.record import to_record

FIRST = [rules.slug for rules in every_rules() if rules.first]
HELD = "T20 T19 T15 T9 T6 T4 T1 F KS QS 9S 4S KB JB 7B 2B QC CC 5C 3C 10C 8D 6D 4D AD"
PRINTED = (
    ("games", "mineo"), ("show", "mineo-3"), ("show", "ottocento"), ("show", "9.14", "--against", "9.13"),
    ("count", "mineo-3", "T20", "T9"), ("declare", "ottocento", "KS", "KC", "KB", "KD"),
    ("legal", "mineo-3", "--hand", "KS 7C T4", "--trick", "9C"),
    ("trick", "mineo-3", "KS", "T4"), ("position", "mineo-3", "--seed", "1", "--try", "0 play X"), ("score", "mineo-3", "--form"),
    ("score", "mineo-3", "facts.json"), ("score", "gatti-4", "sheet.json"), ("score", "8.35", "--match", "totals.json"),
    ("play", "mineo-3", "--hands", "2", "--account", "--record", "hands.json"), ("play", "gatti-3", "--sheet"),
    ("play", "scarto", "--hands", "9", "--bots", "random"), ("record", "hand.json"), ("record", "--text", "hand.json"),
    ("replay", "hand.json"), ("drill", "mineo-3", "count"), ("drill", "scarto", "settle", "--seed", "2"),
    ("drill", "mineo-3", "count", "--answer", "3"), ("drill", "tortorici-4", "puzzle", "--lines"),
    ("soak", "--hands", "1", "--games", "scarto"),
    ("simulate", "trentuno", "--hands", "10"),
    ("worth", "scarto", "--seat", "1", "--hand", HELD, "--layouts", "2"),
    ("solve", "troccas.json", "--after", "60"),
)
FILES = {
    "facts.json": {"declarer": 0, "points": 60, "last_trick": "declarer"}, "totals.json": {"total_0": 12, "total_1": -4, "total_2": -8},
    "sheet.json": [{"points_0": 40, "declared_2": [["gatti", 10]]}],
    "hand.json": to_record(trionfi.play(trionfi.games["mineo-3"].deal(1), ["simple"] * 3)),
    "troccas.json": to_record(trionfi.play(trionfi.games["troccas-4"].deal(1), ["simple"] * 4)),
}


@pytest.fixture
def files(monkeypatch, tmp_path):
    """A folder with the files that the commands read."""
    monkeypatch.chdir(tmp_path)
    for name, told in FILES.items():
        (tmp_path / name).write_text(json.dumps(told), "utf-8")
    return tmp_path


@pytest.mark.parametrize("typed", PRINTED, ids=" ".join)
def test_what_a_command_prints_holds_to_its_schema(capsys, files, typed):
    printed = data(capsys, *typed)
    schema = data(capsys, "schema", typed[0])
    assert holds(schema, printed)
    for key in printed if isinstance(printed, dict) else ():
        lacking = {other: value for other, value in printed.items() if other != key}
        assert not holds(schema, lacking) or not _wanted(schema, key), key
    assert not holds(schema, None) and not holds(schema, {})


def _wanted(schema: dict, key: str) -> bool:
    """Whether every answer of a command has a key."""
    kinds = [schema["$defs"][one["$ref"].rpartition("/")[2]] for one in schema.get("anyOf", [schema]) if "$ref" in one]
    return all(key in kind["required"] for kind in kinds)


def test_every_command_that_prints_json_has_a_schema():
    asked = {command for command, *_ in PRINTED}
    assert asked == {*schemas.ANSWERED, *schemas.PRINTED} == set(COMMANDS) - {"completion", "schema"}


def test_a_record_that_is_broken_is_told_as_the_schema_says(capsys, files):
    broken = FILES["hand.json"] | {"moves": ["1 nonsense"]}
    (files / "broken.json").write_text(json.dumps(broken), "utf-8")
    assert main(["replay", "broken.json", "--json"]) == 2
    printed = json.loads(capsys.readouterr().out)
    assert printed["ok"] is False and holds(schemas.schema("replay"), printed)
    assert not holds(schemas.schema("replay"), printed | {"move": "first"})


def test_files_of_records_hold_to_their_schemas(capsys, files):
    run(capsys, "play", "scarto", "--hands", "2", "--record", "hands.json")
    several = json.loads((files / "hands.json").read_text("utf-8"))
    assert holds(schemas.schema("hands"), several) and not holds(schemas.schema("hand"), several)
    assert all(holds(schemas.schema("hand"), one) for one in several["hands"])
    assert not holds(schemas.schema("hand"), several["hands"][0] | {"format": "trionfi hand 2"})


@pytest.mark.parametrize("slug", FIRST)
def test_records_of_every_game_hold(slug):
    game = trionfi.games[slug]
    hand = game.deal("schemas")
    trionfi.play(hand, ["random"] * hand.players)
    assert holds(schemas.schema("hand"), to_record(hand))


def test_facts_that_make_no_sense_do_not_hold(capsys):
    schema = data(capsys, "schema", "facts", "mineo-3")
    assert holds(schema, FILES["facts.json"])
    for wrong in ({"declarer": 3}, {"declarer": "nobody"}, {"points": []}, {"last_trick": "dealer"}, {"declarer_cards": 7}):
        assert not holds(schema, FILES["facts.json"] | wrong), wrong
    assert not holds(data(capsys, "schema", "facts", "8.35", "--match"), {"total_0": "twelve"})


def test_what_has_no_schema_is_refused(capsys):
    assert "nothing has a schema by the name of 'tarocco': there are games, show" in fails(capsys, "schema", "tarocco")
    assert "facts are those of a game" in fails(capsys, "schema", "facts")
    assert "facts are those of a game" in fails(capsys, "schema", "show", "mineo-3")
    assert "mineo-3 has no rubber or match" in fails(capsys, "schema", "facts", "mineo-3", "--match")


def test_a_sentence_about_a_key_is_found():
    assert schemas.schema("hand")["$defs"]["HandRecord"]["properties"]["scores"]["description"] == "Not there while the hand is not over."
    seats = schemas.schema("position")["$defs"]["SetUp"]["properties"]
    assert seats["dealer"]["description"].startswith("The number of a player") and seats["not"]["type"] == "object"


@pytest.mark.parametrize("case", [
    case for case in cases() if case.values[0]["kind"] in ("score", "rubber") and "refused" not in case.values[0]])
def test_facts_hold_to_the_published_schema(case):
    rules = {key: case[key] for key in ("game", "profile", "options", "players") if case.get(key)}
    assert holds(_facts_of(json.dumps(rules | {"match": case["kind"] == "rubber"}, sort_keys=True)), case["facts"])


@cache
def _facts_of(rules: str) -> dict:
    """The schema of the facts of some rules: many cases are of the same."""
    return schemas.facts_of(json.loads(rules))
