"""Over many questions: levels that differ, and bids in balance."""

from collections import Counter

import pytest
import trionfi
from trionfi.drills import drill


@pytest.mark.parametrize("slug", ["mineo-3", "tarot-fft-4", "ottocento"])
def test_levels_of_settling_are_other_hands_with_more_lines(slug):
    game = trionfi.games[slug]
    for seed in range(4):
        made = [drill(game, "settle", level, seed) for level in (1, 2, 3)]
        lines = [len(one.explanation) for one in made]
        assert len({one.scene.position.seed for one in made}) == 3 and lines == sorted(lines)


@pytest.mark.parametrize(("slug", "level"), [("tarot-fft-4", 1), ("mineo-3", 1)])
def test_bids_are_in_balance(slug, level):
    said = Counter(drill(trionfi.games[slug], "bid", level, seed).answer for seed in range(30))
    assert len(said) > 1 and max(said.values()) <= 20
