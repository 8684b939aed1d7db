"""Parties of Tarok-Whist: the records are compared after four hands, and the difference paid once, twice or three times."""

import pytest
import trionfi
from trionfi.bots import bot, play
from trionfi.match import Match
from trionfi.matches.parties import Parties

GAME = trionfi.games["tarok-whist"]


@pytest.mark.parametrize(("won", "lost", "due"), [(40, 4, 72), (20, 0, 40), (36, 0, 108), (39, 4, 35), (12, 11, 1), (9, 9, 0), (35, 0, 70)])
def test_what_a_partie_pays(won, lost, due):
    assert isinstance(GAME.match, Parties)
    assert GAME.match.paid((won, lost, won, lost)) == (due, -due, due, -due)
    assert GAME.match.paid((lost, won, lost, won)) == (-due, due, -due, due)


def recorded(hand):
    """What each side records, counted from the piles."""
    game, facts = hand.game, hand.facts()
    points = [game.counting.points(game.pack, game.pack.mask(facts[f"cards_{side}"])) for side in (0, 1)]
    assert sum(points) == 72
    return [max(0, one - 36) for one in points]


def test_a_session_pays_after_every_fourth_hand():
    match, records, paid, partners = Match(GAME, seed=3), [0, 0], 0, set()
    for number in range(1, 25):
        seats = match.standing.seats or (0, 1, 2, 3)
        partners.add(frozenset((seats[0], seats[2])))
        before = list(match.totals)
        hand = play(match.deal(), [bot("random", seat) for seat in range(4)])
        records = [old + new for old, new in zip(records, recorded(hand), strict=True)]
        scores = [hand.settlement.scores[seats.index(player)] for player in range(4)]
        match.score()
        gained = [new - old - score for new, old, score in zip(match.totals, before, scores, strict=True)]
        if number % 4:
            assert gained == [0, 0, 0, 0] and [match.standing.marks[player] for player in seats] == records * 2
            continue
        due = GAME.match.paid(tuple(records * 2))
        assert gained == [due[seats.index(player)] for player in range(4)]
        paid, records = paid + bool(due[0]), [0, 0]
        assert match.standing.marks == (0, 0, 0, 0)
    assert match.over and paid >= 4 and len(partners) == 3
    assert not sum(match.totals)
