"""A deal that is typed in."""

from typing import TypedDict

from trionfi.service.shapes.common import Seat
from trionfi.words import Words


class Packet(TypedDict):
    """A hand, or a pile that is laid aside, and the cards that are placed there."""

    key: str
    """The number of the seat, or the name of the pile."""
    words: Words
    room: int
    """How many cards it takes."""
    cards: list[str]


class Placing(TypedDict):
    packets: list[Packet]
    dealer: Seat
