"""Messages out of the data in `exercises`: what the settled examples are called, and all that learn paths and instructive deals say."""

from collections.abc import Callable, Iterator
from typing import Any

from trionfi.words import Message, Words
from trionfi.words.message import CONTEXT

import exercises

from .extract import Found

SETTLED = "settled"
SAID = ("title", "words", "right", "wrong")
"""The keys behind which a lesson has what it says, one sentence or several."""
LESSON = "lesson"
"""The context of these: "The talon" of Mineo is the word of that game, not of every one."""


def exercise_messages() -> Iterator[Found]:
    """The words of the settled examples, and of the learn paths and the deals, by game."""
    for game in exercises.games(SETTLED):
        for example in exercises.load(SETTLED, game).values():
            yield Found("", example["words"], f"exercises/{SETTLED}/{game}.json", 0, ())
    for kind in exercises.KINDS:
        for game in exercises.games(kind):
            for words in _sentences_of(exercises.load(kind, game)):
                yield Found(LESSON, words, f"exercises/{kind}/{game}.json", 0, ())


def _sentences_of(data: Any) -> list[str]:
    found: list[str] = []
    said(data, lambda words: found.append(str(words)) or "")
    return found


def said(data: Any, say: Callable[[Words], str]) -> Any:
    """What a file of lessons holds, with each of its sentences as `say` says it."""
    if isinstance(data, list):
        return [said(one, say) for one in data]
    if not isinstance(data, dict):
        return data
    return {key: _sentences(value, say) if key in SAID else said(value, say) for key, value in data.items()}


def _sentences(value: str | list[str], say: Callable[[Words], str]) -> str | list[str]:
    return [say(_message(one)) for one in value] if isinstance(value, list) else say(_message(value))


def _message(words: str) -> Message:
    return Message.of(f"{LESSON}{CONTEXT}{words}", (((), words),), {})
