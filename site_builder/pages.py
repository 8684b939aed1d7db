"""Plain Markdown for the site tool: the prose from `docs/` or of a language, with the drawings that its `{{ … }}` lines ask for."""

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

from trionfi.words.languages import ENGLISH

from .drawings import Page, draw, numbers, reference, ways
from .editions import Edition, front_matter, shown
from .files import digest, files_under, once, write_if_new
from .paths import BUILDER, DOCS, ENGINE, EXERCISES, LANGUAGES, MEASURES, PAGES, ROOT
from .say import Fault
from .translated import identified

SETTINGS = (ROOT / "package-lock.json", ROOT / "pyproject.toml", ROOT / "requirements.txt")
TABLE = re.compile(r"^\{\{ hand \}\}$", re.M)
PRACTICE = re.compile(r"^## .*\{ ?#practice\b")
CALL = re.compile(r"\{\{\s*(.+?)\s*\}\}")
LOOKED_AT = (".py", ".json", ".md", ".toml", ".txt", ".po", ".yaml")


def write_pages(edition: Edition, site_url: str = "") -> None:
    """Write every page and every other file of an edition; remove what is no longer there. Citations name the site's address.

    A page is drawn anew when it changed, or something that drawings look at: engine, exercises, this builder, what was measured, which
    pages there are, what the index pages say, which packages are installed, how the project is set up, and what the language's
    catalogues have.
    """
    sources, wanted, folder = edition.files(), set(), PAGES / edition.language
    looked_at = [*files_under(ENGINE, EXERCISES, BUILDER, MEASURES, *SETTINGS), *edition.english.glob("*/index.md")]
    looked_at += [*(LANGUAGES / edition.language).glob("*.*"), *edition.own.glob("*/index.md")]
    common = digest([file for file in looked_at if file.suffix in LOOKED_AT], *sources, site_url)
    for name, source in sources.items():
        wanted.add(folder / name)
        if source.suffix == ".md":
            state = digest([source], common, str(edition.behind(name)))
            once(f"pages/{edition.language}/{name}", state, folder / name, partial(_write, name, edition, site_url))
        else:
            write_if_new(folder / name, source.read_bytes())
    for old in set(files_under(folder)) - wanted:
        old.unlink()


def _write(name: str, edition: Edition, site_url: str) -> None:
    write_if_new(PAGES / edition.language / name, drawn(name, edition, site_url))


def page(source: Path, site_url: str = "") -> str:
    """One English page's Markdown with its drawings."""
    return drawn(source.relative_to(DOCS).as_posix(), Edition(ENGLISH, DOCS, DOCS), site_url)


def drawn(name: str, edition: Edition, site_url: str = "") -> str:
    """A page of an edition as Markdown with its drawings. Where its prose is in English, or behind the English one, its front matter says
    so to the templates: `prose: en`, `behind: true`."""
    source = edition.source(name)
    text = source.read_text(encoding="utf-8")
    if edition.language != ENGLISH and edition.has(name):
        text = identified(text, edition.english / name)
    front = front_matter(text)
    here = Page(name=name, game=front.get("game"), base="../" * _depth(Path(name)), reading=front.get("reading"),
                title=front.get("title", ""), site=site_url and site_url + edition.folder, language=edition.language)
    within = here if edition.has(name) else replace(here, language=ENGLISH, edition=edition.language)
    lines = [_drawn(line, number, here, within, source) for number, line in enumerate(text.splitlines(), 1)]
    if TABLE.search(text):
        if section := numbers.section(here):
            place = next(number for number, line in enumerate(lines) if PRACTICE.match(line))
            lines[place:place] = [numbers.heading(here, within.language), "", section, ""]
        head = next(number for number, line in enumerate(lines) if line.startswith("# "))
        lines[head + 1 : head + 1] = ["", ways(here)]
        lines += ["", reference(here)]
    return _told("\n".join(lines) + "\n", edition, name)


def _told(text: str, edition: Edition, name: str) -> str:
    """The page with what its front matter says to the templates."""
    says = [] if edition.has(name) else [f"prose: {ENGLISH}"]
    says += ["behind: true"] if edition.behind(name) else []
    lines = "".join(f"{one}\n" for one in says)
    if not lines:
        return text
    return text.replace("---\n", f"---\n{lines}", 1) if text.startswith("---\n") else f"---\n{lines}---\n{text}"


def _drawn(line: str, number: int, here: Page, within: Page, source: Path) -> str:
    """A line with its drawings; `within` is the page as a drawing in the midst of a sentence has it, in the language of that."""
    def one(call: re.Match[str]) -> str:
        alone = call[0] == line.strip()
        try:
            return draw(call[1], here if alone else within, alone=alone)
        except (ValueError, LookupError) as error:
            raise Fault(f"{shown(source)}, line {number}, {call[0]}: {error}") from None

    return CALL.sub(one, line)


def _depth(name: Path) -> int:
    """How many folders the rendered page lies below the top: `a/b.md` becomes `a/b/index.html`."""
    return len(name.parts) - (1 if name.stem == "index" else 0)
