"""What each card, bid or set of cards was worth, as far as looking ahead can tell."""

from typing import TypedDict

from trionfi.service.shapes.advising import Advice
from trionfi.words import Words


class Worth(TypedDict):
    """A card that could be played, or what else could be done: how much less than the advised one it brings on average, and how far the
    true figure may lie to either side, with 95 chances in 100."""

    move: str
    words: Words
    cards: list[str]
    less: float
    interval: float
    clear: bool
    """Whether it is worse beyond what chance would explain; else the two are equal, as far as the hands tell."""


class Made(TypedDict):
    """The move that was made, in words and by its cards, and the place among those weighed of it, or of a card that counts like it."""

    words: Words
    cards: list[str]
    place: int


class Weighing(TypedDict):
    """What to do, and what it was chosen from, the advised one, which brings most, first and the others by their worth; none where looking
    ahead does not weigh the decision. The unit is that of the payments, or that of what is written down in the course of the hand."""

    advice: Advice
    unit: Words
    hands: int
    """In how many hands that fit what the reader knew all were tried."""
    worths: list[Worth]
    made: Made | None
