"""The site as an app on a phone: icons drawn from the mark of the house, and the manifest that names them."""

import json
import subprocess
from pathlib import Path

from trionfi.words import Words

from .editions import Edition, editions
from .files import digest, empty, once, write_if_new
from .paths import BUILD, BUILDER, LANGUAGES, NODE, ROOT, WEB
from .say import Fault
from .words.site import speaker

ICONS = BUILD / "icons"
DRAWN = BUILD / "icons-drawn"
APPS = BUILD / "app"
"""The manifests as they lie on the site: one at the top of each edition."""
MARK = WEB / "overrides" / "assets" / "images" / "favicon.svg"
DRAW = BUILDER / "pictures" / "draw.mjs"
PAPER, BAR = "#fbf7ee", "#f4ecdc"
PLAIN = {"icon-192.png": 192, "icon-512.png": 512}
FULL = {"full-192.png": 192, "full-512.png": 512, "touch-180.png": 180}
"""Those that a phone cuts to a shape of its own: the mark stands on paper that reaches to the edge, inside the part that no phone cuts."""
ROUND = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="{}"/>'
    '<svg x="5" y="5" width="22" height="22"{}</svg>'
)
NAME: Words = "Trionfi: games of the tarot pack"
DESCRIPTION: Words = "Rules, practice hands, drills and a score sheet for the card games played with the tarot pack"
SHORTCUTS: tuple[tuple[str, Words], ...] = (("sheet/", "Score sheet"), ("train/", "Train"), ("#find-your-game", "Find a game"))


def draw_icons() -> None:
    """Draw the icons and write the manifests when the mark, this module or what is said changed."""
    inputs = [MARK, DRAW, Path(__file__), ROOT / "package-lock.json"]
    once("icons", digest(inputs), ICONS, _draw)
    names = [edition.folder for edition in editions()]
    once("manifests", digest([Path(__file__), *LANGUAGES.glob("*/*.*")], *names), APPS, _write_manifests)


def _write_manifests() -> None:
    for edition in editions():
        write_if_new(APPS / edition.folder / "manifest.webmanifest", json.dumps(manifest(edition), indent=1, ensure_ascii=False))


def manifest(edition: Edition) -> dict:
    """What the manifest of an edition says: an app that begins in its language and keeps all languages of the site. Its addresses are below
    the folder of the edition, wherever that lies."""
    say, top = speaker(edition.language).say, edition.up or "./"
    sorts = [("images/favicon.svg", "any", "image/svg+xml", "any")]
    sorts += [(f"icons/{name}", f"{size}x{size}", "image/png", "any") for name, size in PLAIN.items()]
    sorts += [(f"icons/{name}", f"{size}x{size}", "image/png", "maskable") for name, size in FULL.items() if name.startswith("full")]
    icons = [dict(zip(("src", "sizes", "type", "purpose"), (f"{edition.up}assets/{name}", *sort), strict=True)) for name, *sort in sorts]
    return {
        "name": say(NAME), "short_name": "Trionfi", "lang": edition.language, "description": say(DESCRIPTION),
        "id": f"./{edition.folder}", "start_url": "./", "scope": top, "display": "standalone",
        "background_color": PAPER, "theme_color": BAR,
        "icons": icons, "shortcuts": [{"name": say(name), "url": url} for url, name in SHORTCUTS],
    }


def _draw() -> None:
    mark = MARK.read_text()
    full = ROUND.format(PAPER, mark.partition("<svg")[2].replace(' xmlns="http://www.w3.org/2000/svg"', ""))
    empty(ICONS)
    empty(DRAWN)
    lines = [_sized(mark, name, size) for name, size in PLAIN.items()] + [_sized(full, name, size) for name, size in FULL.items()]
    if not NODE.exists():
        raise Fault("Node or the npm packages are not installed: run `make setup`.")
    done = subprocess.run([NODE, DRAW], cwd=ROOT, input="".join(lines), capture_output=True, text=True)
    if done.returncode:
        raise Fault(f"The icons could not be drawn:\n{done.stderr.strip()}")


def _sized(svg: str, name: str, size: int) -> str:
    """Write a drawing at so many pixels; return the line that asks for its PNG."""
    drawn = DRAWN / f"{Path(name).stem}.svg"
    write_if_new(drawn, svg.replace("<svg", f'<svg width="{size}" height="{size}"', 1))
    return f"{drawn}\t{ICONS / name}\n"
