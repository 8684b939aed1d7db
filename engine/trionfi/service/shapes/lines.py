"""How a hand goes on after two cards, in one deal, all cards open."""

from typing import TypedDict

from trionfi.service.shapes.common import Seat
from trionfi.service.shapes.review import Frame
from trionfi.words import Words


class PlayedOn(TypedDict):
    """One of the two cards, and how it goes on."""

    card: str
    frames: list[Frame]
    """The moment at which the card is chosen, then the hand after each trick, and at its end."""
    shows: int | None
    """The frame in which it shows what the better card does that the other does not, where a single thing tells."""
    ends: list[Words]
    """What came of it: who won, and what each side has."""


class Lines(TypedDict):
    deals: Seat
    """Where the dealer sits."""
    seat: Seat
    anticlockwise: bool
    names: list[Words]
    order: list[Seat]
    before: int
    """How many tricks were over before."""
    dealt: bool
    """Whether the deal is the one that was dealt."""
    words: list[Words]
    """What deal it is, how it was chosen, and by how much the better card ends better there."""
    own: int | None
    """The place of the card that was answered, among the two; nothing where none was."""
    lines: list[PlayedOn]
    """The better first."""
