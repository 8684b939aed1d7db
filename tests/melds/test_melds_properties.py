"""What holds for combinations whatever the cards, for every table that there is."""

from itertools import chain, combinations, product

import pytest
from checks import meld_tables
from checks.steady import steady
from hypothesis import given
from hypothesis import strategies as st
from trionfi.cards import packs
from trionfi.games import (
    bologna_melds,
    denmark_melds,
    france_1637_melds,
    french_tarot_melds,
    germany_1780_melds,
    germany_1800_melds,
    germany_melds,
    minchiate_melds,
    piedmont_melds,
)
from trionfi.melds import Declarable, Lacking, Runs, candidates, check, conflict, declarations, excludes, splits, total
from trionfi.melds.declare import _of_kind
from trionfi.melds.table import Where

PACK_OF = {
    "bologna_melds": packs.BOLOGNESE_62, "france_1637_melds": packs.OLD_FRENCH_78, "french_tarot_melds": packs.FRENCH_78,
    "germany_melds": packs.GERMAN_78, "germany_1780_melds": packs.GERMAN_78,
    "germany_1800_melds": packs.GERMAN_78, "denmark_melds": packs.GERMAN_78,
    "minchiate_melds": packs.MINCHIATE_97, "piedmont_melds": packs.PIEDMONTESE_78,
}
OTHERS = {
    "PINEROLO_3": packs.PIEDMONTESE_78, "PINEROLO_4": packs.PIEDMONTESE_78, "NICE": packs.PIEDMONTESE_78, "TAROT_9_6": packs.FRENCH_78,
    "GATTI": packs.FRENCH_78, "GATTI_4": packs.FRENCH_78, "PARTITA": packs.BOLOGNESE_62, "MINCHIATE_1820": packs.MINCHIATE_97,
    "MINCHIATE_1820_MATTO_1": packs.MINCHIATE_97, "TERNONE": packs.SICILIAN_63,
}
TABLES = [
    pytest.param(PACK_OF[module.__name__.split(".")[-1]], table, id=name)
    for module in (bologna_melds, denmark_melds, france_1637_melds, french_tarot_melds, germany_1780_melds, germany_1800_melds,
                   germany_melds, minchiate_melds, piedmont_melds)
    for name, table in vars(module).items() if isinstance(table, Declarable)
] + [
    pytest.param(OTHERS.get(name, packs.GERMAN_78), table, id=f"other {name}")
    for name, table in vars(meld_tables).items() if isinstance(table, Declarable) and table is not minchiate_melds.MINCHIATE
    and table is not bologna_melds.BOLOGNESE
]
each_table = pytest.mark.parametrize(("pack", "table"), TABLES)


def hand(pack, draw) -> int:
    """A hand in which trumps and courts are more frequent than by chance, so that something can be declared."""
    rich = draw(st.lists(st.sampled_from([n for n in range(pack.size) if pack.select("trumps + courts") >> n & 1]), max_size=20))
    poor = draw(st.lists(st.integers(0, pack.size - 1), max_size=12))
    return sum(1 << number for number in {*rich, *poor})


@each_table
@steady(25)
@given(data=st.data())
def test_declarations_are_held_and_compatible(pack, table, data):
    cards = hand(pack, data.draw)
    held = set(pack.unmask(cards))
    best = declarations(pack, cards, table)
    check(pack, table, best)
    for one in best:
        assert set(one.cards) <= held and set(one.shown) <= set(one.cards)
        assert not {absent for _, absent in one.stands} & held and {wild for wild, _ in one.stands} <= set(one.cards)
        assert one.name and "{" not in one.name and one.value > 0
    found = total(table, best)
    for ledger, amount in found.amounts:
        assert sum(line.value for line in found.lines if line.ledger == ledger) == amount


@each_table
@steady(25)
@given(data=st.data())
def test_what_excludes_another_has_words_for_it(pack, table, data):
    for one, other in combinations(candidates(pack, hand(pack, data.draw), table)[:12], 2):
        assert excludes(pack, table, one, other) == bool(conflict(pack, table, one, other))


@each_table
@steady(25)
@given(data=st.data())
def test_the_best_split_is_the_best(pack, table, data):
    cards = hand(pack, data.draw)
    offered, best = candidates(pack, cards, table), declarations(pack, cards, table)
    ways = splits(pack, cards, table)
    assert sum(one.value for one in best) == max(sum(one.value for one in way) for way in ways)
    for way in ways:
        check(pack, table, way)
        for other in offered:
            assert other in way or any(conflict(pack, table, one, other) for one in way), other.name


@each_table
@steady(25)
@given(data=st.data())
def test_a_card_more_never_lowers_the_total(pack, table, data):
    if any(isinstance(one.pattern, Lacking) or one.conditions for one in table.combinations):
        table = Declarable(tuple(
            one for one in table.combinations if not isinstance(one.pattern, Lacking) and not one.conditions
        ), table.ledger, table.free, table.spare, table.apart, table.once, table.doublings, table.tallies)
    cards, more = hand(pack, data.draw), data.draw(st.integers(0, pack.size - 1))
    before, after = (total(table, declarations(pack, mask, table)).value for mask in (cards, cards | 1 << more))
    assert after >= before


BOLOGNA, ORDER = packs.BOLOGNESE_62, [f"T{number}" for number in range(16, 4, -1)]


def longest_grande(cards: set[str]) -> int:
    """The length of a grande by trying every way to lay it out, as the book tells it: Angelo, two or three of the next
    three, then the 16 and below in order, places filled by contatori, never two of them in a row; 0 for none."""
    if "ANG" not in cards:
        return 0
    jolly = len(cards & {"F", "BEG"})
    moors = len([card for card in cards if card.startswith("MO") and card != "MON"])
    best = 0
    for high in [two for size in (2, 3) for two in combinations(("MON", "SOL", "LUN"), size)]:
        for tail in range(len(ORDER) + 1):
            below = moors if tail == len(ORDER) else 0
            places = [*high, *ORDER[:tail]]
            real = [card in cards for card in places]
            if real.count(False) > jolly or any(not real[n] and not real[n + 1] for n in range(len(real) - 1)):
                continue
            if places and not real[-1] and not below and tail:
                continue
            best = max(best, 1 + real.count(True) + below + jolly)
    return best


@steady(500)
@given(data=st.data())
def test_the_walk_agrees_with_every_way_to_lay_out_a_grande(data):
    gone = data.draw(st.sets(st.sampled_from([*BOLOGNA.trump_texts[1:], "F"]), max_size=9))
    cards = {*BOLOGNA.trump_texts, "F"} - gone
    found = [one for one in declarations(BOLOGNA, BOLOGNA.mask(cards), bologna_melds.BOLOGNESE) if one.name == "grande"]
    assert sum(one.size for one in found) == longest_grande(cards)
    if found:
        lowest = min(number for text, number in NUMBERS.items() if text in found[0].cards)
        moors = sum(text.startswith("MO") and text != "MON" for text in found[0].cards)
        critical = 4 - moors if moors else lowest - 1
        higher = sum(number > critical and text in gone for text, number in NUMBERS.items())
        assert found[0].value == 105 - 5 * (critical + higher + len(gone & {"F", "BEG"}))


NUMBERS = {"ANG": 20, "MON": 19, "SOL": 18, "LUN": 17} | {f"T{number}": number for number in range(5, 17)}
"""Pisarri numbers the trumps so; a grande of the side with the Angelo is then worth 105, less 5 times the number of the
trump that stops it and the higher trumps and contatori of the other side (004:3244)."""


@pytest.mark.parametrize("kind", ["aces", "moors"])
def test_of_any_split_of_four_aces_or_moors_and_the_contatori_one_side_has_a_sequence(kind):
    cards = BOLOGNA.unmask(BOLOGNA.select(f"{kind} + contatori"))
    for mine in product((False, True), repeat=6):
        sides = [BOLOGNA.mask(card for card, own in zip(cards, mine, strict=True) if own is side) for side in (True, False)]
        assert any(one.category == "sequences" for side in sides for one in declarations(BOLOGNA, side, bologna_melds.BOLOGNESE, won=True))


def test_twenty_cards_belong_to_no_combination_of_bologna():
    table = bologna_melds.BOLOGNESE
    used = {card for one in declarations(BOLOGNA, BOLOGNA.all, table, won=True) for card in one.cards}
    assert set(BOLOGNA.texts) - used == set(BOLOGNA.unmask(BOLOGNA.select("numerals - aces"))) and len(used) == 42


@steady(100)
@given(data=st.data())
def test_the_matto_adds_five_to_every_versicola(data):
    pack, table = packs.MINCHIATE_97, minchiate_melds.MINCHIATE
    cards = hand(pack, data.draw) & ~pack.fool_mask
    without, with_it = (declarations(pack, mask, table) for mask in (cards, cards | pack.fool_mask))
    del_matto = 20 if cards & pack.select("T1") and cards & pack.select("TRO") else 0
    assert total(table, with_it).value == total(table, without).value + 5 * len(without) + del_matto


@steady(100)
@given(data=st.data())
def test_runs_of_a_versicola_are_as_long_as_they_can_be(data):
    pack, table = packs.MINCHIATE_97, minchiate_melds.MINCHIATE
    cards = hand(pack, data.draw)
    windows = [set(pack.unmask(pack.select(window))) for one in table.combinations if isinstance(one.pattern, Runs)
               for window in one.pattern.windows]
    held = set(pack.unmask(cards))
    for one in declarations(pack, cards, table):
        if one.category == "regular":
            places = sorted(pack.index[card] for card in one.cards if card != "F")
            assert places == list(range(places[0], places[-1] + 1)) and len(places) >= 3
            for beyond in (places[0] - 1, places[-1] + 1):
                card = pack.texts[beyond]
                assert card not in held or not any(card in window and pack.texts[places[0]] in window for window in windows)


@each_table
@steady(25)
@given(data=st.data())
def test_a_combination_hangs_on_what_is_held_of_each_of_its_places(pack, table, data):
    cards = hand(pack, data.draw)
    for combination in table.combinations:
        won = combination.where == Where.WON
        places = [place for place in table.places(pack, won) if place.combination is combination]
        found = [shown(_of_kind(pack, cards & place.reads, table, combination, won, None)) for place in places]
        assert shown(_of_kind(pack, cards, table, combination, won, None)) == list(chain.from_iterable(found))
        for place, there in zip(places, found, strict=True):
            held = cards & place.reads
            assert not there or (not place.needs & ~held and held.bit_count() >= place.fewest)


def shown(found):
    return [(one.cards, one.values, one.shown, one.stands, one.size) for one in found]
