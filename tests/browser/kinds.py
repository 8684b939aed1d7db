"""What the page of a game is given and shows, by its kinds, so that few pages are enough to have each kind on one that is looked at.

The table and the calculator show the engine's answers: where a value is a word, a list, nothing or a number, and how long words and lists
are, because a telephone is narrow. What stands on the page itself is told by its elements: what they are within which, their classes,
and the longest word in them. `python -m tests.browser.kinds` chooses the games whose pages are opened, and writes them to `pages.json`.
"""

import json
import math
import re
from collections.abc import Callable, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from trionfi import games, service

from .played import SEED, cover, outline

CHOSEN = Path(__file__).parent / "pages.json"
# A list or a word that is about a quarter longer than another is of another kind.
STEPS_TO_TWICE = 3
# What no page shows as it stands: names that only programs read, and what led to the position.
UNSEEN = {"game", "profile", "options", "seed", "deal", "dealer", "order", "standing", "moves", "code", "log", "steps", "undo",
          "settlement"}
UNREAD = {"key", "kind", "name", "value", "from", "verb", "text", "card"}
# Attributes that tell what an element is to somebody who does not see it.
TOLD = ("aria-", "role", "scope", "for", "type", "tabindex", "alt", "headers")
WITHOUT_END = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


def sizes(number: int) -> Iterator[int]:
    """The sizes up to one, as far as they count as different."""
    yield from range(1, round(STEPS_TO_TWICE * math.log2(number)) + 1 if number > 4 else number + 1)


def kinds_of(told: object, place: str) -> Iterator[str]:
    """The kinds of everything in plain data, each with the place where it stands."""
    if isinstance(told, dict):
        yield f"{place}: some"
        for name, value in told.items():
            if name not in UNSEEN:
                yield from kinds_of(value, f"{place}.{name}")
    elif isinstance(told, list):
        yield f"{place}: {'several' if told else 'none'}"
        yield from (f"{place}: {size}" for size in sizes(len(told)))
        for value in told:
            yield from kinds_of(value, f"{place}[]")
    elif isinstance(told, str):
        yield f"{place}: {'words' if told else 'no words'}"
        if place.rpartition(".")[2] not in UNREAD:
            yield from (f"{place}: as long as {size}" for size in sizes(len(told)))
    else:
        yield f"{place}: {told if told is None or isinstance(told, bool) else 'a number'}"


class Article(HTMLParser):
    """Reads from a page of the site the kinds of elements in its article."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, str]] = []
        self.found: set[str] = set()

    @property
    def inside(self) -> bool:
        return any(tag == "article" for tag, _ in self.open)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        classes = "".join(f".{name}" for name in sorted((dict(attrs).get("class") or "").split()))
        one = tag + classes + "".join(f"[{name}]" for name in sorted(name for name, _ in attrs if name.startswith(TOLD)))
        if self.inside:
            self.found.add(f"{self.open[-1][1]} > {one}")
        if tag not in WITHOUT_END:
            self.open.append((tag, one))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in WITHOUT_END:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        while any(tag == other for other, _ in self.open) and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self.inside:
            longest = max(map(len, re.split(r"[\s-]+", data)))
            self.found |= {f"{self.open[-1][1]}: a word as long as {size}" for size in sizes(longest)}


def shown_in(html: str) -> set[str]:
    """The kinds of elements in the article of a page."""
    reader = Article()
    reader.feed(html)
    return reader.found


@cache
def kinds(slug: str, site: Path) -> frozenset[str]:
    """All that the page of a game in a built site is given and shows, and the family that has to be fetched for it."""
    hand, game = outline(slug, SEED), games[slug]
    form = service.answer("form", {"game": slug, "players": game.players[0]})
    found = {f"family {game.family}", *hand.fullest.needs, *shown_in((site / game.family / slug / "index.html").read_text())}
    found.update(kinds_of(hand.fullest.found, "table"), kinds_of(hand.then, "table"), kinds_of(json.loads(json.dumps(form)), "form"))
    return frozenset(found)


def chosen() -> list[str]:
    """The games whose pages are opened."""
    return json.loads(CHOSEN.read_text())


def choose(of: Callable[[str], frozenset[str]]) -> list[str]:
    """Few games that show together whatever any game shows, in the order of the book."""
    taken = {slug for slug, _ in cover({(slug, SEED): (0, of(slug)) for slug in games})}
    return [slug for slug in games if slug in taken]


if __name__ == "__main__":
    from site_builder.build import build
    from tests.support.built import BUILT

    build(BUILT, quiet=True)
    CHOSEN.write_text("[\n" + ",\n".join(f" {json.dumps(slug)}" for slug in choose(lambda slug: kinds(slug, BUILT))) + "\n]\n")
