"""What every page says of the cards and the play in the engine's own sentences: the order of a suit, a trick, the Fool."""

from .base import Page, drawing
from .cite import cite
from .html import el, sentence

# The rows of the box by the parts whose sentences they hold.
PLAY = {"following suit": "Following suit", "winning a trick": "Winning a trick", "the Fool": "", "the next deal": "The next deal"}


def part(page: Page, name: str) -> dict:
    """A part of the rules, by its name."""
    return next(one for one in page.ask("show")["parts"] if one["name"] == name)


@drawing("order")
def order(page: Page, words: str) -> str:
    """`{{ order }}`: how the cards of each suit rank."""
    return el("p", {"class": "order"}, sentence(part(page, "order of the suit cards")["words"]))


@drawing("play-rules")
def play_rules(page: Page, words: str) -> str:
    """`{{ play-rules }}`: which card may be played, which wins, what the Fool does and who deals next, whole and sourced."""
    rows = []
    for name, head in PLAY.items():
        rule = part(page, name)
        said = f"{sentence(rule['words'])} {cite(page, rule['source'])}"
        rows.append(el("div", None, el("dt", None, head or sentence(page.ask("show")["terms"].get("fool", "The Fool")).rstrip(".")),
                       el("dd", None, said)))
    return el("div", {"class": "rule-box"}, el("dl", None, *rows))
