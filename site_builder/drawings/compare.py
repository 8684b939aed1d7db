"""Games of a family side by side, and one against its sister."""

import re

from trionfi import service

from .base import Page, drawing, games
from .facts import NUMBERS, linked, players_words
from .html import el, figure, sentence, table, text

ELSEWHERE = ("place", "period", "options", "profiles")
HEADS = ("Game", "Players", "Cards", "Left over", "Card points asked", "What pays", "Profiles")


@drawing("compare")
def compare(page: Page, words: str) -> str:
    """`{{ compare sicily }}`: the games of a family with what is dealt, asked and paid in each; of a large one `{{ compare piedmont
    8.25..8.34 }}` those with the numbers from one to another."""
    family, _, numbers = words.partition(" ")
    chosen = [game for game in games() if family in ("", game["family"]) and (not numbers or _between(game["ref"], numbers))]
    if not chosen:
        known = ", ".join(dict.fromkeys(game["family"] for game in games()))
        raise ValueError(f"no games for {words!r}: a family is one of {known}, and numbers are as in 8.25..8.34")
    caption = f"The games from {' to '.join(numbers.split('..'))} compared" if numbers else "The games compared"
    return el("div", {"class": "compare"}, table(caption, HEADS, (_row(page, game) for game in chosen)))


def _between(ref: str, numbers: str) -> bool:
    """Whether a game's number in the book lies between two, both included. Raises ValueError for what is not two numbers of the book."""
    if not re.fullmatch(r"\d+\.\d+\.\.\d+\.\d+", numbers):
        raise ValueError(f"{numbers!r} are not two numbers of the book, as in 8.25..8.34")
    first, last, own = ([int(part) for part in number.split(".")] for number in (*numbers.split(".."), ref if _numbered(ref) else "0.0"))
    return first <= own <= last


def _numbered(ref: str) -> bool:
    """Whether a game has a number of the book."""
    return bool(re.fullmatch(r"\d+\.\d+", ref))


def _row(page: Page, game: dict) -> tuple[str, ...]:
    seen = service.answer("glance", {"game": game["slug"]})
    dealt = {one["players"]: f"{one['pack']}, {one['cards']} each" for one in seen["dealt"]}
    alike = len(set(dealt.values())) == 1
    cards = list(dealt.values())[:1] if alike else [f"{NUMBERS[players]}: {words}" for players, words in dealt.items()]
    unit = el("i", None, text(f"in {seen['unit']}" + (f", to {seen['race']}" if seen["race"] else "")))
    return (
        linked(page, game), text(players_words(game["players"])), _lines(text(words) for words in cards or [game["cards"]]),
        _lines(_pile(one) for one in seen["left"]) or "none", _lines(sentence(one) for one in seen["asked"]) or "none",
        _lines((unit, ", ".join(_payment(one) for one in seen["paid"]))), text(", ".join(game["profiles"])),
    )


def _pile(one: dict) -> str:
    return text(f"{one['cards']}, {one['name']}" + (f": {one['goes']}" if one["goes"] else ""))


def _payment(one: dict) -> str:
    worth = f" {figure(one['amount'])}" if one["amount"] is not None else f": {one['words']}" if one["words"] else ""
    return text(one["name"] + worth)


def _lines(parts) -> str:
    """Each part on a line of its own."""
    return el("br").join(filter(None, parts))


@drawing("against")
def against(page: Page, words: str) -> str:
    """`{{ against tarot-fft-4 }}`: what differs from a sister game, rule by rule, in the words of either."""
    found = page.ask("against", against=words)
    here, there = found["games"]
    rows = [row for row in found["differences"] if row["name"] not in ELSEWHERE]
    if not rows:
        raise ValueError(f"nothing differs between {here['slug']} and {words}")
    sister = next(game for game in games() if game["slug"] == there["slug"])
    heads = ("Rule", f"Here ({here['ref']})", f"{linked(page, sister)} ({there['ref']})")
    cells = ((_spoken(row["name"]), *(_lines(map(_spoken, row[side])) or "–" for side in ("here", "there"))) for row in rows)
    summary = el("summary", None, f"Rule by rule against {text(there['name'])}")
    return el("details", {"class": "fold"}, summary, table(f"Against {there['name']}", heads, cells))


def _spoken(words: str) -> str:
    """A rule as a sentence, a few words with a capital."""
    return sentence(words) if len(words.split()) > 4 else text(words[0].upper() + words[1:])
