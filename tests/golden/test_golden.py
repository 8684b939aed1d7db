"""Whole hands written out: what changes in them has changed in the game.

A file is named after its game. Its first line has the seed. To renew all files after a rule was changed on purpose, or to
write the first one of a game, run `TRIONFI_GOLDEN="slug slug" pytest tests/golden` (or `TRIONFI_GOLDEN=all`), and read the
difference before it is kept.
"""

import re
from pathlib import Path

import pytest
import trionfi
from checks.playthrough import finished_seed, playthrough

from tests.golden.renewal import RENEWED

HERE = Path(__file__).parent
FILES = sorted(path.stem for path in HERE.glob("*.txt"))


def seed_of(path: Path, slug: str) -> int:
    """The seed in the first line; for a new file the first whose hand is played out."""
    if not path.exists():
        return finished_seed(trionfi.games[slug])
    return int(re.search(r"seed (\d+)", path.read_text(encoding="utf-8"))[1])


@pytest.mark.parametrize("slug", sorted({*FILES, *RENEWED}))
def test_the_hand_goes_as_it_is_written(slug):
    path = HERE / f"{slug}.txt"
    text = playthrough(trionfi.games[slug], seed_of(path, slug))
    if slug in RENEWED:
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_every_game_has_its_hand():
    assert set(FILES) == set(trionfi.games)
