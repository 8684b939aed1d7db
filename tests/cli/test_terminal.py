"""Output that cannot be written, terminals that know few characters, Ctrl-C: one line at most, and a status that says what happened."""

import json
import os
import signal
import subprocess
import sys
from importlib import import_module

import pytest
from trionfi.cli import main, terminal
from trionfi.cli.terminal import say, say_json

if sys.platform != "emscripten":  # there are no processes

    PROGRAM = [sys.executable, "-m", "trionfi"]

    def shell(line: str, **more) -> subprocess.CompletedProcess:
        program = f"'{sys.executable}' -m trionfi"
        return subprocess.run(["bash", "-c", line.replace("TRIONFI", program)], capture_output=True, encoding="utf-8", check=False, **more)

    def one_line(done: subprocess.CompletedProcess, words: str) -> None:
        assert done.returncode == 2 and done.stderr.count("\n") == 1 and words in done.stderr and "Traceback" not in done.stderr, done

    def test_closed_and_full_output():
        one_line(shell("TRIONFI games >&-"), "closed")
        one_line(shell("TRIONFI games --json >&-"), "closed")
        if os.path.exists("/dev/full"):
            one_line(shell("TRIONFI games >/dev/full"), "cannot be written")
            assert shell("TRIONFI count nope T20 2>/dev/full").returncode == 2
        assert shell("TRIONFI count nope T20 2>&-").returncode == 2

    def test_a_reader_who_stops_is_no_error():
        done = shell("set -o pipefail; TRIONFI show tarot-fft-4 | head -1; TRIONFI games --json | head -c 5")
        assert (done.returncode, done.stderr) == (0, "")

    def test_no_input():
        one_line(shell("TRIONFI score mineo-3 - <&-"), "standard input")
        one_line(shell("TRIONFI score mineo-3 - </dev/null"), "standard input is empty")
        one_line(shell("TRIONFI replay /dev/null"), "empty")

    def test_a_broken_wasmtime_is_one_line_and_the_hand_is_played(tmp_path):
        (tmp_path / "wasmtime.py").write_text("raise OSError('libwasmtime.so: cannot open shared object file')")
        found = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
        done = shell("TRIONFI play mattaccia --bots search simple simple simple simple simple --seed 3", env=found)
        assert done.returncode == 0 and "in all" in done.stdout
        assert done.stderr.startswith("trionfi: wasmtime is there but does not work (OSError") and done.stderr.count("\n") == 1, done

    def test_an_ascii_terminal():
        bare = os.environ | {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
        done = shell("TRIONFI show tarot-fft-4; TRIONFI show tarot-fft-4 --json; TRIONFI show mineò", env=bare)
        assert "poignee" in done.stdout and "poign\\u00e9e" in done.stdout and "Traceback" not in done.stderr and done.stdout.isascii()
        assert done.returncode == 2 and done.stderr.isascii() and "did you mean mineo" in done.stderr

    @pytest.mark.parametrize(("where", "arguments", "kept"), [
        ("trionfi.match.Match.deal", ["play", "tarot-fft-4", "--hands", "40", "--record", "r.json"], 4),
        ("trionfi.hand.Hand.push", ["play", "tarot-fft-4", "--hands", "40", "--record", "r.json"], 0),
        ("trionfi.hand.Hand.push", ["replay", "few.json"], 0),
    ], ids=["play", "first hand", "replay"])
    def test_ctrl_c(tmp_path, monkeypatch, capsys, where, arguments, kept):
        """The signal comes in the midst of the work; hands that were played to their end are kept."""
        monkeypatch.chdir(tmp_path)
        assert main(["play", "mineo-3", "--bots", "random", "--hands", "3", "--record", "few.json"]) == 0
        before, calls = signal.signal(signal.SIGINT, signal.default_int_handler), []
        name, _, method = where.rpartition(".")
        kind = getattr(import_module(name.rpartition(".")[0]), name.rpartition(".")[2])
        original = getattr(kind, method)

        def interrupted(*args, **more):
            calls.append(1)
            if len(calls) == 5:
                signal.raise_signal(signal.SIGINT)
            return original(*args, **more)

        monkeypatch.setattr(kind, method, interrupted)
        capsys.readouterr()
        try:
            assert main(arguments) == 130
        finally:
            signal.signal(signal.SIGINT, before)
        out, err = capsys.readouterr()
        if kept:
            assert err == f"trionfi: stopped after {kept} of 40 hands\n" and out.count("dealer ") == kept
            assert len(json.loads((tmp_path / "r.json").read_text("utf-8"))["hands"]) == kept
        else:
            assert (out, err) == ("", "trionfi: stopped\n")
        assert len(list(tmp_path.glob("r.json*"))) == bool(kept)


class Ascii:
    """A stream that knows few characters."""

    encoding, closed = "ascii", False

    def __init__(self):
        self.text = ""

    def write(self, text: str) -> None:
        text.encode("ascii")
        self.text += text

    def flush(self) -> None:
        """Nothing is kept back."""


def test_what_has_no_accent_is_shown_without(monkeypatch):
    stream = Ascii()
    monkeypatch.setattr(sys, "stdout", stream)
    say("poignée, cœur × 45½ – ok ♠")
    say_json({"poignée": "♠"})
    assert stream.text == 'poignee, coeur x 45.5 - ok ?\n{"poign\\u00e9e": "\\u2660"}\n'


def test_control_characters_are_shown_as_such(capsys):
    say("a\x1b[2Jb\n\tc\u202e")
    say_json(["\x1b", "\x9b", "\u202e", "é"])
    assert capsys.readouterr().out == 'a\\x1b[2Jb\n\\tc\\u202e\n["\\u001b", "\\u009b", "\\u202e", "é"]\n'


def test_spaces_where_no_line_may_break_are_printed(capsys):
    say("12\u202f345\u00a0: « oui »")
    assert capsys.readouterr().out == "12\u202f345\u00a0: « oui »\n"


def test_a_complaint_into_nothing(monkeypatch):
    monkeypatch.setattr(sys, "stderr", None)
    terminal.complain("nobody hears it")
