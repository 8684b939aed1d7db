"""The editions of the site: English at its top, and beside it one for each language that has pages of its own.

`languages/it/docs/` mirrors `docs/`, and its edition is at `/it/` of the site, same file names. A page that it lacks is there in English,
so that every link leads somewhere; one that lags behind the English page is known by a fingerprint of that in its front matter.
"""

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from babel import Locale
from babel.core import get_global
from trionfi.words.languages import ENGLISH

from .files import files_under, yaml_of
from .paths import DOCS, LANGUAGES, ROOT
from .say import Fault
from .words.grammar import PAGES, grammar

FRONT = re.compile(r"\A---\n(.*?\n)---\n", re.S)
MARK = "translated"
SIGNS = 12  # hexadecimal digits of a fingerprint
REGIONS = {ENGLISH: "GB"}  # where the language is written as here, if not where most of its speakers live


@dataclass(frozen=True)
class Edition:
    """A language, where its own pages are, and where the English ones are."""

    language: str
    own: Path
    english: Path = DOCS

    @property
    def folder(self) -> str:
        """Where it stands below the top of the site: "" or "it/"."""
        return "" if self.language == ENGLISH else f"{self.language}/"

    @property
    def up(self) -> str:
        """The way from its top to that of the site."""
        return "" if self.language == ENGLISH else "../"

    @property
    def name(self) -> str:
        """What its language is called in itself: "Italiano"."""
        return (Locale.parse(self.language).get_display_name() or self.language).capitalize()

    @property
    def locale(self) -> str:
        """The language with its country, as Open Graph has it: "it_IT"."""
        return f"{self.language}_{REGIONS.get(self.language) or likely(self.language)}"

    @property
    def complete(self) -> bool:
        """Whether it is to lack no page: one that is missing or behind is a fault then."""
        return self.language == ENGLISH or PAGES in grammar(self.own.parent).complete

    def files(self) -> dict[str, Path]:
        """Every file of the edition by its name below `docs/`. Raises Fault for a page that translates none."""
        english = {file.relative_to(self.english).as_posix(): file for file in files_under(self.english)}
        own = {file.relative_to(self.own).as_posix(): file for file in files_under(self.own)}
        for name in own:
            if name not in english:
                raise Fault(f"{shown(self.own / name)} translates no page: there is no docs/{name}.")
        return english | own

    def source(self, name: str) -> Path:
        """The file of a page: its own, else the English one."""
        return own if (own := self.own / name).is_file() else self.english / name

    def has(self, name: str) -> bool:
        """Whether the page is there in the language itself."""
        return (self.own / name).is_file()

    def behind(self, name: str) -> bool:
        """Whether the English page has changed since it was translated, or nobody said that it was."""
        if self.language == ENGLISH or not self.has(name):
            return False
        return front_matter((self.own / name).read_text(encoding="utf-8")).get(MARK) != fingerprint(self.english / name)

    def missing(self) -> list[str]:
        """The pages that are there in English alone."""
        return [name for name in sorted(self.files()) if name.endswith(".md") and not self.has(name)]

    def stale(self) -> list[str]:
        """The pages that lag behind the English ones."""
        return [name for name in sorted(self.files()) if name.endswith(".md") and self.behind(name)]


def likely(language: str) -> str:
    """The country where most speakers of a language live, as Babel has it: "IT"."""
    return get_global("likely_subtags")[language].rpartition("_")[2]


def editions(languages: Path = LANGUAGES, english: Path = DOCS) -> list[Edition]:
    """English first, then the others by their names: a language has an edition as soon as it has a page."""
    folders = sorted(folder for folder in languages.glob("*/docs") if any(folder.rglob("*.md")))
    return [Edition(ENGLISH, english, english), *(Edition(folder.parent.name, folder, english) for folder in folders)]


def edition_of(file: Path) -> Edition:
    """The edition that a translated page belongs to. Raises Fault for a file that is in none."""
    found = next((one for one in editions()[1:] if file.resolve().is_relative_to(one.own)), None)
    if found is None:
        raise Fault(f"{file} is no translated page: those are in languages/LANGUAGE/docs/.")
    return found


def fingerprint(page: Path) -> str:
    """A short name for what a page says now."""
    return hashlib.sha256(page.read_bytes()).hexdigest()[:SIGNS]


def front_matter(text: str) -> dict:
    """What stands between the first two lines of dashes."""
    found = FRONT.match(text)
    return (yaml_of(found[1]) or {}) if found else {}


def shown(file: Path) -> str:
    """A file as it is called from the top of the project."""
    return file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else str(file)
