"""The game at a glance, its values, and the list of games."""

from collections.abc import Iterable
from fractions import Fraction

from ..cardart.indices import SETS
from ..paths import DOCS
from .base import Page, drawing, games
from .cards import picture
from .cite import cite
from .facets import marks, region_of
from .html import el, figure, plural, table, text
from .rules import notes

# Italian names of courts take an Italian plural.
PLURALS = {"Cavallo": "Cavalli", "Donna": "Donne", "Fante": "Fanti", "Fantina": "Fantine"}
BOOK = "Dummett and McLeod's book"
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


@drawing("fact-box")
def fact_box(page: Page, words: str) -> str:
    """`{{ fact-box }}`: what somebody wants to know before reading on."""
    show, pack = page.ask("show"), page.ask("pack")
    turn = "anticlockwise, to the right" if show["anticlockwise"] else "clockwise, to the left"
    suits = ", ".join(f"{suit['name']} ({suit['native']})" for suit in pack["suits"])
    sources = "; ".join(cite(page, f"{one['source']}, {one['words']}") for one in show["sources"])
    rows = {
        "Players": players_words(show["players"]),
        "Cards": f"{show['cards']}: {suits}, {len(pack['trumps'])} trumps{_fool(pack)}",
        "Deal and play": turn,
        "Points": _points(show["players"], page.ask("glance")["points"]),
        "Where": show["place"],
        "When": show["period"],
        "Number": f"{number} in {BOOK}" if (number := _number(show["ref"])) else f"none: not in {BOOK}",
    }
    items = [el("div", None, el("dt", None, head), el("dd", None, text(value))) for head, value in rows.items() if value]
    items.append(el("div", None, el("dt", None, "Sources"), el("dd", None, sources)))
    named = next(marks(game) for game in games() if game["slug"] == page.game)
    return el("div", named | {"class": "fact-box"}, el("dl", None, *items))


def _number(ref: str) -> str:
    """The number in the book; none for a game that the book does not have."""
    return ref if ref[:1].isdecimal() else ""


def _points(players: list[int], known: list[dict]) -> str:
    """The card points that all players win together, where that is known: for each number of players with which every card comes to
    somebody; "" where there is none, or no card counts."""
    told: dict[str, list[int]] = {}
    for one in known:
        told.setdefault(_sum(one["points"]), []).append(one["players"])
    if len(told) == 1 and len(known) == len(players):
        return next(iter(told)) and f"{next(iter(told))} in the pack"
    return "; ".join(f"{points} with {players_words(numbers)}" for points, numbers in told.items() if points)


def _sum(points: object) -> str:
    """A sum, or from least to most where it hangs on how the cards fall."""
    if isinstance(points, list):
        return f"{figure(points[0])} to {figure(points[1])}, by how the cards fall"
    return figure(points) if points else ""


def _fool(pack: dict) -> str:
    fool = next((card for card in pack["cards"] if card["card"] == "F"), None)
    return "" if fool is None else ", the Fool the lowest of them" if fool["suit"] == "T" else " and the Fool"


def players_words(numbers: list[int]) -> str:
    """ "three", "three or four", "three to six"."""
    ordered = sorted(numbers)
    if len(ordered) > 2 and ordered == list(range(ordered[0], ordered[-1] + 1)):
        return f"{NUMBERS[ordered[0]]} to {NUMBERS[ordered[-1]]}"
    return " or ".join(NUMBERS.get(number, str(number)) for number in ordered)


@drawing("games")
def game_list(page: Page, words: str) -> str:
    """`{{ games }}` or `{{ games piedmont }}`: every game the engine plays, or those of one family, with links."""
    chosen = [game for game in games() if words in ("", game["family"])]
    rows = (
        (linked(page, game), text(players_words(game["players"])), str(game["cards"]), text(game["place"]), text(game["period"]),
         text(_number(game["ref"]) or "none"))
        for game in chosen
    )
    return table("The games", ("Game", "Players", "Cards", "Where", "When", "Number"), rows)


@drawing("regions", inline=True)
def regions(page: Page, words: str) -> str:
    """`{{ regions }}`: links to the index pages of all families, in the book's order."""
    order = list(dict.fromkeys(game["family"] for game in games()))
    found = [(family, region_of(family)) for family in order if (DOCS / family / "index.md").is_file()]
    return ", ".join(el("a", {"href": f"{page.base}{family}/"}, text(title)) for family, title in found)


def linked(page: Page, game: dict) -> str:
    """A game's name, as a link once its page is written."""
    home = home_of(page, game)
    return el("a", {"href": home}, text(game["name"])) if home else text(game["name"])


def home_of(page: Page, game: dict) -> str | None:
    """The way to a game's own page, once that is written."""
    written = (DOCS / game["family"] / f"{game['slug']}.md").is_file()
    return f"{page.base}{game['family']}/{game['slug']}/" if written else None


@drawing("values")
def values(page: Page, words: str) -> str:
    """`{{ values }}`: what each card is worth, from the dearest to the empty ones."""
    pack = page.ask("pack")
    cards, empty = pack["cards"], pack["empty"]
    dear = sorted({card["value"] for card in cards if card["value"] != empty}, key=lambda value: Fraction(str(value)), reverse=True)
    rows = [_value_row(page, value, [card for card in cards if card["value"] == value]) for value in dear]
    rows.append((figure(empty), "every other card" if rows else "every card", str(sum(card["value"] == empty for card in cards))))
    return table("Values of the cards", ("Points", "Cards", "How many"), rows) + notes(page, "counting") + _letters()


def _letters() -> str:
    """Which letters stand on the court cards: the reader may have those that he is used to."""
    sets = {"": "as in the game"} | {f"-{name}": " ".join(letters) for name, letters in SETS.items()}
    options = (el("option", {"value": ending}, words) for ending, words in sets.items())
    words = el("span", None, "Letters on the court cards")
    label = el("label", {"class": "field select letters"}, words, " ", el("select", None, *options))
    return el("trionfi-indices", {"class": "needs-script"}, label)


def _value_row(page: Page, value: object, cards: list[dict]) -> tuple[str, str, str]:
    pictures = el("span", {"class": "cards cards-small"}, *(picture(page, card["card"]) for card in cards))
    names = el("span", {"class": "names", "aria-hidden": "true"}, text(", ".join(_names(cards))))
    return figure(value), pictures + names, str(len(cards))


def _names(cards: list[dict]) -> Iterable[str]:
    """Trumps by name; a rank that all suits share once: `4 Kings`."""
    ranks: dict[str, list[dict]] = {}
    for card in cards:
        if card["suit"] in ("T", "F"):
            yield card["name"]
        else:
            ranks.setdefault(card["rank"], []).append(card)
    for same in ranks.values():
        kinds = list(dict.fromkeys(one["full"].partition(" of ")[0] for one in same))
        yield " and ".join(plural(sum(one["full"].startswith(f"{kind} of ") for one in same), kind, PLURALS.get(kind)) for kind in kinds)
