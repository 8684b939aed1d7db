"""Hands in the notation that people read: a text from a record, and a record from a text that somebody has pasted."""

from typing import TYPE_CHECKING

from trionfi import notation
from trionfi.errors import TrionfiError
from trionfi.record import replay, to_record
from trionfi.service.request import Request, record_of

if TYPE_CHECKING:
    from trionfi.service.shapes import notated as shapes


def notated(request: Request) -> "shapes.Notated":
    """A hand from its `text` or its `record`: both of them, and the tags, comments and marks of the text. Raises BrokenRecord naming the
    line, or the move, that is wrong."""
    text = request.get("text")
    if text is not None and not isinstance(text, str):
        raise TrionfiError("'text' is a hand in notation")
    noted = notation.Noted(replay(record_of(request))) if text is None else notation.read(text)
    return {
        "text": notation.write(*noted), "record": to_record(noted.hand), "tags": noted.tags,
        "comments": [{"after": move, "text": said} for move, said in sorted(noted.comments.items())],
        "marks": [{"move": move, "text": mark} for move, mark in sorted(noted.marks.items())],
    }
