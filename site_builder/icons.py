"""The site as an app on a phone: icons drawn from the mark of the house, and the manifest that names them."""

import json
import subprocess
from pathlib import Path

from .files import digest, empty, once, write_if_new
from .paths import BUILD, BUILDER, NODE, ROOT, WEB
from .say import Fault

ICONS = BUILD / "icons"
DRAWN = BUILD / "icons-drawn"
MANIFEST = BUILD / "app" / "manifest.webmanifest"
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
SHORTCUTS = {"Score sheet": "sheet/", "Train": "train/", "Find a game": "#find-your-game"}


def draw_icons() -> None:
    """Draw the icons when the mark or this module changed, and write the manifest."""
    inputs = [MARK, DRAW, Path(__file__), ROOT / "package-lock.json"]
    once("icons", digest(inputs), ICONS, _draw)
    write_if_new(MANIFEST, json.dumps(manifest(), indent=1))


def manifest() -> dict:
    """What the manifest says; its addresses are below the folder of the site, wherever that lies."""
    icons = [_icon("images/favicon.svg", "any", "image/svg+xml", "any")]
    icons += [_icon(f"icons/{name}", f"{size}x{size}", "image/png", "any") for name, size in PLAIN.items()]
    icons += [_icon(f"icons/{name}", f"{size}x{size}", "image/png", "maskable") for name, size in FULL.items() if name.startswith("full")]
    return {
        "name": "Trionfi: games of the tarot pack", "short_name": "Trionfi", "lang": "en",
        "description": "Rules, practice hands, drills and a score sheet for the card games played with the tarot pack",
        "id": "./", "start_url": "./", "scope": "./", "display": "standalone", "background_color": PAPER, "theme_color": BAR,
        "icons": icons, "shortcuts": [{"name": name, "url": url} for name, url in SHORTCUTS.items()],
    }


def _icon(name: str, sizes: str, kind: str, purpose: str) -> dict[str, str]:
    return {"src": f"assets/{name}", "sizes": sizes, "type": kind, "purpose": purpose}


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
