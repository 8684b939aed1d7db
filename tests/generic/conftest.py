"""Every generic check runs under the rules of every game, profile and number of players."""

import sys

import pytest
import trionfi
from checks.walked import Walked, walked
from checks.walks import Rules, every_rules

RULES = every_rules()
if sys.platform == "emscripten":  # what is common to all games runs in one of each family
    RULES = list({trionfi.games[rules.slug].family: rules for rules in reversed(RULES)}.values())


@pytest.fixture(params=RULES, ids=str, scope="session")
def rules(request: pytest.FixtureRequest) -> Rules:
    """One set of rules."""
    return request.param


@pytest.fixture
def done(rules: Rules) -> Walked:
    """Its chosen hands, walked with every invariant on."""
    return walked(rules)
