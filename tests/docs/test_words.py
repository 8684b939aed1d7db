"""The words that the builder draws: players are called what stands above their columns, and a page says once what one plays for."""

import json
import re
from collections.abc import Iterator

import pytest

from site_builder.drawings import Page, draw
from site_builder.paths import EXERCISES

from .test_pages import PAGES, visible

ONE = re.compile(r"\b(?:[Pp]layer|[Oo]pponent) \d")
MANY = re.compile(r"\b[Pp]layers ((?:\d, )*\d and \d)")
SENTENCE = re.compile(r"[.](?= |$)")


def examples(slug: str) -> Iterator[tuple[list[str], str]]:
    """The settled hands of a game as they are drawn: the words above the columns, and the whole text."""
    file = EXERCISES / "settled" / f"{slug}.json"
    for name in json.loads(file.read_text(encoding="utf-8")) if file.is_file() else ():
        drawn = draw(f"score-example {name}", Page(PAGES[slug].parent.name + "/x.md", slug, "../../"), alone=True)
        yield re.findall(r'<th scope="col">([^<]+)</th>', drawn), visible(drawn)


@pytest.mark.parametrize("slug", PAGES)
def test_an_account_calls_players_what_stands_above_their_columns(slug: str) -> None:
    for heads, text in examples(slug):
        known = {*heads, *(head.lower() for head in heads)}
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
