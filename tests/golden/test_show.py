"""The rules of every game, profile and number of players as `trionfi show --json` has them, so that a change in a game shows in all
that descend from it.

A file has the game as it is played by default, and for each further profile and number of players the lines in which it differs. To
renew files after a change that was meant run `TRIONFI_GOLDEN="slug slug" pytest tests/golden` (or `TRIONFI_GOLDEN=all`), and read the
difference before it is kept.
"""

import difflib
import json
import os
from pathlib import Path

import pytest
import trionfi
from trionfi.service import answer

HERE = Path(__file__).parent / "show"
RENEWED = os.environ.get("TRIONFI_GOLDEN", "")


def shown(slug: str, profile: str, players: int) -> list[str]:
    """The rules as lines of JSON."""
    request = {"game": slug, "players": players} | ({"profile": profile} if profile else {})
    return json.dumps(answer("show", request), ensure_ascii=False, indent=1, sort_keys=True).splitlines()


def written(slug: str) -> str:
    """The file of a game."""
    game = trionfi.games[slug]
    profiles = [profile.name for profile in game.profiles] or [""]
    usual = shown(slug, profiles[0], game.players[0])
    found = list(usual)
    for profile in profiles:
        for players in game.players:
            lines = [line for line in difflib.unified_diff(usual, shown(slug, profile, players), n=0, lineterm="")][2:]
            if lines:
                found += ["", f"{profile or 'the game'}, {players} players", *lines]
    return "\n".join(found) + "\n"


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_the_rules_are_as_they_are_written(slug):
    path, text = HERE / f"{slug}.txt", written(slug)
    if slug in RENEWED.split() or RENEWED == "all":
        HERE.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"the rules of {slug} are not written down: TRIONFI_GOLDEN={slug} pytest tests/golden"
    assert text == path.read_text(encoding="utf-8")


def test_no_file_is_left_over():
    assert {path.stem for path in HERE.glob("*.txt")} == set(trionfi.games)
