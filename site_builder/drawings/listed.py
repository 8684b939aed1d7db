"""All games by region, in a list that can be searched where scripts run."""

from collections.abc import Callable, Sequence

from trionfi.words import Message, Words

from .base import Page
from .facets import region_of
from .facts import players_words
from .html import el, text

BEST: Words = "Best known"


def by_region(page: Page, prefix: str, row: Callable[[dict], str], known: Sequence[str] = ()) -> str:
    """Every game under its region, each drawn as a list item by `row`; the headings' ids begin with the prefix. Where games are named as
    well known these alone are in sight, in their order, and the regions are folded away."""
    every = {game["slug"]: game for game in page.games()}
    best = [_region(f"{prefix}-known", page.say(BEST), [every.pop(slug) for slug in known], row)] if known else []
    regions: dict[str, list[dict]] = {}
    for game in every.values():
        regions.setdefault(region_of(page, game["family"]), []).append(game)
    drawn = [_region(f"{prefix}-{members[0]['family']}", region, members, row) for region, members in regions.items()]
    folded = [el("details", {"class": "fold"}, el("summary", None, page.say("All other games, by region")), *drawn)] if known else drawn
    field = el("input", {"type": "search", "autocomplete": "off", "placeholder": page.say("a name, a place, a number of players")})
    search = el("p", {"class": "find needs-script"},
                el("label", None, el("span", None, page.say("Find a game")), field), el("span", {"role": "status"}))
    return el("trionfi-game-search", None, search, *best, *folded)


def _region(id: str, region: str, members: list[dict], row: Callable[[dict], str]) -> str:
    return el("section", {"class": "region"}, el("h3", {"id": id}, text(region)), el("ul", {"class": "game-list"}, *map(row, members)))


def about_of(page: Page, game: dict) -> str:
    """What stands below a game's name: "three players, 63 cards"."""
    return page.say(Message("{players} players, {cards} cards", players=players_words(game["players"]), cards=game["cards"]))


def found_by(page: Page, game: dict) -> str:
    """The words by which the list's search finds a game."""
    region = region_of(page, game["family"])
    return " ".join((game["name"], game["slug"], game["ref"], game["place"], game["period"], region, about_of(page, game))).casefold()
