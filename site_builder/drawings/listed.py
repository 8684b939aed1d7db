"""All games by region, in a list that can be searched where scripts run."""

from collections.abc import Callable, Sequence

from trionfi.words import Message, Words

from .base import Page
from .facets import region_of
from .facts import players_words
from .html import el, text

BEST: Words = "Best known"


def by_region(page: Page, prefix: str, row: Callable[[dict], str], known: Sequence[str] = ()) -> str:
    """Every game under its region, each drawn as a list item by `row`; the headings' ids begin with the prefix. Games that are named as
    well known stand before all regions, in their order."""
    every = {game["slug"]: game for game in page.games()}
    regions: dict[str, list[dict]] = {page.say(BEST): [every.pop(slug) for slug in known]} if known else {}
    for game in every.values():
        regions.setdefault(region_of(page, game["family"]), []).append(game)
    field = el("input", {"type": "search", "autocomplete": "off", "placeholder": page.say("a name, a place, a number of players")})
    search = el("p", {"class": "find needs-script"},
                el("label", None, el("span", None, page.say("Find a game")), field), el("span", {"role": "status"}))
    return el("trionfi-game-search", None, search, *(_region(page, prefix, region, members, row) for region, members in regions.items()))


def _region(page: Page, prefix: str, region: str, members: list[dict], row: Callable[[dict], str]) -> str:
    head = el("h3", {"id": f"{prefix}-{'known' if region == page.say(BEST) else members[0]['family']}"}, text(region))
    return el("section", {"class": "region"}, head, el("ul", {"class": "game-list"}, *map(row, members)))


def about_of(page: Page, game: dict) -> str:
    """What stands below a game's name: "three players, 63 cards"."""
    return page.say(Message("{players} players, {cards} cards", players=players_words(game["players"]), cards=game["cards"]))


def found_by(page: Page, game: dict) -> str:
    """The words by which the list's search finds a game."""
    region = region_of(page, game["family"])
    return " ".join((game["name"], game["slug"], game["ref"], game["place"], game["period"], region, about_of(page, game))).casefold()
