"""Rows and paragraphs of a terminal."""

import textwrap
from collections.abc import Callable, Sequence

from trionfi.cli import terminal
from trionfi.words import Words

type Say = Callable[[Words], str]


def as_table(rows: Sequence[Sequence[object]]) -> str:
    """Rows of cells with their columns below each other."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in texts) for column in range(len(texts[0]))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in texts)


def filled(text: str, indent: int = 4) -> str:
    """A paragraph as wide as the terminal, a hundred characters at most, its later lines set in."""
    return textwrap.fill(text, min(100, terminal.width() or 100), subsequent_indent=" " * indent, break_long_words=False)
