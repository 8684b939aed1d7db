"""The levels of settling are those that playing has found."""

import re
from collections import Counter

import pytest
import trionfi
from trionfi.drills.accounts import PAYMENTS, PILES
from trionfi.drills.settle import KIND

from benchmarks.settled import SCRIPT, SHARE, cuts, found, script
from site_builder.paths import ROOT

OFFERED = {slug for slug in trionfi.games if KIND.offered(trionfi.games[slug])}


def test_hands_that_are_alike_are_one_level():
    assert cuts(Counter({1: 60})) == (1,)
    assert cuts(Counter({1: 57, 2: 3})) == (1,)


def test_levels_are_cut_as_evenly_as_can_be():
    assert cuts(Counter({1: 30, 2: 30})) == (1, 2)
    assert cuts(Counter({2: 20, 3: 20, 5: 20})) == (2, 3, 5)
    assert cuts(Counter({1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10})) == (1, 3, 5)


def test_each_level_has_its_share():
    few = int(60 * SHARE) - 1
    assert cuts(Counter({1: 60 - few, 2: few})) == (1,)
    assert cuts(Counter({1: 30, 2: 30 - few, 3: few})) == (1, 2)


@pytest.mark.parametrize("slug", ["scarto", "mineo-3", "tarok-dutch-4", "tarot-belgian"])
def test_the_tables_are_what_playing_finds(slug):
    """Else run `python -m benchmarks.settled`."""
    row = found(slug)
    assert PAYMENTS.get(slug, row.bounds[:1]) == row.bounds
    assert (slug in PILES) == row.piles


def test_they_name_games_that_have_the_drill():
    assert {*PAYMENTS} | PILES <= OFFERED
    assert all(list(bounds) == sorted({*bounds}) and len(bounds) > 1 for bounds in PAYMENTS.values())


def test_the_page_knows_the_levels_of_each_game():
    """Else run `python -m benchmarks.settled script`."""
    assert (ROOT / SCRIPT).read_text(encoding="utf-8") == script()
    told = re.findall(r'(\d+): "(.*)"', script())
    for slug in OFFERED:
        found = next((numbers for numbers, starts in told if f"{slug}.".startswith(tuple(starts.split()))), "14")
        assert found == "".join(map(str, KIND.numbers(trionfi.games[slug])))
