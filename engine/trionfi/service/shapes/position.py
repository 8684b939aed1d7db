"""A position that was set up, seen by one who knows all cards."""

from typing import TypedDict

from trionfi.service.shapes.common import Amount, Play, Seat
from trionfi.service.shapes.reckon import Account


class May(TypedDict):
    move: str
    words: str | None


class AsideMay(May):
    seat: Seat


class SetToChoose(TypedDict):
    verb: str
    count: int
    least: int
    size: str
    cards: list[str]


class Tried(TypedDict):
    move: str
    ok: bool
    why: str


class TrickShown(TypedDict):
    words: str
    plays: list[Play]


# "not" is a word of Python's.
Refused = TypedDict("Refused", {"not": dict[str, str]})


class SetUp(Refused):
    game: str
    profile: str
    options: dict[str, str]
    players: int
    dealer: Seat
    deal: dict[str, object]
    moves: list[str]
    turn: Seat | None
    over: bool
    phase: str
    asks: str
    hand: list[str]
    tricks: list[TrickShown]
    may: list[May]
    choice: SetToChoose | None
    asides: list[AsideMay]
    tried: list[Tried]
    running: dict[str, list[Amount]]
    settlement: Account | None
