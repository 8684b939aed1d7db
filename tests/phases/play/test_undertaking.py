"""Announcements before certain tricks, and giving up."""

import pytest
import trionfi
from checks.deals import deal, play_out, push_all
from checks.wrong import refused
from trionfi.state.notes import UNDERTAKEN

GAME = trionfi.games["grosstarock-1820"]
START = "discard 2S 3S 4S; no more; no more; no more"
TRUMPS = " ".join(f"T{number}" for number in range(21, 0, -1))
SWEEP = {"0": f"{TRUMPS} KS KH KD KC", "2": "2S 3S 4S"}
LOW = {"0": "10S 9S 8S 7S 6S 5S 4S AH 2H 3H 4H 5H 6H 7H 8H 9H 10H 10C 9C 8C 7C 6C 5C 4C 3C", "1": "KS 2S", "2": "QS 3S",
       "talon": "2D 3D 4D"}
LOW_START = "discard 2D 3D 4D; no more; no more; no more; no announcement; no announcement; no announcement; play 10S; play 2S; play 3S"


def texts(hand):
    return [str(action) for action in hand.legal_actions()]


def test_all_are_asked_before_the_first_trick_from_the_leader_on():
    hand = push_all(deal(GAME, {"2": "2S 3S 4S"}), START)
    for seat in (0, 1, 2):
        assert hand.turn == seat and texts(hand) == ["no announcement", "announce Vole", "announce Stichfrei"]
        hand.push("announce Vole" if seat == 1 else "no announcement")
    assert hand.turn == 0 and texts(hand)[0].startswith("play")
    assert UNDERTAKEN.of(hand.table) == (("Vole", 1, 1),)


def test_no_card_is_played_while_somebody_is_asked():
    hand = push_all(deal(GAME, {"2": "2S 3S 4S"}), START)
    card = next(card for card in GAME.pack.unmask(hand.table.hands[0]))
    assert "no announcement" in refused(hand, f"play {card}")
    assert hand.step.tricks.refusals(hand.table) == {} and "do you announce" in hand.step.prompt(hand.view(0))


def test_who_has_failed_or_announced_is_not_asked_again():
    hand = push_all(deal(GAME, SWEEP), f"{START}; no announcement; announce Stichfrei; no announcement")
    play_out(hand, {"0": "highest"}, 12)
    assert hand.turn == 0 and texts(hand) == ["no announcement", "announce Vole"]
    hand.push("announce Vole")
    assert hand.turn == 2 and texts(hand) == ["no announcement", "announce Stichfrei"]
    hand.push("no announcement")
    play_out(hand, {"0": "highest"}, 19)
    assert hand.turn == 0 and texts(hand)[0].startswith("play"), "player 0 has announced already, the others cannot any more"
    play_out(hand, {"0": "highest"})
    assert hand.settlement.scores == (76, -38, -38)


def test_announcements_are_taken_back():
    hand = push_all(deal(GAME, {"2": "2S 3S 4S"}), START)
    before = hand.view(0).face()
    for word in ("announce Vole", "no announcement", "announce Stichfrei"):
        hand.push(word)
    for _ in range(3):
        hand.pop()
    assert hand.view(0).face() == before


def test_throwing_in_is_offered_at_once_or_never():
    hand = push_all(deal(GAME, LOW), LOW_START)
    assert hand.turn == 0 and "throw in" in texts(hand)
    hand.push("play 9S")
    while hand.turn != 0 or hand.table.plays:
        hand.push(hand.legal_actions()[0])
    assert "throw in" not in texts(hand)


def test_a_hand_thrown_in_is_over():
    hand = push_all(deal(GAME, LOW), f"{LOW_START}; throw in")
    assert hand.over and hand.ending.kind == "thrown in" and hand.ending.paid_by == (0,)
    assert hand.settlement.scores == (-1, 0, 1)
    hand.pop()
    assert not hand.over and "throw in" in texts(hand)


@pytest.mark.parametrize("words", ["Vole (I shall win every trick) before trick 1, 13 or 20", "may throw his hand in"])
def test_the_rules_say_it(words):
    assert words in GAME.course[-1].words(GAME)
