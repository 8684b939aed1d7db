"""The contract of French Tarot read from a played hand: whose the Petit of the last trick is, and what eases a slam."""

from types import SimpleNamespace

import pytest
import trionfi
from trionfi.settlement.margin_rules import PetitInside
from trionfi.settlement.played import petit_trick, side_of
from trionfi.settlement.questions import NOBODY
from trionfi.settlement.slams import Slam, Slams
from trionfi.tricks import Fool, Trick
from trionfi.tricks.fool import EitherTrick, FoolRule, LostLast, TrickBefore

PACK = trionfi.games["9.13"].pack
BEFORE = TrickBefore()
DECLARERS, OTHERS = frozenset((0, 3)), frozenset((1, 2))


def trick(winner: int, *cards: str) -> Trick:
    """A trick of four cards, one from each seat in turn from seat 0."""
    return Trick(0, tuple((seat, PACK.index[card]) for seat, card in enumerate(cards)), winner)


def table(*tricks: Trick, untaken: str = "", bid: str = "", rule: FoolRule = BEFORE):
    """A table at which players 0 and 3 were the declarer's side and the last tricks went so."""
    contract = SimpleNamespace(declarer=0, bid=bid)
    game = SimpleNamespace(fool=Fool(rules=(rule,)))
    return SimpleNamespace(game=game, tricks=list(tricks), pack=PACK, notes={"untaken": PACK.mask(untaken.split())},
                           contract=contract, players=4, side=lambda seat: DECLARERS if seat in DECLARERS else OTHERS,
                           announced=lambda word: None)


def petit_side(table) -> str:
    """Which side is paid for the Petit in the last trick."""
    found = petit_trick(table, PACK.index["T1"])
    return side_of(table, found[1]) if found else NOBODY


PLAIN, LOW = ("KS", "QS", "CS", "JS"), ("T2", "T3", "T4", "T5")


@pytest.mark.parametrize(("winner", "side"), [(0, "declarer"), (3, "declarer"), (1, "opponents"), (2, "opponents")])
def test_the_petit_is_paid_to_the_side_that_wins_the_last_trick(winner, side):
    for cards in (("T1", "T3", "T4", "T5"), ("T3", "T1", "T4", "T5")):
        assert petit_side(table(trick(0, *PLAIN), trick(winner, *cards))) == side


@pytest.mark.parametrize(("winner", "passed", "found"), [
    (0, False, "declarer"), (3, False, None), (1, False, "opponents"), (2, False, "opponents"), (3, True, "declarer")])
def test_a_petit_on_the_inside_that_stays_in_its_side_moves_nothing(winner, passed, found):
    """004, 9.2 and 9.6: an opponent wins with it or captures it from the declarer; 9.15 counts any Petit in the last trick."""
    rule = PetitInside((46, 41, 31, 26), (66, 61, 51, 46), passed=passed)
    own = table(trick(0, *PLAIN), trick(winner, "T1", "T3", "T4", "T5"))
    assert rule.fact.seen(own) == found


def test_only_the_last_trick_counts():
    assert petit_side(table(trick(0, "T1", "KS", "QS", "JS"), trick(1, *LOW))) == "nobody"


def test_where_the_fool_wins_the_last_trick_of_a_slam_the_one_before_it_counts():
    """Federation rules (004, 9.13): the Petit is then played to the last trick but one."""
    before, last = trick(0, "T1", "3S", "4S", "5S"), trick(0, "F", "KS", "QS", "JS")
    assert petit_side(table(trick(1, *PLAIN), before, last)) == "declarer"
    assert petit_side(table(trick(0, "T1", "3S", "4S", "5S"), trick(0, *LOW), last)) == "nobody"
    assert petit_side(table(last)) == "nobody"


def test_the_last_trick_of_such_a_slam_counts_too_where_either_does():
    """The other reading of 004:2716, and the federation's: a Petit that falls under the Fool is in the last trick."""
    last = trick(0, "F", "T1", "QS", "JS")
    for rule, side in ((EitherTrick(), "declarer"), (TrickBefore(), "nobody")):
        assert petit_side(table(trick(0, *PLAIN), last, rule=rule)) == side
        assert petit_side(table(trick(0, "T1", "3S", "4S", "5S"), trick(0, "F", "KS", "QS", "JS"), rule=rule)) == "declarer"


def test_without_such_a_rule_only_the_last_trick_counts_in_a_slam_too():
    before, last = trick(0, "T1", "3S", "4S", "5S"), trick(0, "F", "KS", "QS", "JS")
    assert petit_side(table(before, last, rule=LostLast())) == "nobody"
    assert petit_side(table(trick(0, *PLAIN), trick(0, "F", "T1", "QS", "JS"), rule=LostLast())) == "declarer"


def test_a_fool_that_wins_nothing_leaves_the_last_trick_as_it_is():
    """Another's Fool in the last trick does not make the trick before it count."""
    before = trick(0, "T1", "3S", "4S", "5S")
    assert petit_side(table(before, trick(1, "F", "T3", "QS", "JS"))) == "nobody"
    assert petit_side(table(trick(0, *PLAIN), trick(1, "F", "T3", "T1", "JS"))) == "opponents"


def test_a_petit_that_was_taken_back_is_nobodys():
    assert petit_side(table(trick(1, "T1", "T3", "T4", "T5"), untaken="T1")) == "nobody"
    assert petit_side(table(trick(1, "T1", "T3", "T4", "T5"), untaken="T2")) == "opponents"


@pytest.mark.parametrize(("cards", "end"), [(("F", "KS", "QS", "JS"), "made"), (("KS", "F", "QS", "JS"), "lost"), (PLAIN, "lost")])
def test_only_the_own_fool_eases_a_slam(cards, end):
    slams = Slams((Slam("petit-chelem", "petit chelem", 150, 1, 2),))
    lost = [trick(1, "2S", "KS", "3S", "4S"), trick(2, "2H", "3H", "KH", "4H")]
    assert slams.fact.seen(table(*lost, trick(0, *cards), bid="petit chelem")) == f"petit-chelem-{end}"
