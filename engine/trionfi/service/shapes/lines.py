"""How a hand goes on after two choices, in one deal, all cards open."""

from typing import Literal, TypedDict

from trionfi.service.shapes.common import Seat
from trionfi.service.shapes.review import Frame
from trionfi.words import Words


class PlayedOn(TypedDict):
    """One of the two choices, and how it goes on."""

    cards: list[str]
    """Those that are played or discarded, or named by a word."""
    said: Words
    """What is said; empty where the cards tell all."""
    frames: list[Frame]
    """The moment at which it is chosen, then the hand after each trick, and at its end."""
    shows: int | None
    """The frame in which it shows what the better choice does that the other does not, where a single thing tells."""
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
    """What deal it is, how it was chosen, and by how much the better choice ends better there."""
    own: int | None
    """The place of the choice that was answered, among the two; nothing where none was."""
    kind: Literal["card", "cards", "choice"]
    """What is chosen: a card to be played, cards to be discarded, or a word to be said."""
    lines: list[PlayedOn]
    """The better first."""
