"""Pieces of sentences that every part needs."""

from collections.abc import Sequence


def series(parts: Sequence[str], word: str = "and") -> str:
    """One or more parts in a row: "A", "A and B", "A, B and C", or with "or" for `word`."""
    *others, last = parts
    return f"{', '.join(others)} {word} {last}" if others else last


def players(seats: Sequence[int]) -> str:
    """Players by their seats, as the engine numbers them: "player 0", "players 0, 2 and 4"."""
    return f"player{'s' * (len(seats) > 1)} {series([str(seat) for seat in seats])}"


def capital(words: str) -> str:
    """The words with a capital at the start."""
    return words[:1].upper() + words[1:]
