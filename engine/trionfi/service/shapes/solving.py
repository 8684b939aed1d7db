"""A hand solved with all cards open."""

from typing import TypedDict

from trionfi.service.shapes.common import Amount, Play, Seat
from trionfi.words import Words


class Cost(TypedDict):
    """A card that may be played, and how many card points its side has less with it in the end than with the best one, 0 for that."""

    card: str
    less: Amount


class Solved(TypedDict):
    """What is known of a hand with all cards open. What is not known yet is left out, and `done` says whether all is known."""

    turn: Seat
    done: bool
    tried: int
    """How many cards were tried to find it."""
    costs: list[Cost]
    """The best first; cards that are not known yet are left out."""
    line: list[Play]
    """The best play of both sides to the end; empty until all is known."""
    points: list[Amount]
    """What the side in turn and the other side have then in card points; empty until all is known."""
    words: Words
    made: Words
    """How the card that was played then, and what came of the hand, differ from that; empty where no card was, or not all is known."""
    notes: list[Words]
    """What the costs have in them, and what is not reckoned with."""


class Solvable(TypedDict):
    """The moves of a hand that can be solved with all cards open, each from before it."""

    moves: list[int]
    """Their numbers; 1 is the first move of the hand."""
    words: Words
    """In one line which they are, or why there are none."""
