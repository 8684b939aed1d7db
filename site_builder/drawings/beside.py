"""The page that holds any two games against each other: both are chosen here, and where scripts run the engine says what differs."""

from .base import Page, drawing
from .facets import region_of
from .facts import home_of
from .html import el, text
from .ways import place


@drawing("beside")
def beside(page: Page, words: str) -> str:
    """`{{ beside tarot-fft-4 tarot-5-call }}`: two fields to choose games by, with these two chosen."""
    first, second = words.split()
    fields = el("p", {"class": "beside-fields"}, _field(page, "here", page.say("This game"), first),
                _field(page, "there", page.say("Against this"), second))
    button = el("button", {"type": "button", "class": "button", "data-start": "button"}, page.say("Compare them"))
    form = el("form", {"class": "beside-form needs-script"}, fields, el("p", None, button))
    return el("trionfi-beside", {"id": place("comparison")}, form, el("div", {"class": "beside-place"}))


def _field(page: Page, name: str, words: str, chosen: str) -> str:
    regions: dict[str, list[dict]] = {}
    for game in page.games():
        regions.setdefault(region_of(page, game["family"]), []).append(game)
    if chosen not in {game["slug"] for game in page.games()}:
        raise ValueError(f"there is no game {chosen!r} to begin with")
    groups = (el("optgroup", {"label": region}, *(_choice(page, game, chosen) for game in known)) for region, known in regions.items())
    return el("label", {"class": "field select"}, el("span", None, words), " ", el("select", {"name": name}, *groups))


def _choice(page: Page, game: dict, chosen: str) -> str:
    marks = {"value": game["slug"], "data-home": home_of(page, game), "selected": game["slug"] == chosen}
    return el("option", marks, text(game["name"]))
