"""What a second reader, who did not write a page, found when he read it sentence by sentence: an English page against the source, a
translated one against the English page.

`FAMILY.yaml` has each page of a folder of `docs/`: its readings, and a digest of the prose as the last of them left it. `unread.yaml` lists
the families that nobody has read yet. `LANGUAGE/FAMILY.yaml` has the same of that folder's pages in another language.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

from site_builder.editions import editions
from site_builder.pages import front_matter
from site_builder.paths import DOCS

HERE = Path(__file__).parent
GENERAL = "general"  # the family of pages that are in no folder
FRONT = re.compile(r"\A---\n.*?\n---\n", re.S)
NOT_PROSE = re.compile(r"^\{\{.*\}\}$|^\[[^\]]+\]: .*$", re.M)
SENTENCE = re.compile(r"[.!?:](?:\*\*|[)\]\"*])*(?=\s|$)")


@dataclass(frozen=True)
class Shelf:
    """Pages by their names, what is counted in a reading of them, and the folder that keeps the readings."""

    pages: dict[str, Path]
    counts: Sequence[str]
    folder: Path

    def family(self, page: str) -> str:
        """The file of the record that has a page."""
        return GENERAL if "/" not in page and self.folder != HERE else self.pages[page].parent.name

    def families(self) -> list[str]:
        """All files of the record, whether there or not."""
        return sorted({self.family(page) for page in self.pages})

    def record(self, family: str) -> dict[str, dict]:
        """The pages of a family that have been read."""
        file = self.folder / f"{family}.yaml"
        return (yaml.safe_load(file.read_text(encoding="utf-8")) or {}) if file.is_file() else {}

    def records(self) -> dict[str, dict]:
        """All pages that have been read."""
        return {page: entry for family in self.families() for page, entry in self.record(family).items()}

    def keep(self, page: str, reading: dict) -> None:
        """Add a reading of a page to the record, with the digest of the page as it is now."""
        family = self.family(page)
        pages = self.record(family)
        before = pages.get(page, {"readings": []})["readings"]
        pages[page] = {"prose": digest(self.pages[page].read_text(encoding="utf-8")), "readings": [*before, reading]}
        self.folder.mkdir(exist_ok=True)
        text = yaml.safe_dump(dict(sorted(pages.items())), sort_keys=False, allow_unicode=True, width=140)
        (self.folder / f"{family}.yaml").write_text(text, encoding="utf-8")


def _english() -> Shelf:
    """The games' pages by the name of the game."""
    files = (file for file in sorted(DOCS.glob("*/*.md")) if file.parent.name != "train")
    games = {front_matter(file.read_text(encoding="utf-8")).get("game"): file for file in files}
    return Shelf({slug: file for slug, file in games.items() if slug}, ("sentences", "wrong", "omitted", "miscited"), HERE)


def _translated() -> dict[str, Shelf]:
    """All pages of each other edition by their place: "sicily/mineo-3"."""
    return {edition.language: Shelf(_by_place(edition.own), ("sentences", "sense", "language"), HERE / edition.language)
            for edition in editions()[1:]}


def _by_place(folder: Path) -> dict[str, Path]:
    return {file.relative_to(folder).with_suffix("").as_posix(): file for file in sorted(folder.rglob("*.md"))}


ENGLISH = _english()
SHELVES = {"en": ENGLISH, **_translated()}


def paragraphs(text: str) -> list[str]:
    """What a person wrote, white space folded: without front matter, lines that draw, and the addresses of citations."""
    plain = NOT_PROSE.sub("", FRONT.sub("", text))
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n", plain) if part.strip()]


def digest(text: str) -> str:
    """A digest of the prose; the same when whole paragraphs have only changed places."""
    return hashlib.sha256("\n".join(sorted(paragraphs(text))).encode()).hexdigest()[:16]


def sentences(text: str) -> int:
    """How many sentences, rows of lists and headings the prose has, near enough."""
    return sum(max(1, len(SENTENCE.findall(part))) for part in paragraphs(text))


def unread() -> list[str]:
    """The families of English pages that nobody has read yet."""
    return yaml.safe_load((HERE / "unread.yaml").read_text(encoding="utf-8")) or []
