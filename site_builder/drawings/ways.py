"""What stands right below the title of a game's page: the ways to its table, its drill and its calculator."""

from trionfi.words import Words

from .base import Page
from .html import el

WAYS: dict[str, Words] = {"hand": "Play", "drill": "Drill", "score": "Settle a hand"}
"""The blocks that a way leads to, and its words."""

PLAY = "play-now"
"""The name by which a link finds what begins a hand."""


def place(block: str) -> str:
    """The name by which a link finds a block on its page."""
    return f"the-{block}"


def ways(page: Page) -> str:
    """The three ways as links, which lead to the blocks without scripts too."""
    links = (el("a", {"class": f"way way-{block}", "href": f"#{place(block)}", "data-way": block, "id": PLAY if block == "hand" else None},
                page.say(words)) for block, words in WAYS.items())
    bar = el("nav", {"class": "ways", "aria-label": page.say("This game")}, *links)
    return el("div", {"class": "drawing", "lang": page.told, "data-search-exclude": True}, el("trionfi-ways", {"game": page.game}, bar))
