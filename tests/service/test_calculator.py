"""What a calculator shows: the form, the settlement, and what it still lacks, with the players called as the reader calls them."""

import json
import re

import pytest
import trionfi
from trionfi import service
from trionfi.service.reckon import columns
from trionfi.state.account import Settlement

CALLED = "tarot-5-call"
ALONE = {"declarer": 1, "rate": 1, "bouts": 2, "points": 46}


def ask(**request):
    """What is answered, by way of the text form."""
    answer = json.loads(service.call(json.dumps({"do": "calculator", "facts": {}, **request})))
    return answer["result"] if answer["ok"] else answer["error"]


def field(found, key):
    return next(one for one in found["form"] if one["key"] == key)


def test_players_go_by_their_numbers_from_one_until_somebody_stands_alone():
    found = ask(game=CALLED)
    assert found["heads"] == ["Player 1", "Player 2", "Player 3", "Player 4", "Player 5"]
    assert field(found, "declared_0")["asks"] == "declared by player 1"
    assert ask(game=CALLED, facts={"declarer": "nobody"})["heads"] == found["heads"]


@pytest.mark.parametrize(("game", "facts", "heads", "told"), [
    ("mineo-3", {"declarer": 1}, ["Opponent 1", "Soloist", "Opponent 2"], ""),
    (CALLED, ALONE, ["Opponent 1", "Taker", "Opponent 2", "Opponent 3", "Opponent 4"], "the taker"),
    (CALLED, ALONE | {"partner": 3}, ["Opponent 1", "Taker", "Opponent 2", "Partner", "Opponent 3"], "the taker"),
])
def test_then_by_what_they_are(game, facts, heads, told):
    found = ask(game=game, facts=facts)
    assert found["heads"] == heads
    assert not told or field(found, "declared_1")["asks"] == f"declared by {told}"


def test_a_sheet_gives_them_names_which_are_said_as_they_stand():
    names = ["Anna", "Bruno", "nobody", "you", "E"]
    asked = ask(game=CALLED, facts=ALONE, names=names)
    assert asked["heads"] == names
    assert [field(asked, f"declared_{seat}")["asks"] for seat in range(5)] == [f"declared by {name}" for name in names]
    assert asked["settled"]["scores"] == service.answer("score", {"game": CALLED, "facts": ALONE})["scores"]


@pytest.mark.parametrize("names", ["Anna", ["Anna"], ["a", "b", "c", "d", ""], ["a", "b", "c", "d", 5]])
def test_names_are_one_text_for_each_player(names):
    assert ask(game=CALLED, names=names) == "'names' is a list of 5 names, one for each player"


def test_a_row_of_players_is_a_row_of_their_names():
    pairs = "partita-bologna-1841"
    assert "players 1 and 3" in json.dumps(ask(game=pairs)["form"])
    assert "Anna and Carla" in json.dumps(ask(game=pairs, names=["Anna", "Bruno", "Carla", "Dino"])["form"])


def test_what_is_missing_has_its_key_and_what_makes_no_sense_its_line():
    assert ask(game=CALLED)["unsaid"]["key"] == "declarer"
    refused = ask(game=CALLED, facts=ALONE | {"partner": 1})["unsaid"]
    assert refused["key"] is None and refused["words"].startswith("The taker cannot be his own partner")
    assert ask(game=CALLED, facts=ALONE)["unsaid"] is None
    assert ask(game=CALLED, facts=5).startswith("the facts are an object such as")


def test_leaving_an_answer_out_has_its_words():
    assert field(ask(game=CALLED), "partner")["without"] == {"words": "he played alone", "usual": False}
    assert field(ask(game=CALLED), "partner")["asks"] == "which player was the taker's partner?"
    found = [ask(game=slug, players=number) for slug in trionfi.games for number in trionfi.games[slug].settled]
    ways = {(one["without"]["words"], one["without"]["usual"]) for asked in found for one in asked["form"] if "without" in one}
    assert ways == {("he played alone", False), ("the one who sits opposite", True)}


@pytest.mark.parametrize("slug", trionfi.games)
def test_nobody_is_called_by_the_number_of_programs(slug):
    for number in trionfi.games[slug].settled:
        told = json.dumps(ask(game=slug, players=number, names=[f"Name{seat}" for seat in range(number)]))
        assert not re.search(r"players? \d", told)


def test_a_rubber_has_a_column_for_each_player():
    facts = {"total_0": 40, "total_1": 2, "total_2": -42, "out": 1}
    found = service.answer("score", {"game": "venticinque-3", "match": True, "facts": facts})
    assert found["scores"] == [0, 10, -10]
    assert [column["seats"] for column in found["columns"]] == [[0], [1], [2]]


def test_partners_have_one_column():
    found = ask(game="ottocento", facts={"points_0": 50, "combinations_0": 20, "combinations_1": 0, "last_trick_by": 0})
    assert found["settled"]["columns"] == [{"who": "Players 1 and 3", "seats": [0, 2]}, {"who": "Players 2 and 4", "seats": [1, 3]}]
    named = ask(game="ottocento", names=["Ada", "Bea", "Carlo", "Dino"],
                facts={"points_0": 50, "combinations_0": 20, "combinations_1": 0, "last_trick_by": 0})
    assert [column["who"] for column in named["settled"]["columns"]] == ["Ada and Carlo", "Bea and Dino"]


def test_who_stands_alone_has_one_too():
    found = ask(game=CALLED, facts=ALONE | {"partner": 3})
    assert [column["who"] for column in found["settled"]["columns"]] == found["heads"]
    assert [column["seats"] for column in found["settled"]["columns"]] == [[0], [1], [2], [3], [4]]


def test_partners_who_do_not_get_the_same_have_one_each():
    game = trionfi.games["ottocento"].at(4)
    settled = game.settle({"points_0": 50, "combinations_0": 20, "combinations_1": 0, "last_trick_by": 0})
    apart = Settlement((1, 2, 3, 4), settled.lines, settled.ledger)
    assert [column["seats"] for column in columns(apart, game.payments.seats(4))] == [[0], [1], [2], [3]]
