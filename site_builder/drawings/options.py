"""Where the sources differ: profiles, and every point that a table may choose."""

from .base import Page, drawing
from .cite import cite
from .html import el, sentence, table, text


@drawing("profiles")
def profiles(page: Page, words: str) -> str:
    """`{{ profiles }}`: the sets of readings, and which readings each of them changes."""
    show = page.ask("show")
    spoken = {option["name"]: {one["value"]: one["words"] for one in option["values"]} for option in show["options"]}
    rows = []
    for profile in show["profiles"]:
        changed = [f"{name}: {spoken[name].get(str(value), str(value))}" for name, value in profile["options"].items()]
        rows.append(
            (
                el("code", None, text(profile["name"])) + (" (default)" if profile["name"] == show["profile"] else ""),
                sentence(profile["words"]),
                el("ul", None, *(el("li", None, text(line)) for line in changed)) if changed else "The first value of every option.",
            )
        )
    return table("Profiles", ("Profile", "Whose game it is", "Readings"), rows)


@drawing("options")
def options(page: Page, words: str) -> str:
    """`{{ options }}`: every option with its values and the source of each."""
    rows = []
    for option in page.ask("show")["options"]:
        values = [
            el(
                "li",
                None,
                el("code", None, text(one["value"])),
                f" {text(one['words'])}",
                " (default)" if one["value"] == option["value"] else "",
                f" {cite(page, one['source'])}" if one["source"] else "",
            )
            for one in option["values"]
        ]
        rows.append((el("code", None, text(option["name"])), sentence(option["words"]), el("ul", None, *values)))
    return table("Options", ("Option", "The question", "Values"), rows)
