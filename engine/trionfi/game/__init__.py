"""A game: the parts of its rules put together, with its options, profiles and seatings."""

from trionfi.game.game import Game
from trionfi.game.seating import Seating

__all__ = ["Game", "Seating"]
