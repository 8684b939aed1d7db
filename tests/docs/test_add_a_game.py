"""The guide on adding a game: its code runs, says what it promises, and makes a game that passes what every game passes."""

import re
from pathlib import Path

import pytest
from checks.walks import random_walk
from trionfi.record import packets_of

PAGE = Path(__file__).parents[2] / "docs" / "contributing" / "add-a-game.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.S | re.M)


@pytest.fixture(scope="module")
def made() -> dict:
    names: dict = {}
    for block in BLOCKS:
        exec(compile(block, str(PAGE), "exec"), names)
    return names


def test_the_game_takes_under_thirty_lines() -> None:
    assert sum(bool(line.strip()) for line in BLOCKS[0].splitlines()) < 30


def test_the_page_runs(made: dict) -> None:
    assert made["GAME"].slug == "venticinque-village-3"


def test_hands_of_it_are_sound(made: dict) -> None:
    game, paid = made["GAME"], 0
    for number in range(60):
        walk = random_walk(game, 3, f"village {number}")
        hand = walk.play(game)
        assert sum(hand.settlement.scores) == 0
        assert game.settle(hand.facts(), 3).scores == hand.settlement.scores
        assert game.deal(packets=packets_of(hand), dealer=hand.dealer).deal == hand.deal
        paid += any(line.label == "Bagatto" for line in hand.settlement.lines)
        for move in reversed(hand.moves):
            assert hand.pop() == move
        assert hand.moves == []
    assert paid


def test_the_changes_are_in_its_words(made: dict) -> None:
    game = made["GAME"]
    words = " ".join(step.words(game) for step in game.course)
    assert "suit cards other than Kings" in words and "trumps below" not in words
    assert "4 hands" in game.match.words(game)
