"""Where a fact comes from, as links to the page of sources."""

import re
from functools import cache
from pathlib import Path

import yaml

from .base import Page
from .html import el, text

KNOWN = re.compile(r"\b(00\d)\b(?:, )?")
CHAPTER = re.compile(r"\b004, (?:ch(?:apter|\.) )?(\d+)")
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
        return text(source)
    return el("a", {"href": f"{page.base}sources/#source-{found[1]}"}, f"[{text(source)}]")


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
    found: dict[str, dict[str, str]] = yaml.safe_load(WITNESSES.read_text(encoding="utf-8"))
    return found
