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
        rows = [
            ((el("i", {"lang": "scn"}, text(signal["phrase"])), sentence(signal["meaning"])), signal["source"])
            for signal in shown
            if signal["when"] == when
        ]
        parts.append(el("p", {"class": "table-title"}, el("b", None, sentence(when).removesuffix("."))))
        parts.append(sourced(page, f"Phrases, {when}", ("Phrase", "Meaning"), rows))
    summary = el("summary", None, f"All {len(shown)} phrases and what they mean")
    return el("details", {"class": "fold signals"}, summary, *parts)


@drawing("rewards")
def rewards(page: Page, words: str) -> str:
    """`{{ rewards }}`: every payment of a hand."""
    show = page.ask("show")
    unit = show["terms"].get("jochi", "amount").capitalize()
    rows = [((text(one["name"]), figure(one["amount"]), sentence(one["words"])), one["source"]) for one in show["rewards"]]
    return sourced(page, "Payments", ("Feat", text(unit), "To whom, and for what"), rows)


def sourced(page: Page, caption: str, heads: tuple[str, ...], rows: list[tuple[tuple[str, ...], str]]) -> str:
    """A table of rows with their sources: in a column of their own, or once below when all have the same."""
    sources = {source for _, source in rows}
    if len(sources) > 1:
        return table(caption, (*heads, "Source"), ((*cells, cite(page, source)) for cells, source in rows))
    note = el("p", {"class": "small-print"}, "All of this: ", cite(page, sources.pop())) if sources - {""} else ""
    return table(caption, heads, (cells for cells, _ in rows)) + note
