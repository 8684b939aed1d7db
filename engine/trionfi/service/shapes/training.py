"""Drills: the kinds that a game offers, a question, the verdict on an answer."""

from typing import Literal, NotRequired, TypedDict

from trionfi.service.shapes.common import Amount, Named, Play, Seat
from trionfi.words import Words

type Answer = Amount | list[Answer] | None
"""A number, a card or a choice; several of them; nothing where a step has no value of its own."""


class DrillLevel(TypedDict):
    level: int
    words: Words
    parts: dict[str, bool | None]
    """Whether what can be switched is asked at this level; nothing: perhaps."""
    stored: list[int]
    """The seeds of its questions where they come from a store, which runs out."""


class DrillKind(TypedDict):
    kind: str
    words: Words
    short: Words
    """A word or two for where there is little room."""
    form: str
    levels: list[DrillLevel]
    parts: list[Named]
    """What can be switched on or off, whatever the level says."""
    methods: list[Named]


class DrillChoice(TypedDict):
    value: str
    name: Words
    """What is said."""
    words: Words


class DrillForm(TypedDict):
    kind: Literal["number", "card", "cards", "order", "choice", "choices", "numbers by player"]
    words: Words
    unit: NotRequired[Words]
    cards: NotRequired[list[str]]
    count: NotRequired[int | None]
    """How many cards; nothing when that is left to the reader."""
    choices: NotRequired[list[DrillChoice]]
    players: NotRequired[list[Words]]
    table: NotRequired[bool]
    """The answer is a move at the table where the question was found."""


class DrillPart(TypedDict):
    label: Words
    value: Answer
    cards: list[str]
    kind: str
    words: NotRequired[Words]
    source: NotRequired[str]


class DrillSaid(TypedDict):
    seat: Seat
    words: Words


class DrillFact(TypedDict):
    key: str
    words: Words
    value: object
    shown: Words
    cards: list[str]


class DrillPosition(TypedDict):
    """Enough to sit down at the table of the question: `seed` or `deal` says which cards were dealt."""

    seed: NotRequired[str]
    deal: NotRequired[dict[str, object]]
    dealer: Seat
    players: int
    seat: Seat
    moves: list[str]


class DrillTrick(TypedDict):
    """A trick that is over; `said` are the signals that were made in it, where the question is about them."""

    plays: list[Play]
    winner: Seat
    said: NotRequired[list[DrillSaid]]


class DrillContext(TypedDict, total=False):
    """What lies before the reader besides the cards that are asked about. `new` are cards of the hand that stand in place of others.
    `trail` are the tricks so far; `seen` says how they are shown: all of them, one at a time, or each a single time before the answer."""

    hand: list[str]
    new: list[str]
    trail: list[DrillTrick]
    seen: Literal["open", "folded", "once"]
    trick: list[Play]
    said: list[DrillSaid]
    facts: list[DrillFact]
    players: list[Words]
    tricks: int
    seat: Seat
    dealer: Seat
    position: DrillPosition


class DrillAsked(TypedDict):
    words: Words
    cards: list[str]
    last_trick: bool
    context: DrillContext


class Question(TypedDict):
    question: DrillAsked
    form: DrillForm
    answer: Answer
    explanation: list[DrillPart]
    working: list[DrillPart]
    kind: str
    level: int
    levels: int
    seed: int | str
    parts: dict[str, bool | None]
    method: str
    plays_on: bool
    """Whether it can be asked how the hand goes on after an answer."""


class Verdict(TypedDict):
    right: bool
    words: Words
    told: Words
    """The words, without that a right answer is right."""
    step: Words
    """The step that went wrong, where it can be told."""
    steps: list[Words]
    """All that it may have been."""
    cards: list[str]
    """The cards to look at again."""
    slip: str
    """The name of the likeliest slip, by which a question can be asked in which it would show; empty where none can be told."""
    answer: Answer
    explanation: list[DrillPart]
    working: list[DrillPart]
