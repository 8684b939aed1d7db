"""Questions that tell the games of a family apart."""

from typing import TypedDict

from trionfi.words import Words


class WhichRow(TypedDict):
    slug: str
    ref: str
    name: Words
    period: Words
    players: int
    profile: str | None
    words: Words
    usual: bool
    common: bool
    several: bool
    today: bool
    answers: dict[str, Words]


class WhichQuestion(TypedDict):
    key: str
    words: Words
    known: bool
    values: list[Words]


class Which(TypedDict):
    family: str
    games: list[WhichRow]
    questions: list[WhichQuestion]
