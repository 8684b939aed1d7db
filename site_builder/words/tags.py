"""What front matter says for all editions: the tags above a title, which are keys there, and the names of the regions."""

from collections.abc import Iterator

from trionfi.words import Message
from trionfi.words.message import CONTEXT

from ..editions import front_matter
from ..files import files_under
from ..paths import DOCS, ROOT
from .extract import Found

TAG = "tag"
REGION = "region"
"""The contexts of these messages: a label by itself, "Four players"; what a family's page is called, "Switzerland"."""


def tag(words: str) -> Message:
    """A tag as a message."""
    return _message(TAG, words)


def region(words: str) -> Message:
    """The English name of a region as a message."""
    return _message(REGION, words)


def _message(context: str, words: str) -> Message:
    return Message.of(f"{context}{CONTEXT}{words}", (((), words),), {})


def front_messages() -> Iterator[Found]:
    """The tags of the pages and the names of the regions as messages."""
    for file in files_under(DOCS):
        if file.suffix == ".md":
            front, place = front_matter(file.read_text(encoding="utf-8")), file.relative_to(ROOT).as_posix()
            yield from (Found(TAG, one, place, 0, ()) for one in front.get("tags", ()))
            if "country" in front:
                yield Found(REGION, front["title"], place, 0, ())
