"""Cards laid out, and what the combinations among them are worth."""

from trionfi.words import Message, Term, Words

from .base import Page, drawing
from .cards import known, picture
from .html import el, figure, text
from .play import element, start
from .worth import elsewhere


@drawing("declare")
def declare(page: Page, words: str) -> str:
    """`{{ declare KS QS CS F | won }}`: cards, and what a hand may declare from them, or with `won` what they are worth when they are won;
    touched, they can be changed. After `in minchiate-auction` by the rules of that game."""
    page, words = elsewhere(page, words)
    laid, _, more = words.partition("|")
    if more.strip() not in ("", "won"):
        raise ValueError(f"after the bar only `won` may stand, not {more.strip()!r}")
    cards, won = [known(page, card)["card"] for card in laid.split()], bool(more.strip())
    found = page.ask("declare", cards=cards, won=won)
    pile = el("span", {"class": "cards"}, *(picture(page, card) for card in found["cards"]))
    rows = (el("li", {"class": "batch"}, el("span", {"class": "batch-sum"}, el("b", {"class": "points"}, figure(line["value"])),
                                            el("span", {"class": "note"}, text(page.say(_said(line, found["ledger"]))))),
               *([el("span", {"class": "cards"}, *(picture(page, card) for card in line["cards"]))] if line["cards"] else []))
            for line in found["lines"])
    sums = ", ".join(f"<b>{figure(amount)}</b> <span>{_unit(page, ledger)}</span>" for ledger, amount in found["amounts"].items())
    total = el("p", {"class": "total"}, f"<span>{page.say('Together')}</span> {sums or '<b>0</b>'}")
    body = el("div", {"class": "widget-body count"}, el("div", {"class": "pile"}, pile), el("ol", {"class": "batches"}, *rows), total,
              start("edit", page.say("Lay other cards")))
    return element(page, "declare", body, cards=" ".join(cards), **{"won": won})


def _unit(page: Page, ledger: str) -> str:
    return text(page.say(Term(ledger, "unit")))


def _said(line: dict, ledger: str) -> Words:
    """What a line is for, and its unit where that is not the first."""
    return line["label"] if line["ledger"] == ledger else Message("{unit}, {payment}", unit=line["ledger"], payment=line["label"])
