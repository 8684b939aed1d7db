"""How all games behave beside each other: luck against skill, what the bidder gains, what the Fool is worth, how long a match lasts."""

from collections.abc import Callable, Iterator
from math import inf
from typing import NamedTuple

from trionfi.words import Message, Term, Words

from measured import tally
from measured.estimates import Estimate, spread

from . import plots
from .base import Html, Page, drawing
from .facts import linked
from .html import el, table, text
from .numbers import Told, amount, dot, pictured, rounded, shown, told
from .strength import measured

SKILL = ("search", "simple")


class Row(NamedTuple):
    """A game with its figures, and what a table has of it beside its name: cells, and by what the rows are in order."""

    game: dict
    place: float
    cells: tuple[str, ...]


def _known(page: Page) -> Iterator[tuple[dict, Told]]:
    """The games of which enough hands were played."""
    for game in page.games():
        found = told(game["slug"])
        if found and found.enough:
            yield game, found


@drawing("numbers-summary")
def summary(page: Page, words: str) -> str:
    """`{{ numbers-summary }}`: of how many games and hands the tables are."""
    hands = [found.hands for _, found in _known(page)]
    if not hands:
        return el("p", None, text(page.say("No hands were played yet.")))
    of: dict[str, Words] = {"games": len(hands), "all": len(page.games()), "hands": sum(hands)}
    said = (Message("The tables are of {games} games of {all}, with {least} hands each and {hands} hands in all.", least=min(hands), **of)
            if min(hands) == max(hands) else
            Message("The tables are of {games} games of {all}, with {least} to {most} hands each and {hands} hands in all.",
                    least=min(hands), most=max(hands), **of))
    return el("p", None, text(page.say(said)))


@drawing("numbers-luck")
def luck(page: Page, words: str) -> str:
    """`{{ numbers-luck }}`: for each game how far the deal moves what a player is paid, and what looking ahead adds to it."""
    rows = []
    for game, found in _known(page):
        line, (wide, _) = measured().get((game["slug"], *SKILL)), spread(found.kept)
        if line and wide and line.by_payments and line.players == found.kept.players and line.interval < inf:
            skill = Estimate(line.mean, line.interval, line.deals, "")
            after = f"{(wide / line.mean) ** 2:.0f}" if line.verdict == tally.AHEAD else "–"
            part = skill._replace(value=100 * skill.value / wide, half=100 * skill.half / wide)
            of_luck = pictured(amount(page, part), dot(part, 100))
            rows.append(Row(game, -part.value, (page.figures(rounded(wide)), amount(page, skill), of_luck, after)))
    heads: tuple[Words, ...] = ("Luck", "Skill", "Skill, of 100 of luck", "Hands until it shows")
    return _table(page, "Luck against skill", heads, rows, lambda found: found.ledger)


@drawing("numbers-bidder")
def bidder(page: Page, words: str) -> str:
    """`{{ numbers-bidder }}`: for each game with a declarer how often there is one, how often he gains, and what he is paid."""
    rows = []
    for game, found in _known(page):
        if found.bids and found.cancels:
            declared, gains, paid = (found.found[f"declarer{key}"] for key in ("", "/gains", "/paid"))
            rows.append(Row(game, -gains.value, (shown(page, declared), pictured(shown(page, gains), plots.bar(gains.value, 100)),
                                                 amount(page, paid))))
    heads: tuple[Words, ...] = ("Hands with a declarer, of 100", "He gains in, of 100", "He is paid")
    return _table(page, "How often the declarer gains", heads, rows, lambda found: found.ledger)


@drawing("numbers-fool")
def fool(page: Page, words: str) -> str:
    """`{{ numbers-fool }}`: for each game what the Fool adds to a hand, also as a part of the luck of the deal."""
    rows = []
    for game, found in _known(page):
        adds, wide = found.fool, spread(found.kept)[0]
        if adds and wide and found.seats:
            part = adds._replace(value=100 * adds.value / wide, half=100 * adds.half / wide)
            rows.append(Row(game, -part.value, (amount(page, adds), pictured(amount(page, part), dot(part, 150)))))
    heads: tuple[Words, ...] = ("The Fool adds", "Of 100 of luck")
    return _table(page, "What the Fool is worth", heads, rows, lambda found: found.ledger)


@drawing("numbers-length")
def length(page: Page, words: str) -> str:
    """`{{ numbers-length }}`: for each game whose matches end how many hands they have."""
    found = [(game, one.length) for game, one in _known(page) if one.length]
    most = max((one.value for _, one in found), default=0)
    rows = [Row(game, -one.value, (pictured(shown(page, one), plots.bar(one.value, most)),)) for game, one in found]
    return _table(page, "How long a match lasts", ("Hands",), rows, None)


def _table(page: Page, caption: Words, heads: tuple[Words, ...], rows: list[Row], unit: Callable[[Told], Term] | None) -> str:
    """The rows in their order, each game with the unit of its payments below its name."""
    if not rows:
        return el("p", None, text(page.say("No hands were played yet.")))
    cells = [(linked(page, row.game) + _unit(page, row.game, unit), *row.cells) for row in sorted(rows, key=lambda row: row.place)]
    most, least = (Html(linked(page, end(rows, key=lambda row: row.place).game)) for end in (min, max))
    ends = page.html(Message("Most in {first}, least in {last}.", first=most, last=least))
    listed = table(page.say(caption), (page.say("Game"), *page.each(heads)), cells)
    return el("div", {"class": "numbers overview"}, el("p", {"class": "numbers-of"}, ends), listed)


def _unit(page: Page, game: dict, unit: Callable[[Told], Term] | None) -> str:
    found = told(game["slug"])
    return el("small", None, text(page.say(Message("in {unit}", unit=unit(found))))) if unit and found else ""


@drawing("numbers-data")
def data(page: Page, words: str) -> str:
    """`{{ numbers-data }}`: the files in which all figures are."""
    files: tuple[tuple[str, Words], ...] = (
        ("trionfi-numbers.csv", "all figures, a row for each"), ("datapackage.json", "what its columns are, and what it was made with"),
        ("CITATION.cff", "how to cite it"), ("LICENSE.txt", "the licence"))
    items = (el("li", None, page.html(Message("{file}: {what}", file=Html(el("a", {"href": f"{page.top}assets/numbers/{name}",
                                                                                   "download": name}, name)), what=what)))
             for name, what in files)
    return el("ul", None, *items)
