"""What differs between two games."""

from typing import TypedDict

from trionfi.words import Words


class Compared(TypedDict):
    ref: str
    slug: str
    name: Words
    profile: str


class Difference(TypedDict):
    name: Words
    here: list[Words]
    there: list[Words]


class Against(TypedDict):
    games: list[Compared]
    differences: list[Difference]
