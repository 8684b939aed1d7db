"""Whose affair the Petit in the last trick is, and what a bought card costs."""

from types import SimpleNamespace

import pytest
import trionfi
from checks.deals import deal, play_out, push_all
from trionfi.errors import TrionfiError
from trionfi.settlement.premiums import OwnPetit, SidePetit
from trionfi.settlement.questions import Question
from trionfi.settlement.reward import seen_at
from trionfi.tricks import Trick

PACK = trionfi.games["9.13"].pack
PETIT, KING = PACK.index["T1"], PACK.index["KS"]
FOUND = {"declarer": {"petit_au_bout": "declarer"}, "opponents": {"petit_au_bout": "opponents"},
         "": {"petit_au_bout": "nobody"}}


def seen(row, table):
    """What a row sees at a table of the Petit."""
    return seen_at((row._asked,) if isinstance(row._asked, Question) else row._asked, table)


def table(player, winner):
    """A table at which player 0 was declarer, the Petit of a player in the last trick."""
    plays = tuple((seat, PETIT if seat == player else KING) for seat in range(3))
    sides = [frozenset((0,)), frozenset((1, 2)), frozenset((1, 2))]
    return SimpleNamespace(notes={}, tricks=[Trick(0, plays, winner)], pack=PACK, side=sides.__getitem__,
                           contract=SimpleNamespace(declarer=0),
                           players=3)


@pytest.mark.parametrize(("player", "winner", "own", "captured", "either", "any_"), [
    (0, 0, "declarer", "declarer", "declarer", "declarer"),
    (0, 1, "opponents", "opponents", "opponents", "opponents"),
    (1, 0, "", "declarer", "declarer", "declarer"),
    (1, 1, "", "", "opponents", "opponents"),
    (1, 2, "", "", "", "opponents"),
])
def test_which_petit_counts(player, winner, own, captured, either, any_):
    for counts, wanted in (("own", own), ("captured", captured), ("either", either), ("any", any_)):
        assert seen(SidePetit("petit", "Petit", "", counts=counts), table(player, winner)) == FOUND[wanted], counts


def test_a_petit_lost_to_a_partner():
    assert seen(OwnPetit("petit", "Petit", ""), table(1, 2)) == {"petit_lost": 1}
    assert seen(OwnPetit("petit", "Petit", "", among=False), table(1, 2)) == {}
    assert seen(OwnPetit("petit", "Petit", "", among=False), table(1, 0)) == {"petit_lost": 1}


@pytest.mark.parametrize(("game", "scores"), [("9.1", (-10, 0, 10, 0)), ("9.2", (-10, 5, 5)), ("9.3", (-10, 0, 10))])
def test_a_bought_card(game, scores):
    facts = {"declarer": 0, "rate": 0, "points": 56, "bouts": 0, "card_sold_by": 2}
    assert trionfi.games[game].settle(facts).scores == scores


def test_nobody_sells_to_himself():
    with pytest.raises(TrionfiError, match="sell himself"):
        trionfi.games["9.3"].settle({"declarer": 0, "rate": 0, "points": 56, "bouts": 0, "card_sold_by": 0})


def test_what_is_declared_in_the_play_is_paid():
    hand = deal(trionfi.games["9.6"], {"0": "KS KH", "1": "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 9S"}, 2)
    push_all(hand, "garde;passe;passe;play KS;declare poignée T21 T17 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4")
    play_out(hand, "lowest")
    shown = [line.amounts for line in hand.settlement.lines if line.label == "Declarations"]
    assert shown == [(-10, 20, -10)]
