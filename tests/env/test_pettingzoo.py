"""PettingZoo's own tests of the environment, for games of each kind; `python -m benchmarks.adapters pettingzoo` runs them for all."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from trionfi.env.pettingzoo import env
from trionfi.errors import TrionfiError

GAMES = ["scarto", "mineo-3", "mitigati-4", "tarot-tirette", "gatti-2", "tarok-danish-modern"]


@pytest.mark.parametrize("slug", GAMES)
def test_what_pettingzoo_asks_of_an_environment_is_so(slug):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of observations that are no plain arrays, as those with a mask never are
        api_test(env(slug), num_cycles=60, verbose_progress=False)
        seed_test(lambda: env(slug), num_cycles=60)


def test_a_hand_pays_at_its_end():
    made = env("scarto")
    made.reset(seed=3)
    paid = dict.fromkeys(made.agents, 0.0)
    rng = np.random.default_rng(3)
    for agent in made.agent_iter():
        seen, reward, over, _, _ = made.last()
        paid[agent] += reward
        made.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert any(paid.values()) and sum(paid.values()) == 0
    made.reset(seed=4)
    assert made.render().startswith("0: ")


def test_a_game_that_there_is_not_is_refused():
    with pytest.raises(TrionfiError, match="no game 'tarocco'"):
        env("tarocco")
