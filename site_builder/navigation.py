"""The navigation of an edition, with a section of games for each folder that has an index page, in the book's order."""

import re
from pathlib import Path

from trionfi import games

from .editions import Edition, front_matter
from .words.site import speaker
from .words.tags import region

TITLE = re.compile(r"^# (.+)$", re.M)


def with_games(nav: list, edition: Edition) -> list:
    """The navigation with the games after its first entry; folders that it names already stay where they are."""
    named = str(nav)
    return [*nav[:1], *(section for name, section in sections(edition) if f"{name}/" not in named), *nav[1:]]


def sections(edition: Edition) -> list[tuple[str, dict[str, list[str]]]]:
    """Each folder of games with the section that leads to its pages: the index, pages on several of its games, the games."""
    order = {slug: place for place, slug in enumerate(games)}
    found = []
    for index in edition.english.glob("*/index.md"):
        pages = [file for file in index.parent.glob("*.md") if file.stem in order]
        if pages:
            pages.sort(key=lambda file: order[file.stem])
            common = sorted(file for file in index.parent.glob("*.md") if file != index and file not in pages)
            names = [file.relative_to(edition.english).as_posix() for file in (index, *common, *pages)]
            found.append((order[pages[0].stem], index.parent.name, {_called(edition, names[0]): names}))
    return [(name, section) for _, name, section in sorted(found, key=lambda one: one[0])]


def _called(edition: Edition, index: str) -> str:
    """The family's page's title; the region in the edition's own language while that page is English there."""
    name = title(edition.source(index))
    return name if edition.has(index) else speaker(edition.language).say(region(name))


def titled(nav: list, edition: Edition) -> list:
    """The navigation with the title of every page beside it, so that a page can be rendered without reading the others."""
    return [_titled(entry, edition) for entry in nav]


def _titled(entry: object, edition: Edition) -> object:
    if isinstance(entry, str):
        return {title(edition.source(entry)): entry}
    if isinstance(entry, dict):
        return {name: titled(inner, edition) if isinstance(inner, list) else inner for name, inner in entry.items()}
    return entry


def title(page: Path) -> str:
    """What a page calls itself: the title in its front matter, or its first heading."""
    text = page.read_text(encoding="utf-8")
    heading = TITLE.search(text)
    return str(front_matter(text).get("title") or (heading[1] if heading else page.stem))
