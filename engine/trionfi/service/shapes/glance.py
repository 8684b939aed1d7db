"""A game in a few figures."""

from typing import TypedDict

from trionfi.service.shapes.common import Amount
from trionfi.words import Words


class Dealt(TypedDict):
    players: int
    cards: int
    pack: int


class LeftOver(TypedDict):
    name: Words
    cards: int
    goes: Words


class Paid(TypedDict):
    name: Words
    amount: Amount | None
    words: Words


class Glance(TypedDict):
    """A game in a few figures, to set it beside others."""

    dealt: list[Dealt]
    left: list[LeftOver]
    asked: list[Words]
    paid: list[Paid]
    unit: Words
    race: Amount | None
