"""Each pattern alone: what it finds and what it leaves."""

import pytest
from trionfi.cards.packs import BOLOGNESE_62, BOLOGNESE_62_NUMBERED, GERMAN_78, MINCHIATE_97
from trionfi.melds import Count, Lacking, Runs, Sequence


def found(pattern, cards, pack=GERMAN_78) -> list[tuple[str, int, str]]:
    """The forms as (cards, size, of), the cards as a sorted hand."""
    hand = pack.mask(pack.parse_all(cards))
    return [(" ".join(pack.unmask(one.cards)), one.size, one.of) for one in pattern.find(pack, hand)]


@pytest.mark.parametrize(("pattern", "cards", "forms"), [
    (Count("kings", 3), "KS KH QS", []),
    (Count("kings", 3), "KS KH KD QS", [("KS KH KD", 3, "")]),
    (Count("kings", 3, most=3), "KS KH KD KC", [("KS KH KD", 3, "")]),
    (Count("kings", 3, exact=True), "KS KH KD KC", []),
    (Count("kings", 3, most=3, plus="F"), "KS KH KD KC", []),
    (Count("kings", 3, most=3, plus="F"), "KS KH KC F", [("F KS KH KC", 3, "")]),
    (Count("honours", 4, must="kings"), "T21 KS KH KD", []),
    (Count("honours", 4, must="kings"), "T21 KS KH KD KC", [("T21 KS KH KD KC", 5, "")]),
    (Count("honours", 4, most=5, must="T1"), "T21 T1 KS KH KD KC", [("T21 T1 KS KH KD", 5, "")]),
    (Count("courts", 3, each="suit"), "KS QS CS KH QH", [("KS QS CS", 3, "spades")]),
    (Count("courts", 3, each="suit", must="kings"), "QS CS JS", []),
    (Count("courts - kings", 3, each="rank"), "QS QH QD KS KH KD JC JH JD",
     [("QS QH QD", 3, "Queens"), ("JH JD JC", 3, "Jacks")]),
])
def test_count(pattern, cards, forms):
    assert found(pattern, cards) == forms


def test_every_way_to_count():
    hand = GERMAN_78.mask(["KS", "KH", "KD", "KC", "T21"])
    ways = [(one.cards.bit_count(), one.size) for one in Count("honours", 4, must="kings").ways(GERMAN_78, hand)]
    assert sorted(ways) == [(4, 4), (5, 5)]
    assert len(list(Count("kings", 2, plus="T21").ways(GERMAN_78, hand))) == 6 + 4 + 1


def test_what_a_group_lacks():
    hand = GERMAN_78.mask(["KS", "QS", "JS"])
    assert [GERMAN_78.unmask(one.lacks) for one in Count("courts", 3, each="suit").find(GERMAN_78, hand)] == [("CS",)]


@pytest.mark.parametrize(("cards", "forms"), [("2S 3S", [("", 0, "")]), ("2S T5", []), ("2S F", [("", 0, "")])])
def test_lacking(cards, forms):
    assert found(Lacking("trumps"), cards) == forms


def test_an_empty_hand_lacks_nothing_worth_saying():
    assert found(Lacking("trumps"), []) == []


@pytest.mark.parametrize(("pattern", "cards", "size"), [
    (Sequence(down="trumps", least=4, most=6), "T21 T20 T19", 0),
    (Sequence(down="trumps", least=4, most=6), "T21 T20 T19 T18", 4),
    (Sequence(down="trumps", least=4, most=6), "T21 T20 T19 T18 T17 T16 T15", 6),
    (Sequence(down="trumps", least=4, most=6), "T20 T19 T18 T17", 0),
    (Sequence(up="trumps", least=4, most=6), "T1 T2 T3 T4 T6", 4),
    (Sequence(anchor="trio", down="T2..T20", up="T2..T20"), "T21 T1 F T20 T2 T3", 6),
    (Sequence(anchor="trio", down="T2..T20", up="T2..T20"), "T21 T1 F T19 T3", 3),
    (Sequence(anchor="trio", down="T2..T20", up="T2..T20", wild="F", bridges=1), "T21 T1 F T19 T3 T4", 5),
    (Sequence(anchor="trio", down="T2..T20", up="T2..T20", wild="F", bridges=1), "T21 T1 F T19 T18 T17 T3 T4", 6),
    (Sequence(anchor="trio", down="T2..T20", wild="F", bridges=1), "T21 T1 F T20 T19", 5),
    (Sequence(anchor="trio", down="T2..T20", wild="F", bridges=2), "T21 T1 F T19 T17", 5),
    (Sequence(anchor="trio", down="T2..T20", wild="F", bridges=2), "T21 T1 F T18 T17", 3),
    (Sequence(anchor="trio", down="T2..T20", wild="F", bridges=2, neighbours=True), "T21 T1 F T18 T17", 5),
    (Sequence(anchor="trio", down="T2..T20", wild="F", bridges=2, count="filled"), "T21 T1 F T19 T17", 7),
])
def test_sequence(pattern, cards, size):
    assert sum(one[1] for one in found(pattern, cards)) == size


def test_a_sequence_in_which_every_trump_is_held_counts_each_once():
    everything = Sequence(anchor="trio", down="T2..T20", up="T2..T20")
    assert found(everything, list(GERMAN_78.unmask(GERMAN_78.select("trumps + F"))))[0][1] == 22


GRANDE = Sequence(
    anchor="ANG", head="MON + SOL + LUN", genuine=1, places=2, down="T5..T16", close="moors", wild="contatori",
)
REST = " ".join(f"T{number}" for number in range(15, 4, -1))


@pytest.mark.parametrize(("cards", "size"), [
    ("ANG MON SOL", 3), ("ANG MON LUN", 3), ("ANG SOL LUN", 3), ("ANG MON", 0), ("ANG F", 0), ("ANG LUN F", 3),
    ("ANG MON SOL LUN", 4), ("ANG MON LUN T16", 4), ("ANG MON SOL T15 F", 5), ("ANG MON SOL T15 T13 F", 5),
    ("ANG MON SOL T15 T13 F BEG", 7), ("ANG MON SOL T14 F BEG", 5), ("ANG LUN T15 F BEG", 5), ("ANG MON T15 F BEG", 4),
    (f"ANG MON SOL T16 {REST} MO1", 16), (f"ANG MON SOL T16 {REST[:-3]} MO1 MO2", 14), (f"ANG MON SOL T16 {REST[:-3]} MO1 MO2 F", 17),
    (f"ANG MON SOL T16 {REST[:-3]} F", 15), (f"ANG MON SOL LUN T16 {REST} MO1 MO2 MO3 MO4 F BEG", 22),
])
def test_the_grande(cards, size):
    assert sum(one[1] for one in found(GRANDE, cards, BOLOGNESE_62)) == size


@pytest.mark.parametrize(("cards", "size"), [
    (f"ANG MON SOL T16 {REST} MO1", 15), (f"ANG MON SOL T16 {REST} MO4", 16), (f"ANG MON SOL T16 {REST} MO4 MO3 MO1", 17),
    (f"ANG MON SOL T16 {REST} MO4 MO2 MO1 F", 19), (f"ANG MON SOL T16 {REST} MO2 MO1 F", 16), (f"ANG MON SOL T16 {REST[:-3]} MO4 F", 16),
    (f"ANG MON SOL T16 {REST[:-3]} MO4", 14), (f"ANG MON SOL LUN T16 {REST} MO1 MO2 MO3 MO4 F BEG", 22),
])
def test_the_grande_goes_on_with_numbered_moors_in_their_order(cards, size):
    assert sum(one[1] for one in found(GRANDE, cards, BOLOGNESE_62_NUMBERED)) == size


def test_a_sequence_in_each_suit():
    suit = Sequence(anchor="kings", head="queens + cavaliers + jacks", genuine=1, places=2, close="aces", wild="contatori", each="suit")
    assert found(suit, "KS QS AS F KC JC CC QD CD", BOLOGNESE_62) == [
        ("F KS QS AS", 4, "swords"), ("F KC CC JC", 4, "cups"),
    ]


@pytest.mark.parametrize(("cards", "forms"), [
    ("T1 T2 T4 T5", []), ("T1 T2 T3 T5", [("T3 T2 T1", 3, "T3")]), ("T3 T4 T5 T6", [("T5 T4 T3", 3, "T5")]),
    ("T28 T29 T30 T32 T33 T34", [("T34 T33 T32", 3, "T34"), ("T30 T29 T28", 3, "T30")]),
    ("T35 STE LUN", [("LUN STE T35", 3, "LUN")]),
])
def test_runs(cards, forms):
    assert found(Runs(("T1..T5", "T28..TRO")), cards, MINCHIATE_97) == forms
