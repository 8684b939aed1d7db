"""Where a fact comes from, as links to the page of sources."""

import re

from .base import Page
from .html import el, text

KNOWN = re.compile(r"\b(00\d)\b(?:, )?")


def cite(page: Page, source: str) -> str:
    """A source such as `000, the deal; 004, 14.6` with every number a link; `ours` is our own reading."""
    if not source:
        return ""
    return "; ".join(_one(page, part.strip()) for part in source.split(";"))


def _one(page: Page, source: str) -> str:
    if source == "ours":
        return el("a", {"href": f"{page.base}about/#our-readings"}, "our reading")
    found = KNOWN.match(source)
    if not found:
        return text(source)
    return el("a", {"href": f"{page.base}sources/#source-{found[1]}"}, f"[{text(source)}]")
