"""Pots that a match carries: who lays, who takes."""

from dataclasses import replace

import trionfi
from checks.deals import deal, play_out, push_all
from trionfi.bots import bot, play
from trionfi.cards.chance import Chance
from trionfi.match import Match
from trionfi.matches.mouches import DOUBLES, OPENS, Adds, DoublingSmall, FixedMouche, Lays, Mouches, Oldest, Raises
from trionfi.state.standing import Standing

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


def standing_after(rule, pots, won=True, doubled=False):
    """The standing after a hand of 9.15 that is won or lost, its totals moved only by the pots."""
    game = replace(trionfi.games["tarot-populaire-4"], match=rule)
    for seed in range(200):
        hand = play(game.deal(seed=seed, dealer=3), [bot("random", f"{seed}-{seat}") for seat in range(4)])
        if hand.ending.kind != "played":
            continue
        declarer = hand.table.contract.declarer
        if (hand.settlement.scores[declarer] > 0) == won and not hand.table.declared:
            after = rule.after(replace(Standing.new(4), pots=pots, doubled=doubled), hand.played())
            moved = tuple(total - score for total, score in zip(after.totals, hand.settlement.scores, strict=True))
            return replace(after, totals=moved)
    raise AssertionError("no such hand")


def settled(rule, pots, won=True, doubled=False):
    """The pots after a hand of 9.15 that is won or lost, and what the declarer's total has moved by because of them."""
    made = standing_after(rule, pots, won, doubled)
    return made.pots, sum(made.totals)


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
    rule = replace(THREE, loss=DoublingSmall(100))
    assert settled(rule, (100,), won=False) == ((100, 100), -100)
    assert settled(rule, (90,), won=False, doubled=True) == ((180,), -90)


def test_a_loser_may_lay_a_fixed_sum():
    assert settled(replace(THREE, loss=Lays(50)), (100,), won=False) == ((100, 50), -50)
    assert settled(replace(THREE, loss=Lays(50)), (100, 50)) == ((50,), 100)


def test_what_authors_let_the_dealer_lay():
    for profile, first, later in (("base", 50, 55), ("at", 50, 60), ("arn", 25, 30), ("group-a", 10, 10)):
        rule = trionfi.games["tarot-populaire-4"].with_options(profile).match
        made = rule.before(Standing.new(4), 1)
        assert (made.pots, rule.before(made, 2).pots) == ((first,), (later,)), profile


def test_where_all_have_passed_the_next_dealer_adds():
    rule = Mouches(dealer=10, others=0, more=10, adds=Adds.PASSED)
    assert rule.before(Standing.new(4), 1).pots == (10,)
    standing = replace(Standing.new(4), pots=(10,))
    assert rule.before(standing, 1) == standing
    hand = trionfi.games["tarot-populaire-4"].deal(seed=1, dealer=3)
    for _ in range(4):
        hand.push("passe")
    made = rule.after(standing, hand.played())
    assert made.pots == (20,) and made.totals == (-10, 0, 0, 0)


FIXED = FixedMouche(dealer=40, others=20, more=20)


def test_a_fixed_mouche_is_laid_whenever_less_is_there():
    made = FIXED.before(Standing.new(3), 1)
    assert made.pots == (80,) and made.totals == (-20, -40, -20)
    assert FIXED.before(replace(Standing.new(3), pots=(60,)), 0).pots == (140,)
    made = FIXED.before(replace(Standing.new(3), pots=(100,)), 2)
    assert made.pots == (120,) and made.totals == (0, 0, -20)


def test_a_fixed_mouche_is_won_or_lost():
    assert settled(FIXED, (120,)) == ((20,), 100)
    assert settled(FIXED, (100,)) == ((), 100)
    assert settled(FIXED, (120,), won=False) == ((220,), -100)


def priced(points):
    """The pots, and what the declarer's total has moved by, after a pousse by the reading of RT as printed."""
    game = trionfi.games["9.6"].with_options(prices="to-mouche")
    hand = deal(game, {"0": f"T21 F {points}", "1": "T20"})
    push_all(hand, "pousse;passe;passe")
    while hand.step.phase == "discard":
        hand.push(hand.legal_actions().sample(Chance(1)))
    play_out(hand, {"0": "highest"})
    after = game.match.after(replace(Standing.new(3), pots=(40,)), hand.played())
    return after.pots, after.totals[0] - hand.settlement.scores[0], hand.settlement.scores[0]


def test_the_price_of_a_bid_goes_to_the_largest_mouche():
    taken = priced("T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 KS KH KD KC QS QH QD QC")
    assert taken[:2] == ((), 40) and taken[2] > 0
    laid = priced("2S 3S 4S 5S 6S 2H 3H 4H 5H 6H 2D 3D 4D 5D 6D 2C 3C 4C 5C 6C")
    assert laid[:2] == ((100,), -60) and laid[2] < 0


def test_the_swiss_mouche_of_one_size():
    game = trionfi.games["9.10"].with_options("agm")
    assert game.match.before(Standing.new(3), 0).pots == (30,)
    assert game.match.before(replace(Standing.new(3), pots=(60,)), 0).pots == (60,)


def test_the_dealer_may_stake_at_every_deal_alone():
    rule = Mouches(dealer=20, others=0, more=5, adds=Adds.STAKE)
    assert rule.before(Standing.new(3), 1).pots == (20,)
    made = rule.before(replace(Standing.new(3), pots=(20,)), 2)
    assert made.pots == (40,) and made.totals == (0, 0, -20)


def test_the_oldest_may_be_won():
    assert settled(replace(THREE, rules=(Oldest(),)), (85, 90)) == ((90,), 85)


def after_one(rule, pots, won, doubled):
    """The pots after such a hand, whether the oldest was doubled, and the pots when the next dealer has added."""
    made = standing_after(rule, pots, won, doubled)
    return made.pots, made.doubled, rule.before(made, 0).pots


def test_of_two_equal_ones_the_dealer_feeds_the_new_one():
    assert after_one(THREE, (85,), won=False, doubled=True) == ((85, 85), True, (85, 90))
    assert after_one(THREE, (85, 90), won=True, doubled=True) == ((85,), True, (90,))


def test_one_that_is_left_may_be_doubled_when_the_doubled_one_is_won():
    oldest = replace(THREE, rules=(Oldest(),))
    assert after_one(oldest, (85, 90), won=True, doubled=True) == ((90,), False, (95,))
    assert after_one(oldest, (95,), won=False, doubled=False) == ((190,), True, (195,))
    assert after_one(oldest, (85, 90, 95), won=True, doubled=False) == ((90, 95), False, (90, 100))


def test_a_declarer_may_have_to_raise_the_largest_before_the_play():
    bids = tuple((bid, 10) for bid in ("prise", "pousse", "garde", "garde sans", "garde contre"))
    assert settled(replace(THREE, rules=(Raises(bids),)), (50,), won=False) == ((120,), -70)
    assert settled(replace(THREE, rules=(Raises(bids),)), (50,)) == ((), 50)


def test_the_words_for_what_is_laid_and_left():
    game = trionfi.games["tarot-appel-1940"]
    assert "leaves the bêtes as they are" in game.match.words(game)
    raised = game.with_options(raised="yes")
    assert "at achat adds 10 to the largest before the play" in raised.match.words(raised)
    old = trionfi.games["tarot-appel-1850"].with_options(takes="oldest", betes="dealer")
    assert "takes the oldest" in old.match.words(old) and "adds 20 to the largest" in old.match.words(old)
