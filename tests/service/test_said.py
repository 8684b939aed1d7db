"""Answers in a reader's language: what is words is said, what is for programs stays."""

import json

import pytest
from trionfi.service import answer, call
from trionfi.service.said import said
from trionfi.words import Speaker
from trionfi.words.catalogue import Pseudo

from site_builder.words.plan import plans

PSEUDO = Speaker(Pseudo(frozenset({"You lead."})))


def ask(request: dict[str, object]) -> dict[str, object]:
    return json.loads(call(json.dumps(request)))


def test_only_the_fields_that_hold_words_are_said():
    request = {"game": "mineo-3", "hand": "KS 7C T4", "trick": "9C"}
    found = answer("legal", dict(request))
    strange = said(found, plans()["legal"], plans(), PSEUDO)
    assert strange["legal"] == found["legal"]
    assert strange["not"].keys() == found["not"].keys()
    assert all(words.startswith("[") and words.endswith(" ~~~]") for words in strange["not"].values())


def test_a_table_is_said_line_by_line():
    request = {"game": "mineo-3", "seed": 1, "seat": 0, "advance": True}
    found = answer("table", dict(request))
    strange = said(found, plans()["table"], plans(), PSEUDO)
    assert len(strange["log"]) == len(found["log"])
    assert all(line["words"].startswith("[") for line in strange["log"])
    assert [line["kind"] for line in strange["log"]] == [line["kind"] for line in found["log"]]
    assert strange["moves"] == found["moves"] and strange["phase"]["name"] == found["phase"]["name"]


def test_english_is_said_as_it_is():
    request = {"do": "trick", "game": "mineo-3", "cards": "7S KS T4"}
    assert ask(request) == ask(request | {"language": "en"})


@pytest.mark.parametrize("language", ["xx", "", 3, None, ["it"]])
def test_a_language_that_is_not_there_is_one_clear_line(language):
    found = ask({"do": "games", "language": language})
    assert not found["ok"] and "there are en" in found["error"]


def test_a_refusal_is_said_too():
    found = ask({"do": "legal", "game": "mineo-3", "hand": "KS XX", "trick": "", "language": "it"})
    assert not found["ok"] and "XX" in found["error"]


def test_the_names_of_a_sheet_stand_as_they_are_in_another_language():
    names = ["Anna", "Bruno", "nobody", "you", "E"]
    found = ask({"do": "calculator", "game": "tarot-5-call", "facts": {"declarer": 1}, "names": names, "language": "it"})
    assert found["result"]["heads"] == names
