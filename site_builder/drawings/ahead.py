"""How far the bot that looks ahead can see, and how fast: what `benchmarks.kernel` found, kept in `kernel.json`."""

import json
from functools import cache
from typing import Any

import trionfi
from trionfi.bots.search.player import REACH
from trionfi.words import Listing, Message, Term, Words
from trionfi.words.languages import ENGLISH

from ..paths import MEASURES
from .base import Page, drawing
from .facts import linked
from .html import el, sentence, table, text

KEPT = MEASURES / "kernel.json"
HEARTS = "OpenSpiel hearts, C++ from Python"
RUNTIMES: dict[str, Words] = {"CPython": "Python alone", "wasmtime": "Python with the module"}  # for who does not know them by name
POLICIES: dict[str, Words] = {"by chance": "Cards a second, by chance", "by rules of thumb": "By rules of thumb"}
RULES = {"king-and-jack": "King and Jack", "called-suit": "called suit"}  # what a rule is called to readers whose key is not its name
NEAR = 1.25     # times too much or too little, and the figures of a hint are in the unit that they name


@cache
def measured() -> dict[str, Any]:
    """What was kept: `figures` by runtime, and a line for each game and profile under `games`."""
    return json.loads(KEPT.read_text(encoding="utf-8"))


@drawing("ahead-speed")
def speed(page: Page, words: str) -> str:
    """`{{ ahead-speed }}`: how many cards a second are played on, by what runs it, beside OpenSpiel's hearts in the same run."""
    found = measured()["figures"]
    hearts = found[HEARTS]["by chance"]
    rows = [(_runtime(page, name), *(_rate(page, speeds.get(policy), hearts) for policy in POLICIES)) for name, speeds in found.items()]
    heads = (page.say("Where"), *map(page.say, POLICIES.values()))
    return table(page.say("How fast hands are played on"), heads, rows)


def _runtime(page: Page, name: str) -> str:
    if name in RUNTIMES:
        return text(page.say(RUNTIMES[name]))
    return el("span", {"lang": page.told and ENGLISH}, text(name))


def _rate(page: Page, speed: int | None, hearts: int) -> str:
    if speed is None:
        return ""
    times = speed / hearts
    cards = page.whole(speed)
    if times == 1:
        return cards
    measured = page.figures(f"{times:.{0 if times >= 10 else 1 if times >= 1 else 2}f}")
    return f"{cards}{el('br')}{el('small', None, text(page.say(Message('{times} × hearts', times=measured))))}"


@drawing("ahead-leaves-out")
def leaves_out(page: Page, words: str) -> str:
    """`{{ ahead-leaves-out }}`: the games in which the flat table does not say all of the play, or not what is paid, and why."""
    lines: dict[str, list[dict[str, Any]]] = {}
    for line in measured()["games"]:
        lines.setdefault(line["game"], []).append(line)
    told = [(game, gaps) for game in page.games() if (gaps := _gaps(game["slug"], lines.get(game["slug"], [])))]
    rows = [(linked(page, game), sentence(page.say(Message("{gaps}", gaps=Listing(tuple(gaps), ";"))))) for game, gaps in told]
    clean = len(page.games()) - len(rows)
    head = page.say(Message("In {n} of {games} games nothing is left out. In the others:", n=clean, games=len(page.games())))
    return el("p", None, text(head)) + table(page.say("What is left out"), page.each(("Game", "What is left out")), rows)


def _gaps(slug: str, lines: list[dict[str, Any]]) -> list[Words]:
    """What is missing in a game, in words; its first profile stands first."""
    if not lines:
        return ["not measured yet"]
    usual, gaps = lines[0], list[Words]()
    rules = list(dict.fromkeys(name for line in lines for name in line["left out"]))
    if rules:
        names = Listing(tuple([Message("“{name}”", name=Term(RULES.get(name, name), "left out")) for name in rules]), "or")
        gaps.append(Message("while {names} may still come, it looks ahead with {n} cards or fewer alone", names=names, n=REACH)
                    if usual["left out"] else
                    Message("by the rules of some profiles, while {names} may still come, it looks ahead with {n} cards or fewer alone",
                            names=names, n=REACH))
    if any(line["rewards"] for line in lines):
        gaps.append(Message("what is paid hangs on more than the play, so it looks ahead with {n} cards or fewer alone", n=REACH)
                    if usual["rewards"] else
                    Message("by the rules of some profiles, what is paid hangs on more than the play, so it looks ahead with {n} cards or "
                            "fewer alone", n=REACH))
    if "why" in usual:
        gaps.append(Message("how well it knows what is paid could not be measured: {why}", why=usual["why"])
                    if usual["explained"] is None else usual["why"])
    scale, payments = usual.get("scale"), trionfi.games[slug].payments
    if scale and not usual["rewards"] and payments.booked == payments.ledger and not 1 / NEAR < scale < NEAR:
        gaps.append(_scaled(scale))
    return gaps


def _scaled(scale: float) -> Words:
    """How far the figures of a hint are from what is paid."""
    if scale < 1:
        return Message("the figures beside cards are about {times} times what is paid", times=f"{1 / scale:.1f}")
    return Message("what is paid is about {times} times the figures beside cards", times=f"{scale:.1f}")
