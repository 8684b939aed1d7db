"""The register of drawings, and the questions that they put to the engine."""

import functools
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from trionfi import service

from .html import el

READ = ("show", "glance")  # the answers that tell rules


@dataclass(frozen=True)
class Page:
    """The page that is being drawn: its file below `docs/`, its game, the way from it to the top of the site; the reading by which it
    tells the rules, where that is not the one that programs begin with; its title; and the address of the site, where that is known."""

    name: str
    game: str | None
    base: str
    reading: str | None = None
    title: str = ""
    site: str = ""

    def ask(self, what: str, **request: object) -> Any:
        """The engine's answer about this page's game."""
        if self.game is None:
            raise ValueError("the page names no game: its front matter needs a line such as `game: mineo-3`")
        read = {"profile": self.reading} if self.reading and what in READ else {}
        return _answer(what, json.dumps({"game": self.game, **read, **request}))

    def ask_plain(self) -> Any:
        """The rules as programs begin with them, whatever reading the page tells."""
        return replace(self, reading=None).ask("show")

    @property
    def default(self) -> str | None:
        """The reading that programs begin with; None where the game has none."""
        return self.ask_plain()["profile"] or None


Drawing = Callable[[Page, str], str]
_drawings: dict[str, tuple[Drawing, bool]] = {}


def drawing(name: str, inline: bool = False) -> Callable[[Drawing], Drawing]:
    """Register a function that draws `{{ name ... }}` from a page and the words after the name."""

    def register(function: Drawing) -> Drawing:
        _drawings[name] = (function, inline)
        return function

    return register


def draw(call: str, page: Page, alone: bool) -> str:
    """The HTML for one call. Raises ValueError with the reason when it cannot be drawn."""
    name, _, words = call.partition(" ")
    if name not in _drawings:
        raise ValueError(f"there is no such drawing; there are {', '.join(sorted(_drawings))}")
    function, inline = _drawings[name]
    if inline:
        return function(page, words.strip())
    if not alone:
        raise ValueError("this drawing needs a line of its own")
    # The search index is for the prose: the figures of a drawing would only swell it.
    return el("div", {"class": f"drawing drawing-{name}", "data-search-exclude": True}, function(page, words.strip()))


def answer(what: str, **request: object) -> Any:
    """The engine's answer about no game in particular."""
    return _answer(what, json.dumps(request))


def games() -> list[dict]:
    """All games that the engine has."""
    return _answer("games", "{}")


@functools.cache
def _answer(what: str, request: str) -> Any:
    return service.answer(what, json.loads(request))
