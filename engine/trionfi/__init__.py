"""Trionfi: the card games played with the tarot pack, as rules that run.

    import trionfi
    game = trionfi.games["mineo-3"]
    hand = game.deal(seed=7, dealer=2)
    hand.turn, hand.legal_actions()
    trionfi.count(game, "T20 T9 T6", last_trick=True).points
"""

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING

from trionfi.errors import (
    AmbiguousCard,
    BrokenRecord,
    IllegalAction,
    InvalidCard,
    MissingFact,
    NoSuchGame,
    TrionfiError,
)
from trionfi.games import games

if TYPE_CHECKING:
    from trionfi.counting import Count
    from trionfi.game import Game

__version__ = "0.1.0"
__all__ = [
    "AmbiguousCard", "BrokenRecord", "IllegalAction", "InvalidCard", "MissingFact", "NoSuchGame", "TrionfiError", "bots", "count", "games",
    "match", "record",
]
LATER = ("bots", "match", "record")


def __getattr__(name: str) -> object:
    """The modules of a match, of records and of bots, imported when they are first asked for: `trionfi.match.Match(game, seed=7)`."""
    if name in LATER:
        return import_module(f"trionfi.{name}")
    raise AttributeError(f"module 'trionfi' has no attribute '{name}'")


def count(of: "Game | str", cards: str | Iterable[str], last_trick: bool = False, tricks: int = 0, method: str = "customary") -> "Count":
    """The card points of a pile in a game, with the working (see `Game.count`)."""
    found = games[of] if isinstance(of, str) else of
    return found.count(cards, last_trick, tricks, method)
