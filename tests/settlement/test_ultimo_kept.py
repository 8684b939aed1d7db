"""The Bagatte ultimu of Nice, forfeited by one who has led another suit, and Kings declared with the last that is played."""

import pytest
import trionfi

TRUMPS = "T20 T21 " + " ".join(f"T{number}" for number in range(19, 0, -1))
KINGS = "KS KB KC KD"


def played(order: list[str]) -> list[tuple[str, tuple[int, ...]]]:
    """The lines of a hand in which seat 0 holds all trumps and Kings and leads them in this order, the Bagatte last."""
    game = trionfi.games["mitigatti-nice-3"]
    hand = game.deal(3, dealer=2, packets={"hands": {0: f"{TRUMPS} {KINGS}"}, "talon": "2S 3S 4S"})
    while not hand.over:
        step = hand.view(seat=0).step
        if step.startswith("speaking"):
            hand.push("play")
        elif step == "discard":
            hand.push("discard 2S 3S 4S")
        elif hand.turn == 0:
            hand.push(f"play {order.pop(0)}")
        else:
            hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    return [(line.label, line.amounts) for line in hand.settlement.lines]


def test_trumps_first_and_the_kings_when_they_are_gone():
    trumps = TRUMPS.split()
    lines = played([*trumps[:-1], *KINGS.split(), "T1"])
    assert ("Bagatte ultimu", (4, -2, -2)) in lines
    assert ("Four Kings", (2, -1, -1)) in lines


def test_a_king_that_is_alone_in_its_suit_may_come_first():
    trumps = TRUMPS.split()
    assert ("Bagatte ultimu", (4, -2, -2)) in played(["KS", *trumps[:-1], "KB", "KC", "KD", "T1"])


@pytest.mark.parametrize("place", [1, 5])
def test_another_suit_led_too_early_forfeits_it(place: int):
    order = [*TRUMPS.split()[:-1], "KB", "KC", "KD", "T1"]
    order.insert(place, "KS")
    lines = played(order)
    assert "Bagatte ultimu" not in [label for label, _ in lines]
    assert ("Four Kings", (2, -1, -1)) in lines
