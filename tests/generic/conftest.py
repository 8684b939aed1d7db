"""Every generic check runs under the rules of every game, profile and number of players."""

import pytest
from checks.walked import Walked, walked
from checks.walks import Rules, every_rules


@pytest.fixture(params=every_rules(), ids=str, scope="session")
def rules(request: pytest.FixtureRequest) -> Rules:
    """One set of rules."""
    return request.param


@pytest.fixture
def done(rules: Rules) -> Walked:
    """Its chosen hands, walked with every invariant on."""
    return walked(rules)
