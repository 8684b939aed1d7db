"""What a bot would do."""

from typing import TypedDict

from trionfi.words import Words


class Advice(TypedDict):
    """What the bot would do, in words, and why."""

    move: str
    words: Words
    cards: list[str]
    why: Words
