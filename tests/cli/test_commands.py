"""The command line: what it prints, and for bad input exit status 2, one line on standard error, nothing written."""

import io
import json
import subprocess
import sys

import pytest
import trionfi
from checks.shell import data, fails, run
from trionfi.cli import main
from trionfi.record import replay, to_record

SLUG = "mineo-3"
GAME = trionfi.games[SLUG]


def test_count(capsys):
    assert data(capsys, "count", SLUG, "T20", "T9", "T6")["points"] == 10
    assert data(capsys, "count", "14.6", "T20", "T9", "T6", "--last-trick")["points"] == 15
    assert data(capsys, "count", SLUG, "T20 T9 T6")["points"] == 10
    assert data(capsys, "count", SLUG, "Giove", "Re di coppe", "--method", "reduced")["points"] == 14
    out = run(capsys, "count", SLUG, "T20", "T9", "T6")
    assert "10 + 1 + 1 - 2" in out and out.splitlines()[-1].startswith("10")


def test_games(capsys):
    assert [game["slug"] for game in data(capsys, "games")] == list(trionfi.games)
    out = run(capsys, "games")
    assert "14.6" in out and SLUG in out and len(out.splitlines()) == len(trionfi.games) + 1


def test_show(capsys):
    found = data(capsys, "show", SLUG)
    assert found["slug"] == SLUG and found["parts"] and found["options"] and found["profile"] == "association"
    assert data(capsys, "show", SLUG, "--profile", "book")["profile"] == "book"
    out = run(capsys, "show", SLUG)
    assert "109" in out and "rivanto" in out and "* association" not in out


def test_show_says_when_a_step_is_taken_that_is_not_always_taken(capsys):
    """8.20 RI: the dealer calls only if nobody has bid."""
    text = " ".join(run(capsys, "show", "chiamare-il-re", "--profile", "ri").split())
    assert "call: If there is no declarer yet: The dealer calls a card that he lacks" in text
    assert "auction: From the player to the dealer's right each may pass" in text


def test_show_against_another_game(capsys):
    text = run(capsys, "show", "9.14", "--against", "9.13")
    assert text.startswith("9.14  French Tarot for three (F.F.T.), tarot-fft-3 (fft)\n"
                           "9.13  French Tarot for four (F.F.T.), tarot-fft-4 (fft)\n")
    assert ("deal\n  9.14  The dealer gives each player 4 cards. This is done 6 times.\n"
            "  9.13  The dealer gives each player 3 cards. This is done 6 times.\n") in text
    assert "20 for 13 cards, 30 for 15, 40 for 18" in text and "garde sans" not in text
    found = data(capsys, "show", "9.14", "--against", "9.13")
    assert {row["name"] for row in found["differences"]} == {
        "players", "deal", "payment: Contract", "declaration: poignée", "options"}


def test_show_against_itself_and_another_profile(capsys):
    assert run(capsys, "show", "9.13", "--against", "9.13").endswith("nothing differs\n")
    text = run(capsys, "show", "9.15", "--profile", "arn", "--against-profile", "lau")
    assert text.startswith("9.15  Popular French Tarot for four, tarot-populaire-4 (arn)\n"
                           "9.15  Popular French Tarot for four, tarot-populaire-4 (lau)\n")
    assert "\n  9.15 arn  " in text and "\n  9.15 lau  " in text
    assert "contre" in text and "following suit" not in text


def test_legal_and_trick(capsys):
    found = data(capsys, "legal", SLUG, "--hand", "KS 7C T4", "--trick", "8B")
    assert found["legal"] == ["T4"] and set(found["not"]) == {"KS", "7C"}
    assert "T4" in run(capsys, "legal", SLUG, "--hand", "KS 7C T4", "--trick", "8B").splitlines()[0]
    assert data(capsys, "legal", SLUG, "--hand", "KS 7C")["legal"] == ["KS", "7C"]
    assert data(capsys, "trick", SLUG, "7S", "KS", "T4") == {"winner": 2, "card": "T4"}
    assert "T4" in run(capsys, "trick", SLUG, "7S", "KS", "T4")


def test_score(capsys, tmp_path, monkeypatch):
    facts = tmp_path / "facts.json"
    facts.write_text('{"declarer": 0, "points": 60, "last_trick": "declarer"}')
    assert data(capsys, "score", SLUG, str(facts))["scores"] == [4, -2, -2]
    assert "Rimatura" in run(capsys, "score", SLUG, str(facts))
    form = data(capsys, "score", SLUG, "--form")
    assert {"key", "words", "unit", "values"} <= set(form[0])
    assert "declarer" in run(capsys, "score", SLUG, "--form")
    monkeypatch.setattr("sys.stdin", io.StringIO(facts.read_text()))
    assert data(capsys, "score", SLUG, "-")["scores"] == [4, -2, -2]


def test_what_a_rubber_pays(capsys, tmp_path):
    facts = tmp_path / "rubber.json"
    facts.write_text('{"total_0": 12, "total_1": -4, "total_2": -8}')
    assert data(capsys, "score", "8.35", str(facts), "--match")["scores"] == [1, 1, -2]
    assert "the lowest total, -8: player 2" in run(capsys, "score", "8.35", str(facts), "--match")
    assert [fact["key"] for fact in data(capsys, "score", "8.35", "--match", "--form")] == ["total_0", "total_1", "total_2"]
    facts.write_text('{"total_0": 12, "total_1": -4, "total_2": -9}')
    assert "together they come to 0" in fails(capsys, "score", "8.35", str(facts), "--match")
    facts.write_text("[]")
    assert "the facts are an object such as" in fails(capsys, "score", "8.35", str(facts), "--match")
    assert "needs a FILE" in fails(capsys, "score", "8.35", "--match")
    facts.write_text("{}")
    for words in ((), ("--form",), (str(facts),)):
        assert "mineo-3 has no rubber or match" in fails(capsys, "score", SLUG, "--match", *words)


def test_what_a_hand_keeps_for_the_match(capsys, tmp_path):
    facts = tmp_path / "facts.json"
    facts.write_text('{"points_0": 43}')
    found = data(capsys, "score", "3.7", str(facts))
    assert found["scores"] == [0, 0, 0, 0] and found["lines"] == []
    assert [(line["amounts"], line["ledger"]) for line in found["kept"]] == [([7, 0, 7, 0], "points on record")]
    assert "Card points  7  0  7  0  kept for the match, in points on record; 43 : 29" in run(capsys, "score", "3.7", str(facts))


def test_options_on_the_command_line(capsys, tmp_path):
    facts = tmp_path / "facts.json"
    facts.write_text('{"ended": "abandoned", "paid_by": [0], "taken_by": 1}')
    assert data(capsys, "score", SLUG, str(facts))["scores"] == [-1, 1, 0]
    assert "paid_by" in fails(capsys, "score", SLUG, str(facts), "--profile", "book")
    assert data(capsys, "score", SLUG, str(facts), "--profile", "book", "--option", "bargaining=pago-prendo")["scores"] == [-1, 1, 0]


def test_play(capsys, tmp_path):
    file = tmp_path / "hands.json"
    found = data(capsys, "play", SLUG, "--seed", "3", "--hands", "6", "--bots", "random", "--record", str(file))
    assert found["game"] == SLUG and found["seed"] == 3 and len(found["hands"]) == 6
    totals = [0, 0, 0]
    for number, hand in enumerate(found["hands"]):
        assert hand["dealer"] == number % 3 and sum(hand["scores"]) == 0
        assert hand["scores"] == [sum(line["amounts"][seat] for line in hand["lines"]) for seat in range(3)]
        assert list(replay(hand["record"]).settlement.scores) == hand["scores"]
        totals = [total + score for total, score in zip(totals, hand["scores"], strict=True)]
    assert found["totals"] == totals
    assert data(capsys, "replay", str(file)) == {"ok": True, "moves": sum(len(hand["record"]["moves"]) for hand in found["hands"])}
    assert "moves" in run(capsys, "replay", str(file))
    assert data(capsys, "play", SLUG, "--seed", "3", "--hands", "6", "--bots", "random") == found
    assert data(capsys, "play", SLUG, "--seed", "4", "--hands", "6", "--bots", "random") != found
    assert len(run(capsys, "play", SLUG, "--bots", "random", "--hands", "3").splitlines()) == 4


def test_one_hand_is_recorded_as_a_hand(capsys, tmp_path):
    file = tmp_path / "hand.json"
    found = data(capsys, "play", SLUG, "--bots", "random", "simple", "random", "--record", str(file))
    assert json.loads(file.read_text(encoding="utf-8")) == found["hands"][0]["record"]
    assert [path.name for path in tmp_path.iterdir()] == ["hand.json"]


def test_replay_of_a_broken_record(capsys, tmp_path):
    record = to_record(GAME.deal(seed=1)) | {"moves": ["1 mischio", "2 fliegen"]}
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(record))
    assert "move 2" in fails(capsys, "replay", str(file))
    assert main(["replay", str(file), "--json"]) == 2
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert found["ok"] is False and found["move"] == 2 and found["why"] and err == ""


def test_drill(capsys):
    found = data(capsys, "drill", SLUG, "count", "--level", "2", "--seed", "5")
    assert found["kind"] == "count" and found["level"] == 2 and found["seed"] == 5
    assert sum(part["value"] for part in found["explanation"]) == found["answer"]
    assert data(capsys, "drill", SLUG, "count", "--level", "2", "--seed", "5") == found
    assert str(found["answer"]) in run(capsys, "drill", SLUG, "count", "--level", "2", "--seed", "5")


def test_how_the_hand_of_a_puzzle_goes_on(capsys):
    asked = ("drill", "tortorici-4", "puzzle", "--seed", "1019", "--answer", "9C", "--lines")
    found = data(capsys, *asked)
    told = [line for line in run(capsys, *asked).splitlines() if line]
    assert "after KC:" in told and told[-1] == found["lines"][1]["ends"][-1]
    for one in found["lines"]:
        rows = told[told.index(f"after {' '.join(one['cards'])}:") + 1:]
        for at, frame in enumerate(one["frames"][1:], found["before"] + 1):
            assert rows[at - found["before"] - 1].startswith(f"trick {at}, winner {found['names'][frame['winner']]}: ")


BAD = {
    "no command": (), "no such command": ("fly",), "no game": ("count",), "unknown game": ("count", "nope", "T20"),
    "game with a line break": ("count", "min\neo", "T20"),
    "card twice": ("count", SLUG, "T20", "T20"), "no such card": ("count", SLUG, "ZZ"), "card with a line break": ("count", SLUG, "Z\nZ"),
    "method": ("count", SLUG, "T20", "--method", "fancy"), "tricks": ("count", SLUG, "T20", "--tricks", "x"), "unknown flag": ("count",
    SLUG, "--fly"),
    "profile": ("show", SLUG, "--profile", "nope"), "option without value": ("show", SLUG, "--option", "rivanto"), "option": ("show",
    SLUG, "--option", "x=y"),
    "value": ("show", SLUG, "--option", "rivanto=sometimes"), "empty option": ("show", SLUG, "--option", "=any"), "hand": ("legal", SLUG,
    "--hand", "ZZ"),
    "no hand": ("legal", SLUG), "same card": ("legal", SLUG, "--hand", "KS", "--trick", "KS"), "long trick": ("trick", SLUG, "7S", "8S",
    "9S", "10S"),
    "no facts": ("score", SLUG), "no such file": ("score", SLUG, "/no/such/file"), "a folder": ("score", SLUG, "/"), "bots": ("play",
    SLUG, "--bots", "nobody"), "too many tricks": ("count", "chambery-tarot-3", "KS",
    "--tricks", "27"), "too many bots": ("play", SLUG, "--bots", "random,random,random,random"),
    "hands": ("play", SLUG, "--hands", "0"), "hands as word": ("play", SLUG, "--hands", "many"), "players": ("play", SLUG, "--players",
    "4"),
    "no record": ("replay",), "no such record": ("replay", "/no/such/file"), "kind": ("drill", SLUG, "flying"), "level": ("drill", SLUG,
    "count", "--level", "99"),
    "too much": ("games", "more"), "declare": ("declare", SLUG, "ZZ"), "broken character": ("count", SLUG, "\udcff"),
    "broken seed": ("play", SLUG, "--seed", "\udcff", "--bots", "random"), "broken game": ("show", "\udcff"), "broken file": ("replay",
    "\udcff"),
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
def test_bad_input(capsys, arguments):
    fails(capsys, *arguments)
    if arguments and arguments[0] not in ("fly",):
        status = main([*arguments, "--json"])
        out, err = capsys.readouterr()
        assert status == 2 and out == "" and err.count("\n") == 1


# A browser has little stack: there this would end the whole interpreter, and only the command line reads files.
DEEP = "[" * (50 if sys.platform == "emscripten" else 100_000)


@pytest.mark.parametrize("text", ["", "{", "nope", "[]", "5", "null", '"x"', "{}", '{"format": 5}', '{"format": "trionfi hands 1"}',
                                  '{"format": "trionfi hands 1", "hands": 5}', '{"format": "trionfi hands 1", "hands": [5]}', DEEP,
                                  "\x00", "9" * 5000])
def test_files_that_are_no_record(capsys, tmp_path, text):
    file = tmp_path / "odd.json"
    file.write_text(text)
    fails(capsys, "replay", str(file))


@pytest.mark.parametrize("text", ["", "{", "[]", "5", "null", "{}", '{"x": 1}', '{"declarer": 0}', '{"declarer": 9}',
    '{"declarer": 0, "points": 1e999, "last_trick": "declarer"}',
                                  '{"declarer": 0, "points": NaN, "last_trick": "declarer"}', '{"declarer": null}'])
def test_files_that_are_no_facts(capsys, tmp_path, text):
    file = tmp_path / "odd.json"
    file.write_text(text)
    fails(capsys, "score", SLUG, str(file))


def test_a_file_that_is_no_text(capsys, tmp_path):
    file = tmp_path / "odd.json"
    file.write_bytes(b"\xff\xfe\x00{")
    assert "UTF-8" in fails(capsys, "replay", str(file))
    assert "UTF-8" in fails(capsys, "score", SLUG, str(file))


def test_a_hand_says_once_what_it_was_paid_for(capsys):
    hand = run(capsys, "play", "minchiate-auction", "--seed", "11", "--bots", "random").splitlines()[0]
    labels = hand.split("  ")[-1].split("; ")
    assert "Difference" in labels and len(labels) == len(set(labels))


def test_nothing_is_written_when_something_is_wrong(capsys, tmp_path):
    for arguments in (("--bots", "nobody"), ("--hands", "0"), ("--profile", "nope")):
        fails(capsys, "play", SLUG, *arguments, "--record", str(tmp_path / "record.json"))
    assert list(tmp_path.iterdir()) == []
    fails(capsys, "play", SLUG, "--bots", "random", "--record", str(tmp_path / "no" / "such" / "folder.json"))
    fails(capsys, "play", SLUG, "--bots", "random", "--record", str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_an_old_record_stays_when_the_new_one_cannot_be_made(capsys, tmp_path):
    file = tmp_path / "record.json"
    file.write_text("precious")
    fails(capsys, "play", SLUG, "--bots", "nobody", "--record", str(file))
    assert file.read_text() == "precious" and len(list(tmp_path.iterdir())) == 1


def test_a_record_takes_the_place_of_an_old_one(capsys, tmp_path):
    file = tmp_path / "record.json"
    file.write_text("old")
    run(capsys, "play", SLUG, "--bots", "random", "--record", str(file))
    assert data(capsys, "replay", str(file))["ok"] and len(list(tmp_path.iterdir())) == 1


def test_help_is_no_error(capsys):
    for arguments in (["--help"], ["count", "--help"]):
        with pytest.raises(SystemExit) as caught:
            main(arguments)
        assert caught.value.code == 0 and "usage" in capsys.readouterr().out


if sys.platform != "emscripten":  # there are no processes

    def program(*arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run([sys.executable, "-m", "trionfi", *arguments], capture_output=True, encoding="utf-8", check=False)

    def test_as_a_program():
        done = program("count", SLUG, "T20", "T9", "T6", "--json")
        assert (done.returncode, done.stderr) == (0, "") and json.loads(done.stdout)["points"] == 10
        done = program("count", "nope", "T20")
        assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1 and "Traceback" not in done.stderr
