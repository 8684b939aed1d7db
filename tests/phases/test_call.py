"""Calling a card: who may be called, when the partner is known, and who pays whom."""

from dataclasses import replace
from fractions import Fraction

import pytest
import trionfi
from checks.deals import deal, play_out, push_all
from checks.wrong import refused
from trionfi.phases.call import Call, DealerCalls
from trionfi.state.account import against, from_each
from trionfi.state.contract import Known
from trionfi.state.notes import SOLD

FFT = trionfi.games["tarot-fft-4"]
KINGS = {"0": "KS QS CS JS 10S 9S", "1": "KH", "2": "KC", "3": "KD T1"}


def with_call(kind=Call, **rule):
    """French Tarot for four in which the taker calls a partner."""
    step = kind(name="call", when="a declarer", source="test", **rule)
    names = [one.name for one in FFT.course]
    place = names.index("discard") + 1
    return replace(FFT, course=(*FFT.course[:place], step, *FFT.course[place:]), payments=replace(FFT.payments, shares=(1, 1)))


def called(give=KINGS, bid="garde sans", **rule):
    """A hand in which seat 0, after the dealer, must call."""
    return push_all(deal(with_call(**rule), give, dealer=3), bid + ";passe" * (0 if bid == "garde contre" else 3))


def texts(hand):
    return " ".join(action.cards[0] for action in hand.legal_actions())


def test_a_king_that_the_caller_lacks():
    hand = called()
    assert hand.turn == 0 and sorted(texts(hand).split()) == ["KC", "KD", "KH"]
    assert "own hand" in refused(hand, "call KS")
    assert "not possible" in refused(hand, "call QH")


def test_with_all_kings_a_queen_and_so_on():
    give = {"0": "KS KC KD KH QS QC", "1": "QD QH"}
    assert sorted(texts(called(give)).split()) == ["QD", "QH"]
    assert sorted(texts(called({"0": "KS KC KD KH QS QC QD QH CS", "1": "CC CD CH"})).split()) == ["CC", "CD", "CH"]


def test_a_king_of_his_own_where_that_is_allowed():
    assert sorted(texts(called(own=True)).split()) == ["KC", "KD", "KH", "KS"]
    hand = push_all(called(own=True), "call KS")
    assert hand.table.partner is None and hand.table.contract.hidden
    assert hand.view(0).side(0) == {0} and hand.view(0).side(1) == {1, 2, 3} and hand.view(1).side(1) == {1}


def test_any_card_but_some():
    hand = called(cards=("all - T21",))
    assert len(hand.legal_actions()) == 78 - 18 - (not hand.table.hands[0] >> hand.game.pack.index["T21"] & 1)


def test_what_he_laid_away_is_not_called():
    hand = called({"0": "KS KC KD KH QS QC QD CS", "talon": "2S 3S 4S 5S 6S 7S"}, bid="prise")
    push_all(hand, "discard QS 2S 3S 4S 5S 6S")
    assert "discarded it" in refused(hand, "call QS")
    assert texts(hand) == "QH"


def test_who_holds_everything_is_not_asked():
    hand = called({"0": "KS KC KD KH"}, cards=("kings",))
    assert hand.step.name == "chelem"


def test_the_partner_is_known_to_himself_alone_until_the_card_falls():
    hand = push_all(called(), "call KH;no announcement")
    assert hand.view(1).partner == 1 and hand.view(1).side(1) == {0, 1}
    assert all(hand.view(seat).partner is None for seat in (0, 2, 3))
    assert all(hand.view(seat).contract == hand.view(1).contract for seat in (0, 2, 3))
    while hand.table.contract.hidden:
        hand.push("play KH" if "play KH" in map(str, hand.legal_actions()) else hand.legal_actions()[0])
    assert all(hand.view(seat).partner == 1 for seat in range(4))
    hand.pop()
    assert hand.table.contract.hidden and hand.view(0).partner is None


def test_open_at_the_first_trick():
    hand = push_all(called(known=Known.FIRST_TRICK), "call KD;no announcement")
    for seat in range(3):
        assert hand.table.contract.hidden
        hand.push(hand.legal_actions()[0], seat)
    hand.push(hand.legal_actions()[0])
    assert not hand.table.contract.hidden and hand.view(2).partner == 3
    assert "I am the partner" in [word for seat, word in hand.view(1).said if seat == 3]


def test_open_at_the_first_trick_that_he_has_none():
    hand = push_all(called(own=True, known=Known.FIRST_TRICK), "call KS;no announcement")
    for _ in range(4):
        hand.push(next(action for action in hand.legal_actions() if str(action) != "play KS"))
    assert not hand.table.contract.hidden and hand.view(2).partner is None and hand.view(2).side(2) == {1, 2, 3}


@pytest.mark.parametrize("bid", ["garde sans", "garde contre"])
def test_a_called_card_in_the_talon_leaves_him_alone_with_the_talon(bid):
    give = {"0": "KS QS", "1": "KH", "2": "KC", "talon": "KD"}
    hand = push_all(called(give, bid), "call KD;no announcement")
    assert hand.table.partner is None and hand.table.contract.talon == ("keep" if bid == "garde sans" else "opponents")
    play_out(hand)
    assert hand.table.contract.talon == "keep" and "KD" in hand.facts()["declarer_cards"]
    assert "partner" not in hand.facts()


def test_the_dealer_may_become_declarer_by_calling():
    game = with_call(DealerCalls, bid="the called King")
    course = tuple(step for step in game.course if step.name not in ("auction", "taking the chien", "discard", "chelem"))
    course = tuple(replace(step, when="no declarer yet") if step.name == "call" else step for step in course)
    hand = deal(replace(game, course=course), {"3": "KS", "1": "KH"}, dealer=3)
    assert hand.turn == 3
    hand.push("call KH")
    assert hand.table.contract.declarer == 3 and hand.table.contract.bid == "the called King" and hand.table.partner == 1


@pytest.mark.parametrize(("pair", "players", "shares", "amounts"), [
    ((0, 3), 5, (1, 1), (Fraction(51, 2), -17, -17, Fraction(51, 2), -17)),
    ((0, 3), 5, (2, 1), (34, -17, -17, 17, -17)), ((1, None), 5, (2, 1), (-17, 68, -17, -17, -17)),
    ((2, 0), 4, (1, 1), (17, -17, 17, -17)),
])
def test_what_the_opponents_pay_is_shared(pair, players, shares, amounts):
    assert against(*pair, 17, players, shares) == amounts
    assert against(*pair, -17, players, shares) == tuple(-amount for amount in amounts)
    assert sum(amounts) == 0
    assert against(1, None, 3, players) == from_each(1, 3, players)


def test_the_partner_is_a_fact_of_the_calculator():
    game = with_call()
    assert "partner" in [fact.key for fact in game.form()]
    with pytest.raises(trionfi.TrionfiError, match="his own partner"):
        game.settle({"declarer": 1, "partner": 1, "points": 41, "bouts": 2})


def test_the_rule_in_words():
    game = with_call(own=True)
    words = next(step for step in game.course if step.name == "call").words(game)
    assert "King" in words and "Queen" in words and "plays alone" in words and "chien" in words


CALLING = trionfi.games["9.7"].with_options(achat="or-partner")


def test_who_is_free_may_call_nobody():
    start = "prise;passe;passe;passe;discard 2S 3S 4S 5S 6S 7S;ask"
    hand = push_all(deal(CALLING, {"0": "2S 3S 4S 5S 6S 7S 8S 9S", "2": "T21 KS"}, dealer=3), start)
    assert hand.step.name == "call" and "alone" in map(str, hand.legal_actions()) and "call T21" in map(str, hand.legal_actions())
    assert hand.table.game.step("call").free
    hand.push("alone")
    assert hand.table.partner is None and hand.step.name == "play"
    hand.pop()
    hand.push("call T21")
    assert hand.table.partner == 2 and hand.table.contract.hidden


def test_who_has_bought_a_card_calls_nobody():
    start = "prise;passe;passe;passe;discard 2S 3S 4S 5S 6S 7S;ask KS;give 8S"
    hand = push_all(deal(CALLING, {"0": "2S 3S 4S 5S 6S 7S 8S 9S", "2": "T21 KS"}, dealer=3), start)
    assert hand.step.name == "play" and SOLD.of(hand.table) == (2,)
    assert push_all(deal(CALLING, {"0": "KH"}, dealer=3), "garde;passe;passe;passe").step.name == "play"


def test_a_called_partner_at_a_prise_settles_with_one_opponent():
    facts = {"declarer": 0, "partner": 2, "rate": 0, "points": 58, "bouts": 1, "declared_2": [["poignée", 10]]}
    assert CALLING.settle(facts).scores == (-3, -17, 37, -17)
