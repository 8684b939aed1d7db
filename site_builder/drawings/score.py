"""Accounts of a hand: worked examples, and the calculator."""

import functools
import json
import re

from trionfi.seat_names import called
from trionfi.words.phrases import players

from ..paths import EXERCISES
from .base import Page, drawing
from .cite import cite
from .html import el, figure, sentence, signed, table, text
from .play import common, element, readings, side_by_side, start
from .ways import place

FIRST = "first"
# A hyphen that stands for a minus sign.
SIGN = re.compile(r"(?<![^\s(])-(?=\s?\d)")
NUMBERED = re.compile(r"\bplayers (?:\d+, )*\d+ and \d+\b|\bplayer \d+\b")


@drawing("score-example")
def score_example(page: Page, words: str) -> str:
    """`{{ score-example NAME }}`: a hand settled line by line, from its facts in `exercises/settled/GAME.json`.

    An example may name `players`, a `profile` and `options` beside its `words` and `facts`. After `| told` its words are left out,
    because the prose tells the hand.
    """
    name, _, more = words.partition("|")
    return _example(page, name.strip(), _told(more))


@drawing("score")
def score(page: Page, words: str) -> str:
    """`{{ score }}` or `{{ score told }}`: the calculator. Until it is touched it shows what it can do with the example `first`, or
    with the one that has the name of the profile that is common today; `told` leaves out the words of the example."""
    example = _example(page, common(page) or FIRST, _told(words))
    body = el("div", {"class": "widget-body score"}, side_by_side(page), example, start("fill", "Fill in your own hand", _match(page)))
    return element(page, "score", body, id=place("score"), **readings(page))


def _match(page: Page) -> tuple[str, str] | None:
    """The way to settle a rubber or match that is over, where there is one."""
    rubber = page.ask("show").get("rubber")
    return ("match", f"Settle the {rubber}") if rubber else None


@drawing("sheet")
def sheet(page: Page, words: str) -> str:
    """`{{ sheet NAME NAME ... }}`: those hands of `exercises/settled/GAME.json` one after another on the score sheet of the game."""
    hands = [_named(page, name) for name in words.split()]
    rules = {key: value for key, value in hands[0].items() if key not in ("words", "facts")}
    found = page.ask("sheet", hands=[hand["facts"] for hand in hands], **rules)
    heads = [players([seat + 1 for seat in seats]).capitalize() for seats in found["columns"]]
    rows = []
    for number, hand in enumerate(found["hands"], 1):
        rows += [[el("span", {"class": "visually-hidden"}, f"Hand {number}"), *map(_entry, row)] for row in hand["rows"]]
        rows += [[text(found["below"]), *map(figure, hand["below"])],
                 ["So far", *(el("b", None, figure(total)) for total in hand["totals"])]]
        rows[-len(hand["rows"]) - 2][0] = text(f"Hand {number}" + ("" if hand["rows"] else f", {found['below']}"))
    marks = ", ".join(f"{el('b', None, text(mark['mark']))} {text(mark['words'])}" for mark in found["marks"])
    return table("Score sheet", [el("span", {"class": "visually-hidden"}, "Hand"), *map(text, heads)], rows) + el(
        "p", {"class": "example-words"}, marks, ". ", cite(page, found["source"]))


def _entry(entry: dict | None) -> str:
    return "" if entry is None else f"{figure(entry['points'])} {el('b', None, text(entry['mark']))}"


def _named(page: Page, name: str) -> dict:
    examples = _settled(page.game or "")
    if name not in examples:
        raise ValueError(f"there is no example {name!r} in exercises/settled/{page.game}.json; there are {', '.join(examples)}")
    return examples[name]


def _told(more: str) -> bool:
    """Whether the prose tells the hand."""
    if more.strip() not in ("", "told"):
        raise ValueError(f"only `told` may stand here, not {more.strip()!r}")
    return bool(more.strip())


def _example(page: Page, name: str, told: bool) -> str:
    example = _named(page, name)
    rules = {key: value for key, value in example.items() if key != "words"}
    words = "" if told else el("p", {"class": "example-words"}, sentence(example["words"]))
    return words + account(page, page.ask("score", **rules), example["facts"])


def account(page: Page, settled: dict, facts: dict) -> str:
    """A settlement as a table: one line a payment, one column a player; a source that all lines share stands once below."""
    because = [line["because"] for line in settled["lines"]]
    heads, names = _seated(page, len(settled["scores"]), facts, because)
    top = el(
        "tr",
        None,
        el("th", {"scope": "col"}, el("span", {"class": "visually-hidden"}, "Payment")),
        *(el("th", {"scope": "col"}, text(head)) for head in heads),
    )
    sources = {line["source"] for line in (*settled["lines"], *settled["kept"])} - {""}
    several = len(sources) > 1
    lines = [
        el(
            "tr",
            None,
            el(
                "th",
                {"scope": "row"},
                el("span", None, text(line["label"])),
                el("small", None, sentence(SIGN.sub("−", counted(called(line["because"], names)))),
                   f" {cite(page, line['source'])}" if several else ""),
            ),
            *(_amount(amount) for amount in line["amounts"]),
        )
        for line in settled["lines"]
    ]
    if not lines:
        lines = [el("tr", None, el("th", {"scope": "row", "colspan": len(heads) + 1}, "Nothing is paid."))]
    foot = el("tr", {"class": "sum"}, el("th", {"scope": "row"}, "Settled"), *(_amount(amount) for amount in settled["scores"]))
    foot += "".join(_kept(page, line, names, several) for line in settled["kept"])
    box = {"class": "account", "role": "group", "aria-label": "What each player pays or gets", "tabindex": "0"}
    made = el("div", box, el("table", {"class": "settlement", "data-players": len(heads)},
                             el("thead", None, top), el("tbody", None, *lines), el("tfoot", None, foot)))
    return made if several or not sources else made + el("p", {"class": "small-print"}, cite(page, sources.pop()))


def _kept(page: Page, line: dict, names: tuple[str, ...], cited: bool) -> str:
    """What the match keeps of a hand, in its own unit: a row below the sum."""
    told = SIGN.sub("−", counted(f"Kept for the match, in {line['ledger']}: {called(line['because'], names)}."))
    source = f" {cite(page, line['source'])}" if cited else ""
    head = el("th", {"scope": "row"}, el("span", None, text(line["label"])), el("small", None, text(told), source))
    return el("tr", None, head, *(_amount(amount) for amount in line["amounts"]))


def _seated(page: Page, number: int, facts: dict, because: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """What stands above the columns, and the same players in a sentence (none where they go by number). With a declarer they go by
    what they are, and opponents have numbers where a line speaks of one of them."""
    declarer, partner = facts.get("declarer"), facts.get("partner")
    if declarer in (None, "nobody"):
        return [f"Player {seat + 1}" for seat in range(number)], ()
    terms = page.ask("show")["terms"]
    roles = {declarer: terms.get("declarer", "declarer"), partner: terms.get("partner", "partner")}
    others = [seat for seat in range(number) if seat not in roles]
    apart = len(others) > 1 and any(re.search(rf"\bplayer {seat}\b", words) for seat in others for words in because)
    named = {seat: f"opponent {place}" if apart else "the opponent" for place, seat in enumerate(others, 1)}
    named |= {seat: f"the {role}" for seat, role in roles.items() if seat is not None}
    names = tuple(named[seat] for seat in range(number))
    return [name.removeprefix("the ").capitalize() for name in names], names


def counted(words: str) -> str:
    """The engine numbers the players from 0, a reader from 1."""
    return NUMBERED.sub(lambda found: re.sub(r"\d+", lambda number: str(int(number[0]) + 1), found[0]), words)


def _amount(amount: object) -> str:
    shown = signed(amount)
    return el("td", {"class": "level" if shown == "0" else "loss" if shown.startswith("−") else "gain"}, shown)


@functools.cache
def _settled(game: str) -> dict:
    file = EXERCISES / "settled" / f"{game}.json"
    return json.loads(file.read_text()) if file.is_file() else {}
