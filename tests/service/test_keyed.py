"""Declarations by a reader's own names."""

import pytest
import trionfi
from trionfi import service
from trionfi.melds.typed import own_name, there_are, told
from trionfi.service.keyed import keyed
from trionfi.service.said import speaking

NATIVE = "cricca di Re"
FACTS = {"points_first": 160, "declared_0": f"{NATIVE} 17; SEQUENZA DI SPADE, KS QS CS 10"}


def say(language: str):
    found = speaking(language)
    assert found
    return found[0].say


@pytest.mark.parametrize("typed", [FACTS["declared_0"], [[NATIVE, 17], ["sequenza di spade, KS QS CS", 10]]])
def test_what_is_typed_in_italian_is_what_is_typed_in_english(typed) -> None:
    made = keyed({"game": "ottocento", "facts": {"declared_0": typed}}, say("it"))["facts"]["declared_0"]
    entries = made if isinstance(typed, list) else [one.rpartition(" ")[::2] for one in made.split("; ")]
    assert [(name, int(worth)) for name, worth in entries] == [("cricca of Kings", 17), ("sequence of swords, KS QS CS", 10)]


@pytest.mark.parametrize("fact", [54, "54", [["no such thing", 4]], [[4]], "no such thing 4"])
def test_what_is_no_name_stays(fact) -> None:
    request = {"game": "ottocento", "facts": {"declared_0": fact, "points": "cricca di Re 17"}}
    assert keyed(request, say("it")) == request


def test_hands_of_a_sheet_too() -> None:
    made = keyed({"game": "ottocento", "hands": [{"declared_1": f"{NATIVE} 17"}, 3]}, say("it"))
    assert made == {"game": "ottocento", "hands": [{"declared_1": "cricca of Kings 17"}, 3]}


@pytest.mark.parametrize("language", ["it", "fr"])
def test_every_name_of_every_game_comes_back(language: str) -> None:
    """No two declarations of a table have one name in a language."""
    for slug in trionfi.games:
        game = trionfi.games[slug]
        tables = [fact.declarable(game.melds) for fact in game.form() if fact.unit == "declarations"]
        for table in {id(one): one for one in tables if one}.values():
            for name, _ in there_are(game.pack, table):
                assert own_name(game.pack, table, say(language)(told(game.pack, name)), say(language)) == name, slug


def test_a_refusal_names_them_as_the_reader_does() -> None:
    answer = service.answer("calculator", {"game": "ottocento", "players": 4, "facts": {"declared_0": "nonsense 4"}})
    assert "cricca di Re" in say("it")(answer["unsaid"]["words"])
