"""Pieces of sentences that every part needs."""

from collections.abc import Sequence


def series(parts: Sequence[str], word: str = "and") -> str:
    """One or more parts in a row: "A", "A and B", "A, B and C", or with "or" for `word`."""
    *others, last = parts
    return f"{', '.join(others)} {word} {last}" if others else last


def capital(words: str) -> str:
    """The words with a capital at the start."""
    return words[:1].upper() + words[1:]
