"""Plain Markdown for the site tool: the prose from `docs/` with the drawings that its `{{ … }}` lines ask for."""

import re
from functools import partial
from pathlib import Path

import yaml

from .drawings import Page, draw, reference, ways
from .files import digest, files_under, once, write_if_new
from .paths import BUILDER, DOCS, ENGINE, EXERCISES, MEASURES, PAGES, ROOT
from .say import Fault

SETTINGS = (ROOT / "package-lock.json", ROOT / "pyproject.toml", ROOT / "requirements.txt")
FRONT = re.compile(r"\A---\n(.*?\n)---\n", re.S)
TABLE = re.compile(r"^\{\{ hand \}\}$", re.M)
CALL = re.compile(r"\{\{\s*(.+?)\s*\}\}")


def write_pages(site_url: str = "") -> None:
    """Write every page and every other file of `docs/`; remove what is no longer there. Citations name the site's address.

    A page is drawn anew when it changed, or something that drawings look at: engine, exercises, this builder, what was measured, which
    pages there are, what the index pages say, which packages are installed, and how the project is set up.
    """
    sources, wanted = files_under(DOCS), set()
    looked_at = [*files_under(ENGINE, EXERCISES, BUILDER, MEASURES, *SETTINGS), *DOCS.glob("*/index.md")]
    common = digest([file for file in looked_at if file.suffix in (".py", ".json", ".md", ".toml", ".txt")], *map(str, sources), site_url)
    for source in sources:
        name = source.relative_to(DOCS)
        wanted.add(PAGES / name)
        if source.suffix == ".md":
            once(f"pages/{name}", digest([source], common), PAGES / name, partial(_write, source, site_url))
        else:
            write_if_new(PAGES / name, source.read_bytes())
    for old in set(files_under(PAGES)) - wanted:
        old.unlink()


def _write(source: Path, site_url: str) -> None:
    write_if_new(PAGES / source.relative_to(DOCS), page(source, site_url))


def page(source: Path, site_url: str = "") -> str:
    """One page's Markdown with its drawings."""
    name = source.relative_to(DOCS)
    text = source.read_text()
    front = front_matter(text)
    here = Page(name=name.as_posix(), game=front.get("game"), base="../" * _depth(name), reading=front.get("reading"),
                title=front.get("title", ""), site=site_url)
    drawn = [_drawn(line, number, here) for number, line in enumerate(text.splitlines(), 1)]
    if TABLE.search(text):
        head = next(number for number, line in enumerate(drawn) if line.startswith("# "))
        drawn[head + 1 : head + 1] = ["", ways(here)]
        drawn += ["", reference(here)]
    return "\n".join(drawn) + "\n"


def front_matter(text: str) -> dict:
    """What stands between the first two lines of dashes."""
    found = FRONT.match(text)
    return (yaml.safe_load(found[1]) or {}) if found else {}


def _drawn(line: str, number: int, here: Page) -> str:
    def one(call: re.Match[str]) -> str:
        try:
            return draw(call[1], here, alone=call[0] == line.strip())
        except (ValueError, LookupError) as error:
            raise Fault(f"docs/{here.name}, line {number}, {call[0]}: {error}") from None

    return CALL.sub(one, line)


def _depth(name: Path) -> int:
    """How many folders the rendered page lies below the top: `a/b.md` becomes `a/b/index.html`."""
    return len(name.parts) - (1 if name.stem == "index" else 0)
