"""The games in which it cannot be told what a lead brings: hands are not played on quickly from there.

`python -m benchmarks.leads` writes `engine/trionfi/drills/unleadable.py`.
"""

from itertools import islice
from pathlib import Path

import trionfi
from trionfi.cards.chance import Chance
from trionfi.drills import unleadable
from trionfi.drills.leads import Leading, moments, trial_of
from trionfi.game import Game
from trionfi.state.decisions import Asks

FILE = Path(unleadable.__file__)
LOOKED_AT = 4   # leads of a game that are looked at
SHAPES = {"FIRST": Leading("", (), 0.0, 0.0, first=True), "LATER": Leading("", (), 0.1, 0.7)}


def can_be_weighed(game: Game, shape: Leading) -> bool:
    """Whether at least half of the first leads that a level may ask for can be."""
    found = [trial_of(view, 0) is not None for _, _, view in islice(moments(game, 0, Chance(game.slug), shape), LOOKED_AT)]
    return 2 * sum(found) >= len(found) > 0


def missing(name: str) -> list[str]:
    """The games of one of the two lists, in the order of the book."""
    games = [trionfi.games[slug] for slug in trionfi.games]
    return [game.slug for game in games
            if any(step.asks is Asks.CARD for step in game.course) and not can_be_weighed(game, SHAPES[name])]


def main() -> None:
    """Write the module."""
    head = '"""Games in which leads cannot be weighed, the first of a hand or later ones; `python -m benchmarks.leads` writes this."""\n'
    lists = "".join(f"\n{name} = frozenset({{\n{''.join(f'    "{slug}",\n' for slug in missing(name))}}})\n" for name in SHAPES)
    FILE.write_text(head + lists, encoding="utf-8")


if __name__ == "__main__":
    main()
