"""The packs: what is in them, how they rank, how their cards are named, written and grouped."""

from itertools import product

import pytest
from trionfi import AmbiguousCard, InvalidCard, TrionfiError, games
from trionfi.cards import Pack, bits, packs
from trionfi.tricks.follow import standing

PACKS = [value for value in vars(packs).values() if isinstance(value, Pack)]
SIZES = {
    "bolognese-62": (62, 21), "bolognese-42": (42, 21), "comtois-78": (78, 21),
    "bolognese-62-numbered": (62, 21), "french-78": (78, 21), "german-78": (78, 21),
    "german-78-alike": (78, 21),
    "italian-78": (78, 21), "minchiate-97": (97, 40), "old-french-78": (78, 21), "piedmontese-54-asti": (54, 21),
    "piedmontese-78": (78, 21), "piedmontese-78-fool-lowest": (78, 22), "sicilian-63": (63, 21), "sicilian-63-ace": (63, 21),
    "sicilian-64": (64, 21), "sicilian-62": (62, 21), "sicilian-78": (78, 21), "ligurian-78": (78, 21), "troccas-78": (78, 21),
}


@pytest.fixture(params=PACKS, ids=lambda pack: pack.name)
def pack(request) -> Pack:
    return request.param


def ranked(pack: Pack, cards: str) -> bool:
    """Whether the cards, written from the highest down, rank so."""
    numbers = [pack.index[card] for card in cards.split()]
    return numbers == sorted(numbers, reverse=True)


def test_how_many_cards_and_trumps(pack):
    assert (pack.size, pack.trump_mask.bit_count()) == SIZES[pack.name]


def test_every_card_is_read_back_from_all_its_names(pack):
    for card in pack.cards:
        assert pack.parse(card.text) == pack.parse(card.text.lower()) == pack.parse(card.full) == card.text


def test_every_named_set_can_be_read(pack):
    assert all(pack.select(name) for name, _ in pack.sets)


def test_a_sorted_hand_has_the_trumps_first_and_every_card_once(pack):
    hand = pack.unmask(pack.all)
    assert sorted(hand) == sorted(pack.texts) and list(hand) == pack.sort(hand)
    assert set(hand[: pack.trump_mask.bit_count()]) <= {*pack.trump_texts, "F"}


def test_beats_agrees_with_floor(pack):
    for best in range(pack.size):
        rivals = [number for number in bits(pack.suit_of[best]) if number != best and number >= pack.floor[best]]
        assert pack.beats[best] == sum(1 << number for number in rivals)


@pytest.mark.parametrize(("pack", "cards"), [
    (packs.ITALIAN_78, "KS QS CS JS 10S 2S AS"),
    (packs.ITALIAN_78, "KC QC CC JC AC 2C 10C"),
    (packs.ITALIAN_78, "T21 T20 T19 T1"),
    (packs.GERMAN_78, "JH AH 2H 10H"),
    (packs.GERMAN_78, "JC 10C 2C AC"),
    (packs.FRENCH_78, "JH 10H 2H AH"),
    (packs.PIEDMONTESE_78, "T20 T21 T19 T1"),
    (packs.PIEDMONTESE_78_FOOL_LOWEST, "T2 T1 F"),
    (packs.PIEDMONTESE_54_ASTI, "JD AD 2D 3D 4D"),
    (packs.PIEDMONTESE_54_ASTI, "T20 T21 T6 T5 T1"),
    (packs.BOLOGNESE_62, "JS 10S 6S AS"),
    (packs.BOLOGNESE_62, "JD AD 6D 10D"),
    (packs.BOLOGNESE_62, "ANG MON SOL LUN T16 T5 MO1 BEG"),
    (packs.MINCHIATE_97, "TRO MON SOL LUN STE T35 T1"),
])
def test_ranks(pack, cards):
    assert ranked(pack, cards)


@pytest.mark.parametrize(("pack", "equals", "above", "below"), [
    (packs.BOLOGNESE_62, "MO1 MO2 MO3 MO4", "T5", "BEG"), (packs.PIEDMONTESE_54_ASTI, "T2 T3 T4 T5", "T6", "T1"),
])
def test_among_equals_the_later_card_wins(pack, equals, above, below):
    group = [pack.index[card] for card in equals.split()]
    for best in group:
        later = {number for number in bits(pack.beats[best])}
        assert set(group) - {best} <= later and pack.index[above] in later and pack.index[below] not in later
    assert not any(1 << number & pack.beats[pack.index[above]] for number in group)


def test_numbered_moors_rank_by_their_numbers():
    assert packs.BOLOGNESE_62_NUMBERED.floor == tuple(range(62))


def test_the_lowest_trump_may_be_the_fool():
    pack = packs.PIEDMONTESE_78_FOOL_LOWEST
    assert pack.fool_mask == 0 and 1 << pack.index["T1"] & pack.beats[pack.index["F"]] and pack.parse("Folle") == "F"


@pytest.mark.parametrize(("pack", "name", "card"), [
    (packs.MINCHIATE_97, "Trombe", "TRO"),
    (packs.MINCHIATE_97, "XXVIII", "T28"),
    (packs.MINCHIATE_97, "XL", "TRO"),
    (packs.MINCHIATE_97, "Fantina di coppe", "JC"),
    (packs.MINCHIATE_97, "fante di spade", "JS"),
    (packs.MINCHIATE_97, "papa uno", "T1"),
    (packs.BOLOGNESE_62, "Bagattino", "BEG"),
    (packs.BOLOGNESE_62, "Angelo", "ANG"),
    (packs.BOLOGNESE_62, "primo moro", "MO1"),
    (packs.BOLOGNESE_62, "asso di danari", "AD"),
    (packs.FRENCH_78, "roi de cœur", "KH"),
    (packs.FRENCH_78, "Roi de coeur", "KH"),
    (packs.FRENCH_78, "Paguet", "T1"),
    (packs.GERMAN_78, "Herz-König", "KH"),
    (packs.GERMAN_78, "Scüs", "F"),
    (packs.GERMAN_78, "XXI", "T21"),
    (packs.TROCCAS_78, "buob da rosas", "JD"),
    (packs.TROCCAS_78, "IIII", "T4"),
    (packs.TROCCAS_78, "IV", "T4"),
    (packs.TROCCAS_78, "XVIIII", "T19"),
    (packs.OLD_FRENCH_78, "la belle", "AD"),
    (packs.OLD_FRENCH_78, "Ace of coins", "AD"),
    (packs.PIEDMONTESE_78, "l'Angelo", "T20"),
    (packs.SICILIAN_63, "Giove", "T20"),
])
def test_names(pack, name, card):
    assert pack.parse(name) == card


def test_a_name_that_four_cards_bear_is_ambiguous():
    with pytest.raises(AmbiguousCard, match="MO1, MO2, MO3, MO4"):
        packs.BOLOGNESE_62.parse("Moro")


def test_an_unknown_card_is_answered_with_how_cards_are_written():
    with pytest.raises(InvalidCard, match="trumps T5 to T16 and ANG MON SOL LUN MO4 MO3 MO2 MO1 BEG, the Fool F"):
        packs.BOLOGNESE_62.parse("T20")


@pytest.mark.parametrize(("pack", "expression", "cards"), [
    (packs.MINCHIATE_97, "T28..T30", "T30 T29 T28"), (packs.MINCHIATE_97, "arie", "TRO MON SOL LUN STE"),
    (packs.PIEDMONTESE_78, "T18..T20", "T20 T21 T19 T18"), (packs.BOLOGNESE_62, "contatori", "F BEG"),
    (packs.BOLOGNESE_62, "aces", "AS AB AC AD"), (packs.FRENCH_78, "bouts", "F T21 T1"),
    (packs.ITALIAN_78, "numerals & cups - AC - 6C..2C", "7C 8C 9C 10C"),
])
def test_select(pack, expression, cards):
    assert pack.unmask(pack.select(expression)) == tuple(cards.split())


@pytest.mark.parametrize("word", ["T30..T28", "T0..T5", "popes"])
def test_select_refuses_what_is_no_set(word):
    with pytest.raises(TrionfiError, match="no set of cards"):
        packs.MINCHIATE_97.select(word)


def test_what_takes_a_trick_is_what_wins_it_when_it_is_played(pack):
    ranks = pack.ranks
    leads = [bits(suit)[0] for suit in pack.suit_masks.values() if suit and suit != pack.fool_mask]
    for best, later in product(range(pack.size), repeat=2):
        assert ranks.bit[best] == 1 << best
        for lead in leads:
            plays = [(0, lead)] * (lead != best) + [(1, best)]
            if best != later and best != ranks.fool != later and standing(pack, plays)[1] == best:
                assert (standing(pack, [*plays, (2, later)])[1] == later) == bool(ranks.taking[best] & ranks.bit[later])
    assert ranks.fool == (pack.index[pack.fool] if pack.fool else -1)


def test_a_card_that_is_called_otherwise_is_still_understood_by_its_old_name():
    renamed = packs.SICILIAN_63.called("F", "Frustatu")
    assert renamed.cards[renamed.index["F"]].name == "Frustatu" and renamed.name != packs.SICILIAN_63.name
    assert renamed.parse("Frustatu") == renamed.parse("Fujutu") == renamed.parse("il Fuggitivo") == "F"
    assert [card.name for card in renamed.cards if card.text != "F"] == [card.name for card in packs.SICILIAN_63.cards if card.text != "F"]


@pytest.mark.parametrize("slug", games)
def test_the_fool_goes_by_one_name(slug):
    game = games[slug]
    if game.pack.fool_mask:
        assert str(game.term("fool")).casefold() in str(game.pack.cards[game.pack.index["F"]].name).casefold()
