"""Rules that many games share, each with one game that has it: what is tested of a part need not be tested of every game."""

from collections.abc import Callable, Hashable

import pytest
from trionfi.game import Game

from checks.walks import every_rules


def each_once(name: str, part: Callable[[Game], Hashable]) -> pytest.MarkDecorator:
    """A test's argument of that name: for each different part that the games have under any profile the first game with it."""
    found: dict[Hashable, object] = {}
    for rules in every_rules():
        found.setdefault(part(rules.game), pytest.param(rules.game, id=str(rules)))
    return pytest.mark.parametrize(name, list(found.values()))
