"""The partita of Lombardy: four hands, bands of the difference, and the cappotto."""

import pytest
import trionfi
from trionfi.bots import bot, play
from trionfi.match import Match
from trionfi.state.standing import Standing

GAME = trionfi.games["tarocchi-lombardy-4"]


def paid(game, won, lost, marks=(0, 0, 0, 0)):
    """What the players get for such totals."""
    return game.match.settle(Standing((won, lost, won, lost), played=4, dealt=4, marks=marks)).scores


@pytest.mark.parametrize(("won", "lost", "due"), [
    (1, 0, 2), (2, 1, 1), (36, 1, 1), (37, 1, 2), (36, 0, 3), (72, 1, 2), (73, 1, 3), (108, 1, 3), (109, 1, 4),
    (144, 0, 6), (7, 7, 0), (0, 0, 0)])
def test_what_a_partita_pays(won, lost, due):
    assert paid(GAME, won, lost) == (due, -due, due, -due)
    assert paid(GAME, lost, won) == (-due, due, -due, due)


def test_a_cappotto_of_either_side_is_paid_and_in_vienna_only_to_the_winners():
    vienna = GAME.with_options("vienna")
    assert paid(GAME, 40, 36, (0, 1, 0, 1)) == (-1, 1, -1, 1) and paid(vienna, 40, 36, (0, 1, 0, 1)) == (1, -1, 1, -1)
    assert paid(GAME, 40, 36, (1, 1, 1, 1)) == (1, -1, 1, -1) and paid(vienna, 40, 36, (1, 1, 1, 1)) == (3, -3, 3, -3)
    assert paid(vienna, 36, 36, (1, 0, 1, 0)) == (0, 0, 0, 0)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_four_hands_are_a_partita_whoever_throws_one_in(seed):
    match, dealers, totals = Match(GAME, seed=seed), [], [0, 0, 0, 0]
    while not match.over:
        hand = match.deal()
        dealers.append(hand.table.dealer)
        if len(dealers) == 2:
            for _ in range(4):
                hand.push("a monte")
        else:
            play(hand, [bot("simple", seat) for seat in range(4)])
        totals = [old + new for old, new in zip(totals, hand.settlement.scores, strict=True)]
        match.score()
        assert min(hand.settlement.scores) == 0
    assert sorted(dealers) == [0, 1, 2, 3] and list(match.totals) == totals
    assert not sum(GAME.match.settle(match.standing).scores)
