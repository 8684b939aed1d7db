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
    from trionfi import bots, env, match, notation, numbers, record, solver
    from trionfi.bots import Bot, play
    from trionfi.counting import Count
    from trionfi.game import Game
    from trionfi.hand import Hand
    from trionfi.match import Match
    from trionfi.record import replay
    from trionfi.state.actions import Action, Choice
    from trionfi.state.view import View

__version__ = "1.0.0"
__all__ = [
    "Action", "AmbiguousCard", "Bot", "BrokenRecord", "Choice", "Count", "Game", "Hand", "IllegalAction", "InvalidCard", "Match",
    "MissingFact", "NoSuchGame", "TrionfiError", "View", "bots", "count", "env", "games", "match", "notation", "numbers",
    "play", "record", "replay", "solver",
]
LATER = {
    "bots": "bots", "env": "env", "match": "match", "notation": "notation", "numbers": "numbers", "record": "record", "solver": "solver",
    "Bot": "bots", "play": "bots", "Count": "counting", "Game": "game", "Hand": "hand", "Match": "match", "replay": "record",
    "Action": "state.actions", "Choice": "state.actions", "View": "state.view",
}


def __getattr__(name: str) -> object:
    """What is not needed to find a game, imported when it is first asked for: `trionfi.match.Match(game, seed=7)`, `trionfi.Hand`."""
    if name not in LATER:
        raise AttributeError(f"module 'trionfi' has no attribute '{name}'")
    module = import_module(f"trionfi.{LATER[name]}")
    found = globals()[name] = module if name == LATER[name] else getattr(module, name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def count(of: "Game | str", cards: str | Iterable[str], last_trick: bool = False, tricks: int = 0, method: str = "customary") -> "Count":
    """The card points of a pile in a game, with the working (see `Game.count`)."""
    found = games[of] if isinstance(of, str | float | int) else of
    return found.count(cards, last_trick, tricks, method)
