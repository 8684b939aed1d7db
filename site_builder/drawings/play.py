"""The blocks that come to life when they are touched. What stands in them is whole without that."""

import functools
import gzip
import re

import trionfi
from trionfi.words import Message, Words

import exercises

from ..files import digest, kept
from ..runtime import LIBRARY, WASM, folder, runtime
from . import openings
from .base import Html, Page, drawing
from .cards import known, picture
from .html import el, figure, minus, text
from .ways import place

NO_SCRIPT: Words = "A practice hand needs scripts, which are switched off in this browser."
TABLE_SEED = 7
WHEEL = 400_000
"""Bytes that the engine's own wheel may have at most."""


@drawing("count")
def count(page: Page, words: str) -> str:
    """`{{ count T20 T9 T6 | last }}`: a pile counted batch by batch; touched, it can be changed. Where tricks count, `2 tricks` may
    stand after the bar: in how many the cards were won."""
    pile, _, more = words.partition("|")
    said = re.fullmatch(r"(last)?|(\d+) tricks?", more.strip())
    if not said:
        raise ValueError(f"after the bar only `last` or a number of tricks may stand, not {more.strip()!r}")
    last, tricks = bool(said[1]), int(said[2] or 0)
    cards = [known(page, card)["card"] for card in pile.split()]
    counted = page.ask("count", cards=cards, last_trick=last, tricks=tricks)
    if tricks and not any(batch["kind"] == "tricks" for batch in counted["working"]):
        raise ValueError("tricks count nothing in this game")
    total = el(
        "p",
        {"class": "total"},
        el("span", None, page.say("Together")), " ",
        el("b", None, figure(counted["points"])), " ",
        el("span", None, page.say(Message("card points in {n} cards", {"n one": "card points in {n} card"}, n=len(cards)))),
    )
    body = el(
        "div", {"class": "widget-body count"}, batches(page, counted["working"], "batches pile"), total,
        start("edit", page.say("Change the cards"))
    )
    return element(page, "count", body, cards=" ".join(cards), tricks=tricks or None, **{"last-trick": last})


def batches(page: Page, working: list[dict], kind: str = "batches") -> str:
    """The working of a count: cards, points and sum of each batch."""
    return el("ol", {"class": kind}, *(_batch(page, batch) for batch in working))


def _batch(page: Page, batch: dict) -> str:
    cards = el("span", {"class": "cards"}, *(picture(page, card) for card in batch["cards"])) if batch["cards"] else ""
    points = el("b", {"class": "points"}, figure(batch["points"]))
    note = el("span", {"class": "note"}, minus(batch["note"])) if batch["note"] != figure(batch["points"]) else ""
    kind = "batch" if batch["cards"] else "batch last-trick"
    return el("li", {"class": kind}, cards, el("span", {"class": "batch-sum"}, points, note))


@drawing("hand")
def hand(page: Page, words: str) -> str:
    """`{{ hand }}`: what stands for the table until the reader sits down; the table itself then opens over the page."""
    dealt = page.ask("table", seed=TABLE_SEED, moves=[], profile=common(page))
    cards = el("span", {"class": "cards invite-cards"}, *(picture(page, one["card"]) for one in dealt["hand"][:5]))
    invite = el(
        "div",
        {"class": "middle needs-script"},
        el("p", {"class": "felt-title"}, page.say("Sit down for a hand")),
        el("p", None, page.html(Message("The first time the engine is fetched, {size}; after that it starts at once.",
                                        size=Html(engine_size(page))))),
        el("p", {"class": "invite-buttons"},
           el("button", {"type": "button", "class": "button bright", "data-start": "play"}, page.say("Deal a hand")),
           el("button", {"type": "button", "class": "button quiet", "data-start": "deal", "hidden": True}, page.say("Deal another")),
           *(el("button", {"type": "button", "class": "button quiet", "data-start": name}, words) for name, words in _other_deals(page)),
           _path(page)),
    )
    without = el("noscript", {"class": "middle"}, el("p", None, page.say(NO_SCRIPT)))
    felt = el("div", {"class": "felt felt-invite"}, cards, invite, without)
    table = element(page, "hand", el("div", {"class": "widget-body hand"}, side_by_side(page), felt), id=place("hand"), **readings(page))
    return table + _worth(page)


def _worth(page: Page) -> str:
    """What leads to the worth of a hand, where the deal is one of hands."""
    if not trionfi.games[str(page.game)].deals_hands:
        return ""
    words = page.say("Name the cards and what was said before: bots play each bid or discard on, in layouts of the other cards.")
    told = el("p", {"class": "widget-words"}, words)
    head = el("p", {"class": "widget-title"}, page.say("What is my hand worth?"))
    body = el("div", {"class": "widget-body needs-script"}, head, told, start("ask", page.say("Name the hand")))
    return element(page, "worth", body, **readings(page))


def _other_deals(page: Page) -> list[tuple[str, str]]:
    """Deals beside one by chance: of a game that is still played that of the day, the same for all who come; and where the deal is one of
    hands, one that is typed in."""
    living = any(game["today"] for game in page.games() if game["slug"] == page.game)
    typed = trionfi.games[str(page.game)].deals_hands
    return [("today", page.say("Today’s deal"))] * living + [("place", page.say("Type in a deal"))] * typed


def _path(page: Page) -> str:
    """The way to the steps in which the game is learnt; empty where it has none."""
    if page.game not in exercises.games("learn"):
        return ""
    path = exercises.load("learn", str(page.game))
    steps = Message("Learn in {count} steps", count=len(path["steps"]))
    return el("a", {"class": "button quiet", "href": f"{page.base}{path['page']}"}, page.say(steps))


def engine_size(page: Page) -> str:
    """What the first start fetches, `about 11.3 MB`; where the host compresses, the page says the smaller number instead."""
    plain, less = (page.say(Message("about {number} MB", number=f"{(size + WHEEL) / 1e6:.1f}")) for size in _sizes())
    file = f"{page.top}assets/{folder()}{WASM}"
    return el("trionfi-sent", {"data-file": file, "data-less": less}, plain)


@functools.cache
def _sizes() -> tuple[int, int]:
    """Bytes of the files that start Python, as they are and as a host sends them that compresses."""
    files = [runtime() / name for name in (WASM, LIBRARY)]

    def weighed() -> tuple[int, int]:
        return sum(file.stat().st_size for file in files), sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)

    return kept("sizes", digest(files), weighed)


def element(page: Page, name: str, body: str, **attributes: object) -> str:
    """A custom element of this page's game around what stands there until it is touched."""
    return el(f"trionfi-{name}", {"game": page.game, **attributes}, body)


def common(page: Page) -> str | None:
    """The profile that most tables play today, where that is not the game's default."""
    return openings.common(page.ask("show"))


def usual(page: Page) -> str | None:
    """The profile with which the blocks of the page begin; None where the game has none."""
    return common(page) or page.default


def readings(page: Page) -> dict[str, str]:
    """What tells a block that it may be played in two ways, which one first."""
    found = openings.readings(page, page.ask_plain())
    return {"data-readings": found} if found else {}


def side_by_side(page: Page) -> str:
    """The two ways as buttons, in a block that nobody has touched."""
    if not common(page):
        return ""
    buttons = (el("button", {"type": "button", "class": "button quiet", "data-start": f"reading:{name}"}, text(words))
               for name, words in _two(page))
    return el("p", {"class": "readings needs-script"}, *buttons)


def _two(page: Page) -> list[tuple[str, str]]:
    found = (one.partition(":") for one in openings.readings(page, page.ask_plain()).split("|"))
    return [(name, words) for name, _, words in found]


def start(by: str, words: str, otherwise: tuple[str, str] | None = None) -> str:
    """The button that brings a block to life; before it one that does so `otherwise`, as (by, words)."""
    quiet = [el("button", {"type": "button", "class": "button quiet", "data-start": otherwise[0]}, otherwise[1]), " "] if otherwise else []
    button = el("button", {"type": "button", "class": "button", "data-start": by}, words)
    return el("p", {"class": "invite needs-script" + " invite-ways" * bool(otherwise)}, *quiet, button)
