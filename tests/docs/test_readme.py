"""README's code runs as it stands: the library's line by line with what its comments say, the shell's one command after another."""

import ast
import os
import re
import shlex
from pathlib import Path

import pytest
import trionfi
from trionfi.cli import main

TEXT = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", TEXT, re.DOTALL)
PYTHON = [code for kind, code in BLOCKS if kind == "python"]
SHELL = [line for kind, code in BLOCKS if kind == "sh" for line in code.splitlines() if line.startswith("trionfi ")]


def test_the_code_of_the_library():
    names: dict[str, object] = {}
    checked = 0
    for code in PYTHON:
        for part in ast.parse(code).body:
            line, comment = ast.get_source_segment(code, part), code.splitlines()[part.end_lineno - 1].partition("#")[2].strip()
            if isinstance(part, ast.Expr):
                value = eval(line, names)
                if re.fullmatch(r"-?\d+|\[.*\]|\(.*\)|True|False", comment):
                    checked += 1
                    assert value == ast.literal_eval(comment), line
            else:
                exec(line, names)
    assert checked >= 2 and names["hand"].moves


def test_the_commands_of_the_shell(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "facts.json").write_text('{"declarer": 0, "points": 49, "bouts": 2, "rate": "garde"}')
    (tmp_path / "rubber.json").write_text('{"total_0": 12, "total_1": -4, "total_2": -8}')
    assert len(SHELL) > 10
    for line in SHELL:
        arguments = shlex.split(line, comments=True)[1:]
        if arguments == ["--version"]:
            with pytest.raises(SystemExit):
                main(arguments)
            assert trionfi.__version__ in capsys.readouterr().out
            continue
        assert main(arguments) == 0, (line, capsys.readouterr().err)
        assert capsys.readouterr().out, line
    assert os.path.exists("hand.json")


def test_every_command_is_shown():
    from trionfi.cli.arguments import COMMANDS

    assert {line.split()[1] for line in SHELL} >= set(COMMANDS) - {"trick"}
