"""Accounts of a hand: worked examples, and the calculator."""

import functools

from trionfi.words import Listing, Message, Person, Seat, Term, Words
from trionfi.words.speaker import to_reader
from trionfi.words.values import Value

import exercises

from .base import Page, drawing
from .cite import cite
from .html import el, figure, sentence, signed, table, text
from .play import common, element, readings, side_by_side, start
from .ways import place

FIRST = "first"
type Called = tuple[Person | Seat, ...]
"""What the players are called in a sentence, by their seats."""


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
    body = el("div", {"class": "widget-body score"}, side_by_side(page), example,
              start("fill", page.say("Fill in your own hand"), _match(page)))
    return element(page, "score", body, id=place("score"), **readings(page))


def _match(page: Page) -> tuple[str, str] | None:
    """The way to settle a rubber or match that is over, where there is one."""
    rubber = page.ask("show").get("rubber")
    return ("match", page.say(Message("Settle the {match}", match=Term(rubber)))) if rubber else None


@drawing("sheet")
def sheet(page: Page, words: str) -> str:
    """`{{ sheet NAME NAME ... }}`: those hands of `exercises/settled/GAME.json` one after another on the score sheet of the game."""
    hands = [_named(page, name) for name in words.split()]
    rules = {key: value for key, value in hands[0].items() if key not in ("words", "facts")}
    found = page.ask("sheet", hands=[hand["facts"] for hand in hands], **rules)
    heads = [page.say(_column(seats)) for seats in found["columns"]]
    rows = []
    for number, hand in enumerate(found["hands"], 1):
        rows += [[el("span", {"class": "visually-hidden"}, page.say(_hand(number))), *map(_entry, row)] for row in hand["rows"]]
        rows += [[text(found["below"]), *map(figure, hand["below"])],
                 [page.say("So far"), *(el("b", None, figure(total)) for total in hand["totals"])]]
        rows[-len(hand["rows"]) - 2][0] = text(page.say(
            _hand(number) if hand["rows"] else Message("Hand {number}, {below}", number=number, below=found["below"])))
    marks = ", ".join(f"{el('b', None, text(mark['mark']))} {text(mark['words'])}" for mark in found["marks"])
    return table(page.say("Score sheet"), [el("span", {"class": "visually-hidden"}, page.say("Hand")), *map(text, heads)], rows) + el(
        "p", {"class": "example-words"}, marks, ". ", cite(page, found["source"]))


def _column(seats: list[int]) -> Words:
    """The players of a column of the sheet, numbered from 1."""
    if len(seats) == 1:
        return Message("Player {place}", place=seats[0] + 1)
    return Message("Players {places}", places=Listing(tuple(seat + 1 for seat in seats)))


def _hand(number: int) -> Words:
    return Message("Hand {number}", number=number)


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
    words = "" if told else el("p", {"class": "example-words"}, sentence(page.say(example["words"])))
    return words + account(page, page.unsaid("score", **rules), example["facts"])


def account(page: Page, settled: dict, facts: dict) -> str:
    """A settlement, its words unsaid, as a table: one line a payment, one column a player, or a side
    whose players all get the same; a source that all lines share stands once
    below."""
    because = [line["because"] for line in settled["lines"]]
    heads, names = _seated(page, len(settled["scores"]), facts, because)
    columns = [column["seats"] for column in settled["columns"]]
    top = el(
        "tr",
        None,
        el("th", {"scope": "col"}, el("span", {"class": "visually-hidden"}, page.say("Payment"))),
        *(el("th", {"scope": "col"}, text(heads[seats[0]] if len(seats) == 1 else page.say(_column(seats)))) for seats in columns),
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
                el("span", None, text(page.say(line["label"]))),
                el("small", None, sentence(page.say(to_reader(line["because"], names))),
                   f" {cite(page, line['source'])}" if several else ""),
            ),
            *(_amount(line["amounts"][seats[0]]) for seats in columns),
        )
        for line in settled["lines"]
    ]
    if not lines:
        lines = [el("tr", None, el("th", {"scope": "row", "colspan": len(columns) + 1}, page.say("Nothing is paid.")))]
    foot = el("tr", {"class": "sum"}, el("th", {"scope": "row"}, page.say("Settled")),
              *(_amount(settled["scores"][seats[0]]) for seats in columns))
    foot += "".join(_kept(page, line, names, several, columns) for line in settled["kept"])
    box = {"class": "account", "role": "group", "aria-label": page.say("What each player pays or gets"), "tabindex": "0"}
    made = el("div", box, el("table", {"class": "settlement", "data-players": len(columns)},
                             el("thead", None, top), el("tbody", None, *lines), el("tfoot", None, foot)))
    return made if several or not sources else made + el("p", {"class": "small-print"}, cite(page, sources.pop()))


def _kept(page: Page, line: dict, names: Called, cited: bool, columns: list[list[int]]) -> str:
    """What the match keeps of a hand, in its own unit: a row below the sum."""
    unit = Term(line["ledger"], "unit")
    why = page.say(Message("Kept for the match, in {unit}: {why}.", unit=unit, why=to_reader(line["because"], names)))
    source = f" {cite(page, line['source'])}" if cited else ""
    head = el("th", {"scope": "row"}, el("span", None, text(page.say(line["label"]))), el("small", None, text(why), source))
    return el("tr", None, head, *(_amount(line["amounts"][seats[0]]) for seats in columns))


def _seated(page: Page, number: int, facts: dict, because: list[Words]) -> tuple[list[str], Called]:
    """What stands above the columns, and the same players in a sentence. With a declarer they go by what they are, and opponents have
    numbers where a line speaks of one of them; without one they go by their numbers, from 1."""
    declarer, partner = facts.get("declarer"), facts.get("partner")
    if declarer in (None, "nobody"):
        heads = [page.say(Message("Player {place}", place=seat + 1)) for seat in range(number)]
        return heads, tuple(Seat(seat + 1) for seat in range(number))
    terms = page.unsaid("show")["terms"]
    roles = {declarer: terms.get("declarer", "declarer"), partner: terms.get("partner", "partner")}
    others = [seat for seat in range(number) if seat not in roles]
    apart = len(others) > 1 and any(seat in others for words in because for seat in spoken_of(words))
    titles: dict[int, Words] = {seat: Message("Opponent {place}", place=place) if apart else Message("Opponent")
                               for place, seat in enumerate(others, 1)}
    names: dict[int, Words] = {seat: Message("opponent {place}", place=place) if apart else Message("the opponent")
                               for place, seat in enumerate(others, 1)}
    for seat, role in roles.items():
        if seat is not None:
            titles[seat], names[seat] = Message("{Role}", role=Term(role)), Message("{role_the}", role=Term(role))
    return [page.say(titles[seat]) for seat in range(number)], tuple(Person(names[seat]) for seat in range(number))


def spoken_of(value: Value) -> set[int]:
    """The seats of whom a message speaks one by one."""
    if isinstance(value, Seat):
        return {value.number}
    return set().union(*map(spoken_of, value.values.values())) if isinstance(value, Message) else set()


def _amount(amount: object) -> str:
    shown = signed(amount)
    return el("td", {"class": "level" if shown == "0" else "loss" if shown.startswith("−") else "gain"}, shown)


@functools.cache
def _settled(game: str) -> dict:
    return exercises.load("settled", game) if game in exercises.games("settled") else {}
