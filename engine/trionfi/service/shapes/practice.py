"""A practice hand as one seat sees it, with its log and its settlement; and a record that was checked."""

from typing import Literal, TypedDict

from trionfi.service.shapes.common import Amount, Play, Seat
from trionfi.service.shapes.reckon import Account, Column
from trionfi.service.shapes.review import HandVerdict
from trionfi.words import Words

type PlaysAs = Literal["", "declarer", "partner", "opponent"]
"""What a player is in a hand that somebody plays against the others."""

type FoolLies = Literal["in the pile", "face up"]
"""Where the Fool lies that a player has saved."""


class Phase(TypedDict):
    name: str
    title: Words
    words: Words


class Player(TypedDict):
    seat: Seat
    name: Words
    part: PlaysAs
    """Empty where nobody is declarer, or where it is hidden."""
    role: Words
    """His part, as the game calls it."""
    dealer: bool
    cards: int
    tricks: int
    bound: list[Words]
    """What he has bid, called and announced, as long as it holds."""
    kept: list[str]
    fool: FoolLies | None
    partner: bool
    out: bool
    """Whether he sits out: he is at the table and has no cards."""


class HandCard(TypedDict):
    card: str
    label: Words
    playable: bool
    why: Words | None
    """The rule against it."""


class Dummy(TypedDict):
    """A hand that lies open beside those of the players."""

    seat: Seat
    name: Words
    yours: bool
    """Whether the reader plays its cards."""
    cards: list[HandCard]


class Laid(TypedDict):
    """Cards that lie face up before a player and are played like those of the hand."""

    seat: Seat
    name: Words
    yours: bool
    """Whether they are the reader's; then they are among the cards of the hand too."""
    cards: list[str]


class LastTrick(TypedDict):
    winner: Seat
    leader: Seat
    plays: list[Play]


class Trick(TypedDict):
    number: int
    of: int
    leader: Seat | None
    plays: list[Play]
    winning: Seat | None


class Pile(TypedDict):
    """Cards beside hands and tricks, face down but for those that the reader knows."""

    name: str
    words: Words
    count: int
    cards: list[str | None]


class ShownCards(TypedDict):
    words: Words
    cards: list[str]


class Aside(TypedDict):
    text: str
    label: Words
    gloss: Words | None


class Action(Aside):
    cards: list[str]
    """Cards that go with it: shown, declared or called."""


class Sum(TypedDict):
    """A word that is said with a number."""

    verb: str
    label: Words
    gloss: Words
    """What the number means."""
    least: int
    most: int


class ChoiceCard(TypedDict):
    card: str
    allowed: bool
    why: Words | None


# "from" is a word of Python's.
ChoicePlace = TypedDict("ChoicePlace", {"from": Literal["hand", "pack"]})


class Choice(ChoicePlace):
    """From `least` to `count` cards, of the hand or from anywhere in the pack."""

    verb: str
    count: int
    least: int
    words: Words
    confirm: Words
    """What the button says."""
    cards: list[ChoiceCard]


class LogEntry(TypedDict):
    seat: Seat
    words: Words
    said: Words
    """What the seat said itself; empty where it said nothing."""
    kind: str


class Step(TypedDict):
    """A move of a bot."""

    move: str
    seat: Seat
    kind: Literal["play", "discard", "say"]
    card: str | None
    words: Words
    """Everything that came of it, but the cards that were dealt."""
    said: Words
    """What the seat said itself; empty where it said nothing."""


class Marked(TypedDict):
    """What a side, or a player for himself, has marked so far."""

    who: Words
    amounts: dict[str, Amount]
    words: Words


class Booked(TypedDict):
    """A payment or points that fell due in the play, in which trick (0: before the first), and what is marked after it."""

    trick: int
    label: Words
    because: Words
    ledger: Words
    amounts: list[Amount]
    marked: list[Marked]


class Standing(TypedDict):
    """What came of the hands before."""

    totals: list[Amount]
    played: int
    dealt: int
    marks: list[int]
    gone: list[str]
    faults: list[int]
    pots: list[Amount]
    doubled: bool
    seats: list[Seat]
    stack: list[str]
    rounds: int


class Match(TypedDict):
    standing: Standing
    over: bool
    rule: Words
    paid: Account | None
    """What the match pays itself when it is over."""
    names: list[Words]
    """Whose the totals are."""


class SidePoints(TypedDict):
    who: Words
    points: Amount


class Settlement(Account):
    points: dict[str, Amount | dict[str, int]] | None
    """The card points of each side, by its name, and under "cards" how many cards it has."""
    sides: list[SidePoints]
    """The card points by side, with what a reader calls each; none where they do not count."""
    next_dealer: Seat
    words: Words
    verdict: HandVerdict
    match: Match
    columns: list[Column]


class Position(TypedDict):
    game: str
    profile: str
    options: dict[str, str]
    seed: int | str | None
    deal: dict[str, object] | None
    dealer: Seat
    seat: Seat
    anticlockwise: bool
    order: list[Seat]
    """All seats in the order of play, the reader's own first; dummies are among them."""
    standing: Standing
    moves: list[str]
    code: list[str]
    """The moves as an address carries them: after ~ each letter is a card played, by its place in the hand."""
    turn: Seat | None
    over: bool
    phase: Phase
    waits: bool
    """Whether the hand waits for a word of the reader before his partner leads."""
    players: list[Player]
    hand: list[HandCard]
    dummies: list[Dummy]
    laid: list[Laid]
    trick: Trick
    last_trick: LastTrick | None
    talon: Pile | None
    piles: list[Pile]
    shown: list[ShownCards]
    marked: list[Marked]
    """What is marked so far, by those who have anything."""
    actions: list[Action]
    sums: list[Sum]
    choice: Choice | None
    asides: list[Aside]
    log: list[LogEntry]
    steps: list[Step]
    settlement: Settlement | None
    undo: int
    """How many moves go back when the reader takes back his last one."""


class Replay(TypedDict):
    ok: bool
    moves: int
