"""At the terminal: a seat of one's own, questions one after another, lists that are filtered, hands that are stopped."""

import json

import pytest
import trionfi
from trionfi.cli import main, terminal


@pytest.fixture
def typed(monkeypatch):
    """What is typed, line by line; then the input ends."""
    def given(*lines):
        left = list(lines)

        def line(prompt=""):
            if not left:
                raise EOFError
            return left.pop(0)
        monkeypatch.setattr("builtins.input", line)
        return left
    return given


def test_somebody_sits_down_and_plays_a_hand_to_its_end(typed, capsys, monkeypatch):
    hints = []

    def line(prompt=""):
        if hints and hints[-1]:
            return hints.pop()
        capsys_out = capsys.readouterr().out
        said.append(capsys_out)
        last = capsys_out.strip().splitlines()[-1] if capsys_out.strip() else ""
        if "(" in last and last.endswith("quit)"):
            return "hint"
        return last.split(": ")[0]
    said = []
    monkeypatch.setattr("builtins.input", line)
    assert main(["play", "scarto", "--seat", "1", "--seed", "4"]) == 0
    text = "".join(said) + capsys.readouterr().out
    assert "Totals: " in text and "Your cards: " in text and "On the table: " in text


def test_hint_undo_why_and_what_is_refused(typed, capsys):
    typed("help", "hint", "why KS", "why vado solo", "foo", "undo", "vado solo", "undo", "mischio", "quit")
    assert main(["play", "mineo-3", "--seat", "1", "--seed", "7"]) == 0
    text = capsys.readouterr().out
    assert "says what a bot would do" in text and "'foo' cannot be said" in text and "vado solo is allowed" in text
    assert "There is no move of yours to take back." in text and text.rstrip().endswith("You have left the table.")
    assert text.count("What do you say?") == 2


def test_a_seat_that_there_is_not_is_refused(capsys):
    assert main(["play", "mineo-3", "--seat", "3"]) == 2
    assert capsys.readouterr().err == "trionfi: --seat is from 0 to 2, not 3\n"


def test_questions_one_after_another(typed, capsys):
    typed("10", "", "x", "7")
    assert main(["drill", "mineo-3", "count", "--ask", "--seed", "5"]) == 0
    text = capsys.readouterr().out
    assert "Not 10 but 6 card points." in text and text.rstrip().endswith("of 2 right.")
    assert text.count("such as 12, not") == 1 and "such as 12, not x" in text


def test_games_are_filtered(capsys):
    assert main(["games", "french", "--players", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {one["slug"] for one in found} == {game.slug for game in trionfi.games.find("french", players=4)} and found
    assert main(["games", "--place", "bologna", "--today"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(trionfi.games.find(place="bologna", today=True))
    assert main(["games", "no such game"]) == 2 and "no game is like that" in capsys.readouterr().err


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_lists_fit_the_window(columns, capsys, monkeypatch):
    monkeypatch.setattr(terminal, "width", lambda: columns)
    for command in (["games"], ["show", "mineo-3"]):
        assert main(command) == 0
        assert max(map(len, capsys.readouterr().out.splitlines())) <= columns


@pytest.mark.parametrize("columns", [40, 60])
def test_what_is_told_at_the_table_is_broken_between_words(columns, typed, capsys, monkeypatch):
    typed("hint", "help", "quit")
    monkeypatch.setattr(terminal, "width", lambda: columns)
    assert main(["play", "mineo-3", "--seat", "1", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    lines = told.splitlines()
    assert max(map(len, lines)) <= columns < max(map(len, " ".join(lines).split("? "))), told
    assert "says what a bot would do" in " ".join(told.split())


def test_hands_that_are_stopped_are_kept(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    played = []

    def stopped(text):
        played.append(text)
        if len(played) == 3:
            raise KeyboardInterrupt
    monkeypatch.setattr(terminal, "progress", stopped)
    assert main(["play", "mineo-3", "--hands", "2000", "--record", "hands.json"]) == 130
    out, err = capsys.readouterr()
    assert "stopped after 3 of 2000 hands" in err and "hand 3" in out and "hand 4" not in out
    assert len(json.loads((tmp_path / "hands.json").read_text("utf-8"))["hands"]) == 3 and main(["replay", "hands.json"]) == 0


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_a_shell_completes(shell, capsys):
    assert main(["completion", shell]) == 0
    assert "--last-trick" in capsys.readouterr().out or shell == "tcsh"
