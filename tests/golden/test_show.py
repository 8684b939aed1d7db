"""The rules of every game, profile and number of players as `trionfi show --json` has them, so that a change in a game shows in all
that descend from it.

How they are written down is told in `sheets`. To renew what was changed on purpose run `TRIONFI_GOLDEN="GAME GAME" pytest tests/golden`
(or `TRIONFI_GOLDEN=all`), and read the difference before it is kept.
"""

import difflib
import functools
import json
from collections.abc import Set
from pathlib import Path

import pytest
import trionfi
from trionfi.service import answer

from tests.golden.renewal import RENEWED, RUN
from tests.golden.sheets import SHEETS, Answer, Sheets, renewed, stored, write, written


def told(slug: str) -> dict[str, Answer]:
    """The rules of a game by profile and number of players, as a program gets them; the default ones under the empty heading."""
    game = trionfi.games[slug]
    asked = [(profile, players) for profile in [profile.name for profile in game.profiles] or [""] for players in game.players]
    headings = ["", *(f"{profile or 'the game'}, {players} players" for profile, players in asked[1:])]
    requests = [{"game": slug, "players": players} | ({"profile": profile} if profile else {}) for profile, players in asked]
    return {heading: json.loads(json.dumps(answer("show", request))) for heading, request in zip(headings, requests, strict=True)}


def lines(sheet: Answer | None) -> list[str]:
    """An answer, a value on a line."""
    return json.dumps(sheet, ensure_ascii=False, indent=1, sort_keys=True).splitlines()


def differences(slug: str, kept: dict[str, Answer], now: dict[str, Answer]) -> str:
    """How the rules of a game differ from what is written of it, empty when they do not."""
    return "\n".join(line for heading in dict.fromkeys((*kept, *now)) for line in difflib.unified_diff(
        lines(kept.get(heading)), lines(now.get(heading)), f"{slug} as written, {heading}", f"{slug} now, {heading}", n=4, lineterm=""))


def renew(asked: Set[str], folder: Path, run: str) -> None:
    """Write these games anew, and the parts of which all are made: once in a run, and no two processes at a time."""
    from site_builder.files import once  # locks files, which Pyodide cannot; nothing is renewed there

    once(f"golden-{folder.name}", run, folder / "games", lambda: _renew(asked, folder))


def _renew(asked: Set[str], folder: Path) -> None:
    old = written(folder) if (folder / "games").is_dir() else None
    kept = {slug: sheet for slug, sheet in (old.answers if old else {}).items() if slug in trionfi.games}
    write(renewed(old, dict(sorted((kept | {slug: told(slug) for slug in asked}).items()))), folder)


@functools.cache
def sheets() -> Sheets:
    """What is written down, after what was asked to be renewed is."""
    if RENEWED:
        renew(RENEWED, SHEETS, RUN)
    return written()


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_the_rules_are_as_they_are_written(slug):
    kept = sheets().answers
    assert slug in kept, f"the rules of {slug} are not written down: TRIONFI_GOLDEN={slug} pytest tests/golden"
    if found := differences(slug, kept[slug], told(slug)):
        pytest.fail(f"The rules of {slug} are not as they are written.\n{found}", pytrace=False)


def test_nothing_is_left_over_and_each_part_stands_once():
    assert set(sheets().answers) == set(trionfi.games)
    assert stored() == renewed(sheets(), sheets().answers).files()
