"""A small search index: of the glossary everything, of other pages the title, the headings that are their own, and terms.

Every first visit loads the index whole, so a page may not bring its prose into it.
"""

import json
import re
from collections import Counter
from pathlib import Path

from .files import write_if_new
from .pages import front_matter
from .paths import DOCS, RENDERED

INDEX = "search/search_index.json"
WHOLE = "glossary/"
COMMON = 4
HEADING = re.compile(r"^##+ (.+?)(?: \{#[\w-]+\})?$", re.M)
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
    terms = _terms()
    fresh = {_page(one) for one in index["docs"]}
    kept = [one for one in known.get("docs", ()) if _page(one) not in fresh]
    short = [one if _page(one) == WHOLE else _short(one, terms) for one in index["docs"]]
    index["docs"] = kept + _joined(short)
    write_if_new(file, json.dumps(index, ensure_ascii=False, separators=(",", ":")))


def _joined(docs: list[dict]) -> list[dict]:
    """The entries without the headings that all games have: what stands under these is found by the page itself."""
    games, common = _games(), _common()
    pages = {one["location"]: one for one in docs if "#" not in one["location"]}
    found = []
    for one in docs:
        page = pages.get(_page(one))
        if one is page or page is None or page["location"] not in games or one["title"] not in common:
            found.append(one)
        elif one["text"]:
            new = [term for term in one["text"].split(", ") if term not in page["text"]]
            page["text"] = f"{page['text']} {', '.join(new)}" if new else page["text"]
    return found


def _common() -> set[str]:
    """The headings that most games share."""
    pages = [file for file in DOCS.rglob("*.md") if front_matter(file.read_text()).get("game")]
    count = Counter(heading for file in pages for heading in set(HEADING.findall(file.read_text())))
    return {heading for heading, times in count.items() if times >= COMMON}


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
