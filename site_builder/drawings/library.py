"""The reference of the library and of the shell: what their own docstrings and helps say, so that a page never says another thing."""

import json
import re
from functools import cache
from html import escape

import griffe

from ..files import digest, files_under, kept
from ..paths import ENGINE, ROOT
from .base import Page, drawing
from .html import el, text

PACKAGE = "trionfi"
CODE = re.compile(r"`([^`]+)`")


@cache
def _package() -> griffe.Module:
    def load() -> griffe.Module:
        loaded = griffe.load(PACKAGE, search_paths=[ENGINE])
        assert isinstance(loaded, griffe.Module)
        return loaded

    return kept("library", digest(files_under(ENGINE, ROOT / "requirements.txt")), load)


def documented(path: str) -> griffe.Object:
    """What stands at a path such as "trionfi.hand.Hand". Raises ValueError where nothing does, or where it has no docstring."""
    try:
        found = _package()[path.removeprefix(f"{PACKAGE}.")] if path != PACKAGE else _package()
    except KeyError:
        raise ValueError(f"the library has no {path}") from None
    one = found.final_target if isinstance(found, griffe.Alias) else found
    if one.docstring is None:
        raise ValueError(f"{path} has no docstring")
    return one


@drawing("library")
def library(page: Page, words: str) -> str:
    """`{{ library trionfi.hand.Hand }}`: a class with its members, or a function: what it is called, and what its docstring says."""
    one = documented(words.strip())
    rows = [_entry(one, one.path.removeprefix(f"{PACKAGE}."))]
    if isinstance(one, griffe.Class):
        rows += [_entry(member, f"{one.path.removeprefix(f'{PACKAGE}.')}.{member.name}") for member in members(one)]
    return el("dl", {"lang": "en"}, *rows)


def members(one: griffe.Class) -> list[griffe.Object]:
    """The public members of a class that have a docstring of their own, those of its bases in the library last."""
    own = [*one.members.values(), *(member for name, member in one.inherited_members.items() if name not in one.members)]
    shown = [member.final_target if isinstance(member, griffe.Alias) else member for member in own if not member.name.startswith("_")]
    return [member for member in shown if member.docstring is not None and isinstance(member, griffe.Function | griffe.Attribute)]


def _entry(one: griffe.Object, place: str) -> str:
    head = el("dt", {"id": place}, el("code", None, escape(signature(one), quote=False)))
    return head + el("dd", None, *_told(one.docstring.value if one.docstring else ""))


def signature(one: griffe.Object) -> str:
    """How it is written: `push(action: Action | str, seat: int | None = None) -> None`."""
    if isinstance(one, griffe.Function):
        return one.signature()
    if isinstance(one, griffe.Class):
        made = one.members.get("__init__")
        return f"class {one.signature(name=one.name)}" if isinstance(made, griffe.Function) else f"class {one.name}"
    kind = f": {one.annotation}" if isinstance(one, griffe.Attribute) and one.annotation is not None else ""
    return f"{one.name}{kind}"


def _told(docstring: str) -> list[str]:
    """A docstring as HTML: paragraphs, and what is indented as it stands."""
    return [_paragraph(part) for part in re.split(r"\n\s*\n(?! )", docstring) if part.strip()]


def _paragraph(part: str) -> str:
    if part.startswith("    "):
        # Markdown would end the block of HTML at an empty line.
        return el("pre", {"tabindex": "0"}, el("code", None, escape(part, quote=False).replace("\n    ", "&#10;").replace("\n", "&#10;")))
    said = text(part)
    return el("p", None, CODE.sub(lambda found: el("code", None, found[1]), said))


@drawing("shell")
def shell(page: Page, words: str) -> str:
    """`{{ shell show }}`: what a command says of itself when it is asked for help."""
    from trionfi.cli.arguments import help_of

    lines = escape(help_of(words.strip()), quote=False).rstrip().replace("\n", "&#10;")
    return el("pre", {"lang": "en", "tabindex": "0", "aria-label": f"trionfi {words.strip()} --help"}, el("code", None, lines))


@drawing("schema")
def schema(page: Page, words: str) -> str:
    """`{{ schema show }}`: the JSON Schema of what a command prints, of a file of records, or of the facts of a game, to be opened."""
    from trionfi.cli import schemas

    name, _, game = words.strip().partition(" ")
    drawn = schemas.facts_of({"game": game}) if game else schemas.schema(name)
    lines = escape(json.dumps(drawn, ensure_ascii=False, indent=1), quote=False).replace("\n", "&#10;")
    shown = el("pre", {"lang": "en", "tabindex": "0", "aria-label": drawn["title"]}, el("code", None, lines))
    return el("details", {"id": f"schema-{name}"}, el("summary", None, el("code", None, escape(drawn["title"], quote=False))), shown)
