"""The search index: of every section its heading and the beginning of its prose, of the glossary everything.

It is fetched only by somebody who searches, and grows with every game.
"""

import json
import re
from pathlib import Path

from .files import write_if_new
from .paths import RENDERED

INDEX = "search/search_index.json"
WHOLE = "glossary/"
LONGEST = 600  # characters of a section: what stands further down is found by the page itself
TAG = re.compile(r"<[^>]+>")


def known_index() -> dict:
    """The index of the last build; empty when there is none."""
    file = RENDERED / INDEX
    return json.loads(file.read_text()) if file.is_file() else {}


def shorten(rendered: Path, known: dict) -> None:
    """Rewrite the index that the site tool made. Pages that were not rendered this time keep what is `known` of them."""
    file = rendered / INDEX
    index = json.loads(file.read_text())
    fresh = {_page(one) for one in index["docs"]}
    kept = [one for one in known.get("docs", ()) if _page(one) not in fresh]
    index["docs"] = kept + [one if _page(one) == WHOLE else _short(one) for one in index["docs"]]
    write_if_new(file, json.dumps(index, ensure_ascii=False, separators=(",", ":")))


def _short(one: dict) -> dict:
    text = " ".join(TAG.sub(" ", one["text"]).split())
    if len(text) > LONGEST:
        text = text[:LONGEST].rsplit(" ", 1)[0]
    return one | {"text": text}


def _page(one: dict) -> str:
    return one["location"].partition("#")[0]
