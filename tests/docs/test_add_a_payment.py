"""The guide on adding a payment: its code runs, and three payments that no game has are asked for, settled, refused, and seen in play."""

import re
from pathlib import Path

import pytest
from checks.walks import random_walk
from trionfi.bots.stakes import Stakes
from trionfi.errors import TrionfiError

PAGE = Path(__file__).parents[2] / "docs" / "contributing" / "add-a-payment.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.S | re.M)


@pytest.fixture(scope="module")
def made() -> dict:
    names: dict = {"__name__": "guide"}
    for block in BLOCKS:
        exec(compile(block, str(PAGE), "exec"), names)
    return names


def test_a_payment_takes_few_lines(made: dict) -> None:
    sizes = [sum(bool(line.strip()) for line in block.splitlines()) for block in BLOCKS]
    assert sizes[0] < 20 and sizes[1] < 10 and sizes[2] < 40


def test_hands_are_settled_as_they_were_played(made: dict) -> None:
    game, labels = made["GAME"], set()
    for number in range(20):
        hand = random_walk(game, 3, f"payments {number}").play(game)
        assert game.settle(hand.facts(), 3).scores == hand.settlement.scores
        for line in hand.settlement.lines:
            labels.add((line.label, sum(line.amounts)))
        if hand.table.tricks:
            tricks = [sum(trick.winner == seat for trick in hand.table.tricks) for seat in range(3)]
            fine = next((line.amounts for line in hand.settlement.lines if line.label == "Fine"), (0, 0, 0))
            assert fine == tuple(sum(tricks) - 3 * own for own in tricks)
    assert {"Fine", "Fewest trumps", "Pot"} == {label for label, _ in labels}
    assert {total for label, total in labels if label == "Pot"} == {10, -10}


def test_two_winners_of_one_trick_are_refused(made: dict) -> None:
    with pytest.raises(TrionfiError, match="player 0 and player 1 cannot both have won the last trick"):
        made["GAME"].settle({"pot_won_by": 0, "pot_doubled_by": 1})


def test_the_rules_say_them_and_a_bot_weighs_them(made: dict) -> None:
    game = made["GAME"]
    assert [str(row.words()) for row in game.payments.rewards] == [
        "each player pays every other 1 for each trick that he wins",
        "each player who has more card points pays 5 to each who has fewest",
        "who wins the last trick with a trump takes the pot of 10; who wins it without one doubles it"]
    assert Stakes.of(game).first == -1.0
