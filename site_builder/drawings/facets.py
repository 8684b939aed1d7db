"""What games are looked for by, in the finder and in the search."""

import re

from ..paths import DOCS
from .html import sentence

# What one may choose by: the words above the choices, and whether they stand in the first view of a telephone.
FACETS = {
    "players": ("How many are you?", True), "today": ("When", True), "region": ("Where", False), "cards": ("Cards in the pack", False),
    "suits": ("Suits", False), "sides": ("Partners", False), "bidding": ("Bidding", False),
}
SUITS = {"latin": "Latin", "french": "French"}
BIDDING = {"auction": "an auction", "solo": "alone or not", "none": "none"}
TODAY = "played today"
TITLE = re.compile(r"^title:(.+)$", re.M)
PLACES = re.compile(r"^(?:country|towns):(.+)$", re.M)


def facets(game: dict) -> dict[str, list[str]]:
    """What a game answers to each choice."""
    return {
        "players": [str(number) for number in sorted(game["players"])],
        "today": [TODAY] * game["today"],
        "region": [region_of(game["family"])],
        "cards": [str(game["cards"])],
        "suits": [SUITS[game["suits"]]],
        "sides": [game["sides"]],
        "bidding": [BIDDING[game["bidding"]]],
    }


def marks(game: dict) -> dict[str, str]:
    """The same as attributes of an element, several answers with a bar between them; and all names that somebody may look for it by."""
    said = facets(game)
    named = " ".join((game["name"], game["place"], game["ref"], *said["region"], *places_of(game["family"])))
    return {f"data-{key}": "|".join(values) for key, values in said.items()} | {"data-text": named}


def region_of(family: str) -> str:
    """The name of a family's region: the title of its page, or of the page of the region that it is a part of."""
    for name in (family, family.partition("_")[0]):
        index = DOCS / name / "index.md"
        if index.is_file() and (title := TITLE.search(index.read_text())):
            return title[1].strip()
    return sentence(family.replace("_", " ")).rstrip(".")


def places_of(family: str) -> list[str]:
    """The country of a region, and towns whose players may look for their game in it: from the front matter of its page."""
    index = DOCS / family.partition("_")[0] / "index.md"
    return [one.strip() for one in PLACES.findall(index.read_text("utf-8"))] if index.is_file() else []
