"""A position that was set up, seen by one who knows all cards."""

from typing import TypedDict

from trionfi.service.shapes.common import Amount, Play, Seat
from trionfi.service.shapes.reckon import Account
from trionfi.words import Words


class May(TypedDict):
    move: str
    words: Words | None


class SumMay(TypedDict):
    """A word with any whole number from `least` to `most`."""

    verb: str
    least: int
    most: int
    words: Words


class AsideMay(May):
    seat: Seat


class SetToChoose(TypedDict):
    verb: str
    count: int
    least: int
    size: Words
    cards: list[str]


class Tried(TypedDict):
    move: str
    ok: bool
    why: Words


class TrickShown(TypedDict):
    words: Words
    plays: list[Play]


# "not" is a word of Python's.
Refused = TypedDict("Refused", {"not": dict[str, Words]})


class SetUp(Refused):
    game: str
    profile: str
    options: dict[str, str]
    players: int
    dealer: Seat
    """The number of a player; each seat of the hand has one of them in `seats`, who sits out the last."""
    seats: list[int]
    standing: dict[str, object]
    deal: dict[str, object]
    moves: list[str]
    turn: Seat | None
    over: bool
    phase: str
    """The key of the step, as `show` lists it under "course"; nothing where the hand is over."""
    title: Words
    """What a reader calls the step."""
    asks: Words
    hand: list[str]
    tricks: list[TrickShown]
    may: list[May]
    sums: list[SumMay]
    choice: SetToChoose | None
    asides: list[AsideMay]
    tried: list[Tried]
    running: dict[str, list[Amount]]
    settlement: Account | None
