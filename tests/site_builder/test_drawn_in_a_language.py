"""Drawings in a language: what the builder says itself and what the engine says are messages, and what a language lacks is English."""

import html
import re

import pytest
from trionfi.words import Speaker
from trionfi.words.catalogue import Pseudo

from site_builder.drawings import Page, base, draw
from site_builder.words.catalogues import messages
from site_builder.words.icu import forms_of

SHOWN = re.compile(r'>([^<]+)<|(?:aria-label|title|placeholder)="([^"]*)"')
BRACKETED = re.compile(r"\[[^\[\]]*~~~\]")
WORD = re.compile(r"[A-Za-z]{2,}")
NATIVE = frozenset([
    "coppe", "denari", "spade", "bastoni", "Fujutu", "Miseria", "Picciotti", "Giove", "Mineo", "Palla", "MB", "Arie", "Pigliata", "Quattro",
    "Re", "Luna", "Sole", "Stella", "Rimatura", "Rivanto", "Scommessa", "Vanto"])


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    """Who puts each message in brackets."""
    return Speaker(Pseudo(frozenset(forms_of(one.pattern)[-1][1] for some in messages().values() for one in some)))


@pytest.fixture
def pseudo(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> Page:
    """A page of an edition in which each message stands in brackets."""
    monkeypatch.setattr(base, "speaker", lambda language: speaker)
    return Page("sicily/mineo-3.md", "mineo-3", "../../", language="qps")


def outside(drawn: str) -> set[str]:
    """The words that stand outside of messages, but for what programs read and for sources."""
    drawn = re.sub(r'<code>[^<]*</code>|<a href="../../sources/[^<]*</a>', "", drawn)
    drawn = re.sub(r"</?(?:b|span|i|trionfi-sent)\b[^>]*>", "", drawn)
    shown = " ".join(html.unescape(one or other) for one, other in SHOWN.findall(drawn))
    before = ""
    while before != shown:
        before, shown = shown, BRACKETED.sub(" ", shown)
    return set(WORD.findall(shown)) - NATIVE


@pytest.mark.parametrize("call", ["count T20 T9 7S | last", "hand", "values", "trumps", "order", "play-rules", "course", "rewards",
                                  "options", "drill", "score told", "trick 7S KS T4", "keep"])
def test_a_drawing_says_nothing_outside_of_messages(pseudo, call):
    drawn = draw(call, pseudo, alone=True)
    assert "~~~" in drawn
    assert not outside(drawn), sorted(outside(drawn))


def test_a_drawing_is_asked_for_in_a_language():
    there = Page("sicily/mineo-3.md", "mineo-3", "../../", language="it")
    here = Page("sicily/mineo-3.md", "mineo-3", "../../")
    assert "In tutto" in draw("count T20 T9 7S", there, alone=True)
    assert "Together" in draw("count T20 T9 7S", here, alone=True)
    assert 'data-rule="following suit"' in draw("play-rules", there, alone=True), "a rule keeps its name for programs"
