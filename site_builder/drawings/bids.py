"""What the usual level says that its bids are worth, beside what comes true: the table in `measured`."""

from collections import Counter
from functools import cache
from math import isfinite

from trionfi.words import Message, Quantity, Term, Text, Words

from measured import bids
from measured.bids import Part, Sums

from .base import Page, drawing
from .facts import linked
from .html import el, signed, table, text
from .strength import when

# How a verdict is told, and in which style of the table of strength it stands.
VERDICTS: dict[str, tuple[Words, str]] = {
    bids.TRUE: ("comes true", "ahead"),
    bids.HIGH: ("said too high", "behind"),
    bids.LOW: ("said too low", "behind"),
    bids.OPEN: ("open", "open"),
}


@cache
def measured() -> dict[str, Part]:
    """The part that tests what is said, by game."""
    return {part.game: part for part in bids.read() if part.part == bids.TEST}


@drawing("bid-worths")
def worths(page: Page, words: str) -> str:
    """`{{ bid-worths }}`: for each game and bid what is said on average, what comes true, and whether these are the same."""
    rows = [(linked(page, game) + _bid(page, game, bid), page.figures(signed(f"{sums.said / sums.hands:z.1f}")), _true(page, sums))
            for game in page.games() if game["slug"] in measured() for bid, sums in measured()[game["slug"]].bids.items() if sums.hands > 1]
    heads = page.each(("Game and bid", "What is said", "What comes true"))
    return el("div", {"class": "strength bids"}, table(page.say("What bids are worth"), heads, rows))


def _bid(page: Page, game: dict, bid: str) -> str:
    return el("small", None, text(page.say(Message("{bid}, in {unit}", bid=bid, unit=Term(measured()[game["slug"]].ledger, "unit")))))


def _true(page: Page, sums: Sums) -> str:
    """What comes true with its interval, and the verdict with the hands that it stands on."""
    verdict, style = VERDICTS[sums.verdict]
    mean = el("b", None, page.figures(signed(f"{sums.true / sums.hands:z.1f}")))
    far = f"± {page.figures(f'{sums.interval:.1f}')} " if isfinite(sums.interval) else ""
    told = Message("{verdict}, {deals}", verdict=verdict, deals=Quantity(sums.hands, Term("deal", "unit", "deals")))
    return el("span", {"class": f"strength-{style}"}, mean, " ", far, el("small", None, text(page.say(told))))


@drawing("bid-worths-summary")
def summary(page: Page, words: str) -> str:
    """`{{ bid-worths-summary }}`: for how many bids what is said comes true, and when that was measured."""
    parts = list(measured().values())
    said = Counter(sums.verdict for part in parts for sums in part.bids.values() if sums.hands > 1)
    if not said:
        return el("p", None, text(page.say("Nothing was measured yet.")))
    stale = sum(part.stale for part in parts)
    counted = Message("Of {n} bids what is said comes true in {true}, as far as the hands tell. It is too high in {high} and too low in "
                      "{low}; {open} were played in too few hands.", n=said.total(), true=said[bids.TRUE], high=said[bids.HIGH],
                      low=said[bids.LOW], open=said[bids.OPEN])
    old: Words = Message("{n} games of {all} have other rules or bots since then.",
                         {"n one": "{n} game of {all} has other rules or bots since then."}, n=stale, all=len(parts)) if stale else ""
    dealt = [part.dealt for part in parts]
    return el("p", None, text(page.say(Text(counted, when(sorted({part.date for part in parts}), dealt, sum(dealt)), old))))
