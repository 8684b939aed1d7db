"""Shapes that several kinds of answers have."""

from typing import TypedDict

from trionfi.words import Words

type Amount = int | float | str
"""Points: a whole number, a half as `.5`, any other fraction as "1/3"."""
type Seat = int
"""The place of a player in the order of play, from 0."""


class Play(TypedDict):
    seat: Seat
    card: str


class Named(TypedDict):
    name: str
    words: Words
