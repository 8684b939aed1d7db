"""The drills of the service and of the command line: one and the same question, verdicts as plain data."""

import json

import pytest
from trionfi import service
from trionfi.cli import main
from trionfi.errors import TrionfiError

SLUG = "mineo-3"
LEVELS = {entry["kind"]: [level["level"] for level in entry["levels"]] for entry in service.answer("drills", {"game": SLUG})}
KINDS = list(LEVELS)
FORMS = ("number", "card", "cards", "order", "choice", "choices", "numbers by player")
SOME = [(kind, level) for kind, levels in LEVELS.items() for level in (1, levels[:3][-1])]


def ask(name, **request):
    found = json.loads(service.call(json.dumps({"do": name, "game": SLUG} | request)))
    assert found["ok"], found
    return found["result"]


def out(capsys, *arguments):
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def read(capsys, *arguments):
    """What the command line answers as JSON, without the messages that stand beside their texts there."""
    found = json.loads(out(capsys, *arguments, "--json"))
    assert found.pop("messages")
    return found


def flagged(value):
    """An answer as one writes it on the command line."""
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def test_the_kinds_with_their_levels_parts_and_methods():
    found = {entry["kind"]: entry for entry in ask("drills")}
    assert list(found)[:5] == ["count", "make", "sort", "legal", "trick"] and "bid" in found
    for entry in found.values():
        assert entry["words"] and len(entry["short"]) <= 12 and entry["form"] in FORMS
        numbers = [level["level"] for level in entry["levels"]]
        assert numbers == ([1, 2, 4] if entry["kind"] == "settle" else list(range(1, len(numbers) + 1)))
        assert all(level["words"] for level in entry["levels"])
    assert [part["name"] for part in found["count"]["parts"]] == ["batches", "odd", "last trick"]
    assert [method["name"] for method in found["count"]["methods"]] == ["customary", "reduced"]


@pytest.mark.parametrize(("kind", "level"), SOME)
def test_a_question_keeps_its_keys(kind, level):
    found = ask("drill", kind=kind, level=level, seed=5)
    assert set(found) >= {"kind", "level", "levels", "seed", "question", "answer", "explanation", "form", "parts", "method"}
    assert (found["kind"], found["level"], found["seed"]) == (kind, level, 5)
    assert set(found["question"]) >= {"words", "cards", "last_trick", "context"}
    assert found["form"]["kind"] in FORMS
    for part in found["explanation"]:
        assert set(part) >= {"label", "value", "cards", "kind"}


@pytest.mark.parametrize(("kind", "level"), SOME)
def test_the_command_line_asks_the_same_question(capsys, kind, level):
    found = ask("drill", kind=kind, level=level, seed=11)
    arguments = ("drill", SLUG, kind, "--level", str(level), "--seed", "11")
    assert read(capsys, *arguments) == found
    assert found["question"]["words"] in out(capsys, *arguments)


@pytest.mark.parametrize(("kind", "level"), SOME)
def test_the_answer_checks_as_right_everywhere(capsys, kind, level):
    found = ask("drill", kind=kind, level=level, seed=11)
    verdict = ask("check", kind=kind, level=level, seed=11, answer=found["answer"])
    assert verdict["right"] and verdict["words"] and verdict["step"] == "" and verdict["answer"] == found["answer"]
    assert verdict["explanation"] == found["explanation"]
    arguments = ("drill", SLUG, kind, "--level", str(level), "--seed", "11", "--answer", flagged(found["answer"]))
    assert read(capsys, *arguments) == verdict
    assert verdict["words"] in out(capsys, *arguments)


def test_parts_and_methods_go_through(capsys):
    parts = {"odd": False, "last trick": True}
    found = ask("drill", kind="count", level=4, seed=3, parts=parts, method="reduced")
    assert found["question"]["last_trick"] and len(found["question"]["cards"]) % 3 == 0
    assert found["parts"] == {"batches": True, "odd": False, "last trick": True} and found["method"] == "reduced"
    arguments = ("drill", SLUG, "count", "--level", "4", "--seed", "3", "--parts", "odd=off,last-trick=on", "--method", "reduced")
    assert read(capsys, *arguments) == found
    verdict = ask("check", kind="count", level=4, seed=3, parts=parts, method="reduced", answer=found["answer"] - 5)
    assert not verdict["right"] and verdict["step"] == "last trick"


def test_options_change_the_question():
    page = [ask("drill", kind="bid", level=3, seed=seed)["form"]["choices"] for seed in range(9)]
    book = [ask("drill", kind="bid", level=3, seed=seed, profile="book")["form"]["choices"] for seed in range(9)]
    assert any(choice["value"] == "pago" for choices in page for choice in choices)
    assert not any(choice["value"] == "pago" for choices in book for choice in choices)


def test_the_place_of_a_question_opens_as_a_practice_hand():
    for kind in ("legal", "bid"):
        found = ask("drill", kind=kind, level=1, seed=6)
        context = found["question"]["context"]
        where = context["position"]
        position = ask("table", **{key: where[key] for key in where if key != "players"})
        assert position["turn"] == where["seat"] == context["seat"]
        assert [entry["card"] for entry in position["hand"]] == context["hand"]
        playable = [entry["card"] for entry in position["hand"] if entry["playable"]]
        assert kind != "legal" or playable == found["answer"]


@pytest.mark.parametrize("request_", [
    {"kind": "flying"}, {"level": 9}, {"seed": None}, {"seed": [1]}, {"parts": "odd"}, {"parts": {"odd": 3}}, {"parts": {"x": True}},
    {"method": "guess"}, {"kind": "make", "method": 4}, {"parts": {"batches": False, "odd": False}},
])
def test_a_bad_request_gets_one_line(request_):
    for name in ("drill", "check"):
        with pytest.raises(TrionfiError) as caught:
            service.answer(name, {"game": SLUG, "kind": "count", "answer": 1} | request_)
        assert str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.parametrize(("kind", "wrong"), [
    ("count", "many"), ("count", None), ("count", True), ("count", []), ("make", 5), ("make", "ZZ"), ("legal", {"a": 1}), ("trick",
    "KS QS JS"),
    ("settle", "1"), ("settle", [1, 2, "x"]), ("bid", 3), ("bid", "nonsense"),
])
def test_what_is_no_answer_gets_one_line(kind, wrong):
    with pytest.raises(TrionfiError) as caught:
        service.answer("check", {"game": SLUG, "kind": kind, "seed": 1, "answer": wrong})
    assert str(caught.value) and "\n" not in str(caught.value)


def test_a_check_without_an_answer_says_so():
    with pytest.raises(TrionfiError, match="no 'answer'"):
        service.answer("check", {"game": SLUG, "kind": "count", "seed": 1})


@pytest.mark.parametrize("arguments", [
    ("--parts", "odd"), ("--parts", "odd=maybe"), ("--parts", "=on"), ("--method", "other"), ("--answer", "x"), ("--level", "0"),
])
def test_the_command_line_refuses_in_one_line(capsys, arguments):
    assert main(["drill", SLUG, "count", *arguments]) == 2
    got = capsys.readouterr()
    assert got.out == "" and got.err.startswith("trionfi: ") and got.err.count("\n") == 1
