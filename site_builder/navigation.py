"""The part of the navigation that lists the games: a section for each folder with an index page, in the book's order."""

import re
from pathlib import Path

from trionfi import games

from .pages import front_matter
from .paths import DOCS

TITLE = re.compile(r"^# (.+)$", re.M)


def with_games(nav: list) -> list:
    """The navigation with the games after its first entry; folders that it names already stay where they are."""
    named = str(nav)
    return [*nav[:1], *(section for name, section in sections() if f"{name}/" not in named), *nav[1:]]


def sections() -> list[tuple[str, dict[str, list[str]]]]:
    """Each folder of games with the section that leads to its pages: the index, pages on several of its games, the games."""
    order = {slug: place for place, slug in enumerate(games)}
    found = []
    for index in DOCS.glob("*/index.md"):
        pages = [file for file in index.parent.glob("*.md") if file.stem in order]
        if pages:
            pages.sort(key=lambda file: order[file.stem])
            common = sorted(file for file in index.parent.glob("*.md") if file != index and file not in pages)
            names = [file.relative_to(DOCS).as_posix() for file in (index, *common, *pages)]
            found.append((order[pages[0].stem], index.parent.name, {title(index): names}))
    return [(name, section) for _, name, section in sorted(found, key=lambda one: one[0])]


def titled(nav: list) -> list:
    """The navigation with the title of every page beside it, so that a page can be rendered without reading the others."""
    return [_titled(entry) for entry in nav]


def _titled(entry: object) -> object:
    if isinstance(entry, str):
        return {title(DOCS / entry): entry}
    if isinstance(entry, dict):
        return {name: titled(inner) if isinstance(inner, list) else inner for name, inner in entry.items()}
    return entry


def title(page: Path) -> str:
    """What a page calls itself: the title in its front matter, or its first heading."""
    text = page.read_text()
    heading = TITLE.search(text)
    return str(front_matter(text).get("title") or (heading[1] if heading else page.stem))
