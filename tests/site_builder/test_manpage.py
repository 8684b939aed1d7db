"""The man page says what the commands say of themselves, and travels with the wheel."""

import tomllib

import pytest
from trionfi.cli.arguments import COMMANDS, everything

from site_builder.manpage import PAGE, man_page
from site_builder.paths import ROOT


def test_the_page_is_up_to_date(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")  # the window of whoever makes it has no say
    assert PAGE.read_text(encoding="utf-8") == man_page(), "the commands have changed: make man"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_section_with_its_options(command):
    section = man_page().split(f".SS \\fBtrionfi {command}\\fR\n")[1].partition("\n.SS ")[0]
    parser = everything()._subparsers._group_actions[0].choices[command]
    told = [option for action in parser._actions for option in action.option_strings if option not in ("-h", "--help")]
    assert told and all(f"\\fB{option.replace('-', '\\-')}\\fR" in section for option in told)
    assert section.startswith(f"{COMMANDS[command][0]}\n")


def test_the_archives_carry_it():
    hatch = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    place = PAGE.relative_to(ROOT).as_posix()
    assert hatch["wheel"]["shared-data"] == {place: "share/man/man1/trionfi.1"}
    assert f"/{PAGE.parent.relative_to(ROOT).as_posix()}" in hatch["sdist"]["include"]
