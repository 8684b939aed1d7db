"""A match in which everybody is partner of everybody in turn."""

import trionfi
from trionfi.bots import bot, play
from trionfi.match import Match
from trionfi.record import replay, to_record
from trionfi.seat_names import view_names
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


def test_the_hand_knows_who_sits_where_from_the_second_round_on():
    match = Match(GAME, seed=3)
    for number in range(12):
        hand = match.deal()
        assert hand.sitting.seats == GAME.match.seatings[number // 4]
        assert hand.sitting.seats[hand.dealer] == hand.sitting.dealer == match.dealer
        assert [hand.table.standing.marks[seat] for seat in range(4)] == [match.standing.marks[player] for player in hand.sitting.seats]
        again = replay(to_record(hand))
        assert again.sitting == hand.sitting and again.deal == hand.deal
        play(hand, [bot("random", seat) for seat in range(4)])
        match.score()
    dealers = [hand.sitting.dealer for hand in match.hands]
    assert all(sorted(dealers[begun:begun + 4]) == [0, 1, 2, 3] for begun in (0, 4, 8))


def test_the_places_round_the_table_are_those_of_the_seats_and_not_of_the_players():
    hand = GAME.deal(seed=1, dealer=1, standing={"totals": [4, -1, -2, -1], "marks": [1, -1, 1, -1], "seats": [0, 2, 1, 3], "played": 4})
    assert hand.sitting.seats == (0, 2, 1, 3) and hand.dealer == 2
    assert hand.table.standing.totals == (4, -2, -1, -1) and hand.table.standing.marks == (1, 1, -1, -1)
    assert view_names(hand.view(0)) == ("You", "Right", "Opposite", "Left")
