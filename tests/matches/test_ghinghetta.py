"""The pot for an announced Bagatto ultimo: filled by all, taken with the Bagatto only, doubled by one who fails."""

import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot, play
from trionfi.match import Match
from trionfi.state.standing import Standing

GAME = trionfi.games["mitigati-3"].with_options(profile="ri")
BEFORE = GAME.match.before(Standing.new(3), 2)
ALL_TRUMPS = "T20 T21 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T1 KS QS CS JS 10S"
ONE_TRUMP = "T1 KS 2S 3S 4S 5S 6S 7S 8S 9S 2B 3B 4B 5B 6B 7B 8B 9B 10B 2C 3C 4C 5C 6C 7C"


def announced(cards: str):
    """The standing after a hand in which player 0 has announced it with these cards."""
    hand = deal(GAME, {"0": cards, "1": "KB KC T2", "2": "F KD", "talon": "2D 3D 4D"}, standing=BEFORE.data())
    push_all(hand, "avanti; discard 2D 3D 4D")
    while hand.step.name == "declarations":
        hand.push(hand.legal_actions()[0])
    push_all(hand, "Bagatto ultimo; passo; passo")
    while hand.turn is not None:
        hand.push(hand.legal_actions()[-1])
    won = (0, GAME.pack.index["T1"]) in hand.table.tricks[-1].plays and hand.table.tricks[-1].winner == 0
    return won, GAME.match.after(BEFORE, hand.played()), hand.settlement.scores, GAME.match.told(hand.played())


def test_all_fill_it_when_it_is_empty():
    assert BEFORE.totals == (-10, -10, -10) and BEFORE.pots == (30,)
    assert GAME.match.before(BEFORE, 0) == BEFORE


def test_who_wins_the_last_trick_with_the_bagatto_takes_it():
    won, after, scores, told = announced(ALL_TRUMPS)
    assert won and after.pots == () and after.totals == (-10 + scores[0] + 30, -10 + scores[1], -10 + scores[2])
    assert "pool of 30 is won" in told


def test_who_fails_doubles_it():
    won, after, scores, told = announced(ONE_TRUMP)
    assert not won and after.pots == (60,) and after.totals == (-10 + scores[0] - 30, -10 + scores[1], -10 + scores[2])
    assert "30 more to the pool" in told


def test_winning_the_last_trick_with_another_card_is_not_enough():
    hand = deal(GAME, {"0": ALL_TRUMPS.replace("T1 ", "T2 "), "1": "KB KC T1", "2": "F KD", "talon": "2D 3D 4D"})
    push_all(hand, "avanti; discard 2D 3D 4D")
    while hand.turn is not None:
        offered = hand.legal_actions()
        hand.push(offered[0] if hand.step.name != "play" else offered[-1])
    assert hand.table.tricks[-1].winner == 0 and not GAME.match.won(hand.table, 0)


def test_totals_and_the_pot_sum_to_nothing():
    match = Match(GAME, 3)
    for _ in range(6):
        play(match.deal(), [bot("random", seat) for seat in range(3)])
        match.score()
        assert sum(match.totals) + sum(match.standing.pots) == 0
