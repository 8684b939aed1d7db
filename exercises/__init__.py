"""The curriculum as data: learn paths and instructive deals, one file a game. Nothing here needs the engine.

README.md in this folder says what the files hold; `tests/exercises` checks every file against that, and every position
and answer against the engine.
"""

import json
from pathlib import Path

FOLDER = Path(__file__).parent
KINDS = ("learn", "deals")


def games(kind: str) -> list[str]:
    """The slugs of the games that have a file of this kind, "learn", "deals" or "settled"."""
    return sorted(file.stem for file in (FOLDER / kind).glob("*.json"))


def load(kind: str, game: str) -> dict:
    """The learn path, the deals or the settled examples of a game."""
    return json.loads((FOLDER / kind / f"{game}.json").read_text(encoding="utf-8"))
