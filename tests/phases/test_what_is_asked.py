"""What a player is asked, and what his words mean: that fits what he may do."""

import pytest
import trionfi
from trionfi.bots import bot
from trionfi.phases.play.chelem import NOT_BOUND
from trionfi.state.actions import Action


@pytest.mark.parametrize(("open_", "asked"), [(True, "What do you declare?"), (False, "You have nothing more to declare.")])
def test_one_who_may_declare_is_asked_and_another_is_told_that_he_may_not(open_, asked):
    game = trionfi.games["tarot-belgian"]
    for seed in range(40):
        hand, player = game.deal(seed), bot("simple")
        while not hand.over and hand.step.name != "declarations":
            hand.push(player.choose(hand.view(hand.turn)))
        if not hand.over and open_ is any(action.verb == "declare" for action in hand.legal_actions()):
            assert hand.step.prompt(hand.view(hand.turn)) == asked
            return
    raise AssertionError("no such hand among forty")


def test_a_slam_is_undertaken_or_a_partners_refused():
    game = trionfi.games["tarot-5-call"]
    play = game.with_options("sim").step("play")
    assert play.explain(game, Action(NOT_BOUND)) == "your partner's slam is his alone"
    assert play.explain(game, Action("undertake", (), "petit chelem")) == "your side will win so many tricks"
