"""Bargaining over a deal: what may be demanded, who deals after it, what the page is told."""

import trionfi


def bargaining(options, *moves):
    """Four at Calatafimi on ten cards, the last seat dealing, after these words."""
    hand = trionfi.games["calatafimi-4"].with_options(**options).deal(seed=1, dealer=3)
    for move in moves:
        hand.push(move)
    return hand


def said(hand):
    """What may be said now."""
    return {str(action) for action in hand.legal_actions()}


def test_a_demand_is_less_than_the_offers():
    hand = bargaining({}, "offro 3")
    assert "prendo 2" in said(hand)
    assert "prendo 3" not in said(hand)


def test_by_option_all_that_is_offered_may_be_demanded():
    hand = bargaining({"demand": "all"}, "offro 3")
    assert "prendo 3" in said(hand)
    for move in ("prendo 3", "mescolate", "mescolate"):
        hand.push(move)
    assert hand.settlement.scores == (-3, 3, 0, 0)


def test_the_same_dealer_deals_again():
    hand = bargaining({}, "offro 3", "mescolate", "mescolate", "prendo")
    assert (hand.ending.kind, hand.ending.next_dealer) == ("abandoned", 3)


def test_by_option_the_next_player_deals():
    hand = bargaining({"after-patti": "next"}, "offro 3", "mescolate", "mescolate", "prendo")
    assert hand.ending.next_dealer == 0


def test_the_words_follow_the_options():
    for options, demand, again in (({}, "less than what is left", "by the same dealer"),
                                   ({"demand": "all", "after-patti": "next"}, "all or a part", "the next dealer deals")):
        game = trionfi.games["calatafimi-4"].with_options(**options)
        words = next(step for step in game.course if step.name == "patti").words(game)
        assert demand in words
        assert again in words


def test_the_tables_of_the_page():
    game = trionfi.games["calatafimi-4"]
    patti, worth = (next(step for step in game.course if step.name == name).figures(game) for name in ("patti", "twenty and fifteen"))
    assert ("prendo and a sum", "I take so much for abandoning it, less than is on offer") in patti
    assert [row[0] for row in worth] == ["Said", "twenty", "fifteen", "zero"]
    assert {len(row) for row in worth} == {3}
