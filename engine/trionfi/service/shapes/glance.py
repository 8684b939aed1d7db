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


class InPlay(TypedDict):
    players: int
    points: Amount | list[Amount]


class Glance(TypedDict):
    """A game in a few figures, to set it beside others."""

    dealt: list[Dealt]
    left: list[LeftOver]
    points: list[InPlay]
    """The card points by the number of players, for those with which every card comes to somebody."""
    asked: list[Words]
    paid: list[Paid]
    unit: Words
    race: Amount | None
