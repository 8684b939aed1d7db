"""A small search index: of a game's page its titles, headings and terms; of the few other pages everything.

Every first visit loads the index whole, so a game may not bring its prose into it.
"""

import json
import re
from pathlib import Path

from .files import write_if_new
from .pages import front_matter
from .paths import DOCS, RENDERED

INDEX = "search/search_index.json"
TERM = re.compile(r"^(\S.*?)\s*\{#[\w-]+\}\s*$", re.M)
TAG = re.compile(r"<[^>]+>")
SENTENCE = re.compile(r".+?[.!?](?=\s|$)")


def known_index() -> dict:
    """The index of the last build; empty when there is none."""
    file = RENDERED / INDEX
    return json.loads(file.read_text()) if file.is_file() else {}


def shrink(rendered: Path, known: dict) -> None:
    """Rewrite the index that the site tool made. Pages that were not rendered this time keep what is `known` of them."""
    file = rendered / INDEX
    index = json.loads(file.read_text())
    games, terms = _games(), _terms()
    fresh = {_page(one) for one in index["docs"]}
    kept = [one for one in known.get("docs", ()) if _page(one) not in fresh]
    index["docs"] = kept + [_short(one, terms) if _page(one) in games else one for one in index["docs"]]
    write_if_new(file, json.dumps(index, ensure_ascii=False, separators=(",", ":")))


def _short(one: dict, terms: dict[str, re.Pattern[str]]) -> dict:
    text = " ".join(TAG.sub(" ", one["text"]).split())
    if "#" not in one["location"]:
        first = SENTENCE.match(text)
        return one | {"text": first[0] if first else text}
    found = [term for term, pattern in terms.items() if pattern.search(text)]
    return {"location": one["location"], "title": one["title"], "text": ", ".join(found)}


def _page(one: dict) -> str:
    return one["location"].partition("#")[0]


def _games() -> set[str]:
    pages = (file for file in DOCS.rglob("*.md") if file.stem != "index" and front_matter(file.read_text()).get("game"))
    return {f"{file.relative_to(DOCS).with_suffix('').as_posix()}/" for file in pages}


def _terms() -> dict[str, re.Pattern[str]]:
    """The words that the glossary explains."""
    heads = TERM.findall((DOCS / "glossary.md").read_text())
    terms = (term.strip(" *") for head in heads if not head.startswith("#") for term in head.split(","))
    return {term: re.compile(rf"\b{re.escape(term)}\b", re.I) for term in terms if term}
