"""What happens in which order, what may be said, what is paid."""

from .base import Page, drawing
from .cite import cite
from .html import el, figure, sentence, table, text


@drawing("course")
def course(page: Page, words: str) -> str:
    """`{{ course }}`: the steps of a deal."""
    steps = [
        el(
            "li",
            None,
            el("b", None, text(step["name"][0].upper() + step["name"][1:])),
            f". {sentence(step['words'])} ",
            cite(page, step["source"]),
        )
        for step in page.ask("show")["course"]
    ]
    return el("details", {"class": "fold course"}, el("summary", None, "The whole course of a deal, step by step"), el("ol", None, *steps))


@drawing("signals")
def signals(page: Page, words: str) -> str:
    """`{{ signals }}`: what partners may say to each other, and what it means."""
    shown = page.ask("show")["signals"]
    parts = []
    for when in dict.fromkeys(signal["when"] for signal in shown):
        rows = (
            (el("i", {"lang": "scn"}, text(signal["phrase"])), sentence(signal["meaning"]), cite(page, signal["source"]))
            for signal in shown
            if signal["when"] == when
        )
        parts.append(el("p", {"class": "table-title"}, el("b", None, sentence(when).removesuffix("."))))
        parts.append(table(f"Phrases, {when}", ("Phrase", "Meaning", "Source"), rows))
    return "".join(parts)


@drawing("rewards")
def rewards(page: Page, words: str) -> str:
    """`{{ rewards }}`: every payment of a hand."""
    show = page.ask("show")
    terms = show["terms"]
    rows = (
        (text(reward["name"]), figure(reward["amount"]), sentence(reward["words"]), cite(page, reward["source"]))
        for reward in show["rewards"]
    )
    return table("Payments", ("Feat", text(terms.get("jochi", "Amount").capitalize()), "To whom, and for what", "Source"), rows)
