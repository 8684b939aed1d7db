"""Pages of their own for what every game has, the score sheet and the rules of a table: all games, and the place where one opens."""

from dataclasses import replace

from . import openings
from .base import Page, drawing
from .facts import home_of
from .html import el, text
from .listed import about_of, by_region, found_by
from .ways import place


@drawing("score-sheets")
def score_sheets(page: Page, words: str) -> str:
    """`{{ score-sheets tarot-fft-4 mineo-3 }}`: the games named, as the best known, then all others by region; the score sheet of one
    that is chosen opens on this page."""
    without = page.say("A score sheet is kept by scripts, which this browser does not run.")
    return _chooser(page, "sheet", words, without, el("div", {"class": "sheet-past"}), id=place("sheet"))


@drawing("our-rules")
def our_rules(page: Page, words: str) -> str:
    """`{{ our-rules tarot-fft-4 mineo-3 }}`: the same list; the rules of one's own tables open on this page."""
    without = page.say("The rules of a table are kept by scripts, which this browser does not run.")
    return _chooser(page, "ours", words, without, name="our-rules", id=place("table-rules"))


def _chooser(page: Page, prefix: str, words: str, without: str, *more: str, id: str, name: str = "") -> str:
    """An element with the games to choose from, known by an id; links name the game under the prefix."""
    head = el("h2", {"id": "choose"}, page.say("Which game do you play?"))
    rows = by_region(page, prefix, lambda game: _row(page, prefix, game), words.split())
    listed = el("div", {"class": "sheet-games needs-script"}, head, rows)
    room = el("div", {"class": "sheet-room"})
    return el(f"trionfi-{name or prefix}", {"id": id}, el("noscript", None, el("p", None, without)), room, listed, *more)


def _row(page: Page, prefix: str, game: dict) -> str:
    """A game with what its calculator has to know on a page that is not the game's own."""
    slug = game["slug"]
    marks = {"data-find": found_by(page, game), "data-game": slug, "data-home": home_of(page, game) or None,
             "data-readings": openings.readings(page, replace(page, game=slug, reading=None).ask("show")) or None}
    link = el("a", {"href": f"?{prefix}.game={slug}"}, text(game["name"]))
    return el("li", marks, el("span", {"class": "game-name"}, link, " ", el("small", None, text(about_of(page, game)))))
