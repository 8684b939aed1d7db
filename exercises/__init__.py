"""The curriculum as data: learn paths and instructive deals, one file a game. Nothing here needs the engine.

README.md in this folder says what the files hold; `tests/exercises` checks every file against that, and every position
and answer against the engine.
"""

import json
from pathlib import Path

FOLDER = Path(__file__).parent
KINDS = ("learn", "deals")


def games(kind: str) -> list[str]:
    """The slugs of the games that have a file of this kind, "learn" or "deals"."""
    return sorted(file.stem for file in (FOLDER / kind).glob("*.json"))


def load(kind: str, game: str) -> dict:
    """The learn path or the deals of a game."""
    return json.loads((FOLDER / kind / f"{game}.json").read_text(encoding="utf-8"))


def settled() -> dict:
    """The worked examples of settlement, by game and name."""
    return json.loads((FOLDER / "settled.json").read_text(encoding="utf-8"))
