"""A hand that somebody holds, and what was said before he decides."""

from typing import TypedDict

from trionfi.service.shapes.common import Seat
from trionfi.words import Words


class Offered(TypedDict):
    """Something that may be said or done."""

    move: str
    words: Words


class Before(TypedDict):
    """What a player has said before the reader's turn, and all that he could have."""

    seat: Seat
    name: Words
    move: str
    words: Words
    offered: list[Offered]


class Holding(TypedDict):
    """A question as it stands: the cards, and what follows from them."""

    cards: list[str]
    room: int
    """How many cards the deal gives the reader."""
    most: int
    """The most that he may hold, with those that are taken up."""
    fits: bool
    """Whether he has named enough of them to be answered."""
    dealer: Seat
    seat: Seat
    names: list[Words]
    """The players as the reader calls them, by seat."""
    before: list[Before]
    said: list[str]
    """What was said, in short."""
    asks: Words
    """What he is asked then; empty where he decides nothing."""
    choices: list[Offered]
    unit: Words
