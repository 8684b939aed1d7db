"""Phrases that every part needs."""

from collections.abc import Sequence

from trionfi.words.message import Message, Words
from trionfi.words.values import Listing, Seat


def players(seats: Sequence[int]) -> Words:
    """Players by their seats: "player 0", "players 0, 2 and 4"."""
    return Message("{players}", players=Listing(tuple(map(Seat, seats)))) if len(seats) > 1 else Message("{who}", who=Seat(seats[0]))


def remarks(parts: Sequence[Words]) -> Words:
    """Remarks that stand side by side, parted by semicolons."""
    return Message("{remarks}", remarks=Listing(tuple(parts), ";")) if len(parts) > 1 else parts[0]


def in_row(parts: Sequence[Words]) -> Words:
    """Things side by side, parted by commas."""
    return Message("{items}", items=Listing(tuple(parts), ","))
