"""The game at a glance, its values, and the list of games."""

from collections.abc import Iterable

from ..paths import DOCS
from .base import Page, drawing, games
from .cards import picture
from .cite import cite
from .html import el, plural, sentence, table, text

NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


@drawing("fact-box")
def fact_box(page: Page, words: str) -> str:
    """`{{ fact-box }}`: what somebody wants to know before reading on."""
    show, pack = page.ask("show"), page.ask("pack")
    turn = "anticlockwise, to the right" if show["anticlockwise"] else "clockwise, to the left"
    suits = ", ".join(f"{suit['name']} ({suit['native']})" for suit in pack["suits"])
    sources = "; ".join(cite(page, f"{one['source']}, {one['words']}") for one in show["sources"])
    rows = {
        "Players": _players(show["players"]),
        "Cards": f"{show['cards']}: {suits}, {len(pack['trumps'])} trumps and the Fool",
        "Play": turn,
        "Points": f"{show['points']} in the pack",
        "Where": show["place"],
        "When": show["period"],
        "Number": f"{show['ref']} in the book",
    }
    items = [el("div", None, el("dt", None, head), el("dd", None, text(value))) for head, value in rows.items()]
    items.append(el("div", None, el("dt", None, "Sources"), el("dd", None, sources)))
    return el("div", {"class": "fact-box"}, el("dl", None, *items))


def _players(numbers: list[int]) -> str:
    return " or ".join(NUMBERS.get(number, str(number)) for number in numbers)


@drawing("games")
def game_list(page: Page, words: str) -> str:
    """`{{ games }}`: every game the engine plays, each with a link to its page."""
    rows = (
        (
            _linked(page, game),
            text(_players(game["players"])),
            str(game["cards"]),
            text(game["place"]),
            text(game["ref"]),
        )
        for game in games()
    )
    return table("The games", ("Game", "Players", "Cards", "Where", "Number"), rows)


def _linked(page: Page, game: dict) -> str:
    """A game's name, as a link once its page is written."""
    written = (DOCS / game["family"] / f"{game['slug']}.md").is_file()
    return el("a", {"href": f"{page.base}{game['family']}/{game['slug']}/"}, text(game["name"])) if written else text(game["name"])


@drawing("values")
def values(page: Page, words: str) -> str:
    """`{{ values }}`: what each card is worth, from the dearest to the empty ones."""
    cards = page.ask("pack")["cards"]
    dear = sorted({card["value"] for card in cards if card["value"] > 1}, reverse=True)
    rows = [_value_row(page, value, [card for card in cards if card["value"] == value]) for value in dear]
    empty = [card for card in cards if card["value"] == 1]
    rows.append(("1", "every other card", str(len(empty))))
    counting = next(part for part in page.ask("show")["parts"] if part["name"] == "counting")
    note = el("p", {"class": "small-print"}, sentence(counting["words"]), " ", cite(page, counting["source"]))
    return table("Values of the cards", ("Points", "Cards", "How many"), rows) + note


def _value_row(page: Page, value: int, cards: list[dict]) -> tuple[str, str, str]:
    pictures = el("span", {"class": "cards cards-small"}, *(picture(page, card["card"]) for card in cards))
    names = el("span", {"class": "names", "aria-hidden": "true"}, text(", ".join(_names(cards))))
    return str(value), pictures + names, str(len(cards))


def _names(cards: list[dict]) -> Iterable[str]:
    """Trumps by name; a rank that all suits share once: `Kings`."""
    ranks: dict[str, list[dict]] = {}
    for card in cards:
        if card["suit"] in ("T", "F"):
            yield card["name"]
        else:
            ranks.setdefault(card["rank"], []).append(card)
    for same in ranks.values():
        yield plural(len(same), same[0]["name"].partition(" of ")[0])
