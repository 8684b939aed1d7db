"""What stands at the end of a game's page for those who work with it: the way to compare the game, the page on paper, how to cite it."""

import json
import re
from functools import cache
from html import escape

from trionfi.words import Words

from ..files import yaml_of
from ..paths import ROOT
from .base import Page
from .html import el

PAPERS: dict[str, Words] = {"rules": "Print the rules", "card": "Print a card for the table"}
# What TeX would read as a command.
SPECIAL = re.compile(r"([&%$#_{}])")


def reference(page: Page) -> str:
    """Where the page can be compared, where its game is used, and three forms to cite it in, each with a button that copies it."""
    compared = el("a", {"href": f"{page.base}compare/?beside.here={page.game}"}, page.say("Compare this game with another"))
    forms = ((page.say("As text"), plain(page)), ("BibTeX", bibtex(page)), ("CSL JSON", csl(page)))
    cited = el("details", {"class": "fold cited"}, el("summary", None, page.say("Cite this page")), *(_form(page, *form) for form in forms))
    used = el("a", {"href": f"{page.base}python/"}, page.say("Use this game in Python"))
    papers = (el("button", {"type": "button", "class": "button quiet", "data-paper": name}, page.say(words))
              for name, words in PAPERS.items())
    copied = el("trionfi-copied", None, el("p", {"class": "papers needs-script"}, *papers), cited)
    parts = (el("p", None, compared), el("p", None, used), copied)
    return el("div", {"class": "drawing reference", "lang": page.told, "data-search-exclude": True}, *parts)


def _form(page: Page, name: str, told: str) -> str:
    # A line that is empty would end the block for Markdown; none of the forms has one.
    lines = "&#10;".join(escape(line, quote=False) for line in told.splitlines())
    button = el("button", {"type": "button", "class": "button quiet needs-script"}, page.say("Copy"))
    head = el("p", {"class": "cited-head"}, el("b", None, name), " ", button)
    return el("div", {"class": "cited-form"}, head, el("pre", {"tabindex": "0", "aria-label": name}, el("code", None, lines)))


@cache
def _work() -> dict:
    """The whole, as CITATION.cff has it."""
    found: dict = yaml_of((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    return found


def _author() -> str:
    return " and ".join(one["name"] for one in _work()["authors"])


def _address(page: Page) -> str:
    """The address of the page; "" while that of the site is not known. With no date in it: the version says which text is meant."""
    return f"{page.site}{page.name.removesuffix('.md')}/" if page.site else ""


def plain(page: Page) -> str:
    """One line: who, what, in what, which version, where."""
    said = f"{_author()}: “{page.title}”, in: {_work()['title']}, version {_work()['version']}"
    return f"{said}, {_address(page)}" if page.site else f"{said}."


def bibtex(page: Page) -> str:
    """An entry for BibTeX."""
    fields = {"author": f"{{{_tex(_author())}}}", "title": f"{{{_tex(page.title)}}}", "howpublished": _tex(_work()["title"]),
              "note": f"Version {_work()['version']}"}
    rows = [f"  {name} = {{{value}}}," for name, value in (fields | ({"url": _address(page)} if page.site else {})).items()]
    return "\n".join([f"@misc{{trionfi-{page.game},", *rows, "}"])


def csl(page: Page) -> str:
    """An item of CSL JSON in its list."""
    item = {"id": f"trionfi-{page.game}", "type": "webpage", "title": page.title, "container-title": _work()["title"],
            "author": [{"literal": one["name"]} for one in _work()["authors"]], "version": str(_work()["version"]),
            "language": page.language}
    return json.dumps([item | ({"URL": _address(page)} if page.site else {})], ensure_ascii=False, indent=2)


def _tex(words: str) -> str:
    return SPECIAL.sub(r"\\\1", words)
