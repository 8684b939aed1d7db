"""Every kind and level of every game by many seeds: the answer is the engine's, the explanation sums, the question is
well-formed and within its level (see `trionfi.soak.drills`)."""

import os
import sys

import pytest
import trionfi
from trionfi.drills import KINDS, drill, kinds
from trionfi.soak.drills import prove, questions

SEEDS = int(os.environ.get("TRIONFI_DRILLS") or (2 if sys.platform == "emscripten" else 50))
EACH = [(slug, seed) for slug in trionfi.games for seed in range(SEEDS)]
GAMES = [trionfi.games[slug] for slug in trionfi.games]


@pytest.mark.parametrize(("slug", "seed"), EACH)
def test_every_question_of_a_seed_is_sound(slug, seed):
    game = trionfi.games[slug]
    profiles = [profile.name for profile in game.profiles]
    under = game.with_options(profiles[seed % len(profiles)]) if profiles else game
    for kind in kinds(under):
        for level in range(1, len(kind.levels(under)) + 1):
            broken = prove(under, kind.name, level, seed)
            assert broken is None, broken


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_switch_and_method_makes_sound_questions(game):
    for kind in kinds(game):
        names = [switch.name for switch in kind.switches(game)]
        for level in range(1, len(kind.levels(game)) + 1):
            for name in names:
                for on in (True, False):
                    parts = {name: on} | ({"odd": True} if (name, on) == ("batches", False) else {})
                    assert prove(game, kind.name, level, 3, parts) is None, (kind.name, level, parts)
            for method in kind.methods(game):
                assert prove(game, kind.name, level, 3, None, method) is None, (kind.name, level, method)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_same_seed_gives_the_same_question_and_another_another(game):
    fresh = game.with_options(game.profile or None, dict(game.chosen))
    for kind in kinds(game):
        for level in range(1, len(kind.levels(game)) + 1):
            first = drill(game, kind.name, level, 7)
            assert drill(fresh, kind.name, level, 7) == first
            assert drill(game, kind.name, level, "7").seed == "7"
            others = [drill(game, kind.name, level, seed) for seed in range(8, 12)]
            assert any((other.cards, other.words, other.scene) != (first.cards, first.words, first.scene) for other in others)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_levels_have_words_and_switches_that_exist(game):
    for kind in kinds(game):
        assert kind.words and kind.name in KINDS
        levels = kind.levels(game)
        assert len({level.words for level in levels}) == len(levels) >= 1
        known = {switch.name for switch in kind.switches(game)}
        for level in levels:
            assert {name for name, _ in level.parts} <= known | {"odd", "last trick", "batches", "fool"}
        assert all(switch.words for switch in kind.switches(game))


def test_the_run_over_all_games_asks_every_kind_and_level():
    asked = list(questions(GAMES, 1))
    for game in GAMES:
        mine = [(kind, level) for one, kind, level, _ in asked if one.slug == game.slug]
        assert len(set(mine)) == len(mine)
        assert {kind for kind, _ in mine} == {kind.name for kind in kinds(game)}
