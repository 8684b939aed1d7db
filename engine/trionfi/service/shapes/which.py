"""Questions that tell the games of a family apart."""

from typing import TypedDict


class WhichRow(TypedDict):
    slug: str
    ref: str
    name: str
    period: str
    players: int
    profile: str | None
    words: str
    usual: bool
    common: bool
    several: bool
    today: bool
    answers: dict[str, str]


class WhichQuestion(TypedDict):
    key: str
    words: str
    known: bool
    values: list[str]


class Which(TypedDict):
    family: str
    games: list[WhichRow]
    questions: list[WhichQuestion]
