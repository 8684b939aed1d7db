"""Bots: they read a view of their own seat and nothing else, and the same seed plays the same way.

`random` plays any legal action; `simple` plays by rules of thumb, read from the parts of the game.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from trionfi.bots.base import Bot
from trionfi.errors import TrionfiError

if TYPE_CHECKING:
    from trionfi.hand import Hand

__all__ = ["BOTS", "Bot", "bot", "play"]

BOTS: dict[str, str] = {
    "random": "any legal action, all alike",
    "simple": "rules of thumb: no looking ahead, no sampling",
}
_MODULES = {"random": "chance_bot", "simple": "simple"}


def bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of that name. Raises TrionfiError naming those that there are."""
    if name not in BOTS:
        raise TrionfiError(f"no bot '{name}': there are {', '.join(BOTS)}")
    return import_module(f"trionfi.bots.{_MODULES[name]}").PLAYER(seed)


def play(hand: "Hand", bots: Sequence[Bot]) -> "Hand":
    """Play a hand to its end, one bot a seat; each sees the view of its seat when it must act."""
    if len(bots) != hand.players:
        raise TrionfiError(f"{len(bots)} bots cannot play for {hand.players} players: one a seat")
    while (seat := hand.turn) is not None:
        hand.push(bots[seat].choose(hand.view(seat)), seat)
    return hand
