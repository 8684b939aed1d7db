"""Where the sources differ: the readings of a game, and every point that a table may choose."""

from trionfi.words import Message

from .base import Html, Page, drawing
from .cite import cite
from .html import el, sentence, text
from .play import usual


@drawing("profiles")
def profiles(page: Page, words: str) -> str:
    """`{{ profiles }}`: the readings of the game, numbered where there are several: the one first that the blocks of the page begin with.
    Which values each of them takes stands beside the values, among the options."""
    ordered = in_order(page)
    if len(ordered) == 1:
        return el("p", None, _profile(page, ordered[0]))
    chosen = el("b", None, " ", page.say("The page begins with this one."))
    return el("ol", {"class": "profiles"}, *(el("li", None, _profile(page, one), chosen * (one is ordered[0])) for one in ordered))


def in_order(page: Page) -> list[dict]:
    """The readings as the page lists them: the one first that its blocks begin with."""
    return sorted(page.ask("show")["profiles"], key=lambda profile: profile["name"] != usual(page))


def _profile(page: Page, profile: dict) -> str:
    return f"{sentence(profile['words'])} {cite(page, profile['source'])}".rstrip()


@drawing("options")
def options(page: Page, words: str) -> str:
    """`{{ options }}`: every option with its values, the source of each and the readings that take it in place of the first. A list, since
    a table of three columns is not to be read on a telephone. What programs call all this is folded away."""
    show, ordered = page.ask("show"), in_order(page)
    rows, takers = [], False
    for option in show["options"]:
        first = _taken(ordered[0], option) if ordered else str(option["value"])
        values = []
        for one in sorted(option["values"], key=lambda one: str(one["value"]) != first):
            readings = [number for number, profile in enumerate(ordered, 1) if _taken(profile, option) == str(one["value"])]
            others = "" if str(one["value"]) == first else _takers(readings)
            takers = takers or bool(others)
            values.append(el("li", None, text(one["words"]), f" {cite(page, one['source'])}" if one["source"] else "", others))
        rows += [el("dt", None, sentence(option["words"])), el("dd", None, el("ul", None, *values))]
    if not rows:
        return ""
    note = page.say("What is played unless you choose otherwise stands first.")
    more = page.say("In brackets: the readings above that take another value.")
    head = el("p", {"class": "small-print"}, note, f" {more}" * takers)
    return head + el("dl", {"class": "options"}, *rows) + _for_programs(page, show, page.default)


def _taken(profile: dict, option: dict) -> str:
    """The value of an option in a reading."""
    return str(profile["options"].get(option["name"], option["values"][0]["value"]))


def _takers(readings: list[int]) -> str:
    """The readings that take a value, by their numbers."""
    if not readings:
        return ""
    return el("span", {"class": "takers"}, " (", ", ".join(map(str, readings)), ")")


def _for_programs(page: Page, show: dict, default: str | None) -> str:
    """The names by which the command line, Python and links know readings and options."""
    names = []
    if show["profiles"]:
        first = el("code", None, text(default))
        first_named = page.html(Message("{name} (where none is named)", name=Html(first)))
        others = [el("code", None, text(one["name"])) for one in show["profiles"] if one["name"] != default]
        names.append(el("li", None, el("code", None, "--profile"), " ", ", ".join([first_named, *others])))
    for option in show["options"]:
        values = ", ".join(el("code", None, text(one["value"])) for one in option["values"])
        names.append(el("li", None, el("code", None, f"--option {text(option['name'])}="), " ", values))
    head = el("summary", None, page.say("For programs: the names of all this"))
    return el("details", {"class": "fold programs"}, head, el("ul", None, *names))
