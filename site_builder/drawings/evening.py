"""The score sheet's own page: every game, and the place where its sheet opens."""

from trionfi import service

from . import openings
from .base import Page, drawing
from .facts import home_of
from .html import el, text
from .listed import about_of, by_region, found_by


@drawing("score-sheets")
def score_sheets(page: Page, words: str) -> str:
    """`{{ score-sheets tarot-fft-4 mineo-3 }}`: the games named, as the best known, then all others by region; the score sheet of one
    that is chosen opens on this page."""
    without = el("noscript", None, el("p", None, "A score sheet is kept by scripts, which this browser does not run."))
    head = el("h2", {"id": "choose"}, "Which game do you play?")
    listed = el("div", {"class": "sheet-games needs-script"}, head, by_region("sheets", lambda game: _row(page, game), words.split()))
    return el("trionfi-sheet", None, without, el("div", {"class": "sheet-room"}), listed, el("div", {"class": "sheet-past"}))


def _row(page: Page, game: dict) -> str:
    """A game with what its calculator has to know on a page that is not the game's own."""
    slug = game["slug"]
    marks = {"data-find": found_by(game), "data-game": slug, "data-home": home_of(page, game) or None,
             "data-readings": openings.readings(service.answer("show", {"game": slug})) or None}
    link = el("a", {"href": f"?sheet.game={slug}"}, text(game["name"]))
    return el("li", marks, el("span", {"class": "game-name"}, link, " ", el("small", None, text(about_of(game)))))
