"""All games by region, in a list that can be searched where scripts run."""

from collections.abc import Callable, Sequence

from .base import games
from .facets import region_of
from .facts import players_words
from .html import el, text

BEST = "Best known"


def by_region(prefix: str, row: Callable[[dict], str], known: Sequence[str] = ()) -> str:
    """Every game under its region, each drawn as a list item by `row`; the headings' ids begin with the prefix. Games that are named as
    well known stand before all regions, in their order."""
    every = {game["slug"]: game for game in games()}
    regions: dict[str, list[dict]] = {BEST: [every.pop(slug) for slug in known]} if known else {}
    for game in every.values():
        regions.setdefault(region_of(game["family"]), []).append(game)
    field = el("input", {"type": "search", "autocomplete": "off", "placeholder": "a name, a place, a number of players"})
    search = el("p", {"class": "find needs-script"},
                el("label", None, el("span", None, "Find a game"), field), el("span", {"role": "status"}))
    return el("trionfi-game-search", None, search, *(_region(prefix, region, members, row) for region, members in regions.items()))


def _region(prefix: str, region: str, members: list[dict], row: Callable[[dict], str]) -> str:
    head = el("h3", {"id": f"{prefix}-{'known' if region == BEST else members[0]['family']}"}, text(region))
    return el("section", {"class": "region"}, head, el("ul", {"class": "game-list"}, *map(row, members)))


def about_of(game: dict) -> str:
    """What stands below a game's name: "three players, 63 cards"."""
    return f"{players_words(game['players'])} players, {game['cards']} cards"


def found_by(game: dict) -> str:
    """The words by which the list's search finds a game."""
    region = region_of(game["family"])
    return " ".join((game["name"], game["slug"], game["ref"], game["place"], game["period"], region, about_of(game))).casefold()
