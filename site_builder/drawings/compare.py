"""Games of a family side by side, and one against its sister."""

import re
from collections.abc import Iterator

from trionfi.words import Listing, Message, Verbatim, Words
from trionfi.words.speaker import headed

from .base import Page, drawing
from .facts import NUMBERS, linked, players_words
from .html import el, figure, sentence, table, text

ELSEWHERE = ("place", "period", "options", "profiles")
HEADS: tuple[Words, ...] = ("Game", "Players", "Cards", "Left over", "Card points asked", "What pays", "Profiles")


@drawing("compare")
def compare(page: Page, words: str) -> str:
    """`{{ compare sicily }}`: the games of a family with what is dealt, asked and paid in each; of a large one `{{ compare piedmont
    8.25..8.34 }}` those with the numbers from one to another."""
    family, _, numbers = words.partition(" ")
    chosen = [game for game in page.games() if family in ("", game["family"]) and (not numbers or _between(game["ref"], numbers))]
    if not chosen:
        known = ", ".join(dict.fromkeys(game["family"] for game in page.games()))
        raise ValueError(f"no games for {words!r}: a family is one of {known}, and numbers are as in 8.25..8.34")
    first, _, last = numbers.partition("..")
    caption = page.say(Message("The games from {first} to {last} compared", first=first, last=last) if numbers else "The games compared")
    return el("div", {"class": "compare"}, table(caption, page.each(HEADS), (_row(page, game) for game in chosen)))


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
    seen = page.ask_all("glance", game=game["slug"])
    dealt = {one["players"]: Message("{pack}, {cards} each", pack=one["pack"], cards=one["cards"]) for one in seen["dealt"]}
    cards: list[Words] = [Message("{players}: {cards}", players=NUMBERS[players], cards=words) for players, words in dealt.items()]
    if len(set(dealt.values())) == 1:
        cards = list(dealt.values())[:1]
    return (
        linked(page, game), text(page.say(players_words(game["players"]))),
        _lines(text(page.say(words)) for words in cards) or text(game["cards"]),
        _lines(_piles(page, seen["left"])) or page.say(Message("none", context="cards")),
        _lines(sentence(one) for one in seen["asked"]) or page.say("none"),
        _lines((el("i", None, text(page.say(_unit(seen)))), ", ".join(dict.fromkeys(_payment(page, one) for one in seen["paid"])))),
        ", ".join(el("code", None, text(name)) for name in game["profiles"]),
    )


def _unit(seen: dict) -> Words:
    """In what is paid, and how far a match goes."""
    if seen["race"]:
        return Message("in {unit}, to {race}", unit=seen["unit"], race=seen["race"])
    return Message("in {unit}", unit=seen["unit"])


def _piles(page: Page, left: list[dict]) -> Iterator[str]:
    """Each pile that is left over once, with all the numbers of cards that may be in it."""
    numbers: dict[tuple[str, str], list[int]] = {}
    for one in left:
        numbers.setdefault((one["name"], one["goes"]), []).append(one["cards"])
    for (name, goes), found in numbers.items():
        cards = Listing(tuple(sorted(found)), "or")
        if goes:
            yield text(page.say(Message("{cards}, {pile}: {where}", cards=cards, pile=name, where=goes)))
        else:
            yield text(page.say(Message("{cards}, {pile}", cards=cards, pile=name)))


def _payment(page: Page, one: dict) -> str:
    if one["amount"] is not None:
        return text(page.say(Message("{payment} {amount}", payment=one["name"], amount=figure(one["amount"]))))
    return text(page.say(Message("{payment}: {worth}", payment=one["name"], worth=one["words"]) if one["words"] else one["name"]))


def _lines(parts) -> str:
    """Each part on a line of its own."""
    return el("br").join(filter(None, parts))


@drawing("against")
def against(page: Page, words: str) -> str:
    """`{{ against tarot-fft-4 }}`: what differs from a sister game, rule by rule, in the words of either."""
    found = page.ask("against", against=words)
    here, there = found["games"]
    names = [row["name"] for row in page.english().ask("against", against=words)["differences"]]
    rows = [row for row, name in zip(found["differences"], names, strict=True) if name not in ELSEWHERE]
    if not rows:
        raise ValueError(f"nothing differs between {here['slug']} and {words}")
    sister = next(game for game in page.games() if game["slug"] == there["slug"])
    own = page.say(Message("Here ({number})", number=Verbatim(here["ref"])))
    heads = (page.say("Rule"), own, f"{linked(page, sister)} ({there['ref']})")
    cells = ((text(headed(row["name"])), *(_lines(map(_spoken, row[side])) or "–" for side in ("here", "there"))) for row in rows)
    summary = el("summary", None, text(page.say(Message("Rule by rule against {game}", game=there["name"]))))
    return el("details", {"class": "fold"}, summary, table(page.say(Message("Against {game}", game=there["name"])), heads, cells))


def _spoken(words: str) -> str:
    """A rule as a sentence, a few words with a capital."""
    return sentence(words) if len(words.split()) > 4 else text(words[0].upper() + words[1:])
