"""How far the bot that looks ahead can see, and how fast: what `benchmarks.kernel` found, kept in `kernel.json`."""

import json
from functools import cache
from typing import Any

import trionfi
from trionfi.bots.search.player import REACH
from trionfi.wording import series

from ..paths import MEASURES
from .base import Page, drawing, games
from .facts import linked
from .html import el, sentence, table, text

KEPT = MEASURES / "kernel.json"
HEARTS = "OpenSpiel hearts, C++ from Python"
POLICIES = {"by chance": "Cards a second, by chance", "by rules of thumb": "By rules of thumb"}
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
    rows = [(text(name), *(_rate(speeds.get(policy), hearts) for policy in POLICIES)) for name, speeds in found.items()]
    return table("How fast hands are played on", ("Where", *POLICIES.values()), rows)


def _rate(speed: int | None, hearts: int) -> str:
    if speed is None:
        return ""
    times = speed / hearts
    if times == 1:
        return f"{speed:,}"
    return f"{speed:,}{el('br')}{el('small', None, text(f'{times:.{0 if times >= 10 else 1 if times >= 1 else 2}f} × hearts'))}"


@drawing("ahead-leaves-out")
def leaves_out(page: Page, words: str) -> str:
    """`{{ ahead-leaves-out }}`: the games in which the flat table does not say all of the play, or not what is paid, and why."""
    lines: dict[str, list[dict[str, Any]]] = {}
    for line in measured()["games"]:
        lines.setdefault(line["game"], []).append(line)
    told = [(game, gaps) for game in games() if (gaps := _gaps(game["slug"], lines.get(game["slug"], [])))]
    rows = [(linked(page, game), text(sentence("; ".join(gaps)))) for game, gaps in told]
    clean = len(games()) - len(rows)
    head = el("p", None, text(f"In {clean} of {len(games())} games nothing is left out. In the others:"))
    return head + table("What is left out", ("Game", "What is left out"), rows)


def _gaps(slug: str, lines: list[dict[str, Any]]) -> list[str]:
    """What is missing in a game, in words; its first profile stands first."""
    if not lines:
        return ["not measured yet"]
    usual, gaps, late = lines[0], [], f"it looks ahead with {REACH} cards or fewer alone"
    rules = list(dict.fromkeys(name for line in lines for name in line["left out"]))
    if rules:
        names = series([f"“{name}”" for name in rules], "or")
        gaps.append(f"{_where(bool(usual['left out']))}while {names} may still come, {late}")
    if any(line["rewards"] for line in lines):
        gaps.append(f"{_where(bool(usual['rewards']))}what is paid hangs on more than the play, so {late}")
    if "why" in usual:
        gaps.append(("how well it knows what is paid could not be measured: " if usual["explained"] is None else "") + usual["why"])
    scale, payments = usual.get("scale"), trionfi.games[slug].payments
    if scale and not usual["rewards"] and payments.booked == payments.ledger and not 1 / NEAR < scale < NEAR:
        gaps.append(_scaled(scale))
    return gaps


def _where(always: bool) -> str:
    return "" if always else "by the rules of some profiles, "


def _scaled(scale: float) -> str:
    """How far the figures of a hint are from what is paid."""
    if scale < 1:
        return f"the figures beside cards are about {1 / scale:.1f} times what is paid"
    return f"what is paid is about {scale:.1f} times the figures beside cards"
