"""Cards counted and declared, facts settled."""

from typing import NotRequired, TypedDict

from trionfi.service.shapes.common import Amount, Named, Seat

type Choosable = str | int | bool
"""What a fact may be set to by one choice."""


class Batch(TypedDict):
    cards: list[str]
    points: Amount
    note: str
    kind: str


class Count(TypedDict):
    points: Amount
    working: list[Batch]
    method: str
    last_trick: bool
    cards: list[str]
    methods: list[Named]
    remark: str
    """What a count of these points cannot know and the settlement does; empty where there is nothing."""


class Declaration(TypedDict):
    name: str
    cards: list[str]
    value: Amount
    ledger: str
    category: str
    shown: list[str]
    stands: dict[str, str]


class DeclaredLine(TypedDict):
    label: str
    value: Amount
    ledger: str
    cards: list[str]


class Declare(TypedDict):
    cards: list[str]
    declarations: list[Declaration]
    lines: list[DeclaredLine]
    total: Amount
    ledger: str
    amounts: dict[str, Amount]
    """The total of each unit, that of `ledger` first."""


Legal = TypedDict("Legal", {"legal": list[str], "not": dict[str, str]})


class TrickWinner(TypedDict):
    winner: int
    card: str


class FactValue(TypedDict):
    value: Choosable
    words: str


class Hangs(TypedDict):
    key: str
    value: object


class FormField(TypedDict):
    key: str
    words: str
    unit: str | None
    values: list[FactValue] | None
    default: NotRequired[object]
    only_if: NotRequired[Hangs]
    """Asked only while another fact has this value."""
    unless: NotRequired[Hangs]
    """Not asked while another fact has this value."""
    optional: bool
    """Others can stand in for it."""
    cards: NotRequired[list[str]]
    """The cards that it is about; all when there are none."""


class Line(TypedDict):
    label: str
    amounts: list[Amount]
    because: str
    source: str
    ledger: str
    trick: int | None


class Account(TypedDict):
    scores: list[Amount]
    unit: str
    lines: list[Line]


class SheetEntry(TypedDict):
    points: Amount
    mark: str


class SheetHand(TypedDict):
    rows: list[list[SheetEntry | None]]
    below: list[Amount]
    totals: list[Amount]


class SheetMark(TypedDict):
    mark: str
    words: str


class SheetData(TypedDict):
    columns: list[list[Seat]]
    below: str
    hands: list[SheetHand]
    source: str
    marks: list[SheetMark]
