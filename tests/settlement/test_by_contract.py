"""Settlements that hang on the contract: what is asked for, what each contract counts, and what the forms say."""

import pytest
import trionfi
from trionfi.errors import TrionfiError

VANTO = trionfi.games["tortorici-3"]


def test_the_form_asks_for_the_facts_of_a_contract_only_with_it():
    form = {fact.key: fact for fact in VANTO.form()}
    assert form["points"].only_if == ("contract", "vado solo")
    assert form["points_1"].only_if == form["last_trick_by"].only_if == ("contract", "chiamo")
    assert form["contract"].only_if == form["declarer"].only_if == ("ended", "played")


@pytest.mark.parametrize(("facts", "words"), [
    ({"declarer": 0, "points": 60}, "contract"),
    ({"contract": "prise", "declarer": 0, "points": 60}, "contract"),
    ({"contract": "vado solo", "points": 60}, "declarer"),
    ({"contract": "vado solo", "declarer": 0}, "points"),
    ({"contract": "chiamo", "declarer": 0, "points_0": 60}, "points_1"),
    ({"contract": "chiamo", "declarer": 0, "points_0": 60, "points_1": 40, "points_2": 40}, "agree"),
])
def test_what_is_missing_or_wrong_is_named(facts, words):
    with pytest.raises(TrionfiError, match=words):
        VANTO.settle(facts)


def test_each_for_himself_counts_single_piles():
    pack = VANTO.pack
    first, second = "T20 T19 T18 KS 5S 6S", "T1 F KB KC QC"
    rest = " ".join(card for card in pack.texts if card not in f"{first} {second}".split())
    facts = {"contract": "chiamo", "declarer": 1, "cards_0": first, "cards_1": second, "cards_2": rest, "last_trick_by": 0}
    own = [VANTO.count(first, True).points, VANTO.count(second).points, VANTO.count(rest).points]
    assert VANTO.settle(facts).scores == (own[0] - 36, own[1] - 37, own[2] - 36)


def test_every_pair_of_scores_sums_to_nothing():
    for points in range(110):
        for game, solo in (("tortorici-3", "vado solo"), ("barcellona-3", "vado solo")):
            scores = trionfi.games[game].settle({"contract": solo, "declarer": 0, "points": points}).scores
            assert sum(scores) == 0 and scores[1] == scores[2]
