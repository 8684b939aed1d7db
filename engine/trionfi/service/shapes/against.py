"""What differs between two games."""

from typing import TypedDict


class Compared(TypedDict):
    ref: str
    slug: str
    name: str
    profile: str


class Difference(TypedDict):
    name: str
    here: list[str]
    there: list[str]


class Against(TypedDict):
    games: list[Compared]
    differences: list[Difference]
