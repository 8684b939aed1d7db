"""A hand looked at once more with all cards open."""

from typing import TypedDict

from trionfi.service.shapes.advising import Advice
from trionfi.service.shapes.common import Play, Seat
from trionfi.words import Words


class OpenPile(TypedDict):
    words: Words
    cards: list[str]


class Frame(TypedDict):
    """A position after one move, all cards open."""

    mover: Seat | None
    words: Words
    turn: Seat | None
    hands: list[list[str]]
    plays: list[Play]
    winner: Seat | None
    """Who has won the trick that lies there."""
    tricks: list[int]
    piles: list[OpenPile]


class Otherwise(TypedDict):
    """A move of the reader that rules of thumb would have made otherwise: the frame after it, what he did, what they would have done."""

    at: int
    made: Words
    advice: Advice


class HandVerdict(TypedDict):
    won: int
    """1: better than the others; -1: worse; 0: neither."""
    words: Words


class Review(TypedDict):
    game: str
    profile: str
    options: dict[str, str]
    players: int
    seed: int | str | None
    deal: dict[str, object] | None
    dealer: Seat
    deals: Seat
    """Where the dealer sits; one who sits out comes after all others."""
    seat: Seat
    anticlockwise: bool
    code: list[str]
    moves: list[str]
    names: list[Words]
    order: list[Seat]
    frames: list[Frame]
    choices: list[int]
    """The frames after the moves that the reader had a choice of."""
    otherwise: list[Otherwise]
    verdict: HandVerdict | None
