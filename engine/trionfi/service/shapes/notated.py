"""A hand in the notation that people read."""

from typing import TypedDict


class Comment(TypedDict):
    after: int
    """After which move it stands, 0 before the first."""
    text: str


class Mark(TypedDict):
    move: int
    """The number of the move, from 1."""
    text: str
    """One of ! ? !! ?? !? ?!"""


class Notated(TypedDict):
    text: str
    record: dict[str, object]
    tags: dict[str, str]
    comments: list[Comment]
    marks: list[Mark]
