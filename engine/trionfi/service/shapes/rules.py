"""The list of the games, their rules, their packs."""

from typing import NotRequired, TypedDict

from trionfi.service.shapes.common import Amount
from trionfi.words import Words


class GameName(TypedDict):
    """One game in the list of names."""

    ref: str
    slug: str
    name: Words
    family: str


class GameHead(GameName):
    place: Words
    period: Words
    players: list[int]
    cards: int
    points: Amount | list[Amount]
    """Those in the pack; the least and the most where they depend on the split."""
    suits: str
    bidding: str
    sides: str
    counting: int
    """How many cards are counted together."""


class GameFacts(GameHead):
    """One game in the list of all."""

    options: list[str]
    profiles: list[str]


class GameListed(GameFacts):
    today: bool
    """Whether it is played today."""


class OptionValue(TypedDict):
    value: str
    words: Words
    source: str


class Bearing(TypedDict):
    settles: bool
    """Whether what a hand pays hangs on it, or what is asked of it."""
    settles_match: NotRequired[bool]
    """Whether what a rubber or match pays hangs on it, or what is asked of it."""


class GameOption(Bearing):
    name: str
    words: Words
    value: str
    values: list[OptionValue]


class Profile(TypedDict):
    name: str
    words: Words
    source: str
    options: dict[str, str]
    common: bool


class Part(TypedDict):
    key: str
    name: Words
    words: Words
    figures: dict[str, object]
    source: str


class CourseStep(TypedDict):
    key: str
    name: Words
    branch: Words
    words: Words
    source: str
    figures: list[list[Words]]


class MeldRow(TypedDict):
    key: str
    name: Words
    words: Words
    figures: Words
    unit: str
    source: str


class Melds(TypedDict):
    rows: list[MeldRow]
    sharing: list[Words]


class Signal(TypedDict):
    """What may be said to a partner, and when."""

    phrase: str
    name: Words
    """What a reader calls it: the phrase, or what a gesture is called."""
    when: str
    meaning: Words
    source: str
    lang: str
    optional: bool


class Sign(TypedDict):
    key: str
    name: Words
    play: Words
    meaning: Words
    source: str


class RewardRow(TypedDict):
    key: str
    name: Words
    words: Words
    amount: Amount | None
    source: str
    figures: list[list[Words]]


class SourceWords(TypedDict):
    source: str
    words: Words


class Settled(TypedDict):
    settled: NotRequired[list[int]]
    """For how many the calculator settles a hand, where one who sits at the table and sits out has no part in it."""


class RubberNamed(TypedDict):
    rubber: NotRequired[Words]
    """What a match is called that the calculator settles, such as "rubber"; not there where there is none under these rules."""


class Show(GameHead, Settled, RubberNamed):
    """The rules at a glance."""

    profile: str
    parts: list[Part]
    course: list[CourseStep]
    melds: Melds | None
    options: list[GameOption]
    profiles: list[Profile]
    signals: list[Signal]
    signs: list[Sign]
    rewards: list[RewardRow]
    terms: dict[str, str]
    unit: str
    anticlockwise: bool
    sources: list[SourceWords]
    match: Words


class PackCard(TypedDict):
    card: str
    name: Words
    full: Words
    gloss: Words | None
    suit: str
    rank: str
    value: Amount


class Suit(TypedDict):
    letter: str
    name: Words
    native: str


class Pack(TypedDict):
    name: str
    form: str
    cards: list[PackCard]
    """In the order of a sorted hand."""
    suits: list[Suit]
    courts: list[Suit]
    trumps: list[str]
    """From the highest."""
    equal: list[list[str]]
    """Trumps of one rank."""
    empty: Amount
    """What a card without a value of its own counts."""
    last_trick: Amount
    """Card points for the last trick; 0 where the game gives none."""
    per_trick: Amount
    per_trick_asked: Words
