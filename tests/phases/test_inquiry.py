"""Before the play: the card at the bottom of the pack, and the question who has none."""

import trionfi
from checks.deals import deal, push_all
from checks.wrong import refused

GAME = trionfi.games["jeu-des-tarots-1637-3"]
GIVE = {"0": "T21 F 2S", "1": "T1 2B", "2": "2C 3C 4C 5C", "talon": "7C 8C 9C"}
START = "discard 2C 3C 4C 5C; discard 2S; discard 2B"
QUESTION = "ask Qui n'a le sien ?"


def test_who_has_none_pays_and_the_asker_knows_who_has_the_rest():
    hand = push_all(deal(GAME, GIVE), f"{START}; {QUESTION}")
    assert [(line.label, line.amounts) for line in hand.table.account] == [("Qui n'a le sien ?", (1, 0, -1))]
    bagat = GAME.pack.index["T1"]
    assert hand.view(0).where[bagat] == frozenset(("hand 1",)) and bagat not in hand.view(2).where
    assert hand.table.asked[0].payers == (2,) and (0, "Qui n'a le sien ?") in hand.view(1).said


def test_it_is_asked_once_and_only_with_two_of_the_three():
    hand = push_all(deal(GAME, GIVE), f"{START}; {QUESTION}")
    assert "not possible" in refused(hand, QUESTION)
    hand.push("no more")
    assert "not possible" in refused(hand, QUESTION)


def test_it_is_taken_back_with_its_payment():
    hand = push_all(deal(GAME, GIVE), START)
    hand.push(QUESTION)
    hand.pop()
    assert not hand.table.account and not hand.table.asked


def test_the_page_names_the_question():
    hand = push_all(deal(GAME, GIVE), START)
    action = next(action for action in hand.legal_actions() if action.verb == "ask")
    assert hand.step.label(GAME, action) == "Qui n'a le sien ?" and "1" in hand.step.explain(GAME, action)


def test_all_see_the_bottom_card_and_pay_for_a_tarot():
    hand = deal(GAME, {"talon": "7C 8C KS"})
    king = GAME.pack.index["KS"]
    assert all(hand.view(seat).where[king] == frozenset(("hand 2",)) for seat in range(3))
    assert hand.table.account[0].amounts == (-1, -1, 2)
    assert not deal(GAME, {"talon": "7C KS 8C"}).table.account
