"""A Fool that is led names the suit: what follows, who wins, what it shows, and who names another."""

import pytest
from checks.deals import deal
from trionfi import games
from trionfi.errors import IllegalAction
from trionfi.phases.play.naming import Lacked, NamesSuit, Renamed
from trionfi.state.notes import POT_FINES
from trionfi.values import replace

GAME = games["4.5"]
BEGUN = "discard 2S 3S 4S; no more; no more; no more; play F"
HANDS = {"0": "F KH 5D", "1": "QH T3 6S", "2": "AH T4 2S 3S 4S"}


def table(hands: dict[str, str], moves: str, game=GAME):
    hand = deal(game, hands, dealer=2)
    for move in moves.split("; "):
        hand.push(move)
    return hand


def lone(game=GAME):
    """A hand in which neither of the others has a heart: the dealer has laid the last one away."""
    reds = "KH QH CH JH AH 2H 3H 4H 5H 6H 7H 8H 9H 5D 6D 7D 8D 9D 10D AD 2D 3D 4D"
    return table({"0": f"F {reds}", "1": "6S 7S T3", "2": "10H 3S 4S 8S T4"}, f"{BEGUN.replace('2S', '10H')}; name hearts", game)


def test_the_suit_is_named_before_anyone_follows() -> None:
    hand = table(HANDS, BEGUN)
    assert hand.turn == 0 and {action.verb for action in hand.legal_actions()} == {"name"}
    hand.push("name trumps")
    assert hand.turn == 1
    with pytest.raises(IllegalAction, match="a trump must be played"):
        hand.push("play 6S")
    hand.push("play T3")
    hand.push("play T4")
    assert hand.turn == 2 and hand.table.tricks[-1].winner == 2


def test_naming_can_be_taken_back() -> None:
    hand = table(HANDS, BEGUN)
    before = hand.legal_actions()
    hand.push("name hearts")
    hand.push("play QH")
    hand.pop()
    hand.pop()
    assert hand.legal_actions() == before and hand.table.led == 0


def test_a_card_of_another_suit_does_not_win() -> None:
    spades = "6S 7S 8S 9S 10S AS JS CS QS KS 5S"
    clubs = "2C 3C 4C 5C 6C 7C 8C 9C 10C AC JC CC QC KC"
    hand = table({"0": "F KH 5D", "1": f"{spades} {clubs}", "2": "AH T4 2S 3S 4S"}, f"{BEGUN}; name hearts; play 6S")
    assert hand.table.best_seat == -1
    hand.push("play AH")
    assert hand.turn == 2 and hand.table.tricks[-1].winner == 2
    hearts, trumps = hand.game.pack.suit_masks["H"], hand.game.pack.trump_mask
    assert hand.view(0).voids(1) == hearts | trumps


def test_without_the_suit_trumps_must_be_played_and_win() -> None:
    hand = lone()
    assert hand.turn == 1 and "trump" in hand.view(1).game.step("play").prompt(hand.view(1))
    hand.push("play T3")
    hand.push("play T4")
    assert hand.turn == 2


def test_the_next_player_names_another_suit_where_that_is_the_rule() -> None:
    play = replace(GAME.step("play"), rules=(NamesSuit(lacked=Lacked.FINED, renamed=Renamed.NEXT, source="made up"),))
    game = replace(GAME, course=(*GAME.course[:-1], play), options=(), profiles=())
    hand = lone(game)
    assert hand.turn == 1 and "name hearts" not in map(str, hand.legal_actions())
    assert POT_FINES.of(hand.table) == (0,)
    hand.push("name spades")
    assert hand.turn == 1 and hand.table.led == game.pack.suit_masks["S"]
    hand.push("play 6S")
    hand.push("play 8S")
    assert hand.turn == 2


MODERN = games["4.7"]


def led(hands: dict[str, str], laid: str, game=MODERN):
    """The hand when everything has been declared and the Fool is led."""
    hand = table(hands, laid, game)
    while hand.view(0).step == "declarations":
        hand.push(hand.legal_actions()[0])
    hand.push("play F")
    return hand


def lacked(game=MODERN):
    """The hand when the Fool is led and neither of the others has a heart: the dealer has laid the last one away."""
    reds = "KH QH CH JH AH 2H 3H 4H 5H 6H 7H 8H 9H 5D 6D 7D 8D 9D 10D AD 2D 3D 4D"
    return led({"0": f"F {reds} T5", "1": "6S 7S T3", "2": "10H 3S 4S 8S T4"}, "discard 10H 3S 4S", game)


def test_a_suit_that_all_others_lack_may_be_named_for_a_fine_to_each_pot() -> None:
    hand = lacked()
    assert "name hearts" in map(str, hand.legal_actions())
    hand.push("name hearts")
    hand.push("play T3")
    assert POT_FINES.of(hand.table) == (0,)


def test_without_pots_it_may_be_named_and_costs_nothing() -> None:
    hand = lacked(MODERN.with_options(pots="no"))
    hand.push("name hearts")
    hand.push("play T3")
    assert hand.turn == 2 and not POT_FINES.of(hand.table)


def test_the_next_player_who_says_that_he_cannot_follow_names_another_suit() -> None:
    hand = lacked()
    hand.push("name hearts")
    hand.push("I cannot follow suit")
    assert hand.turn == 1 and {action.verb for action in hand.legal_actions()} == {"name"}
    assert POT_FINES.of(hand.table) == (0,)
    hand.push("name spades")
    assert hand.turn == 1 and hand.table.led == hand.game.pack.suit_masks["S"]
    assert "I cannot follow suit" not in map(str, hand.legal_actions())


def test_if_he_has_played_the_third_names_it_and_he_takes_his_card_back() -> None:
    hand = lacked()
    hand.push("name hearts")
    held = hand.table.hands[1]
    hand.push("play T3")
    assert hand.turn == 2 and hand.table.hands[1] == held and len(hand.table.plays) == 1
    assert "name hearts" not in map(str, hand.legal_actions())
    hand.push("name spades")
    assert hand.turn == 1
    with pytest.raises(IllegalAction, match="spades"):
        hand.push("play T3")
    hand.push("play 6S")
    hand.push("play 8S")
    assert hand.turn == 2 and hand.table.tricks[-1].winner == 2


def test_a_taken_back_card_can_be_undone() -> None:
    hand = lacked()
    hand.push("name hearts")
    offered = hand.legal_actions()
    hand.push("play T3")
    hand.pop()
    assert hand.legal_actions() == offered and not POT_FINES.of(hand.table)


def test_where_the_third_can_follow_the_next_plays_on() -> None:
    hearts = "KH QH CH JH AH 2H 3H 4H 5H 6H 7H 8H"
    hand = led({"0": f"F {hearts} T5", "1": "6S 7S T3", "2": "9H 10H 3S 4S 8S T4"}, "discard 3S 4S 8S")
    hand.push("name hearts")
    said = hand.copy()
    said.push("I cannot follow suit")
    assert said.turn == 1 and "I cannot follow suit" not in map(str, said.legal_actions()) and not POT_FINES.of(said.table)
    for one in (hand, said):
        one.push("play T3")
        assert one.turn == 2 and {str(action) for action in one.legal_actions()} == {"play 9H", "play 10H"}
