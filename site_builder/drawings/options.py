"""Where the sources differ: profiles, and every point that a table may choose."""

from .base import Page, drawing
from .cite import cite
from .html import el, sentence, table, text


@drawing("profiles")
def profiles(page: Page, words: str) -> str:
    """`{{ profiles }}`: the sets of readings. Which values each of them takes stands beside the values, among the options."""
    show = page.ask("show")
    rows = [
        (el("code", None, text(profile["name"])) + (" (default)" if profile["name"] == show["profile"] else ""), sentence(profile["words"]))
        for profile in show["profiles"]
    ]
    return table("Profiles", ("Profile", "Whose game it is"), rows)


@drawing("options")
def options(page: Page, words: str) -> str:
    """`{{ options }}`: every option with its values, the source of each and the profiles that take it in place of the first. A list, since
    a table of three columns is not to be read on a telephone."""
    show = page.ask("show")
    rows = []
    for option in show["options"]:
        name, first = option["name"], option["value"]
        values = [
            el(
                "li",
                None,
                _named(str(one["value"]), one["words"]),
                f" {cite(page, one['source'])}" if one["source"] else "",
                _takers(show["profiles"], name, one["value"]) if one["value"] != first else "",
            )
            for one in sorted(option["values"], key=lambda one: one["value"] != first)
        ]
        rows += [el("dt", None, sentence(option["words"]), " ", el("code", None, text(name))), el("dd", None, el("ul", None, *values))]
    takers = any(str(profile["options"].get(option["name"], option["value"])) != str(option["value"])
                 for profile in show["profiles"] for option in show["options"])
    note = "The default stands first." + " In brackets: the profiles that take another value." * takers
    return el("p", {"class": "small-print"}, note) + el("dl", None, *rows)


def _named(value: str, words: str) -> str:
    """A value by the name that chooses it, and what it means; a name with which the words begin stands once."""
    first, rest = words[:len(value)], words[len(value):]
    if first == value and not rest[:1].isalnum() and rest[:1] != "'":
        return el("code", None, text(value)) + " " * rest.startswith(" ") + text(rest)
    return el("code", None, text(value)) + f" {text(words)}"


def _takers(profiles: list[dict], option: str, value: object) -> str:
    """The profiles that take this value."""
    names = [profile["name"] for profile in profiles if str(profile["options"].get(option)) == str(value)]
    return el("span", {"class": "takers"}, " (", ", ".join(el("code", None, text(name)) for name in names), ")") if names else ""
