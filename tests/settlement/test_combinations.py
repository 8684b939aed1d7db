"""Combinations among the cards that a side has won."""

import pytest
import trionfi
from trionfi.errors import TrionfiError

GAME = trionfi.games["ottocento"]
LAYOUT = "ANG MON BEG T16 T15 MO1 KS CS AS CB JB AB KC AC QD CD JD"


def scores(**facts):
    return GAME.settle({"last_trick_by": 0} | facts).scores


def test_the_printed_layout_counts_131_and_the_rest_39():
    mine = GAME.pack.parse_all(LAYOUT)
    others = [card for card in GAME.pack.texts if card not in mine]
    expected = (GAME.count(mine, True).points + 131, GAME.count(others).points + 39)
    assert scores(cards_0=mine) == expected * 2 == scores(cards_0=mine, cards_1=others)


def test_the_others_have_what_one_side_has_not():
    everything = list(GAME.pack.texts)
    assert scores(cards_0=everything) == (939, 0, 939, 0) == scores(cards_1=[])


def test_a_card_is_not_in_two_piles():
    with pytest.raises(TrionfiError, match="KS"):
        scores(cards_0=["KS", "6S"], cards_1=["KS"])


def test_the_cards_of_a_combination_are_told_by_their_names():
    settled = GAME.settle({"last_trick_by": 0, "cards_0": GAME.pack.parse_all("BEG KS QS CS 6S")})
    told = [str(line.because) for line in settled.lines]
    assert "players 0 and 2: sequence of swords (Begato, King of swords, Queen of swords, Cavallo of swords)" in told


@pytest.mark.parametrize("again", ["KS KB KC KD", "kd kc kb ks"])
def test_the_same_cards_make_a_combination_once(again):
    typed = [["cricca of Kings, KS KB KC KD", 34], [f"cricca of Kings, {again}", 34]]
    with pytest.raises(TrionfiError, match="that players 1 and 3 have\" has cricca of Kings twice with the same cards"):
        scores(points_0=50, combinations_0=20, combinations_1=typed)
    assert scores(points_0=50, combinations_1=[["sequence of cups, F BEG KC QC JC AC", 25], ["sequence of cups, KC QC JC AC", 15]])


def test_typed_combinations_stand_in_for_the_piles():
    assert scores(points_0=50, combinations_0=20, combinations_1=[["cricca of Kings", 17]]) == (70, 60, 70, 60)
