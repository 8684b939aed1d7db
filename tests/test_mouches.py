"""Pots that a match carries: who lays, who takes."""

from dataclasses import replace

import trionfi
from trionfi.bots import bot, play
from trionfi.match import Match
from trionfi.mouches import Mouches
from trionfi.standing import Standing

THREE = Mouches(dealer=20, others=10, more=5)


def test_the_first_mouche_is_laid_by_all():
    made = THREE.before(Standing.new(3), 1)
    assert made.pots == (40,) and made.totals == (-10, -20, -10)


def test_before_other_deals_the_dealer_adds_to_the_largest():
    made = THREE.before(replace(Standing.new(3), pots=(85, 90)), 2)
    assert made.pots == (85, 95) and made.totals == (0, 0, -5)


def test_pots_and_totals_sum_to_nothing_in_every_hand():
    game = trionfi.games["tarot-5-call"].with_options(mouches="yes")
    match, pots = Match(game, "mouches"), set()
    for number in range(12):
        hand = play(match.deal(), [bot("random", f"{number}-{seat}") for seat in range(5)])
        before = match.standing
        match.score()
        after = match.standing
        assert sum(after.totals) + sum(after.pots) == 0
        if hand.ending.kind == "played":
            declarer = hand.table.contract.declarer
            won = len(after.pots) < len(before.pots)
            share = max(before.pots) / len(hand.table.side(declarer))
            moved = after.totals[declarer] - before.totals[declarer] - hand.settlement.scores[declarer]
            assert moved == (share if won else -max(before.pots))
            pots.add(len(after.pots) - len(before.pots) if after.doubled == before.doubled else "doubled")
    assert {-1, "doubled"} & pots


def test_the_standing_with_pots_is_read_back():
    made = replace(Standing.new(5), pots=(60, 30), doubled=True)
    assert Standing.read(made.data(), 5) == made
