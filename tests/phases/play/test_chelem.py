"""Slams announced in the course of the play: who may, how long, who is bound, and what it says of a hidden partner."""

import trionfi
from checks.deals import deal, push_all
from checks.wrong import refused

GAME = trionfi.games["tarot-5-call"]
GIVE = {"0": "T21 T20 T19 T18 T17 T16 KS", "3": "KC QC"}
CALLED = "garde sans;passe;passe;passe;passe;call KC"


def called(profile):
    """Seat 0 has called the King that seat 3 holds, and leads."""
    return push_all(deal(GAME.with_options(profile), GIVE, dealer=4), CALLED)


def others(hand):
    return [str(action) for action in hand.legal_actions() if action.verb not in ("play", "declare")]


def lead(hand, card):
    """The card led, and the lowest that the others may play, until it is somebody's turn to lead again."""
    hand.push(f"play {card}")
    while hand.table.plays:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))


def test_the_declarer_may_announce_and_his_hidden_partner_not():
    hand = called("sim")
    assert others(hand) == ["undertake grand chelem", "undertake petit chelem"]
    hand.push("play T21")
    while hand.turn != 3:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    assert not [word for word in others(hand) if word.startswith("undertake")]


def test_one_slam_is_announced_and_then_no_other():
    hand = push_all(called("sim"), "undertake petit chelem")
    assert hand.turn == 0 and not others(hand)
    assert "not possible" in refused(hand, "undertake grand chelem")
    assert hand.view(1).contract.announced == (("petit chelem", 0),)


def test_a_lost_trick_ends_the_hope_of_all():
    hand = called("sim")
    lead(hand, "KS")
    while hand.turn != 0:
        lead(hand, str(next(action for action in hand.legal_actions() if action.verb == "play").cards[0]))
    lost = {trick.winner for trick in hand.table.tricks} - {0}
    found = others(hand)
    assert len(lost) < 2 or "undertake grand chelem" not in found


def test_a_partner_who_announces_is_known():
    hand = called("mar")
    hand.push("play T21")
    while hand.turn != 3:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    assert hand.table.contract.hidden
    hand.push("undertake grand chelem")
    assert not hand.table.contract.hidden and hand.view(1).partner == 3
    hand.pop()
    assert hand.table.contract.hidden and hand.view(1).partner is None


def test_a_partner_who_refuses_is_known_and_pays_nothing():
    hand = push_all(called("mar"), "undertake grand chelem;play T21")
    while hand.turn != 3:
        assert "not bound" not in others(hand)
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    assert others(hand) == ["not bound"]
    hand.push("not bound")
    assert hand.view(1).partner == 3
    while hand.turn is not None:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    line = next(line for line in hand.settlement.lines if line.label == "Grand chelem")
    assert hand.facts()["slam_alone"] == 0 and line.amounts[3] == 0 and sum(line.amounts) == 0 and abs(line.amounts[0]) == 3000


def test_a_partner_who_says_nothing_is_bound_and_stays_hidden():
    hand = push_all(called("mar"), "undertake grand chelem;play T21")
    while hand.table.plays:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play" and action.cards != ("KC",)))
    assert hand.table.contract.hidden
    while hand.turn != 3:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    assert "not bound" not in others(hand)


def test_after_the_last_moment_nothing_is_announced():
    hand = called("sim")
    while hand.turn is not None and len(hand.table.tricks) < 9:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    while hand.turn not in (0, None):
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    assert hand.turn == 0 and not others(hand)


def test_where_the_fool_wins_the_last_trick_of_a_slam_that_may_lose_one():
    give = {"0": "F T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 KH 2C", "1": "QC", "2": "3C 4C", "3": "KC KS",
            "talon": "5C 6C 7C 8C 9C 10C"}
    scores = []
    for option in ("all-others", "as-allowed"):
        game = trionfi.games["9.11"].with_options(excuse=option)
        hand = push_all(deal(game, give, 3), "petit chelem;passe;passe;passe;discard 5C 6C 7C 8C 9C 10C;play KC;play 2C")
        while hand.turn is not None:
            plays = [action for action in hand.legal_actions() if action.verb == "play"]
            hand.push(next((action for action in plays if action.cards != ("F",)), plays[0]))
        scores.append(hand.settlement.scores[0])
    assert scores == [-300, 300]
