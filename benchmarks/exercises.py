"""Questions for the exercises below the pages' advice: the first seeds that show a theme in a game.

`python -m benchmarks.exercises GAME THEME [LEVEL]` lists some; `python -m benchmarks.exercises` mends every page, in all editions, whose
question no longer is one of its theme, and leaves the others alone.
"""

import re
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import trionfi
from trionfi.drills import kind_of
from trionfi.errors import TrionfiError
from trionfi.game import Game

from site_builder.editions import editions
from site_builder.pages import front_matter
from site_builder.paths import DOCS
from site_builder.shows import SHOWN, question

CALL = re.compile(r"^\{\{ exercise ([\w-]+) (\d+) (\d+) \}\}$", re.M)
SEEDS = 400     # that are tried for one that shows a theme
LISTED = 8


def seeds(game: Game, theme: str, level: int) -> Iterator[int]:
    """The seeds of a level that show a theme, in order."""
    kind = kind_of(game, SHOWN[theme].kind)
    return (seed for seed in kind.stored(game, level) or range(1, SEEDS + 1) if shows(game, theme, level, seed))


def shows(game: Game, theme: str, level: int, seed: int) -> bool:
    """Whether a seed asks a question of the theme."""
    try:
        return SHOWN[theme].holds(question(game, theme, level, seed))
    except (TrionfiError, LookupError):
        return False


def first(game: Game, theme: str, level: int) -> tuple[int, int] | None:
    """The level and seed of a question of the theme, of this level if it has one, else of the next that does."""
    levels = range(1, len(kind_of(game, SHOWN[theme].kind).levels(game)) + 1)
    for one in sorted(levels, key=lambda other: (abs(other - level), other)):
        for seed in seeds(game, theme, one):
            return one, seed
    return None


def mend(page: Path, game: Game) -> None:
    """Put a question of its theme into a page where the one that stands there is none. Raises LookupError when there is none."""
    def mended(call: re.Match[str]) -> str:
        theme, level, seed = call[1], int(call[2]), int(call[3])
        if shows(game, theme, level, seed):
            return call[0]
        found = first(game, theme, level)
        if found is None:
            raise LookupError(f"{page.name}: no question of {game.slug} shows {theme}")
        return f"{{{{ exercise {theme} {found[0]} {found[1]} }}}}"

    text = page.read_text(encoding="utf-8")
    if (made := CALL.sub(mended, text)) != text:
        page.write_text(made, encoding="utf-8")
        print(page)


def main() -> None:
    """List seeds, or mend the pages."""
    if len(sys.argv) > 1:
        game, theme, *level = sys.argv[1:]
        print(*islice(seeds(trionfi.games[game], theme, int(level[0]) if level else 1), LISTED))
        return
    for edition in editions():
        for page in sorted(edition.own.glob("*/*.md")):
            name = page.relative_to(edition.own).as_posix()
            if slug := front_matter((DOCS / name).read_text(encoding="utf-8")).get("game"):
                mend(page, trionfi.games[slug])


if __name__ == "__main__":
    main()
