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


class FigureTold(TypedDict):
    """A figure with half the interval in which the true one lies 95 times in 100; null where too few hands tell it."""

    key: str
    name: Words
    value: float
    half: float | None
    unit: Words


class Simulated(TypedDict):
    """What bots played, and the figures that come of it."""

    game: str
    profile: str
    options: dict[str, str]
    players: int
    what: list[str]
    bots: list[str]
    seed: int | str
    hands: int
    figures: list[FigureTold]


class TermSaid(TypedDict):
    """A word or noun phrase that each language has by itself: a card, a role, a unit. A "game term" is one that games call otherwise."""

    kind: Literal["term", "game term"]
    term: str
    """Its English."""
    shelf: str
    """Which sort of term it is, such as "card"."""
    many: NotRequired[str]
    """Its English for several."""


class SeatSaid(TypedDict):
    """A player by his seat."""

    kind: Literal["seat"]
    seat: int


class PersonSaid(TypedDict):
    """A player as a reader calls him."""

    kind: Literal["person"]
    name: "Said"
    you: bool
    """Whether he is the reader."""
    within: NotRequired["Said"]
    """His name in the midst of a sentence, where it is another."""


class QuantitySaid(TypedDict):
    """So many of a thing."""

    kind: Literal["quantity"]
    number: Amount
    unit: TermSaid


class RangeSaid(TypedDict):
    """From so many to so many of a thing."""

    kind: Literal["range"]
    least: int
    most: int
    unit: TermSaid


class NumberSaid(TypedDict):
    """A number by itself that is neither whole nor a half; the others stand as numbers."""

    kind: Literal["number"]
    number: str


class ListSaid(TypedDict):
    """Values in a row."""

    kind: Literal["list"]
    items: list["Said"]
    word: str
    """What stands before the last: "and", "or", or a sign that stands between all."""


class CardsSaid(TypedDict):
    """Cards by their names, or only how many they are."""

    kind: Literal["cards"]
    cards: list["Said"]
    number: int


class VerbatimSaid(TypedDict):
    """A text that is alike in every language."""

    kind: Literal["verbatim"]
    text: str


class SentencesSaid(TypedDict):
    """Sentences one after the other."""

    kind: Literal["sentences"]
    sentences: list["Said"]


class FormSaid(TypedDict):
    """Another pattern for when all that it wants is so."""

    wants: dict[str, str]
    """By value its trait: "you" for the reader, "=1" for just that number, "one" or "other" for a number of that plural category."""
    text: str


class MessageSaid(TypedDict):
    """A sentence: an English pattern, which is its key in every language, and what fills its places. A place is written {who}, {Who} with a
    capital, or {who_of} in a form of the word."""

    kind: Literal["message"]
    key: str
    context: NotRequired[str]
    """Which sense of the key is meant, where there are two."""
    forms: NotRequired[list[FormSaid]]
    """The first that fits stands in place of the key."""
    values: dict[str, "Said"]


type Said = (str | int | float | MessageSaid | SentencesSaid | TermSaid | SeatSaid | PersonSaid | QuantitySaid | RangeSaid | NumberSaid
             | ListSaid | CardsSaid | VerbatimSaid)
"""What fills a place. A text is quoted, and a number stands by itself."""
type Messages = dict[str, MessageSaid | SentencesSaid | TermSaid | VerbatimSaid]
"""By JSON pointer, what stands in texts for readers: to be said in another language, or for who is meant and how much. A text that is not
among them is its own key. Not there where it would be empty."""
