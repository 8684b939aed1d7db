"""Over many questions: levels that differ, and bids in balance."""

from collections import Counter

import pytest
import trionfi
from trionfi.drills import drill
from trionfi.drills.settle import KIND as SETTLE
from trionfi.drills.settle import PILED


@pytest.mark.parametrize(("slug", "levels"), [("mineo-3", (1, 2)), ("mineo-4", (1, 2, 3)), ("ottocento", (1, 2, 3))])
def test_levels_of_settling_are_other_hands_with_more_lines(slug, levels):
    game = trionfi.games[slug]
    assert tuple(number for number in SETTLE.numbers(game) if number != PILED) == levels
    for seed in range(4):
        made = [drill(game, "settle", level, seed) for level in levels]
        lines = [len(one.explanation) for one in made]
        assert len({one.scene.position.seed for one in made}) == len(levels) and lines == sorted(set(lines))


def test_where_each_hand_has_as_many_payments_there_is_one_level():
    assert SETTLE.numbers(trionfi.games["tarot-fft-4"]) == (1, PILED)


@pytest.mark.parametrize(("slug", "level"), [("tarot-fft-4", 1), ("mineo-3", 1)])
def test_bids_are_in_balance(slug, level):
    said = Counter(drill(trionfi.games[slug], "bid", level, seed).answer for seed in range(30))
    assert len(said) > 1 and max(said.values()) <= 20
