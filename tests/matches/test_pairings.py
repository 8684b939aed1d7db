"""A match in which everybody is partner of everybody in turn."""

import trionfi
from trionfi.bots import bot, play
from trionfi.match import Match
from trionfi.state.standing import Standing

GAME = trionfi.games["minchiate-partners"]


def played(game, hands):
    match = Match(game, seed=5)
    seatings, scores = [], []
    for _ in range(hands):
        seatings.append(match.standing.seats or (0, 1, 2, 3))
        hand = play(match.deal(), [bot("random", seat) for seat in range(4)])
        scores.append(hand.settlement.scores)
        match.score()
    return match, seatings, scores


def test_twelve_hands_pair_everybody_with_everybody():
    match, seatings, scores = played(GAME, 12)
    assert match.over and match.standing.played == 12
    assert len(set(seatings)) == 3 and all(seatings[place] == seatings[place - place % 4] for place in range(12))
    pairs = {frozenset((seats[0], seats[2])) for seats in seatings} | {frozenset((seats[1], seats[3])) for seats in seatings}
    assert len(pairs) == 6
    totals = [sum(one[seats.index(player)] for seats, one in zip(seatings, scores, strict=True)) for player in range(4)]
    assert match.totals == totals and not sum(totals)


def test_the_pair_ahead_over_a_round_may_be_paid_a_bonus():
    plain, _, scores = played(GAME, 4)
    rich, _, _ = played(GAME.with_options(options={"girata": "three"}), 4)
    ahead = sum(one[0] for one in scores)
    sign = (ahead > 0) - (ahead < 0)
    assert rich.totals == [total + 3 * sign * (1 if seat % 2 == 0 else -1) for seat, total in enumerate(plain.totals)]
    assert rich.standing.marks == (0, 0, 0, 0)


def test_a_standing_with_seats_can_be_read_back():
    match, _, _ = played(GAME, 5)
    assert Standing.read(match.standing.data(), 4) == match.standing
    assert match.standing.seats == (0, 2, 1, 3)
