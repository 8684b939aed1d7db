"""Lets every test import the helpers in `support`, and shares the tests out where several processes work at them."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent / "support"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--every-page", action="store_true",
                     help="open the page of every game in Chromium, and not only one of each kind (tests/browser/test_every_game.py)")


def pytest_configure(config: pytest.Config) -> None:
    from workers import Workers

    config.pluginmanager.register(Workers(), "trionfi-workers")
