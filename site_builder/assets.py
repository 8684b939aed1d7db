"""What lies under `assets/` of the site: the bundle, Pyodide, the engine's wheel, the cards, and what tells of them."""

import json
import re
import subprocess
import sys
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from trionfi.words import Words
from trionfi.words.languages import ENGLISH

import exercises

from .bundle import SERVICE_WORKER, Bundle
from .drawings.learn import write_lessons
from .drawings.openings import FOLDER as OPENINGS
from .editions import Edition, editions
from .files import digest, empty, files_under, mirror, once, write_if_new
from .icons import ICONS
from .paths import ASSETS, BUILD, BUILDER, ENGINE, ROOT
from .runtime import FILES, LIBRARY, PYODIDE, VERSION, WASM, folder, runtime
from .say import Fault
from .wheel import Engine
from .words.catalogues import languages
from .words.page import write_tables
from .words.site import speaker

CARDS = BUILD / "cards"
BY_LANGUAGE = ("openings", *exercises.KINDS)
"""The folders that have a folder for each language."""
KEPT = {".html", ".css", ".js", ".svg", ".png", ".webp", ".woff2"}
SUM = 16  # hexadecimal digits
AWAY: dict[str, Words] = {
    "head": "No connection",
    "unread": "This page has not been read on this device before, and there is no network now.",
    "again": "Try again",
    "here": "On this device",
    "search": "Each of these pages can be searched from, too.",
}
"""What stands for a page that is not kept, while there is no network."""


def draw_cards() -> None:
    """Draw the card sprites when their art or the engine's packs changed."""
    inputs = files_under(BUILDER / "cardart", ENGINE)
    once("cards", digest(inputs), CARDS, _draw_cards)


def _draw_cards() -> None:
    empty(CARDS)
    done = subprocess.run([sys.executable, "-m", "site_builder.cardart", str(CARDS)], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Fault(f"The cards could not be drawn:\n{done.stderr.strip()}")


def lay_out(engine: Engine, bundle: Bundle) -> dict:
    """Bring everything together in one folder and write `manifest.json`; return what that says."""
    python = runtime()
    manifest = {
        "worker": bundle.worker,
        "wheel": _described(engine.core),
        "families": {name: _described(file) | asdict(family) for name, (file, family) in engine.families.items()},
        "apart": {name: _described(file) | {"modules": modules} for name, (file, modules) in engine.apart.items()},
        "pyodide": {
            "version": VERSION,
            "folder": folder(),
            "files": FILES,
            "info": json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"],
            "wasmBytes": (python / WASM).stat().st_size,
            "libraryBytes": (python / LIBRARY).stat().st_size,
        },
    }
    described = BUILD / "manifest.json"
    write_if_new(described, json.dumps(manifest))
    sources = [("", described), ("words/", write_tables()), (folder(), python), ("cards/", CARDS), ("openings/", OPENINGS),
               ("icons/", ICONS), ("", write_lessons(edition.language for edition in editions()))]
    sources += [("", file) for file in engine.files()]
    sources += [("", bundle.folder / name) for name in bundle.files()]
    mirror(sources, ASSETS)
    return manifest


def _described(file: Path) -> dict:
    return {"file": file.name, "bytes": file.stat().st_size}


def service_worker(rendered: Path, manifest: dict, bundle: Bundle) -> Path:
    """Write the service worker with the names that this very site needs without a network, each with its digest; return its path."""
    engine = [manifest["worker"], manifest["wheel"]["file"], "manifest.json", *bundle.chunks]
    engine += [manifest["pyodide"]["folder"] + name for name in FILES]
    engine += [f"{kind}/{ENGLISH}/{game}.json" for kind in exercises.KINDS for game in exercises.games(kind)]
    engine += [family["file"] for family in (*manifest["families"].values(), *manifest["apart"].values())]
    names: dict[str, object] = {
        "shell": {name: _sum(_home(name, rendered)) for name in _shell(rendered)},
        "engine": {f"assets/{name}": _sum(ASSETS / name) for name in engine},
        "away": {edition.folder: _away(edition) for edition in editions()},
    }
    program = SERVICE_WORKER.read_text()
    pages = [file for file in files_under(rendered, CARDS) if file.suffix not in (".gz", ".xml")]
    names["id"] = digest(pages, json.dumps(names), program)[:16]
    made = BUILD / "service-worker" / "service-worker.js"
    write_if_new(made, f"const BUILD={json.dumps(names)};\n{program}")
    return made


def _away(edition: Edition) -> dict[str, str]:
    """What an edition says without a network of a page that is not kept."""
    return {"language": edition.language} | {name: speaker(edition.language).say(words) for name, words in AWAY.items()}


def _home(name: str, rendered: Path) -> Path:
    """Where a file of the site lies before the site is put together: the site tool's own with the pages, all others under `assets/`."""
    return file if (file := rendered / name).is_file() else ASSETS / name.removeprefix("assets/")


def _sum(file: Path) -> str:
    """By what the service worker tells a file from whatever else comes under its name: the first hexadecimal digits of its digest."""
    return sha256(file.read_bytes()).hexdigest()[:SUM]


def offline_lists(rendered: Path) -> Path:
    """Write what a reader keeps who wants all games on his device, of each edition: {"files": names below the site's folder, "bytes": of
    all of them}; return the folder with the lists. The search's index is not in it: the service worker unpacks that from one file."""
    made = BUILD / "offline"
    for edition in editions():
        files = _pages(rendered, edition) | _assets(edition)
        names = [name.removesuffix("index.html") if name.endswith("index.html") else name for name in files]
        told = {"files": sorted(names), "bytes": sum(file.stat().st_size for file in files.values())}
        write_if_new(made / edition.folder / "list.json", json.dumps(told))
    return made


def _pages(rendered: Path, edition: Edition) -> dict[str, Path]:
    """What the site tool wrote of an edition, and what all have of it, by name below the site's folder."""
    others = tuple(one.folder for one in editions() if one.folder and one != edition)
    found = {file.relative_to(rendered).as_posix(): file for file in files_under(rendered)
             if file.suffix in KEPT and file.name != "404.html" and not file.name.endswith(".map")}
    return {name: file for name, file in found.items()
            if name.startswith((edition.folder, "assets/")) and not (others and name.startswith(others))}


def _assets(edition: Edition) -> dict[str, Path]:
    """What lies under `assets/`, without what other languages say."""
    others = {ENGLISH, *languages()} - {edition.language}
    apart = ("words/{}.", "words/words-{}-", *(f"{folder}/{{}}/" for folder in BY_LANGUAGE))
    signs = tuple(f"assets/{sign.format(one)}" for one in others for sign in apart)
    found = {f"assets/{file.relative_to(ASSETS).as_posix()}": file for file in files_under(ASSETS)}
    return {name: file for name, file in found.items() if not name.startswith(signs)}


def _shell(rendered: Path) -> list[str]:
    """What every page uses: read off the first page."""
    page = (rendered / "index.html").read_text()
    found = re.findall(r'<(?:link rel="stylesheet"|script)[^>]*? (?:href|src)="([^":]+)"', page)
    return sorted(name.removeprefix("./") for name in found)
