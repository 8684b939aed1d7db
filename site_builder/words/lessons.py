"""Messages out of the data in `exercises`: what the settled examples are called."""

from collections.abc import Iterator

import exercises

from .extract import Found

SETTLED = "settled"


def example_messages() -> Iterator[Found]:
    """The words of the settled examples, by game."""
    for game in exercises.games(SETTLED):
        for example in exercises.load(SETTLED, game).values():
            yield Found("", example["words"], f"exercises/{SETTLED}/{game}.json", 0, ())
