"""What games are looked for by, in the finder and in the search."""

import re
from pathlib import Path

from trionfi.words import Message, Words

from ..paths import DOCS, prose
from ..words.tags import region
from .base import Page
from .html import sentence

# What one may choose by: the words above the choices, and whether they stand in the first view of a telephone.
FACETS: dict[str, tuple[Words, bool]] = {
    "players": ("How many are you?", True), "today": ("When", True), "region": ("Where", False), "cards": ("Cards in the pack", False),
    "suits": ("Suits", False), "sides": ("Partners", False), "bidding": ("Bidding", False),
}
SUITS: dict[str, Words] = {"latin": "Latin", "french": "French"}
BIDDING: dict[str, Words] = {"auction": "an auction", "solo": "alone or not", "none": Message("none", context="bids")}
SIDES: tuple[Words, ...] = (
    "each for himself", "declarer against the rest", "a partner is called", "partners facing", "partners side by side",
    "two sides seated alternately",
)
"""Who plays with whom, as the engine names it."""
TODAY: Words = "played today"
TITLE = re.compile(r"^title:(.+)$", re.M)
PLACES = re.compile(r"^(?:country|towns):(.+)$", re.M)


def facets(page: Page, game: dict) -> dict[str, list[str]]:
    """What a game answers to each choice, in the language of the page."""
    return {
        "players": [str(number) for number in sorted(game["players"])],
        "today": [page.say(TODAY)] * game["today"],
        "region": [region_of(page, game["family"])],
        "cards": [str(game["cards"])],
        "suits": [page.say(SUITS[game["suits"]])],
        "sides": [page.say(str(game["sides"]))],
        "bidding": [page.say(BIDDING[game["bidding"]])],
    }


def marks(page: Page, game: dict) -> dict[str, str]:
    """What a game answers to each choice, as attributes of an element, several answers with a bar between them; and all names that somebody
    may look for it by."""
    said = facets(page, game)
    named = " ".join((game["name"], game["place"], game["ref"], *said["region"], *places_of(page, game["family"])))
    return {f"data-{key}": "|".join(values) for key, values in said.items()} | {"data-text": named}


def region_of(page: Page, family: str) -> str:
    """The name of a family's region: the title of its page, or of the page of the region that it is a part of."""
    for folder in dict.fromkeys((prose(page.language), DOCS)):
        for name in (family, family.partition("_")[0]):
            index = folder / name / "index.md"
            if index.is_file() and (title := TITLE.search(index.read_text())):
                return page.say(region(title[1].strip())) if folder == DOCS else title[1].strip()
    return sentence(family.replace("_", " ")).rstrip(".")


def places_of(page: Page, family: str) -> list[str]:
    """The country of a region, and towns whose players may look for their game in it: from the front matter of its page."""
    return [one.strip() for index in _indexes(page, family) for one in PLACES.findall(index.read_text("utf-8"))]


def _indexes(page: Page, family: str) -> list[Path]:
    """The page of a region in the language of the page, or else in English."""
    found = [folder / family.partition("_")[0] / "index.md" for folder in (prose(page.language), DOCS)]
    return [index for index in found if index.is_file()][:1]
