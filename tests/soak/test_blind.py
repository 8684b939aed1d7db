"""What a view may tell and what it may not: the check exchanges cards, and knows what all have heard of them."""

from collections import Counter

import pytest
import trionfi
from trionfi.cards.chance import Chance
from trionfi.hand import Hand
from trionfi.phases.asking import Ask
from trionfi.soak.blind import again_with, alike, before_compelled, blind, chosen_otherwise
from trionfi.soak.faults import Broken

DANISH = {
    "hands": {0: "4S 10H AD 3S T19 T2 4D KS", 1: "T4 AS T5 T8 T3 T17 T12 T10 T16 KC 9S JD 7C", 2: "T9 T6 T20 T11 T7 T15 T1 JS"},
    "talon": "T21 9D T13",
}
TEN = "T21 T17 T16 T13 T12 T10 T8 T5 T4 T3"
ASKING = ("1 avanti", "0 discard QB 9B AD", "1 passo", "2 passo", "0 a tre", "0 a tre", "0 give 4C KC T3", "0 ask 10S CD JS", "1 play QS",
          "2 play 8S")

GIVES_UP = {
    "hands": [
        "T7 6D KC 10H 9C QS T11 2D T13 JC T15 AS T9 KS T12 10C 9S 8S AC JS 5H AD 4H 2H T16",
        "T6 3S 8C 7S 2C 3C CD 6H T20 T10 QC 10S 3H 8H 4D T18 JH 6C QH 6S 5S F 9H T1 KH",
        "T14 QD T3 9D T4 T8 7H 5C T2 5D 4C 8D T5 JD 7C CS 3D 4S 2S CC 7D CH 10D T21 T17",
    ],
    "talon": "T19 KD AH",
}
GIVES_UP_MOVES = (
    "1 discard F AH 3H; 1 declare three or more Kings T1 KH KD; 1 no more; 2 no more; 0 no more; 2 play 7H; 0 play 5H; 1 play "
    "KH; 1 play 8C; 2 play 5C; 0 play KC; 0 play AD; 1 play CD; 2 play 10D; 1 play 4D; 2 play 8D; 0 play 6D; 1 play 10S; 2 "
    "play 4S; 0 play JS; 0 play 8S; 1 play 7S; 2 play 2S; 0 play 2D; 1 play KD; 2 play QD; 1 play T18; 2 play T21; 0 play "
    "T11; 2 play 7C; 0 play 10C; 1 play QC; 1 play 6S; 2 play CS; 0 play AS; 2 play CH; 0 play 2H; 1 play JH; 2 play T14; 0 "
    "play T7; 1 play T6; 2 play T5; 0 play T12; 1 play T19; 1 play T20; 2 play T8; 0 play T16; 1 play 9H; 2 play T2; 0 play "
    "4H; 2 play T3; 0 play T13; 1 play T1; 0 play T9; 1 play T10; 2 play T4; 1 play 5S; 2 play T17; 0 play 9S; 2 play JD; 0 "
    "play T15; 1 play 8H; 0 play 9C; 1 play 6C; 2 play 4C; 0 play AC; 1 play 2C; 2 play CC"
)
CHANGE = {"F": "3D", "3D": "F"}


def danish(*moves):
    """The dealer has ten trumps, and not the Pagat."""
    hand = trionfi.games["tarok-danish-modern"].deal(3, packets=DANISH, dealer=1)
    for move in moves:
        hand.push(move)
    return hand


def pairs(hand, card):
    """The cards that are exchanged with one, in many draws among the trumps that seat 0 has not."""
    hidden = [text for text in hand.game.pack.texts if text.startswith("T") and text not in ("T19", "T2")]
    found = [pair for number in range(1000) if (pair := alike(hand, hidden, Chance(number))) and card in pair]
    return {other for pair in found for other in pair if other != card}


def test_a_card_that_a_declaration_names_is_exchanged_until_it_is_declared():
    before = danish("1 discard 9S JD 7C")
    assert "T8" in pairs(before, "T1")
    after = danish("1 discard 9S JD 7C", f"1 declare ten or more Tarokker {TEN}")
    assert (1, "ten or more Tarokker: 10, without Pagat") in after.view(0).said
    assert not pairs(after, "T1") and "T15" in pairs(after, "T8")


def test_what_a_declaration_has_told_is_no_leak():
    hand, met = danish("1 discard 9S JD 7C", f"1 declare ten or more Tarokker {TEN}"), Counter()
    for number in range(200):
        blind(hand, Chance(number), met)
    assert met["exchanged before play"] > 100


def shows_nine():
    """Of ten trumps nine are shown with the Excuse: which, hangs on all of them."""
    own = "F T19 T18 T13 T12 T11 T9 T8 T6 T2 T1"
    hand = trionfi.games["tarok-dutch-3-1846"].deal(5, packets={"hands": {2: f"{own} 2S 3S 4S 5S 6S 7S 8S 2C 3C 4C 5C 6C 7C 2H"}}, dealer=0)
    while hand.turn != 2:
        hand.push(hand.legal_actions()[0] if isinstance(hand.legal_actions(), tuple) else hand.legal_actions().sample(Chance(1)))
    hand.push(f"declare nine trumps and the Excuse {own}")
    return hand


def shows_all():
    """Who says fuori shows all his combinations."""
    hand = trionfi.games["milloni"].deal(
        2, packets={"hands": {0: "10D T15 T9 BEG T5 AC LUN 6C T11 CB T14 KD MO1 9S KB 10C QB ANG MO2 T6 AD 9C QD 6D JD 8S 8B AS KS 9B"}},
        dealer=1, standing={"totals": [983, 570], "played": 4, "dealt": 4})
    hand.push("fuori")
    return hand


@pytest.mark.parametrize("made", [shows_nine, shows_all])
def test_what_is_shown_with_other_cards_is_no_leak(made):
    hand, met = made(), Counter()
    for number in range(1500):
        blind(hand, Chance(number), met)
    assert met["exchanged before play"] > 500


def gives_up_the_lead():
    """With the Skis instead of a card of diamonds the winner of a trick has nothing else to lead, and gives the lead up."""
    hand = trionfi.games["grosstarock-1780"].with_options("kh").deal(packets=GIVES_UP, dealer=1, players=3)
    for move in GIVES_UP_MOVES.split("; "):
        hand.push(move)
    return hand


def test_a_lead_that_one_card_forbids_is_no_leak():
    hand, met = gives_up_the_lead(), Counter()
    assert again_with(hand, CHANGE).turn != hand.turn
    for number in range(400):
        blind(hand, Chance(number), met)
    assert met["compelled"] and met["exchanged in play"] > 100


def test_what_was_seen_before_a_compelled_play_is_still_looked_at(monkeypatch):
    """A view that betrays the discard does so in the hand with the compelled play too."""
    hand = gives_up_the_lead()
    own, other = before_compelled(hand, again_with(hand, CHANGE), CHANGE)
    assert len(own.moves) == len(other.moves) == len(hand.moves) - 1
    right = Hand.view

    def betrays(one, seat):
        view = right(one, seat)
        view.stock = one.table.piles["discard 1"]
        return view

    monkeypatch.setattr(Hand, "view", betrays)
    monkeypatch.setattr("trionfi.soak.blind.alike", lambda *_: ("F", "3D"))
    with pytest.raises(Broken, match="has seen neither F nor 3D"):
        blind(hand, Chance("seat 0"), Counter())


def test_a_card_that_is_taken_only_where_it_is_useful_tells_of_those_beside_it():
    game = trionfi.games["minchiate-each-for-himself"].with_options("rggm", xxix="useful")
    hand = game.deal(5)
    found = [pair for number in range(2000) if (pair := alike(hand, ["T28", "T30", "T31", "T32", "T33"], Chance(number)))]
    assert {frozenset(pair) for pair in found} == {frozenset(("T32", "T33"))}


def asking(count):
    hand = trionfi.games["permesso-castrato"].with_options("ri").deal("s76", dealer=0)
    for move in ASKING[:count]:
        hand.push(move)
    return hand


def otherwise(met):
    """The cards that are given are chosen anew sixty times."""
    later = asking(len(ASKING)).moves[6:]
    for number in range(60):
        chosen_otherwise(asking(6), later, asking, Chance(f"k{number}"), met)


def test_who_gets_another_of_the_same_cards_may_see_that_the_choice_was_another():
    met = Counter()
    otherwise(met)
    assert met["chosen otherwise"] > 60


def test_a_step_that_betrays_what_is_given_is_found(monkeypatch):
    right = Ask._lay_down

    def betrays(step, table, seat, texts):
        right(step, table, seat, texts)
        table.tell("pay", seat, word=texts[-1])

    monkeypatch.setattr(Ask, "_lay_down", betrays)
    with pytest.raises(Broken, match="sees that '0 give 4C KC T3' was not 'give"):
        otherwise(Counter())
