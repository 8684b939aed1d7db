"""Pots that hang on the last trick: laid when they are empty, doubled before they are taken, and nothing is lost on the way."""

from fractions import Fraction

from checks.deals import deal, push_all
from trionfi import games
from trionfi.bots import bot, play
from trionfi.match import Match
from trionfi.matches.ultimo import Hope, Pot, UltimoPots
from trionfi.state.standing import Standing
from trionfi.values import replace

HALF = Fraction(1, 2)
HANDS = {"0": " ".join(f"T{number}" for number in range(20, 0, -1)) + " KS QS CS JS 10S", "1": "KH 9S 8S 7S 6S 5S 4S 3S 2S AS",
         "2": "T21 F QH", "talon": "2D 3D 4D"}
ONE = games["4.2"].with_options(pot="yes")


def test_the_pot_is_filled_by_all_when_it_is_empty() -> None:
    made = ONE.match.before(Standing.new(3), 1)
    assert made.pots == (30,) and made.totals == (-10, -10, -10)
    assert ONE.match.before(made, 2) == made


def test_a_dealer_adds_to_each_of_two_pots() -> None:
    rule = UltimoPots(filled=(Pot("Pagat pot", 20, (Hope("T1", "the Pagat"),)), Pot("King pot", 5, (Hope("kings", "a King"),))), added=5)
    made = rule.before(Standing.new(3), 0)
    assert made.pots == (65, 20) and made.totals == (-35, -25, -25)
    made = rule.before(replace(Standing.new(3), pots=(0, 20)), 2)
    assert made.pots == (65, 25) and made.totals == (-20, -20, -30)


def test_totals_and_pots_sum_to_nothing_hand_after_hand() -> None:
    match, seen = Match(ONE, 0), set()
    for _ in range(14):
        hand = match.deal()
        play(hand, [bot("random", seat) for seat in range(3)])
        before = match.standing.pots
        match.score()
        assert sum(match.totals) + sum(match.standing.pots) == 0
        cards = {hand.game.pack.texts[number]: (seat, trick.winner) for trick in hand.table.tricks[-1:] for seat, number in trick.plays}
        pot = before[0]
        for text, (seat, winner) in cards.items():
            if seat != winner and text in ("T1", "KS", "KH", "KD", "KC"):
                pot += pot if text == "T1" else pot * HALF
        for text, (seat, winner) in cards.items():
            if seat == winner and text in ("T1", "KS", "KH", "KD", "KC"):
                pot -= pot if text == "T1" else pot * HALF
        assert match.standing.pots == (pot,)
        seen.add((pot > before[0]) - (pot < before[0]))
    assert seen == {-1, 0, 1}


def test_a_king_that_falls_to_a_king_doubles_the_pot_first() -> None:
    game = games["4.6"]
    hand = deal(game, HANDS, dealer=2, standing={"totals": [-85, 0, 0], "pots": [65, 20], "played": 1, "dealt": 1})
    push_all(hand, "discard 2D 3D 4D; no more; no more; no more; no announcement; no announcement; no announcement")
    while hand.turn is not None:
        cards = [action for action in hand.legal_actions() if action.verb == "play"]
        kept = [action for action in cards if action.cards[0] not in ("KS", "KH")] or cards
        hand.push(kept[-1] if kept else hand.legal_actions()[0])
    after = game.match.after(hand.table.standing, hand.played())
    last = hand.table.tricks[-1]
    kings = {seat for seat, number in last.plays if game.pack.cards[number].rank == "K"}
    assert kings == {0, 1} and last.winner == 0
    assert after.pots == (65, 0)
    moved = [total - score - before for total, score, before in zip(after.totals, hand.settlement.scores, (-85, 0, 0), strict=True)]
    assert moved == [40, -20, 0]
    assert game.match.told(hand.played()) == (
        "King pot: player 1 lays 20 (a King lost in the last trick). King pot: player 0 takes 40 (last trick won with a King).")


TOUT = {"0": " ".join(f"T{number}" for number in range(21, 0, -1)) + " KS QS CS JS", "1": "KH 9S 8S 7S 6S 5S 4S 3S 2S AS",
        "2": "F 10S KD QH CH JH 2C", "talon": "2D 3D 4D"}
BEFORE = {"totals": [-60, -40, -30], "pots": [65, 65], "played": 1, "dealt": 1}


def tout(game):
    """The pots after every trick has been won by player 0, to whom a King was lost on the way."""
    hand = deal(game, TOUT, dealer=2, standing=BEFORE)
    while hand.turn is not None:
        actions = hand.legal_actions()
        if not isinstance(actions, tuple):
            hand.push("discard 2D 3D 4D")
            continue
        cards = [action for action in actions if action.verb == "play"]
        chosen = next((action for action in actions if action.verb in ("declare", "play on")), None)
        hand.push(chosen or (cards[-1] if cards else actions[0]))
    assert {trick.winner for trick in hand.table.tricks} == {0}
    return game.match.told(hand.played())


def test_in_a_tout_nothing_is_laid_for_a_king_that_was_lost_before() -> None:
    game = games["4.7"]
    assert "lays" not in tout(game) and "takes 65" in tout(game)
    assert "lays 5 (a King lost)" in tout(game.with_options(tout="yes"))
