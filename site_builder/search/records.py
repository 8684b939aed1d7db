"""What can be found: every page of a rendered site with the words of its sections, and every term of the glossary."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from html import escape
from html.parser import HTMLParser
from pathlib import Path

from trionfi.words import Message
from trionfi.words.languages import ENGLISH

from ..drawings.facets import FACETS
from ..editions import Edition, editions
from ..paths import LANGUAGES
from ..words.site import speaker

GLOSSARY = "glossary/"
GAMES = Message("{n} games", {"n one": "{n} game"}, n=0)
COMMON = "common.txt"
# How much a word counts by where it stands; Pagefind's scale ends at 10.
TITLE, HEADINGS, TEXT = 10, {"h2": 5, "h3": 3}, 0.4
# What is written for those who write games is found by its headings: a player who looks for tricks does not mean it.
MAKERS = "contributing/"
# A page is as much about a word that stands in four of its sections as in all: more would only swell the index.
OFTEN = 4
LONGEST = 150  # characters of what is shown of a term or a page
# A game in the finder; its link stands in its name.
FINDER_GAME = re.compile(r'class="finder-name">\s*<a href="([^"]+)"')
VOID = {"br", "img", "input", "hr", "link", "meta", "wbr", "source", "use", "path"}
SKIPPED = {"script", "style", "nav", "svg", "template"}
WORD = re.compile(r"[^\W_]+")
# The number of a game in the book, which is to be one word; `web/src/search/query.ts` writes what was typed in the same way.
NUMBERED, AS_A_WORD = re.compile(r"\b(\d+)\.(\d+)\b"), r"\1n\2"
# An abbreviation, such as "F.F.T.", which is to be one word as well.
ABBREVIATED = re.compile(r"(?<![^\W\d_])(?:[^\W\d_]\.){2,}")


@dataclass
class Section:
    """A heading with its place on the page and what stands below it."""

    key: str
    level: str
    title: str = ""
    text: str = ""


@dataclass
class Record:
    """One thing that is found: where it is, what it is called, what is shown with it, and its words. `called` has further names, by which
    it is found as by its title: a region's in the language of the edition, where nobody has translated its page."""

    url: str
    kind: str
    title: str = ""
    called: list[str] = field(default_factory=list)
    about: str = ""
    sections: list[Section] = field(default_factory=list)
    facets: dict[str, list[str]] = field(default_factory=dict)
    language: str = ENGLISH

    def headings(self) -> list[tuple[str, str]]:
        """The place and the words of each heading below the title."""
        return [(one.key, one.title) for one in self.sections if one.key]

    def shown(self, places: list) -> dict:
        """What the list of results says of it; `places` are its headings with their place among its words."""
        facts = {name: values for name, values in self.facets.items() if name in ("players", "region", "cards")}
        said = {"url": self.url, "title": self.title, "kind": self.kind, "about": self.about, "facts": facts, "places": places}
        return {name: value for name, value in said.items() if value}

    def page(self, order: int | None) -> str:
        """The page that Pagefind reads; `order` is its place where nothing but facts is asked for, for a page that has some."""
        often: dict[str, int] = {}
        # Who types the name of a region or a term means its own page, before those that have it in their title. A region may have several
        # names, of several words: "Piedmont and Savoy", "Piémont et Savoie".
        times = {"region": 3, "term": 2}.get(self.kind, 1)
        parts = [f'<h1 data-pagefind-weight="{TITLE}">{" ".join(self._names() * times)}</h1>']
        for one in self.sections:
            if one.key:
                head = f'{one.level} id="{escape(one.key)}" data-pagefind-weight="{HEADINGS[one.level]}"'
                parts.append(f"<{head}>{' '.join(words(one.title, self.language))}</{one.level}>")
            read = [] if MAKERS in self.url else words(one.text, self.language)
            told = [word for word in dict.fromkeys(read) if often.setdefault(word, 0) < OFTEN]
            for word in told:
                often[word] += 1
            parts.append(f'<p data-pagefind-weight="{TEXT}">{" ".join(told)}</p>')
        if self.kind == "term":
            # The English word for it: "Jupiter.", "Dog."
            gloss = self.about.partition(".")[0]
            parts.append(f'<p data-pagefind-weight="{HEADINGS["h2"]}">{" ".join(words(gloss, self.language))}</p>')
        for name, values in self.facets.items():
            parts += [f'<i data-pagefind-filter="{name}:{escape(value)}"></i>' for value in values]
        if order is not None:
            parts.append(f'<i data-pagefind-sort="order:{order}"></i>')
        return f'<!doctype html><html lang="{self.language}"><body data-pagefind-body>{"".join(parts)}</body></html>'

    def _names(self) -> list[str]:
        """The words of the title, and those of other names that it does not have."""
        return list(dict.fromkeys(word for name in (self.title, *self.called) for word in words(name, self.language)))


@cache
def common(language: str) -> frozenset[str]:
    """Words of a language that say nothing of a page; nobody finds one by them, so they are left out of the index and of what is looked
    for. None where the language has no list of them, `languages/LANGUAGE/common.txt`."""
    file = Path(__file__).with_name(COMMON) if language == ENGLISH else LANGUAGES / language / COMMON
    return frozenset(bare(file.read_text(encoding="utf-8")).split()) if file.is_file() else frozenset()


def bare(text: str) -> str:
    """A text in small letters without accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(letter))


def words(text: str, language: str = ENGLISH) -> list[str]:
    """The words of a text as they are looked for: small letters without accents, of two characters at least, none of the common."""
    joined = ABBREVIATED.sub(lambda found: found[0].replace(".", ""), bare(text))
    return [word for word in WORD.findall(joined) if len(word) > 1 and word not in common(language)]


def records(rendered: Path, edition: Edition) -> list[Record]:
    """Everything that can be found in an edition of a rendered site: pages first, in the order of their names, then the terms."""
    apart = [rendered / one.folder for one in editions() if one.folder and one != edition]
    pages = [file for file in sorted((rendered / edition.folder).rglob("index.html")) if not any(map(file.is_relative_to, apart))]
    urls = [f"{file.parent.relative_to(rendered).as_posix()}/".removeprefix("./") for file in pages]
    found = [read(file.read_text(), url, edition.language) for file, url in zip(pages, urls, strict=True)]
    kept = [reader for reader in found if reader.record.title]
    regions = _regions(kept)
    for reader in kept:
        if reader.record.url in regions:
            games = regions[reader.record.url]
            reader.record.kind = "region"
            reader.record.called = list(dict.fromkeys(name for game in games for name in game.facets.get("region", ())))
            reader.record.about = speaker(edition.language).say(GAMES.filled(n=len(games)))
    return [reader.record for reader in kept] + [term for reader in kept for term in reader.terms]


def well_known(found: list[Record], rendered: Path, edition: Edition) -> list[Record]:
    """The games that are played today in the order of the finder on the front page, the best known first; none without that page."""
    front = rendered / edition.folder / "index.html"
    listed = FINDER_GAME.findall(front.read_text()) if front.is_file() else []
    places = {f"{edition.folder}{address}": place for place, address in enumerate(listed)}
    return sorted((one for one in found if one.facets.get("today") and one.url in places), key=lambda one: places[one.url])


def _regions(found: Iterable["Reader"]) -> dict[str, list[Record]]:
    """The pages of regions, those with games below them, with these games."""
    regions: dict[str, list[Record]] = {}
    for reader in found:
        if reader.record.kind == "game":
            regions.setdefault(f"{reader.record.url.rsplit('/', 2)[0]}/", []).append(reader.record)
    return regions


def read(page: str, url: str, language: str = ENGLISH) -> "Reader":
    """What one rendered page has, by its HTML and its address from the top of the site; `language` is that of its edition."""
    reader = Reader(url, language)
    start = page.find("<article")
    reader.feed(page[start : page.find("</article>", start)] if start >= 0 else "")
    reader.close()
    reader.finish()
    return reader


class Reader(HTMLParser):
    """Goes through the article of a page and keeps headings, the words below them, the terms of a glossary and the facts of a game."""

    def __init__(self, url: str, language: str = ENGLISH) -> None:
        super().__init__()
        self.record = Record(url, "page", sections=[Section("", "")], language=language)
        self.terms: list[Record] = []
        self.skipping = 0
        self.into = "text"

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = dict(attributes)
        if "fact-box" in (known.get("class") or "").split():
            self.record.kind = "game"
            self.record.facets = {name: known[f"data-{name}"].split("|") for name in FACETS if known.get(f"data-{name}")}
            self.record.sections[0].text += f" {NUMBERED.sub(AS_A_WORD, known['data-text'] or '')} "
        if tag in VOID:
            return
        if self.skipping or tag in SKIPPED or "data-search-exclude" in known or known.get("class") == "headerlink":
            self.skipping += 1
            return
        if tag == "h1":
            self.into = "title"
        elif tag in HEADINGS:
            self.record.sections.append(Section(known.get("id") or "", tag))
            self.into = "heading"
        elif tag == "dt" and self.record.url.endswith(GLOSSARY) and known.get("id"):
            self.terms.append(Record(f"{self.record.url}#{known['id']}", "term", sections=[Section("", "")], language=self.record.language))
            self.into = "term"
        elif tag == "dd" and self.terms:
            self.into = "gloss"

    def handle_endtag(self, tag: str) -> None:
        if self.skipping:
            self.skipping -= tag not in VOID
        elif tag in ("h1", "h2", "h3", "dt", "dd"):
            self.into = "text"

    def handle_data(self, data: str) -> None:
        if self.skipping:
            return
        last = self.record.sections[-1]
        if self.into == "title":
            self.record.title += data
        elif self.into == "heading":
            last.title += data
        elif self.into == "term":
            self.terms[-1].title += data
        elif self.into == "gloss":
            self.terms[-1].sections[-1].text += data
        else:
            last.text += data

    def finish(self) -> None:
        """Put what was read in order: one line each, and the beginning of what is told."""
        for one in (self.record, *self.terms):
            one.title = _line(one.title)
            for section in one.sections:
                section.title = _line(section.title)
            if one.kind != "game":
                one.about = _short(one.sections[0].text)


def _line(text: str) -> str:
    return " ".join(text.split())


def _short(text: str) -> str:
    """The beginning of a text, up to a whole word."""
    line = re.sub(r"\s*\[[^\]]*\d{3}[^\]]*\]", "", _line(text))
    return line if len(line) <= LONGEST else f"{line[:LONGEST].rsplit(' ', 1)[0]} …"
