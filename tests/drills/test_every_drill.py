"""Every kind and level of every game: the answer is the engine's, the explanation sums, the question is well-formed and
within its level (see `trionfi.soak.drills`). Two seeds a game, one at least for each of its profiles, reach what many seeds
reach, but for a few rare ways. A settled hand is one of four that are played for it: of these the first seed will do, and one under a
second profile; of who holds a card, of discards, of leads and of points that are still needed, which take long, the first seed reaches
all that the others do. `trionfi soak --drills N` and TRIONFI_DRILLS ask more."""

import json
import os
import sys
from itertools import combinations, pairwise

import pytest
import trionfi
from trionfi import service
from trionfi.drills import KINDS, drill, kinds
from trionfi.drills.accounts import PAYMENTS
from trionfi.soak.drills import prove, questions
from trionfi.values import replace

SEEDS = int(os.environ.get("TRIONFI_DRILLS") or 2)
GAMES = [trionfi.games[slug] for slug in trionfi.games]
# What the switches and methods of these kinds ask hangs on a few parts of a game: the first game that has them is asked. Whether
# a pile leaves cards over hangs on the size of the batches and of the tricks, not on what the cards are worth.
SWITCHED = {
    name: {part(game): game for game in reversed(GAMES)}
    for name, part in {
        "count": lambda game: (
            game.counting.group, game.counting.odd, bool(game.counting.last_trick), bool(game.counting.apart), max(game.players) > 2,
        ),
        "make": lambda game: (game.counting, game.pack),
        "legal": lambda game: (game.follow, game.fool, game.pack),
        "trick": lambda game: (game.follow, game.pack, max(game.players) > 2),
    }.items()
}
LONG = ("holders", "discard", "lead", "needed")
# Questions that go ways through the drills which no other question here goes.
RARE = [
    ("asti-chiamare-il-re", "count", 3, 2), ("tarot-6", "bid", 1, 2), ("mattazza", "settle", 4, 3), ("mineo-3", "settle", 2, 4),
    ("tarot-appel-1850", "settle", 1, 5), ("cinquecento", "holders", 3, 4), ("minchiate-auction", "holders", 2, 2),
    ("calatafimi-3", "holders", 1, 4), ("grosstarock-1820", "holders", 3, 1),
]
SETTLED_TWICE = list({game.family: game for game in GAMES}.values())


@pytest.fixture(params=GAMES, ids=lambda game: game.slug, scope="module")
def game(request):
    """All tests of one game come together, for they look into the same played hands."""
    return request.param


def test_every_question_is_sound(game):
    for under, kind, level, seed in questions([game], max(SEEDS, len(game.profiles))):
        if kind == "settle" and seed >= max(SEEDS - 1, min(len(game.profiles), 2)):
            continue
        if kind in LONG and seed > max(SEEDS - 2, 0):
            continue
        broken = prove(under, kind, level, seed)
        assert broken is None, broken


@pytest.mark.parametrize(("slug", "kind", "level", "seed"), RARE)
def test_rare_questions_are_sound(slug, kind, level, seed):
    under = {number: game for game, _, _, number in questions([trionfi.games[slug]], seed + 1)}[seed]
    broken = prove(under, kind, level, seed)
    assert broken is None, broken


def test_every_switch_and_method_makes_sound_questions(game):
    """Each switch each way at every level that does not set it so by itself, and every method but the usual one."""
    for kind in kinds(game):
        if not any(first is game for first in SWITCHED.get(kind.name, {}).values() or [game]):
            continue
        for level, shape in zip(kind.numbers(game), kind.levels(game), strict=True):
            for name in [switch.name for switch in kind.switches(game)]:
                for on in {True, False} - {dict(shape.parts).get(name)}:
                    parts = {name: on} | ({"odd": True} if (name, on) == ("batches", False) else {})
                    assert prove(game, kind.name, level, 0, parts) is None, (kind.name, level, parts)
            for method in kind.methods(game)[1:]:
                assert prove(game, kind.name, level, 0, None, method) is None, (kind.name, level, method)


def test_the_same_seed_gives_the_same_question_and_another_another(game):
    """At the first and the last level of each kind. The hands for another seed of settling are played for some games alone: what differs
    there is the deal, as in every other kind."""
    fresh = game.with_options(game.profile or None, dict(game.chosen))
    for kind in kinds(game):
        assert drill(game, kind.name, 1, "0").seed == "0"
        for level in {1, kind.numbers(game)[-1]}:
            first = drill(game, kind.name, level, 0)
            assert drill(fresh, kind.name, level, 0) == first
            if kind.name == "settle" and game not in SETTLED_TWICE:
                continue
            others = (drill(game, kind.name, level, seed) for seed in range(1, 5))
            assert any((other.cards, other.words, other.scene) != (first.cards, first.words, first.scene) for other in others)


def test_the_service_asks_and_checks(game):
    for entry in service.answer("drills", {"game": game.slug}):
        request = {"game": game.slug, "kind": entry["kind"], "seed": 0}
        found = json.loads(json.dumps(service.answer("drill", request)))
        assert service.answer("check", request | {"answer": found["answer"]})["right"]


def test_levels_have_words_and_switches_that_exist(game):
    for kind in kinds(game):
        assert kind.words and kind.name in KINDS
        levels = kind.levels(game)
        assert len({level.words for level in levels}) == len(levels) == len(kind.numbers(game)) >= 1
        known = {switch.name for switch in kind.switches(game)}
        for level in levels:
            assert {name for name, _ in level.parts} <= known | {"odd", "last trick", "batches", "fool"}
        assert all(switch.words for switch in kind.switches(game))


def test_no_two_levels_ask_the_same(game):
    """What a level asks for, or the store that its questions come from, is told apart from that of each other; and of settling, where
    hands of such a kind must be found, those of each level are of that kind."""
    for kind in kinds(game):
        asked = [(replace(level, words=""), kind.stored(game, number))
                 for number, level in zip(kind.numbers(game), kind.levels(game), strict=True)]
        assert all(one != other for one, other in combinations(asked, 2)), kind.name
    if cuts := PAYMENTS.get(game.slug):
        for level, (least, below) in enumerate(pairwise((1, *cuts[1:], sys.maxsize)), 1):
            assert least <= len(drill(game, "settle", level, 0).explanation) < below


def test_the_run_over_all_games_asks_every_kind_and_level():
    asked = list(questions(GAMES, 1))
    for game in GAMES:
        mine = [(kind, level) for one, kind, level, _ in asked if one.slug == game.slug]
        assert len(set(mine)) == len(mine)
        assert {kind for kind, _ in mine} == {kind.name for kind in kinds(game)}

