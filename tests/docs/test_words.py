"""The words that the builder draws: players are called what stands above their columns, and a page says once what one plays for."""

import json
import re
from collections.abc import Iterator

import pytest
from trionfi import service

from site_builder.drawings import Page, draw
from site_builder.paths import EXERCISES

from .test_pages import PAGES, visible

ONE = re.compile(r"\b(?:[Pp]layer|[Oo]pponent) \d")
MANY = re.compile(r"\b[Pp]layers ((?:\d, )*\d and \d)")
SENTENCE = re.compile(r"[.](?= |$)")
# What no person says: a word twice, a stop after a stop or a blank, a plural of one, a singular of several, a sign for a word.
MACHINE = re.compile(
    r"\b([a-z]+) \1\b(?! tutti)"
    r"|(?<!Lau)(?<!Sim)[.;:,][.;:,]|[?!]\.|\s[;,](?=\s|$)|\(\s|\s\)"
    r"|(?<![\d.,/½+] )(?<![\d.,/½])\b1 (?:points|tricks|cards|marques|lupini|grane|game points|card points)\b"
    r"|(?<![\d.,/½])\b(?:[2-9]|\d\d+) (?:point|trick|card|player|opponent|game point|card point)\b(?!-| points?\b)"
    r"|\bplayers [\d, ]+ and \d+ (?:has|is|was|wins|pays)\b|\bplayers? \d+ and \d+ and\b"
    r"|[−+]\d+\.5\b|\b\d+\.5 (?:card )?points?\b|\d x \d|\+ or -|(?:^|[.;] )Who [a-z]+ (?!takes)[^?]*[.]"
)


def texts(answer: object) -> Iterator[str]:
    """Every text under a key that a reader sees as words."""
    if isinstance(answer, dict):
        for key, one in answer.items():
            yield from [one] if key in ("words", "because", "label", "figures") and isinstance(one, str) else texts(one)
    elif isinstance(answer, list):
        for one in answer:
            yield from texts(one)


def examples(slug: str) -> Iterator[tuple[list[str], str]]:
    """The settled hands of a game as they are drawn: the words above the columns, and the whole text."""
    file = EXERCISES / "settled" / f"{slug}.json"
    for name in json.loads(file.read_text(encoding="utf-8")) if file.is_file() else ():
        drawn = draw(f"score-example {name}", Page(PAGES[slug].parent.name + "/x.md", slug, "../../"), alone=True)
        yield re.findall(r'<th scope="col">([^<]+)</th>', drawn), visible(drawn)


@pytest.mark.parametrize("slug", PAGES)
def test_an_account_calls_players_what_stands_above_their_columns(slug: str) -> None:
    for heads, text in examples(slug):
        partners = (f"Player {seat}" for head in heads for several in MANY.findall(head) for seat in re.findall(r"\d", several))
        known = {*heads, *(head.lower() for head in heads), *partners}
        told = {*ONE.findall(text), *(f"Player {seat}" for several in MANY.findall(text) for seat in re.findall(r"\d", several))}
        assert told <= known, (heads, text)
        by_role = any(head.startswith("Opponent") for head in heads)
        assert not (by_role and re.search(r"\b(?:first|second|third|fourth) player\b", text)), (heads, text)


@pytest.mark.parametrize("slug", PAGES)
def test_what_one_plays_for_is_said_once_and_first(slug: str) -> None:
    text = PAGES[slug].read_text(encoding="utf-8")
    lead = text.partition("\n# ")[2].partition("\n")[2].partition("{{ fact-box }}")[0]
    told = re.sub(r"\]\([^)]*\)|\\\[\[[^]]*\].*?\\\]", "", " ".join(lead.split()))
    assert "The aim." not in text
    assert len(told.split()) <= 80 and len(SENTENCE.findall(told)) <= 4


@pytest.mark.parametrize("slug", PAGES)
def test_what_is_drawn_reads_as_a_person_says_it(slug: str) -> None:
    said = [*texts(service.answer("show", {"game": slug})), *texts(service.answer("form", {"game": slug})),
            *(text.replace(" ;", ";") for _, text in examples(slug))]
    assert not [(found[0], text) for text in said if (found := MACHINE.search(text))]


def test_the_check_for_machine_english_finds_it() -> None:
    for text in ("the the cards", "Qui n'a le sien ?.", "the cards , shown", "all cards that players 0 and 2 has", "worth 1 points",
                 "wins 3 trick", "players 0 and 2 and 4", "needed: 10 x 2 + 3", "45.5 points", "+ or - 10", "Who leads it names the suit."):
        assert MACHINE.search(text), text
    for text in ("Who takes this trick", "10 points", "45½ points", "26 card points", "1 for each trick",
                 "di unni vuliti vuliti tutti cosi",
                 "players 0, 2 and 4"):
        assert not MACHINE.search(text), text
