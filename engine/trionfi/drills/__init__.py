"""Drills: a question made from a game's parts and a seed, its answer, and an explanation whose parts sum to it."""

from trionfi.drills.base import Drill, Part
from trionfi.drills.count import CountDrill
from trionfi.errors import TrionfiError
from trionfi.game import Game

KINDS = {"count": CountDrill()}

__all__ = ["KINDS", "Drill", "Part", "drill", "kind_of"]


def kind_of(game: Game, kind: str):
    """The maker of a kind of drill. Raises TrionfiError naming the kinds that the game offers."""
    offered = [name for name, maker in KINDS.items() if maker.offered(game)]
    if kind not in offered:
        raise TrionfiError(f"{game.slug} has no drill '{kind}': there are {', '.join(offered) or 'none'}")
    return KINDS[kind]


def drill(game: Game, kind: str, level: int = 1, seed: int | str = 0) -> Drill:
    """One question. The same game, kind, level and seed give the same question everywhere.

    Raises TrionfiError for a kind or level that the game does not have.
    """
    maker = kind_of(game, kind)
    levels = maker.levels(game)
    if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= len(levels):
        raise TrionfiError(f"the drill '{kind}' has no level {level!r}: the levels are 1 to {len(levels)}")
    return maker.make(game, level, seed)
