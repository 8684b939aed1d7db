"""What games are looked for by: the choices of the finder and of the search."""

import re

from ..paths import DOCS
from .base import games
from .html import sentence

SUITS = {"latin": "Latin", "french": "French"}
BIDDING = {"auction": "auction", "solo": "solo or nothing", "none": "none"}
COUNTING = {1: "one by one", 2: "in twos", 3: "in threes", 4: "in fours"}
TITLE = re.compile(r"^title:(.+)$", re.M)
COUNTRY = re.compile(r"^country:(.+)$", re.M)


def facets(slug: str) -> dict[str, list[str]]:
    """The values of a game by the name of the choice, as they are shown; `played` says whether it is played today."""
    game = next(game for game in games() if game["slug"] == slug)
    return {
        "players": [str(number) for number in sorted(game["players"])],
        "region": [region_of(game["family"])],
        "cards": [str(game["cards"])],
        "suits": [SUITS[game["suits"]]],
        "bidding": [BIDDING[game["bidding"]]],
        "sides": [str(game["sides"])],
        "country": [_country(game["family"])],
        "counting": [COUNTING.get(game["counting"], "in other ways")],
        "played": ["yes" if "present" in game["period"] else "no, or not known"],
    }


def marks(slug: str) -> dict[str, str]:
    """The same as attributes of an element, several values with a bar between them."""
    return {f"data-{name}": "|".join(values) for name, values in facets(slug).items()}


def region_of(family: str) -> str:
    """The name of a family's region: the title of its page, or of the page of the region that it is a part of."""
    for name in (family, family.partition("_")[0]):
        index = DOCS / name / "index.md"
        if index.is_file() and (title := TITLE.search(index.read_text())):
            return title[1].strip()
    return sentence(family.replace("_", " ")).rstrip(".")


def _country(family: str) -> str:
    """The country that the family's index page names in its front matter."""
    index = DOCS / family / "index.md"
    found = COUNTRY.search(index.read_text()) if index.is_file() else None
    return found[1].strip() if found else ""
