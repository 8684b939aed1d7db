"""A game in a few figures."""

from typing import TypedDict

from trionfi.service.shapes.common import Amount


class Dealt(TypedDict):
    players: int
    cards: int
    pack: int


class LeftOver(TypedDict):
    name: str
    cards: int
    goes: str


class Paid(TypedDict):
    name: str
    amount: Amount | None
    words: str


class Glance(TypedDict):
    """A game in a few figures, to set it beside others."""

    dealt: list[Dealt]
    left: list[LeftOver]
    asked: list[str]
    paid: list[Paid]
    unit: str
    race: Amount | None
