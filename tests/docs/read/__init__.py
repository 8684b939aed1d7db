"""What a second reader, who did not write a page, found when he read it sentence by sentence against the source.

`FAMILY.yaml` has each page of a folder of `docs/`: its readings, and a digest of the prose as the last of them left it. `unread.yaml` lists
the families that nobody has read yet.
"""

import hashlib
import re
from pathlib import Path

import yaml

from site_builder.pages import front_matter
from site_builder.paths import DOCS

HERE = Path(__file__).parent
COUNTS = ("sentences", "wrong", "omitted", "miscited")
FRONT = re.compile(r"\A---\n.*?\n---\n", re.S)
NOT_PROSE = re.compile(r"^\{\{.*\}\}$|^\[[^\]]+\]: .*$", re.M)
SENTENCE = re.compile(r"[.!?:](?:\*\*|[)\]\"*])*(?=\s|$)")


def _pages() -> dict[str, Path]:
    files = (file for file in sorted(DOCS.glob("*/*.md")) if file.parent.name != "train")
    games = {front_matter(file.read_text(encoding="utf-8")).get("game"): file for file in files}
    return {slug: file for slug, file in games.items() if slug}


PAGES = _pages()
FAMILIES = sorted({file.parent.name for file in PAGES.values()})


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


def record(family: str) -> dict[str, dict]:
    """The pages of a family that have been read."""
    file = HERE / f"{family}.yaml"
    return (yaml.safe_load(file.read_text(encoding="utf-8")) or {}) if file.is_file() else {}


def unread() -> list[str]:
    """The families that nobody has read yet."""
    return yaml.safe_load((HERE / "unread.yaml").read_text(encoding="utf-8")) or []


def keep(slug: str, reading: dict) -> None:
    """Add a reading of a page to the record, with the digest of the page as it is now."""
    family = PAGES[slug].parent.name
    pages = record(family)
    before = pages.get(slug, {"readings": []})["readings"]
    pages[slug] = {"prose": digest(PAGES[slug].read_text(encoding="utf-8")), "readings": [*before, reading]}
    text = yaml.safe_dump(dict(sorted(pages.items())), sort_keys=False, allow_unicode=True, width=140)
    (HERE / f"{family}.yaml").write_text(text, encoding="utf-8")
