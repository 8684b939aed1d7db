"""How strong the bots are: the table in `measured`, family by family."""

from collections import Counter
from datetime import date
from functools import cache
from math import isfinite

from measured import tally
from measured.tally import Line

from .base import Page, drawing, games
from .facets import region_of
from .facts import linked, players_words
from .html import el, plural, signed, table, text

# In the order of the table's comparisons: the words for each, as the choice of a level has them.
WORDS = {
    ("search", "simple"): "Look ahead, beside usual",
    ("simple", "cards-at-random"): "Usual, beside chance",
    ("easy", "simple"): "Easy, beside usual",
}
NOT_YET = "not measured yet"


@cache
def measured() -> dict[tuple[str, str, str], Line]:
    """The lines that were kept, by game and bots."""
    return {(line.game, line.bot, line.against): line for line in tally.read() if line.deals > 1}


@drawing("strength")
def strength(page: Page, words: str) -> str:
    """`{{ strength sicily }}`: the games of a family, by how much each level is better than the one below, and how sure that is."""
    chosen = [game for game in games() if game["family"] == words]
    if not chosen:
        raise ValueError(f"no games for {words!r}: a family is one of {', '.join(dict.fromkeys(game['family'] for game in games()))}")
    heads = ("Game", *(WORDS[one] for one in tally.COMPARISONS))
    caption = f"How strong the levels are: {region_of(words)}"
    return el("div", {"class": "strength"}, table(caption, heads, (_row(page, game) for game in chosen)))


def _row(page: Page, game: dict) -> tuple[str, ...]:
    found = [measured().get((game["slug"], *one)) for one in tally.COMPARISONS]
    there = sorted(filter(None, found), key=lambda line: not line.by_payments)
    unit = there[0].unit if there else ""
    words = f"{unit}, {', '.join(dict.fromkeys(players_words([line.players]) for line in there))} players"
    return linked(page, game) + el("small", None, text(words)) * bool(there), *(_cell(line, unit) for line in found)


def _cell(line: Line | None, unit: str) -> str:
    """A figure, with its unit where that is not the one of the row."""
    if line is None:
        return el("small", None, NOT_YET)
    known = isfinite(line.interval)
    places = 2 if line.interval < 10 or not known else 1 if line.interval < 100 else 0
    mean = el("b", None, signed(f"{line.mean:.{places}f}"))
    far = el("span", None, f"± {line.interval:.{places}f} ") if known else ""
    deals = f", {f'{line.unit}, ' * (line.unit != unit)}{plural(line.deals, 'deal')}{'' if known else ', all alike'}"
    return el("span", {"class": f"strength-{line.verdict}"}, mean, " ", far, el("small", None, el("span", None, line.verdict), deals))


@drawing("strength-summary")
def summary(page: Page, words: str) -> str:
    """`{{ strength-summary }}`: in how many games each level is ahead of the one below, and when and how that was measured."""
    slugs = [game["slug"] for game in games()]
    items = [el("li", None, el("b", None, f"{text(WORDS[one])}:"), " ", _counted([measured().get((slug, *one)) for slug in slugs]))
             for one in tally.COMPARISONS]
    return el("ul", None, *items) + el("p", None, _how(list(measured().values())))


def _counted(found: list[Line | None]) -> str:
    said = Counter(line.verdict if line else NOT_YET for line in found)
    above = sum(line.mean > 0 for line in found if line and line.verdict == tally.OPEN)
    verdicts = (tally.AHEAD, tally.OPEN, tally.BEHIND, NOT_YET)
    told = [f"{word} in {plural(said[word], 'game')}" + f" (and better so far in {above} of them)" * (word == tally.OPEN)
            for word in verdicts if said[word]]
    return ", ".join(told) + "."


def _how(lines: list[Line]) -> str:
    if not lines:
        return f"Nothing was {NOT_YET.removeprefix('not ')}."
    days = [_day(one) for one in sorted({line.date for line in lines})]
    deals = [line.deals for line in lines]
    told = [f"Measured {'on ' + days[0] if len(days) == 1 else f'from {days[0]} to {days[-1]}'}, {_span(min(deals), max(deals))} deals "
            f"for each figure, {sum(line.deals * (line.players + 1) for line in lines):,} hands in all."]
    stale = sum(line.stale for line in lines)
    if stale:
        told.append(f"{plural(stale, 'figure')} of {len(lines)} {'is' if stale == 1 else 'are'} of bots that have changed since then.")
    return text(" ".join(told))


def _span(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least} to {most}"


def _day(iso: str) -> str:
    day = date.fromisoformat(iso)
    return f"{day.day} {day:%B %Y}"
