"""The figures of games as they are kept: their files, what makes them stale, and runs that add to them."""

import json
from dataclasses import replace as changed

import pytest
import trionfi
from trionfi import numbers
from trionfi.values import replace
from trionfi.words import Message

from benchmarks import numbers as bench
from measured import figures
from measured.figures import DEALS, HANDS, MATCHES, Kept, Part

KEPT = [file.stem for file in sorted(figures.KEPT.glob("*.json"))]
AIMS = {DEALS: 20, HANDS: 20, MATCHES: 10}


def test_the_figures_are_of_the_rules_of_now():
    """Where a game's rules have changed, `make numbers GAME=…` plays anew."""
    assert [slug for slug in KEPT if figures.read(slug).stale] == []


@pytest.mark.parametrize("slug", KEPT[::8])
def test_the_first_hands_still_come_out_as_they_did_where_the_bots_are_the_same(slug):
    for name, part in figures.read(slug).parts.items():
        assert part.sources != figures.sources(slug, name) or part.first == figures.first(slug, name)


@pytest.mark.parametrize("slug", KEPT[::8])
def test_what_is_kept_hangs_together(slug):
    kept, game = figures.read(slug), trionfi.games[slug]
    assert (kept.game, kept.players) == (slug, game.table())
    assert kept.exact == Kept.new(slug).exact
    if HANDS not in kept.parts:
        assert kept.exact and not kept.parts
        return
    hands = kept.parts[HANDS]
    assert hands.sums["play"] == hands.sums["bids"] == hands.hands
    by_bid = [value for key, value in hands.sums.items() if key.startswith("bids/") and key.rpartition("/")[2] not in
              ("gains", "paid", "squares")]
    assert sum(by_bid) == hands.hands
    assert sum(value for key, value in hands.sums.items() if key.startswith("last/")) == hands.sums.get("tricks", 0)


def test_a_run_in_two_goes_is_the_run_in_one(tmp_path, monkeypatch):
    monkeypatch.setattr(bench, "FEW", 10)
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    bench.measure(["trentuno"], AIMS, float("inf"), folder=whole)
    for hands in (10, 20):
        bench.measure(["trentuno"], AIMS | {HANDS: hands}, float("inf"), folder=halves)
    assert (whole / "trentuno.json").read_text() == (halves / "trentuno.json").read_text()
    assert figures.read("trentuno", whole).parts[HANDS].hands == 20


def test_the_sums_are_those_of_the_library(tmp_path):
    bench.measure(["ottocento"], AIMS, float("inf"), folder=tmp_path)
    kept = figures.read("ottocento", tmp_path)
    assert kept.parts.keys() == AIMS.keys()
    for name, aim in AIMS.items():
        assert kept.parts[name].sums == numbers.simulate(figures.plan("ottocento", name, aim)).total()


def test_where_hands_come_of_robbing_what_they_hold_is_told_with_the_hands():
    assert figures.plan("minchiate-partners", DEALS, 10) is None
    assert figures.plan("minchiate-partners", HANDS, 10).what == ("dealt", "bids", "play")


def test_what_can_be_counted_exactly_is_not_dealt_and_who_plays_on_for_ever_has_no_matches():
    assert figures.plan("mitigati-3", DEALS, 10) is None and figures.plan("mitigati-3", MATCHES, 10) is None
    assert figures.plan("ottocento", DEALS, 10).what == ("dealt",)


def test_other_rules_are_begun_anew_and_bots_that_play_otherwise_too(tmp_path):
    kept = Kept.new("trentuno")
    kept.parts[HANDS] = Part(figures.sources("trentuno", HANDS), figures.first("trentuno", HANDS), [[0, 4]])
    figures.write(kept, tmp_path)
    assert bench.begun("trentuno", tmp_path).part(HANDS).hands == 50
    kept.parts[HANDS].sources = "older"
    figures.write(kept, tmp_path)
    assert bench.begun("trentuno", tmp_path).part(HANDS).hands == 50
    kept.parts[HANDS].first = "otherwise"
    figures.write(kept, tmp_path)
    assert bench.begun("trentuno", tmp_path).part(HANDS).hands == 0
    figures.write(changed(kept, rules="older"), tmp_path)
    assert figures.read("trentuno", tmp_path).stale and bench.begun("trentuno", tmp_path).parts == {}


def test_a_change_of_the_rules_makes_figures_stale_and_one_of_words_does_not(monkeypatch):
    before, game = figures.rules("trentuno"), trionfi.games["trentuno"]
    known = dict(trionfi.games)
    for course, alike in (((replace(game.course[0], name=Message("otherwise"), source="elsewhere"), *game.course[1:]), True),
                          (game.course[::-1], False)):
        figures.rules.cache_clear()
        monkeypatch.setattr(figures.trionfi, "games", known | {"trentuno": replace(game, course=course)})
        assert (figures.rules("trentuno") == before) is alike
    figures.rules.cache_clear()


@pytest.mark.parametrize("text", ["{", "[3]", '{"game": "trentuno", "parts": {}}', json.dumps({"parts": {"hands": {"sums": 3}}})])
def test_what_is_no_table_is_refused_in_a_line(tmp_path, text):
    (tmp_path / "trentuno.json").write_text(text)
    with pytest.raises(ValueError, match=r"^.*trentuno\.json is no table of figures .*$"):
        figures.read("trentuno", tmp_path)
