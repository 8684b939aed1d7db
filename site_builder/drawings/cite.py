"""Where a fact comes from, as links to the page of sources."""

import re
from functools import cache
from pathlib import Path

from trionfi.words import Listing, Message, Term, Verbatim, Words
from trionfi.words.languages import ENGLISH

from ..files import yaml_of
from .base import Page
from .html import el, text

KNOWN = re.compile(r"\b(00\d)\b(?:, )?")
CHAPTER = re.compile(r"\b004, (?:ch(?:apter|\.) )?(\d+)")
PLACE = re.compile(r"(?P<chapter>ch(?:apter|\.) )?(?P<numbers>\d+(?:\.\d+)?(?:(?:, | and )\d+\.\d+)*)"
                   r"(?: to (?P<last>\d+\.\d+))?(?=[ ,:]|$)")
BEHIND = re.compile(r"[,:]? ?")
WITNESSES = Path(__file__).with_name("witnesses.yaml")


def cite(page: Page, source: str) -> str:
    """A source such as `000, the deal; 004, 14.6` with every number a link; `ours` is our own reading."""
    if not source:
        return ""
    return "; ".join(_one(page, part.strip()) for part in spelt(source).split(";"))


def _one(page: Page, source: str) -> str:
    if source == "ours":
        return el("a", {"href": f"{page.base}about/#our-readings"}, page.say("our reading"))
    found = KNOWN.match(source)
    if not found:
        return text(_remark(page, source))
    return el("a", {"href": f"{page.base}sources/#source-{found[1]}"}, f"[{text(_told(page, source, found))}]")


def _told(page: Page, source: str, found: re.Match[str]) -> str:
    """A source by its number, its place there and what is said of it, in the language of the page."""
    rest = source[found.end():]
    if page.language == ENGLISH or not rest:
        return source
    place = PLACE.match(rest)
    where, said = (page.say(_place(place)), rest[place.end():]) if place else ("", rest)
    behind = BEHIND.match(said)
    joint = behind[0] if behind else ""
    return f"{found[0]}{where}{joint}{_remark(page, said[len(joint):])}" if said else f"{found[0]}{where}"


def _place(found: re.Match[str]) -> Words:
    """Chapters and games by their numbers."""
    numbers = tuple(Verbatim(one) for one in re.split(", | and ", found["numbers"]))
    if found["last"]:
        return Message("{first} to {last}", first=numbers[0], last=Verbatim(found["last"]))
    return Message("chapter {n}", n=numbers[0]) if found["chapter"] else Message("{numbers}", numbers=Listing(numbers, "and"))


def _remark(page: Page, words: str) -> str:
    """What is said of a source: a word of the term base."""
    return page.say(Term(words, "source"))


def spelt(source: str) -> str:
    """A source without the letters by which the book calls those whom it follows: their names instead."""
    chapter = CHAPTER.search(source)
    names = _witnesses().get(chapter[1], {}) if chapter else {}
    if not names:
        return source
    letters = "|".join(re.escape(one) for one in sorted(names, key=len, reverse=True))
    return re.sub(rf"(?<!\w)({letters})(?!\w)", lambda found: names[found[1]], source)


@cache
def _witnesses() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = yaml_of(WITNESSES.read_text(encoding="utf-8"))
    return found
