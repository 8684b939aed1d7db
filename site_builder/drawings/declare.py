"""Cards laid out, and what the combinations among them are worth."""

from .base import Page, drawing
from .cards import known, picture
from .html import el, figure, text
from .play import element, start


@drawing("declare")
def declare(page: Page, words: str) -> str:
    """`{{ declare KS QS CS F | won }}`: cards, and what a hand may declare from them, or with `won` what they are worth when they are won;
    touched, they can be changed."""
    laid, _, more = words.partition("|")
    if more.strip() not in ("", "won"):
        raise ValueError(f"after the bar only `won` may stand, not {more.strip()!r}")
    cards, won = [known(page, card)["card"] for card in laid.split()], bool(more.strip())
    found = page.ask("declare", cards=cards, won=won)
    pile = el("span", {"class": "cards"}, *(picture(page, card) for card in found["cards"]))
    rows = (el("li", {"class": "batch"}, el("span", {"class": "batch-sum"}, el("b", {"class": "points"}, figure(line["value"])),
                                            el("span", {"class": "note"}, text(line["label"]))),
               *([el("span", {"class": "cards"}, *(picture(page, card) for card in line["cards"]))] if line["cards"] else []))
            for line in found["lines"])
    unit = f" <span>{text(found['ledger'])}</span>"
    total = el("p", {"class": "total"}, "<span>Together</span> ", el("b", None, figure(found["total"])), unit)
    body = el("div", {"class": "widget-body count"}, el("div", {"class": "pile"}, pile), el("ol", {"class": "batches"}, *rows), total,
              start("edit", "Lay other cards"))
    return element(page, "declare", body, cards=" ".join(cards), **{"won": won})
