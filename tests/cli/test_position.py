"""A hand that is set up, and what may be done in it: a bid, a discard, a card; why not the rest."""

import json

import trionfi
from checks.shell import data, fails, run
from trionfi.cards.chance import Chance
from trionfi.service import position
from trionfi.values import replace
from trionfi.words import Message

MINE = "T21 T20 T19 KS QS"
AUCTION = ("position", "9.13", "--dealer", "3", "--put", f"0={MINE}")
BID = ("--move", "garde", "--move", "passe", "--move", "passe", "--move", "passe")


def test_a_bid(capsys):
    found = data(capsys, *AUCTION, "--move", "prise", "--try", "prise", "--try", "garde", "--try", "fly")
    assert found["turn"] == 1 and found["phase"] == "auction" and "prise" not in [one["move"] for one in found["may"]]
    assert [one["ok"] for one in found["tried"]] == [False, True, False] and found["tried"][0]["why"]
    assert found["moves"] == ["0 prise"] and found["deal"]["hands"][0].startswith(MINE)
    told = run(capsys, *AUCTION, "--move", "prise", "--try", "prise")
    assert "player 1, auction" in told and "may garde" in told and "prise: no:" in told


def test_a_step_has_a_key_and_what_readers_call_it(capsys, monkeypatch):
    assert data(capsys, *AUCTION)["phase"] in [step["key"] for step in data(capsys, "show", "9.13")["course"]]
    assert "giocatore 1, dichiarazioni: " in run(capsys, *AUCTION, "--move", "prise", "--language", "it")
    game = trionfi.games["9.13"]
    course = tuple(replace(step, name=Message("who takes")) if step.key == "auction" else step for step in game.course)
    monkeypatch.setattr(position, "game_of", lambda request: replace(game, course=course))
    found = data(capsys, *AUCTION)
    assert (found["phase"], found["title"]) == ("auction", "who takes")
    assert "player 0, who takes: " in run(capsys, *AUCTION)


def test_a_discard(capsys):
    found = data(capsys, *AUCTION, *BID, "--try", "discard KS QS 2S 3S 4S 5S")
    assert found["turn"] == 0 and found["choice"]["verb"] == "discard" and found["choice"]["count"] == 6
    assert "QS" in found["choice"]["cards"] and "KS" in found["not"] and len(found["hand"]) == 24
    assert not found["tried"][0]["ok"] and "KS" in found["tried"][0]["why"]
    told = run(capsys, *AUCTION, *BID)
    assert "may discard 6 cards of:" in told and "\nKS: " in told


def test_a_card_in_the_middle_of_a_record(capsys, tmp_path):
    file = tmp_path / "hand.json"
    run(capsys, "play", "mineo-3", "--bots", "random", "--record", str(file))
    moves = json.loads(file.read_text(encoding="utf-8"))["moves"]
    found = data(capsys, "position", "mineo-3", "--record", str(file), "--after", str(len(moves) - 2))
    assert found["moves"] == moves[:-2] and not found["over"] and found["may"]
    whole = data(capsys, "position", "mineo-3", "--record", str(file))
    assert whole["over"] and sum(whole["settlement"]["scores"]) == 0
    assert "The hand is over." in run(capsys, "position", "mineo-3", "--record", str(file))
    assert "of mineo-3, not of" in fails(capsys, "position", "ragusa-3", "--record", str(file))
    assert "'after'" in fails(capsys, "position", "mineo-3", "--record", str(file), "--after", "9999")
    assert "name it with --record" in fails(capsys, "position", "mineo-3", "--after", "3")


def test_what_may_not_be_played_and_why(capsys):
    """The second to a trick of cups holds two."""
    game = trionfi.games["12.1"]
    hand = game.deal(3)
    while hand.step.phase != "play" or not hand.table.plays:
        actions = hand.legal_actions()
        hand.push(actions[0] if isinstance(actions, tuple) else actions.sample(Chance(1)))
    moves = [part for move in hand.moves for part in ("--move", str(move))]
    found = data(capsys, "position", "12.1", "--seed", "3", *moves)
    assert {one["move"].split()[-1] for one in found["may"] if one["move"].startswith("play")} | set(found["not"]) == set(found["hand"])
    assert set(found["running"]) >= {"points"}


def test_a_position_in_the_midst_of_a_match(capsys, tmp_path):
    standing = '{"totals": [0, 0, 0, 0], "seats": [0, 2, 1, 3], "played": 8}'
    found = data(capsys, "position", "3.7", "--standing", standing, "--dealer", "1")
    assert found["seats"] == [0, 2, 1, 3] and found["dealer"] == 1 and found["turn"] == 2 and found["standing"]["played"] == 8
    assert "4 numbers" in fails(capsys, "position", "3.7", "--standing", '{"totals": [0]}')
    assert "a standing is an object" in fails(capsys, "position", "3.7", "--standing", "[]")
    assert "the standing is not JSON" in fails(capsys, "position", "3.7", "--standing", "totals")
    file = tmp_path / "hand.json"
    run(capsys, "play", "3.7", "--bots", "random", "--record", str(file))
    assert "a record has its own" in fails(capsys, "position", "3.7", "--record", str(file), "--standing", standing)


def test_positions_that_cannot_be(capsys):
    assert "dealt twice" in fails(capsys, "position", "mineo-3", "--put", "0=KS", "--put", "1=KS")
    assert "no card 'ZZ'" in fails(capsys, "position", "mineo-3", "--put", "0=ZZ")
    assert "seats are 0 to 2" in fails(capsys, "position", "mineo-3", "--put", "7=KS")
    assert "there are hands, talon" in fails(capsys, "position", "mineo-3", "--put", "chien=KS")
    assert "'dealer'" in fails(capsys, "position", "mineo-3", "--dealer", "3")
    assert "move 1" in fails(capsys, "position", "mineo-3", "--move", "fly")
