"""Worlds that fit what was said: nobody in them would have spoken otherwise."""

from itertools import islice

import pytest
import trionfi
from trionfi.bots import bot
from trionfi.bots.prospect import strength
from trionfi.bots.search.believed import believed, likely
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance

WORLDS = 6


def spoken(said):
    """A hand in which one player has said this, before another speaks."""
    game, simple = trionfi.games["tarot-fft-4"], bot("simple", 0)
    for seed in range(60):
        hand = game.deal(f"believed {seed}", dealer=0)
        hand.push(simple.choose(hand.view(hand.turn)))
        if str(hand.moves[-1].action) == said:
            return hand
    return pytest.fail(f"nobody says {said}")


@pytest.mark.parametrize("said", ["passe", "garde"])
def test_in_each_the_others_would_have_said_so(said):
    hand = spoken(said)
    view, simple = hand.view(hand.turn), bot("simple", 0)
    speaker = hand.moves[0].seat
    found = [*islice(believed(worlds(view, Chance(said)), view.seat), WORLDS)]
    assert len(found) == WORLDS
    for world in found:
        assert [move.action for move in world.moves] == [move.action for move in hand.moves]
        again = world.copy()
        again.pop()
        assert str(simple.choose(again.view(speaker))) == said


def test_who_has_bid_holds_more_than_chance_gives_him():
    hand = spoken("garde")
    view, game, speaker = hand.view(hand.turn), hand.game, hand.moves[0].seat
    any_, fitting = worlds(view, Chance(1)), believed(worlds(view, Chance(2)), view.seat)
    strong, usual = ([strength(game, 4, next(dealt).table.hands[speaker]) for _ in range(WORLDS)] for dealt in (fitting, any_))
    assert sum(strong) > sum(usual)


def test_where_nobody_would_have_spoken_so_all_worlds_will_do():
    hand = spoken("passe")
    hand.pop()
    hand.push("garde contre")
    view, simple = hand.view(hand.turn), bot("simple", 0)
    found = [*islice(likely(worlds(view, Chance("rash")), view.seat), WORLDS)]
    assert len(found) == WORLDS
    for world in found:
        world.pop()
        assert str(simple.choose(world.view(hand.moves[0].seat))) != "garde contre"


def test_where_somebody_would_have_only_such_worlds_come():
    hand = spoken("garde")
    view = hand.view(hand.turn)
    found = [world.table.hands for world in islice(likely(worlds(view, Chance(3)), view.seat), WORLDS)]
    assert found == [world.table.hands for world in islice(believed(worlds(view, Chance(3)), view.seat), WORLDS)]
