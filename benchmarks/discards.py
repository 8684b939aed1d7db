"""The games in which it can be told what a discard brings: hands are played on quickly from there.

`python -m benchmarks.discards` writes `engine/trionfi/drills/weighable.py`.
"""

from itertools import islice
from pathlib import Path

import trionfi
from trionfi.cards.chance import Chance
from trionfi.drills import weighable
from trionfi.drills.discards import stops, trial_of
from trionfi.game import Game

FILE = Path(weighable.__file__)
LOOKED_AT = 6   # discards of a game that are looked at: some are followed by another, which the quick play leaves out


def can_be_weighed(game: Game) -> bool:
    """Whether some of the first discards of a game can be."""
    return any(trial_of(stop, [stop.usual]) for stop in islice(stops(game, 0, Chance(game.slug)), LOOKED_AT))


def found() -> list[str]:
    """The names of the games, in the order of the book."""
    games = [trionfi.games[slug] for slug in trionfi.games]
    return [game.slug for game in games if any(step.phase == "discard" for step in game.course) and can_be_weighed(game)]


def main() -> None:
    """Write the module."""
    rows = "".join(f'    "{slug}",\n' for slug in found())
    head = '"""Games in which the worth of a discard can be told; `python -m benchmarks.discards` writes this."""\n\n'
    FILE.write_text(f"{head}WEIGHABLE = frozenset({{\n{rows}}})\n", encoding="utf-8")


if __name__ == "__main__":
    main()
