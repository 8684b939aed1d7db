"""The score sheet: columns, marks, the row under each hand, totals that run on."""

import io
import json

import pytest
import trionfi
import trionfi.match
from trionfi import service
from trionfi.cli import main
from trionfi.errors import TrionfiError

HANDS = [
    {"points_0": 0, "points_1": 39, "declared_0": [["frilli", 20]], "declared_1": [["family of diamonds", 10]],
     "declared_2": [["of a kind: Kings", 5], ["of a kind: Kings", 5]]},
    {"points_0": 7, "points_1": 58, "declared_1": [["trumps", 10], ["trumps", 1]]},
]


def test_the_example_of_the_source():
    """001:54 to 001:61, where the table has 13 for the third player in the second hand."""
    found = service.answer("sheet", {"game": "gatti-3", "hands": HANDS})
    first, second = found["hands"]
    assert found["columns"] == [[0], [1], [2]]
    assert first["rows"][0] == [{"points": 20, "mark": "F"}, {"points": 10, "mark": "\u2666"}, {"points": 5, "mark": "K"}]
    assert first["rows"][1] == [None, None, {"points": 5, "mark": "K"}]
    assert (first["below"], first["totals"]) == ([0, 39, 39], [20, 49, 49])
    assert [row[1] for row in second["rows"]] == [{"points": 10, "mark": "T"}, {"points": 1, "mark": "T"}]
    assert (second["below"], second["totals"]) == ([7, 58, 13], [27, 118, 62])


def test_columns_are_sides_or_players():
    pairs = service.answer("sheet", {"game": "gatti-4", "hands": [{"points_0": 40, "declared_2": [["gatti", 10]]}]})
    assert pairs["columns"] == [[0, 2], [1, 3]] and pairs["hands"][0]["rows"] == [[{"points": 10, "mark": "G"}, None]]
    called = service.answer("sheet", {"game": "gatti-call", "hands": [{"declarer": 3, "partner": 0, "points": 40}]})
    assert called["columns"] == [[0], [1], [2], [3]]
    assert called["hands"][0] == {"rows": [], "below": [40, 32, 32, 40], "totals": [40, 32, 32, 40]}
    ultimo = {"points_0": 30, "points_1": 30, "ultimo_played_by": 0, "last_trick_player": 0}
    found = service.answer("sheet", {"game": "gatti-3", "options": {"bagatto": "yes"}, "hands": [ultimo]})
    assert found["hands"][0]["rows"] == [[{"points": 20, "mark": "B"}, None, None]]


@pytest.mark.parametrize("request_", [{"game": "mineo-3", "hands": HANDS}, {"game": "gatti-3", "hands": []}, {"game": "gatti-3"}])
def test_what_makes_no_sheet(request_):
    with pytest.raises(TrionfiError) as caught:
        service.answer("sheet", request_)
    assert "\n" not in str(caught.value)


def test_at_the_command_line(capsys, monkeypatch):
    assert main(["play", "gatti-3", "--seed", "3", "--hands", "3", "--sheet"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["player", "0", "player", "1", "player", "2"] and [line[:6] for line in lines].count("so far") == 3
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(HANDS)))
    assert main(["score", "gatti-3", "-"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split() == ["so", "far", "27", "118", "62"]
    assert main(["play", "mineo-3", "--sheet"]) == 2
    assert "no score sheet" in capsys.readouterr().err


def test_played_hands_come_to_their_scores():
    game = trionfi.games["gatti-2"]
    match = trionfi.match.Match(game, 5)
    from trionfi.bots import bot, play

    settled = []
    while not match.over:
        settled.append(play(match.deal(), [bot("simple"), bot("simple")]).settlement)
        match.score()
    assert game.sheet.data(game, settled, 2)["hands"][-1]["totals"] == list(match.totals)
