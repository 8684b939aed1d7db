"""Pots that a match carries: who lays, who takes."""

from dataclasses import replace

import trionfi
from trionfi.bots import bot, play
from trionfi.match import Match
from trionfi.mouches import DOUBLES, OPENS, Mouches
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


def settled(rule, pots, won=True, doubled=False):
    """The pots after a hand of 9.15 that is won or lost, and what the declarer's total has moved by because of them."""
    game = replace(trionfi.games["tarot-populaire-4"], match=rule)
    for seed in range(200):
        hand = play(game.deal(seed=seed, dealer=3), [bot("random", f"{seed}-{seat}") for seat in range(4)])
        if hand.ending.kind != "played":
            continue
        declarer = hand.table.contract.declarer
        if (hand.settlement.scores[declarer] > 0) == won and not hand.table.declared:
            before = replace(Standing.new(4), pots=pots, doubled=doubled)
            after = rule.after(before, hand)
            return after.pots, after.totals[declarer] - hand.settlement.scores[declarer]
    raise AssertionError("no such hand")


def test_two_on_the_table_and_a_loss_open_a_third():
    assert settled(THREE, (85, 90), won=False) == ((85, 90, 90), -90)


def test_the_largest_is_won():
    assert settled(THREE, (85, 90)) == ((85,), 90)


def test_a_single_one_is_doubled_once():
    assert settled(THREE, (50,), won=False) == ((100,), -50)
    assert settled(THREE, (100,), won=False, doubled=True) == ((100, 100), -100)


def test_where_every_loss_opens_a_new_one():
    assert settled(replace(THREE, loss=OPENS), (50,), won=False) == ((50, 50), -50)


def test_where_every_loss_doubles():
    assert settled(replace(THREE, loss=DOUBLES), (100,), won=False, doubled=True) == ((200,), -100)


def test_a_large_payment_opens_a_new_one_and_a_small_one_doubles():
    rule = replace(THREE, new_from=100)
    assert settled(rule, (100,), won=False) == ((100, 100), -100)
    assert settled(rule, (90,), won=False, doubled=True) == ((180,), -90)


def test_where_all_have_passed_the_next_dealer_adds():
    rule = Mouches(dealer=10, others=0, more=10, passed=True)
    assert rule.before(Standing.new(4), 1).pots == (10,)
    standing = replace(Standing.new(4), pots=(10,))
    assert rule.before(standing, 1) == standing
    hand = trionfi.games["tarot-populaire-4"].deal(seed=1, dealer=3)
    for _ in range(4):
        hand.push("passe")
    made = rule.after(standing, hand)
    assert made.pots == (20,) and made.totals == (-10, 0, 0, 0)
