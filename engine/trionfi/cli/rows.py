"""Rows and paragraphs of a terminal."""

import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from trionfi.cli import terminal
from trionfi.words import Listing, Message, Verbatim, Words

type Say = Callable[[Words], str]


def as_table(rows: Sequence[Sequence[object]]) -> str:
    """Rows of cells with their columns below each other."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in texts) for column in range(len(texts[0]))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in texts)


def filled(text: str, indent: int = 4) -> str:
    """A paragraph as wide as the terminal, a hundred characters at most, its later lines set in."""
    return textwrap.fill(text, min(100, terminal.width() or 100), subsequent_indent=" " * indent, break_long_words=False)


def headed(say: Say, head: str, words: str) -> str:
    """Words behind what they are about, both said before."""
    return say(Message("{head}: {words}", head=Verbatim(head), words=Verbatim(words)))


def side_by_side(say: Say, words: Iterable[str]) -> str:
    """What has been said, in a row with semicolons; "" for nothing."""
    row = tuple(map(Verbatim, words))
    return say(Message("{remarks}", remarks=Listing(row, ";"))) if row else ""


def over(say: Say, number: int, trick: dict[str, Any], names: list[str]) -> str:
    """A trick that is over: who played what, and who took it."""
    plays = side_by_side(say, (*(headed(say, names[play["seat"]], play["card"]) for play in trick["plays"]),
                               *(headed(say, names[one["seat"]], one["words"]) for one in trick.get("said", []))))
    return say(Message("trick {n}, winner {who}: {plays}", n=number, plays=Verbatim(plays), who=Verbatim(names[trick["winner"]])))
