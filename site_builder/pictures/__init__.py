"""The picture that a link to a page shows where it is posted: five cards of the game's first hand on the felt, and its name.

Readers of such links want a bitmap of these proportions; the builder draws it as SVG, and resvg makes a PNG of what has changed."""

import json
import re
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from trionfi.words import Message

from ..assets import CARDS
from ..cardart.draw import attributes, tidy
from ..cardart.face import HEIGHT, WIDTH
from ..cardart.glyphs import label
from ..drawings.openings import FOLDER as OPENINGS
from ..editions import Edition, editions
from ..files import digest, files_under, once, write_if_new
from ..paths import BUILD, BUILDER, LANGUAGES, NODE, ROOT
from ..say import Fault
from ..words.site import speaker

FOLDER = BUILD / "pictures"
DRAWN = BUILD / "pictures-drawn"
PROGRAM = Path(__file__).with_name("draw.mjs")
HOME = ("index", "mineo-3", "Trionfi")
"""The picture of all pages that are no game's: its file, the game whose cards it shows, and what is written."""
ACROSS, DOWN = 1200, 630
WIDE = 800
"""Pixels: as wide as it is shown anywhere; a bitmap of the whole 1200 takes twice the time and room."""
SHOWN = 5
SCALE = 2.0
TURN, STEP = 7.0, 168.0  # degrees and units from card to card
FELT, INK, SOFT = "#0f3d41", "#fbf6ec", "#e8c36a"
SYMBOL = re.compile(r'<symbol id="([^"]+)"')


def draw_pictures() -> None:
    """Bring the PNGs in `FOLDER` up to date, when first hands, cards, this package or what is said changed: of each edition one a game and
    one for all other pages, "mineo-3" or "it/mineo-3". Raises Fault when they cannot be drawn."""
    own = files_under(Path(__file__).parent, BUILDER / "cardart", ROOT / "package-lock.json")
    once("pictures", digest([*files_under(OPENINGS, CARDS), *own, *LANGUAGES.glob("*/site.po")]), FOLDER, _draw_changed)


def _draw_changed() -> None:
    wanted = {f"{edition.folder}{name}": svg for edition in editions() for name, svg in _pictures(edition)}
    changed = [name for name, svg in wanted.items() if write_if_new(DRAWN / f"{name}.svg", svg) or not _png(name).is_file()]
    for folder in (DRAWN, FOLDER):
        for old in files_under(folder):
            if old.relative_to(folder).with_suffix("").as_posix() not in wanted:
                old.unlink()
    if not changed:
        return
    for edition in editions():
        (FOLDER / edition.folder).mkdir(parents=True, exist_ok=True)
    # Two processes, since two cores are what one may count on.
    with ThreadPoolExecutor(2) as two:
        faults = [fault for fault in two.map(_drawn, (changed[0::2], changed[1::2])) if fault]
    if faults:
        raise Fault(f"The pictures of the links could not be drawn:\n{faults[0].strip()}")


def _pictures(edition: Edition) -> Iterator[tuple[str, str]]:
    """The drawings of an edition by the names of their games."""
    openings = {file.stem: json.loads(file.read_text()) for file in sorted((OPENINGS / edition.language).glob("*.json"))}
    for slug, opening in openings.items():
        yield slug, drawing(opening, opening["name"], opening["region"])
    name, game, words = HOME
    below = speaker(edition.language).say(Message("{n} games of the tarot pack", n=len(openings)))
    yield name, drawing(openings[game], words, below)


def _drawn(names: list[str]) -> str:
    """Draw these pictures, and what went wrong in that; empty when nothing did."""
    lines = "".join(f"{DRAWN / name}.svg\t{_png(name)}\n" for name in names)
    done = subprocess.run([NODE, PROGRAM], cwd=ROOT, input=lines, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""


def _png(name: str) -> Path:
    return FOLDER / f"{name}.png"


def drawing(opening: dict, title: str, below: str) -> str:
    """The SVG document: cards that lie apart in the sorted hand, so that courts and trumps both show, and two lines of words."""
    deal = opening["deals"][0]
    hand = max(([card["card"] for card in deal[when]["hand"]] for when in ("after", "before") if when in deal), key=len)
    shown = [hand[place * (len(hand) - 1) // (SHOWN - 1)] for place in range(SHOWN)]
    pieces, symbols = _sprite(opening["pack"]["name"])
    cards = "".join(_card(card, place) for place, card in enumerate(shown))
    words = label(title, ACROSS / 2, 546, ACROSS - 120, 54, INK) + label(below, ACROSS / 2, 598, ACROSS - 300, 24, SOFT)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ACROSS} {DOWN}" width="{WIDE}" height="{WIDE * DOWN // ACROSS}">'
            f'{pieces}{"".join(symbols[card] for card in dict.fromkeys(shown))}<rect width="{ACROSS}" height="{DOWN}" fill="{FELT}"/>'
            f"{cards}{words}</svg>\n")


def _card(card: str, place: int) -> str:
    """A card of the fan, turned about its foot."""
    at = place - (SHOWN - 1) / 2
    x, y = ACROSS / 2 + at * STEP - WIDTH * SCALE / 2, 36 + at * at * 12
    turn = f"rotate({tidy(at * TURN)} {tidy(ACROSS / 2 + at * STEP)} {tidy(y + HEIGHT * SCALE)})"
    box = attributes(href=f"#{card}", x=tidy(x), y=tidy(y), width=tidy(WIDTH * SCALE), height=tidy(HEIGHT * SCALE))
    return f'<g transform="{turn}"><use{box}/></g>'


def _sprite(pack: str) -> tuple[str, dict[str, str]]:
    """What the symbols of a pack refer to, and the symbols by card."""
    first, *lines = (CARDS / f"{pack}.svg").read_text().splitlines()
    found = {named[1]: line for line in lines if (named := SYMBOL.match(line))}
    return first[first.index("<defs>") :], found
