"""A slip that is reckoned at a higher rate, and a bought card whose price hangs on the pots."""

import trionfi
from checks.conform import play_out
from checks.deals import deal, push_all

APPEL = trionfi.games["tarot-appel-1850"]
GIVEN = {"2": "QS 2S 3S 4S 5S 6S 7S", "3": "KS 2C 3C", "1": "KC KD"}
LAID = "discard QS 2S 3S 4S 5S 6S;passe"


def facts(game, moves, standing=None):
    hand = push_all(deal(game, GIVEN, 2, standing), moves)
    play_out(hand, "lowest")
    return hand.facts(), hand.settlement


def test_an_appel_with_a_card_of_ones_own_counts_as_it_was_bid_or_as_solissimo():
    known, _ = facts(APPEL, f"{LAID};appel;passe;passe;call KS;rien")
    assert known["rate"] == 0 and "partner" not in known
    known, _ = facts(APPEL.with_options("rjt"), f"{LAID};appel;passe;passe;call KS")
    assert known["rate"] == 2
    known, _ = facts(APPEL.with_options("rjt"), f"{LAID};appel;passe;passe;call KC")
    assert known["rate"] == 0 and known["partner"] == 1


def test_a_fifth_of_the_largest_bete_on_the_table():
    standing = {"totals": [0, 0, 0, 0], "played": 1, "dealt": 1, "pots": [45, 40]}
    known, found = facts(APPEL.with_options(price="fifth"), f"{LAID};achat;passe;passe;rien;ask KC;give 2C", standing)
    assert known["largest_bete"] == 45
    assert next(line.amounts for line in found.lines if line.label == "Card bought") == (0, 9, 0, -9)


def test_without_pots_such_a_card_costs_nothing():
    game = APPEL.with_options(price="fifth")
    assert game.settle({"declarer": 0, "rate": 1, "points": 41, "bouts": 2, "card_sold_by": 1}).scores == (30, -10, -10, -10)


def test_the_price_is_in_the_words():
    def words(game):
        return next(reward for reward in game.payments.rewards if reward.key == "bought").words()

    assert words(APPEL).startswith("10 from the declarer")
    assert words(APPEL.with_options(price="fifth")).startswith("1/5 of the largest bête from the declarer")
    assert words(APPEL.with_options(price="bete")).startswith("as much as the largest bête from")
