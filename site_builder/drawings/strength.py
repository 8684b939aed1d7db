"""How strong the bots are: the table in `measured`, family by family."""

from collections import Counter
from datetime import date
from functools import cache
from math import isfinite

from trionfi.words import Listing, Message, Quantity, Term, Text, Words

from measured import tally
from measured.tally import Line

from .base import Html, Page, drawing
from .facets import region_of
from .facts import linked, players_words
from .html import el, signed, table, text

# In the order of the table's comparisons: the words for each, as the choice of a level has them.
WORDS: dict[tuple[str, str], Words] = {
    ("search", "simple"): "Look ahead, beside usual",
    ("simple", "cards-at-random"): "Usual, beside chance",
    ("easy", "simple"): "Easy, beside usual",
}
NOT_YET: Words = "not measured yet"
VERDICTS: dict[str, Words] = {tally.AHEAD: "ahead", tally.OPEN: "open", tally.BEHIND: "behind", NOT_YET: NOT_YET}


@cache
def measured() -> dict[tuple[str, str, str], Line]:
    """The lines that were kept, by game and bots."""
    return {(line.game, line.bot, line.against): line for line in tally.read() if line.deals > 1}


@drawing("strength")
def strength(page: Page, words: str) -> str:
    """`{{ strength sicily }}`: the games of a family, by how much each level is better than the one below, and how sure that is."""
    chosen = [game for game in page.games() if game["family"] == words]
    if not chosen:
        raise ValueError(f"no games for {words!r}: a family is one of {', '.join(dict.fromkeys(game['family'] for game in page.games()))}")
    heads = (page.say("Game"), *(page.say(WORDS[one]) for one in tally.COMPARISONS))
    caption = page.say(Message("How strong the levels are: {region}", region=region_of(page, words)))
    return el("div", {"class": "strength"}, table(caption, heads, (_row(page, game) for game in chosen)))


def _row(page: Page, game: dict) -> tuple[str, ...]:
    found = [measured().get((game["slug"], *one)) for one in tally.COMPARISONS]
    there = sorted(filter(None, found), key=lambda line: not line.by_payments)
    unit = there[0].unit if there else ""
    players = Listing(tuple(dict.fromkeys(players_words([line.players]) for line in there)), ",")
    words = page.say(Message("{unit}, {players} players", unit=Term(unit, "unit"), players=players)) if there else ""
    return linked(page, game) + el("small", None, text(words)) * bool(there), *(_cell(page, line, unit) for line in found)


def _cell(page: Page, line: Line | None, unit: str) -> str:
    """A figure, with its unit where that is not the one of the row."""
    if line is None:
        return el("small", None, page.say(NOT_YET))
    known = isfinite(line.interval)
    places = 2 if line.interval < 10 or not known else 1 if line.interval < 100 else 0
    mean = el("b", None, page.figures(signed(f"{line.mean:z.{places}f}")))
    far = el("span", None, f"± {page.figures(f'{line.interval:.{places}f}')} ") if known else ""
    verdict = el("span", None, text(page.say(VERDICTS[line.verdict])))
    told = el("small", None, page.html(_deals(line, unit, known).filled(verdict=Html(verdict))))
    return el("span", {"class": f"strength-{line.verdict}"}, mean, " ", far, told)


def _deals(line: Line, unit: str, known: bool) -> Message:
    """How many deals a verdict stands on, in which unit where that is not the one of the row."""
    deals, own = Quantity(line.deals, Term("deal", "unit", "deals")), line.unit
    if unit == own:
        return (Message("{verdict}, {deals}", verdict="", deals=deals) if known else
                Message("{verdict}, {deals}, all alike", verdict="", deals=deals))
    return (Message("{verdict}, {unit}, {deals}", verdict="", unit=Term(own, "unit"), deals=deals) if known else
            Message("{verdict}, {unit}, {deals}, all alike", verdict="", unit=Term(own, "unit"), deals=deals))


@drawing("strength-summary")
def summary(page: Page, words: str) -> str:
    """`{{ strength-summary }}`: in how many games each level is ahead of the one below, and when and how that was measured."""
    slugs = [game["slug"] for game in page.games()]
    items = [el("li", None, page.html(Message(
        "{levels} {counted}", levels=Html(el("b", None, text(page.say(Message("{levels}:", levels=WORDS[one]))))),
        counted=_counted([measured().get((slug, *one)) for slug in slugs]))))
             for one in tally.COMPARISONS]
    return el("ul", None, *items) + el("p", None, text(page.say(_how(list(measured().values())))))


def _counted(found: list[Line | None]) -> Words:
    """In how many games a level is ahead, and in how many that is open."""
    said = Counter(line.verdict if line else NOT_YET for line in found)
    above = sum(line.mean > 0 for line in found if line and line.verdict == tally.OPEN)
    told = [_games(word, said[word], above) for word in VERDICTS if said[word]]
    return Text(Message("{parts}.", parts=Listing(tuple(told), ",")), _together(len(tally.lasting(line for line in found if line))))


def _together(n: int) -> Words:
    """In how many games a verdict stands when all games are looked at together, of which some come out so by chance."""
    return Message("All games looked at together, {n} of these verdicts are beyond chance (Holm's correction).",
                   {"n one": "All games looked at together, {n} of these verdicts is beyond chance (Holm's correction).",
                    "n =0": "All games looked at together, none of these verdicts is beyond chance (Holm's correction)."}, n=n)


def _games(verdict: str, n: int, above: int) -> Words:
    word = VERDICTS[verdict]
    if verdict == tally.OPEN:
        return Message("{verdict} in {n} games (and better so far in {above} of them)",
                       {"n one": "{verdict} in {n} game (and better so far in {above} of them)"}, verdict=word, n=n, above=above)
    return Message("{verdict} in {n} games", {"n one": "{verdict} in {n} game"}, verdict=word, n=n)


def _how(lines: list[Line]) -> Words:
    """When and how it was measured."""
    if not lines:
        return "Nothing was measured yet."
    measured = when(sorted({line.date for line in lines}), [line.deals for line in lines],
                    sum(line.deals * (line.players + 1) for line in lines))
    stale = sum(line.stale for line in lines)
    old: Words = Message("{n} figures of {all} are of bots that have changed since then.",
                         {"n one": "{n} figure of {all} is of bots that have changed since then."},
                         n=stale, all=len(lines)) if stale else ""
    return Text(measured, old)


def when(dates: list[str], deals: list[int], hands: int) -> Words:
    """On which days (ISO, the first first) figures were measured, in how many deals each and in how many hands in all."""
    days = [_day(one) for one in dates]
    if len(days) == 1:
        return Message("Measured on {day}, {deals} deals for each figure, {hands} hands in all.", day=days[0], deals=_span(deals),
                       hands=hands)
    return Message("Measured from {first} to {last}, {deals} deals for each figure, {hands} hands in all.", first=days[0], last=days[-1],
                   deals=_span(deals), hands=hands)


def _span(deals: list[int]) -> Words:
    least, most = min(deals), max(deals)
    return Message("{n}", n=least) if least == most else Message("{least} to {most}", least=least, most=most)


MONTHS: tuple[Words, ...] = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
                             "December")


def _day(iso: str) -> Words:
    day = date.fromisoformat(iso)
    return Message("{day} {month} {year}", day=day.day, month=MONTHS[day.month - 1], year=str(day.year))
