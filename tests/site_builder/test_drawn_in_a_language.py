"""Drawings in a language: what the builder says itself and what the engine says are messages, and what a language lacks is English."""

import html
import re

import pytest
from said import said
from trionfi.state.talk_words import Saying
from trionfi.words import Speaker
from trionfi.words.catalogue import Pseudo

from site_builder.drawings import Page, base, draw, talk
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
    return Speaker(Pseudo(frozenset(forms_of(one.pattern)[-1][1] for some in said().values() for one in some)))


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
                                  "options", "drill", "score told", "score-example five-cards", "trick 7S KS T4", "keep"])
def test_a_drawing_says_nothing_outside_of_messages(pseudo, call):
    drawn = draw(call, pseudo, alone=True)
    assert "~~~" in drawn
    assert not outside(drawn), sorted(outside(drawn))


def test_a_high_total_and_what_a_match_keeps_are_said_in_the_language_of_the_page():
    there = Page("bologna/partita-a-tutto-andare.md", "partita-a-tutto-andare", "../../", language="it")
    drawn = draw("score-example held", there, alone=True)
    assert "540 punti." in drawn and "Si tiene per la partita, in punti partita: giocatori 1 e 3" in drawn
    assert "points" not in drawn


def test_the_number_of_a_game_is_no_decimal():
    there = Page("piedmont/sestilio.md", "sestilio", "../../", language="it")
    drawn = draw("against permesso-3", there, alone=True)
    assert "Qui (8.16)" in drawn and "(8.13)" in drawn and "8,16" not in drawn


def test_a_drawing_is_asked_for_in_a_language():
    there = Page("sicily/mineo-3.md", "mineo-3", "../../", language="it")
    here = Page("sicily/mineo-3.md", "mineo-3", "../../")
    assert "In tutto" in draw("count T20 T9 7S", there, alone=True)
    assert "Un solo di cinque carte: 58 punti carta e l’ultima presa." in draw("score-example five-cards", there, alone=True)
    assert "Together" in draw("count T20 T9 7S", here, alone=True)
    assert 'data-rule="following-suit"' in draw("play-rules", there, alone=True), "a rule keeps its name for programs"


def in_italian(call: str, game: str, family: str = "piedmont") -> str:
    """A drawing of a game in Italian."""
    return draw(call, Page(f"{family}/{game}.md", game, "../../", language="it"), alone=True)


def test_tables_of_rules_are_said_in_the_language_of_the_page():
    assert set(talk.WHEN) == set(Saying)
    assert "Dopo aver giocato una carta" in (told := in_italian("signals", "asti-partita-4")) and "bussare due volte" in told
    assert ">Accusa<" in in_italian("rewards", "mitigati-3")
    assert ">Onori<" in (told := in_italian("melds", "mitigati-3")) and "10, e 1 per ogni altra carta" in told
    assert "senza l’Angelo 10" in in_italian("reward hand", "partita-a-tutto-andare", "bologna")
    assert ">Non ne chiedo<" in in_italian("step auction", "permesso-3")


@pytest.mark.parametrize(("game", "family", "queen"), [
    ("mitigati-3", "piedmont", "Donna"), ("asti-partita-4", "piedmont", "Donna"), ("reseghino", "lombardy", "Dama"),
    ("ottocento", "bologna", "Regina"), ("mineo-3", "sicily", "Regina")])
def test_the_queen_is_called_as_the_region_calls_her(game, family, queen):
    assert f"{queen} di spade" in in_italian("trick QS KS", game, family)


def test_packets_that_are_alike_are_one_entry_in_another_language():
    course = in_italian("course", "tarocchi-lombardy-4", "lombardy")
    assert "Giri da 1 a 3" in course and "giro di carte 3" not in course.lower()
