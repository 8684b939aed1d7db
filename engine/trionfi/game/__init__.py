"""A game: the parts of its rules put together, with its options, profiles and seatings."""

from trionfi.game.game import Game, Seating

__all__ = ["Game", "Seating"]
