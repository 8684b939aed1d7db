"""When a match is over, and what stands between its hands."""

import pytest
import trionfi
from checks.tarocco import TAROCCO
from trionfi.bots import bot
from trionfi.errors import IllegalAction
from trionfi.match import Match
from trionfi.matches.rules import Hands, MatchRule, Race
from trionfi.state.standing import Standing


def standing(*totals, played=0):
    return Standing(totals, played=played)


def test_hands_without_an_end():
    rule = MatchRule(text="As long as they like.")
    assert not rule.over(standing(500, -500)) and rule.settle(standing(1, 2)) is None and rule.words(TAROCCO) == "As long as they like."


def test_so_many_hands():
    assert not Hands(number=3).over(standing(9, 0, 0, played=2)) and Hands(number=3).over(standing(0, 0, 0, played=3))


@pytest.mark.parametrize(("totals", "over"), [
    ((799, 300), False), ((800, 300), True), ((801, 830), True), ((810, 810), False),
])
def test_a_race(totals, over):
    assert Race(to=800).over(standing(*totals)) is over


@pytest.mark.parametrize(("totals", "over"), [((800, 300, 800, 300), True), ((800, 800, 800, 800), False), ((850, 810, 850, 810), True)])
def test_a_race_of_pairs(totals, over):
    assert Race(to=800, winners=2).over(standing(*totals)) is over


def test_a_match_ends_and_hands_the_standing_to_each_deal():
    match = Match(TAROCCO, seed=5)
    totals = [0, 0, 0]
    for number in range(3):
        hand = match.deal()
        assert hand.table.standing == match.standing and hand.view(1).standing.played == number
        assert not match.over
        while hand.turn is not None:
            hand.push(bot("random", 3).choose(hand.view(hand.turn)))
        totals = [total + score for total, score in zip(totals, hand.settlement.scores, strict=True)]
        assert match.score() == totals
    assert match.over and match.standing.played == match.standing.dealt == 3 and match.settlement is None
    with pytest.raises(IllegalAction, match="the match is over"):
        match.deal()


@pytest.mark.parametrize(("says", "wins"), [(None, 1), (0, 0), (1, 1)])
def test_who_says_that_he_is_out_is_out_before_one_who_was_sure_and_kept_silent(says, wins):
    hand = trionfi.games["8.25"].deal(seed=1, standing={"totals": [30, 28, -58], "played": 2})
    player = bot("random", 1)
    while hand.turn is not None:
        if says is not None and (words := hand.asides(says)):
            hand.push(words[0], says)
        else:
            hand.push(player.choose(hand.view(hand.turn)))
    assert hand.after().marks == tuple(int(seat == wins) for seat in range(3))
