"""What differs between two games."""

import pytest
import trionfi
from checks.wrong import clear
from trionfi.errors import TrionfiError
from trionfi.service import answer
from trionfi.service.against import differences

FAMILY = [game for game in trionfi.games.values() if game.family == "france"]


@pytest.mark.parametrize("game", FAMILY, ids=lambda game: game.slug)
def test_nothing_differs_from_itself(game):
    assert differences(game, game) == []


def test_turned_round_the_sides_change_places():
    here, there = trionfi.games["9.14"], trionfi.games["9.13"]
    turned = {row["name"]: (row["there"], row["here"]) for row in differences(there, here)}
    assert turned == {row["name"]: (row["here"], row["there"]) for row in differences(here, there)}


def test_every_row_says_something():
    for here in FAMILY[:4]:
        for there in FAMILY:
            assert all(row["here"] or row["there"] for row in differences(here, there)), (here.slug, there.slug)


def test_a_game_that_does_not_exist():
    with pytest.raises(TrionfiError) as caught:
        answer("against", {"game": "9.13", "against": "9.99"})
    assert clear(caught.value)


def rows(here, there):
    return {row["name"]: (row["here"], row["there"]) for row in differences(trionfi.games[here], trionfi.games[there])}


def test_three_and_four_players_differ_in_just_this():
    found = rows("9.14", "9.13")
    assert set(found) == {"players", "deal", "payment: Contract", "declaration: poignée", "options"}
    assert found["deal"] == (["The dealer gives each player 4 cards. This is done 6 times."],
                             ["The dealer gives each player 3 cards. This is done 6 times."])
    assert found["payment: Contract"] == (
        ["…; half a point under loses, and a half is rounded up in a hand that is won, down in one that is lost."], [])


def test_a_rule_said_in_other_parts_is_no_difference():
    """The poignée is shown by a part of the play in 9.13, and declared in 9.15: the rule is one."""
    found = rows("9.15", "9.13")
    assert not [name for name in found if "poignée" in name or name.startswith("payment") or name == "play"]


def test_clauses_stand_after_what_introduces_them():
    here, _ = rows("9.17", "9.15")["auction"]
    assert len(here) == 1 and "The bids, lowest first: …; pousse (I push)" in here[0]


@pytest.mark.parametrize(("here", "there"), [
    ("9.14", "9.13"), ("9.15", "9.13"), ("9.16", "9.15"), ("9.17", "9.15"), ("9.18", "9.17"), ("9.20", "9.21"), ("9.21", "9.13"),
    ("9.19", "9.13"), ("9.7", "9.6"), ("9.9", "9.8"), ("9.11", "9.10"), ("9.3", "9.2"), ("9.5", "9.3"),
])
def test_sentences_are_whole(here, there):
    for row in differences(trionfi.games[here], trionfi.games[there]):
        for words in (*row["here"], *row["there"]):
            spoken = row["name"] not in ("players", "signs", "profiles", "place", "period", "direction", "options")
            assert not spoken or words.endswith("."), words
            begun = words[0].isupper() or words[0].isdigit() or (row["name"].startswith("payment") and words.startswith("…; "))
            assert begun or not spoken or row["name"].startswith("declaration"), words


def test_what_only_one_game_has_is_told_whole():
    here, there = rows("9.19", "9.13")["low bids"]
    assert there == [] and len(here) == 1 and here[0].endswith("the next player deals.")
    here, there = rows("9.19", "9.13")["signs"]
    assert here == [] and "odd trump" in there[0]
