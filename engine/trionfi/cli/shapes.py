"""The shapes of what the command line prints on its own account and of the files that it writes; those of the service's answers are its
own. See `schemas`."""

from typing import Literal, NotRequired, TypedDict

from trionfi.service.shapes.common import Amount
from trionfi.service.shapes.practice import Booked
from trionfi.service.shapes.reckon import Account, Line, SheetData
from trionfi.state.standing import Standing
from trionfi.words import Words


class Packets(TypedDict, total=False):
    """The deal: a packet for each seat under "hands", and each pile of the game by its name, such as "talon", as a text of cards."""

    hands: list[str]
    again: int
    """The order of a second shuffle, where there is one."""


class HandRecord(TypedDict):
    """A hand, complete enough to be replayed move by move."""

    format: Literal["trionfi hand 1"]
    game: str
    profile: str
    options: dict[str, str]
    """Those that differ from the profile."""
    players: int
    """Those at the table, one who sits out among them."""
    dealer: int
    """The number of a player."""
    standing: NotRequired[Standing]
    """Not there in the first hand of a match."""
    seed: NotRequired[int | str]
    packets: Packets
    moves: list[str]
    """Each with its seat, such as "1 passo" or "0 play KS"."""
    scores: NotRequired[list[Amount]]
    """Not there while the hand is not over."""


class HandRecords(TypedDict):
    """Several hands of a match, one after the other."""

    format: Literal["trionfi hands 1"]
    hands: list[HandRecord]


class NotationText(TypedDict):
    """A hand in the notation that people read."""

    text: str


class Replayed(TypedDict):
    """A record that holds."""

    ok: Literal[True]
    moves: int


class Broken(TypedDict):
    """A record that does not hold; the exit status is 2."""

    ok: Literal[False]
    move: int
    """The number of the move, from 1; 0 where the record is wrong before the first."""
    why: Words
    hand: NotRequired[int]
    """Which of several hands, from 1."""


class PlayedHand(Account):
    dealer: int
    out: list[int]
    """The players who sat out."""
    seats: list[int]
    """Which player sat at each seat."""
    record: HandRecord
    totals: list[Amount]
    """By player, over all matches, after this hand."""
    moved: list[Amount]
    """By player, what the match moved besides the scores of the hand."""
    account: NotRequired[list[Booked]]
    """What fell due, line by line; with --account."""


class PlayedMatch(TypedDict):
    """A match that is over. What it pays of its own, if it pays anything, is told as that of a hand."""

    hands: int
    standing: Standing
    scores: NotRequired[list[Amount]]
    unit: NotRequired[Words]
    lines: NotRequired[list[Line]]
    kept: NotRequired[list[Line]]
    result: NotRequired[Words]


class Played(TypedDict):
    """Hands that bots played."""

    game: str
    profile: str
    options: dict[str, str]
    seed: int | str
    bots: list[str]
    unit: Words
    hands: list[PlayedHand]
    totals: list[Amount]
    standing: Standing
    matches: list[PlayedMatch]
    sheet: NotRequired[SheetData]
    """Where the game has a score sheet."""


class SoakFault(TypedDict):
    game: str
    profile: str
    options: dict[str, str]
    check: str
    words: Words
    move: int
    """After which move it shows, from 1."""
    record: dict[str, object]
    """That of the hand; of a drill its kind, level and seed."""


class Soaked(TypedDict):
    """What a soak has tried and found."""

    hands: int
    drills: int
    games: list[str]
    profiles: list[str]
    faults: list[SoakFault]
