"""Other people's work that the site hands on, with the licence of each part as its package has it.

Where a package has the text, it is read from there, so that an update brings its own. Some parts come inside another package
without their texts: those are kept below `licence-texts/`, a file each, as their authors publish them.
"""

import json
import sysconfig
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from trionfi.words import Words

from .bundle import packages
from .paths import BUILDER, NODE_MODULES
from .say import Fault

KEPT = BUILDER / "licence-texts"
THEME = "mkdocs-material"
WIDGETS: Words = "The widgets"
LOOK: Words = "The look of the pages"
SEARCH: Words = "The search"
PYTHON: Words = "Python in the browser"
NAMES = ("LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE", "COPYING")


@dataclass(frozen=True)
class Part:
    """Something by others: what it is called, with its version where one is known, the text of its licence, and where it comes from."""

    name: str
    text: str
    home: str = ""


def parts() -> dict[Words, list[Part]]:
    """All parts by where they are used. Raises Fault when a package has no licence where packages have it."""
    return {
        WIDGETS: [_npm(name) for name in packages()],
        LOOK: [_theme(), _icons(), *_kept("theme")],
        SEARCH: [_pagefind(), *_kept("search")],
        PYTHON: [_pyodide(), _python(), *_kept("python")],
    }


def _npm(name: str) -> Part:
    folder = NODE_MODULES / name
    return Part(_named(name), _text(name, folder), _home(name))


def _named(name: str) -> str:
    return f"{name} {_about(name)['version']}"


def _about(name: str) -> dict:
    return json.loads((NODE_MODULES / name / "package.json").read_text())


def _home(name: str) -> str:
    about = _about(name)
    repository = about.get("repository", "")
    address = repository if isinstance(repository, str) else repository["url"]
    return about.get("homepage") or address.removeprefix("git+").removesuffix(".git")


def _theme() -> Part:
    found = distribution(THEME)
    return Part(f"Material for MkDocs {found.version}", _of(found), "https://squidfunk.github.io/mkdocs-material/")


def _icons() -> Part:
    folder = Path(str(distribution(THEME).locate_file("material/templates/.icons/material")))
    return Part("Material Design Icons", _text("the theme's icons", folder), "https://pictogrammers.com/library/mdi/")


def _pagefind() -> Part:
    return Part(_named("pagefind"), _text("pagefind", NODE_MODULES / "pagefind" / "LICENSE"), _home("pagefind"))


def _pyodide() -> Part:
    # Its npm package names its licence and lacks the text; the same authors' tool for building packages has it.
    stated, text = _about("pyodide")["license"], _of(distribution("pyodide-build"))
    if stated != "MPL-2.0" or "Mozilla Public License Version 2.0" not in text:
        raise Fault(f"Pyodide is now under {stated}: its text has to be found anew in site_builder/licences.py.")
    return Part(_named("pyodide"), text, _home("pyodide"))


def _python() -> Part:
    folder = Path(sysconfig.get_path("stdlib"))
    return Part("Python 3.13", _text("Python", folder), "https://www.python.org/")


def _kept(folder: str) -> list[Part]:
    return [Part(file.stem, file.read_text()) for file in sorted((KEPT / folder).glob("*.txt"), key=lambda file: file.stem.casefold())]


def _of(found: Distribution) -> str:
    # All its files are not asked for: the theme has twelve thousand.
    texts = (found.read_text(f"{folder}{name}") for folder in ("licenses/", "") for name in NAMES)
    own = next(filter(None, texts), None)
    if own is None:
        raise Fault(f"The package {found.name} has no licence among its files.")
    return own


def _text(name: str, folder: Path) -> str:
    for file in (folder / name for name in NAMES):
        if file.is_file():
            return file.read_text()
    raise Fault(f"There is no licence of {name}: {folder} has none of {', '.join(NAMES)}.")
