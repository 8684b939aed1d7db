"""The register of drawings, the questions that they put to the engine, and the language in which they are drawn.

A drawing is asked for in a language by its page: `draw("fact-box", Page("sicily/mineo-3.md", "mineo-3", "../../", language="it"), True)`.
What it says itself are messages, which `page.say` says; what it has of the engine, `page.ask` has said already. What a language lacks
stands in English.
"""

import functools
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from trionfi import service
from trionfi.service.said import said
from trionfi.words import Message, Verbatim, Words
from trionfi.words.languages import ENGLISH

from ..words.plan import plans
from ..words.site import speaker
from .html import el, text

READ = ("show", "glance")  # the answers that tell rules


@dataclass(frozen=True)
class Page:
    """The page that is being drawn: its file below `docs/`, its game, the way from it to the top of its edition; the reading by which it
    tells the rules, where that is not the one that programs begin with; its title; the address of the site, where that is known; the
    `language` that a drawing is to speak, by its name ("it"); and the language of the edition that it is a page of, where that is another
    one: a drawing in the midst of English prose speaks English in every edition."""

    name: str
    game: str | None
    base: str
    reading: str | None = None
    title: str = ""
    site: str = ""
    language: str = ENGLISH
    edition: str | None = None

    @property
    def top(self) -> str:
        """The way to the top of the site, above that of its edition: there lie the files that all editions have."""
        return self.base if (self.edition or self.language) == ENGLISH else f"{self.base}../"

    @property
    def told(self) -> str | None:
        """The `lang` of a drawing, since the prose around it may be in English still; none on an English page."""
        return None if self.language == ENGLISH else self.language

    def say(self, words: Words) -> str:
        """Words in the language of the page."""
        return speaker(self.language).say(words)

    def each(self, words: tuple[Words, ...]) -> tuple[str, ...]:
        """Several words, as the heads of a table."""
        return tuple(self.say(one) for one in words)

    def figures(self, measured: str) -> str:
        """A measured number such as "-0.25" in the signs of the language."""
        return speaker(self.language).language.figures(measured)

    def whole(self, number: int) -> str:
        """A whole number with its thousands set apart as the language does it."""
        return speaker(self.language).language.number(number)

    def html(self, message: Message) -> str:
        """A message as HTML, in which the values that are `Html` stand as they are."""
        marks = {f"\ue000{place}\ue001": (name, value) for place, (name, value) in enumerate(message.values.items())
                 if isinstance(value, Html)}
        shown = text(self.say(message.filled(**{name: Verbatim(mark) for mark, (name, _) in marks.items()})))
        for mark, (_, value) in marks.items():
            shown = shown.replace(mark, value)
        return shown

    def english(self) -> "Page":
        """This page in English, whose words are the names by which programs know things."""
        return replace(self, language=ENGLISH)

    def games(self) -> list[dict]:
        """All games that the engine has, in the language of the page."""
        return _answer("games", "{}", self.language)

    def ask_all(self, what: str, **request: object) -> Any:
        """The engine's answer about no game in particular."""
        return _answer(what, json.dumps(request), self.language)

    def ask(self, what: str, **request: object) -> Any:
        """The engine's answer about this page's game, its words said in the language of the page."""
        return self._asked(what, self.language, request)

    def unsaid(self, what: str, **request: object) -> Any:
        """The engine's answer about this page's game, its words as messages, which `say` says."""
        return self._asked(what, ENGLISH, request)

    def _asked(self, what: str, language: str, request: dict[str, object]) -> Any:
        if self.game is None:
            raise ValueError("the page names no game: its front matter needs a line such as `game: mineo-3`")
        read = {"profile": self.reading} if self.reading and what in READ else {}
        return _answer(what, json.dumps({"game": self.game, **read, **request}), language)

    def ask_plain(self) -> Any:
        """The rules as programs begin with them, whatever reading the page tells."""
        return replace(self, reading=None).ask("show")

    @property
    def default(self) -> str | None:
        """The reading that programs begin with; None where the game has none."""
        return self.ask_plain()["profile"] or None


class Html(Verbatim):
    """A piece of HTML that stands in a message: `Page.html` draws it."""

    __slots__ = ()


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
    return el("div", {"class": f"drawing drawing-{name}", "lang": page.told, "data-search-exclude": True}, function(page, words.strip()))


def games() -> list[dict]:
    """All games that the engine has, in English."""
    return _answer("games", "{}", ENGLISH)


@functools.cache
def _answer(what: str, request: str, language: str) -> Any:
    found = _found(what, request)
    return found if language == ENGLISH else said(found, _plans().get(what), _plans(), speaker(language))


@functools.cache
def _found(what: str, request: str) -> Any:
    """An answer whose words are messages, which is found once for all languages."""
    return service.answer(what, json.loads(request))


_plans = functools.cache(plans)
