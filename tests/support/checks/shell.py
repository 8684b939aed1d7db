"""The command line as tests use it: what a command prints, and that a refusal is one line and status 2."""

import json

from trionfi.cli import main

from checks.wrong import clear


def run(capsys, *arguments: str) -> str:
    """The output of a command that succeeds."""
    status = main(list(arguments))
    out, err = capsys.readouterr()
    assert (status, err) == (0, ""), err
    return out


def data(capsys, *arguments: str):
    """Its output as JSON: one line."""
    out = run(capsys, *arguments, "--json")
    assert out.endswith("\n") and out.count("\n") == 1
    return json.loads(out)


def fails(capsys, *arguments: str) -> str:
    """The one line of a command that fails."""
    status = main(list(arguments))
    out, err = capsys.readouterr()
    assert status == 2 and out == ""
    assert err.startswith("trionfi: ") and err.endswith("\n") and err.count("\n") == 1, err
    assert clear(ValueError(err.strip())) and err.strip().isprintable()
    return err
