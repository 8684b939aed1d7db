"""Cards counted and declared, facts settled."""

from typing import NotRequired, TypedDict

from trionfi.service.shapes.common import Amount, Named, Seat
from trionfi.words import Words

type Choosable = str | int | bool
"""What a fact may be set to by one choice."""


class Batch(TypedDict):
    cards: list[str]
    points: Amount
    note: Words
    kind: str


class Count(TypedDict):
    points: Amount
    working: list[Batch]
    method: str
    last_trick: bool
    cards: list[str]
    methods: list[Named]
    remark: Words
    """What a count of these points cannot know and the settlement does; empty where there is nothing."""


class Declaration(TypedDict):
    name: Words
    cards: list[str]
    value: Amount
    ledger: Words
    category: str
    shown: list[str]
    stands: dict[str, Words]


class DeclaredLine(TypedDict):
    label: Words
    value: Amount
    ledger: Words
    cards: list[str]


class Declare(TypedDict):
    cards: list[str]
    declarations: list[Declaration]
    lines: list[DeclaredLine]
    total: Amount
    ledger: Words
    amounts: dict[str, Amount]
    """The total of each unit, that of `ledger` first."""
    ledgers: dict[str, Words]
    """What these units are called."""


Legal = TypedDict("Legal", {"legal": list[str], "not": dict[str, Words]})


class TrickWinner(TypedDict):
    winner: int
    card: str


class FactValue(TypedDict):
    value: Choosable
    words: Words


class Hangs(TypedDict):
    key: str
    value: object


class Declarable(TypedDict):
    key: str
    """What it is called in facts, whoever reads its name."""
    name: Words
    worth: Words


class Declaring(TypedDict):
    key: str
    name: Words
    value: int


class LeftOut(TypedDict):
    words: Words
    usual: bool
    """It goes without saying."""


class FormField(TypedDict):
    key: str
    words: Words
    asks: Words
    """The words over its entry: a question, or the name of what is typed."""
    unit: str | None
    values: list[FactValue] | None
    default: NotRequired[object]
    only_if: NotRequired[Hangs]
    """Asked only while another fact has this value."""
    unless: NotRequired[Hangs]
    """Not asked while another fact has this value."""
    optional: bool
    """Others can stand in for it."""
    without: NotRequired[LeftOut]
    """What it means to leave it out."""
    cards: NotRequired[list[str]]
    """The cards that it is about; all when there are none."""
    declared: NotRequired[list[Declarable]]
    """The declarations that it takes."""
    sample: NotRequired[list[Declaring]]
    """What a list of them looks like."""


class Line(TypedDict):
    label: Words
    amounts: list[Amount]
    because: Words
    source: str
    ledger: Words
    trick: int | None


class Account(TypedDict):
    scores: list[Amount]
    unit: Words
    lines: list[Line]
    kept: list[Line]
    """What the match keeps of a hand, in units of their own; it is in no score."""
    result: Words
    """The hand as players of the game say it, such as "garde, 49 points, 2 bouts: made by 8"; "" where they have no such saying."""


class Column(TypedDict):
    """A column of an account: a side whose players all get the same, or a player."""

    who: Words
    seats: list[Seat]


class Scored(Account):
    leaves: Amount | None
    columns: list[Column]


class Unsaid(TypedDict):
    key: str | None
    """The fact that is missing; None where what was said makes no sense."""
    words: Words


class Calculator(TypedDict):
    """What a calculator shows for the facts that have been typed so far. The players are called by their names everywhere."""

    heads: list[Words]
    """What the players are called, by seat."""
    form: list[FormField]
    settled: Scored | None
    unsaid: Unsaid | None
    """Why nothing is settled yet."""


class SheetEntry(TypedDict):
    points: Amount
    mark: str


class SheetHand(TypedDict):
    rows: list[list[SheetEntry | None]]
    below: list[Amount]
    totals: list[Amount]


class SheetMark(TypedDict):
    mark: str
    words: Words


class SheetData(TypedDict):
    columns: list[list[Seat]]
    below: Words
    hands: list[SheetHand]
    source: str
    marks: list[SheetMark]
