"""What is dealt, exactly: against other ways of counting the same, and against deals."""

from fractions import Fraction
from itertools import combinations
from math import comb, sqrt

import pytest
from trionfi import games, numbers
from trionfi.cards.chance import Chance
from trionfi.numbers.dealt import cards_dealt, questions, refined

SOME = ("mitigati-3", "ottocento", "tarot-populaire-4", "minchiate-two-handed", "tarok-danish-modern", "jeu-des-tarots-1637-3")
DEALS, LEAST = 1500, Fraction(1, 100)


@pytest.mark.parametrize("slug", SOME)
def test_a_hand_has_some_number_of_trumps_and_of_voids(slug):
    found = numbers.chances(games[slug])
    for head in ("trumps/", "voids/"):
        assert sum(one.chance for key, one in found.items() if key.startswith(head)) == 1


@pytest.mark.parametrize("slug", SOME)
def test_trumps_by_their_number_are_hypergeometric(slug):
    game = games[slug]
    trumps, size = game.pack.select("trumps").bit_count(), cards_dealt(game)
    for n in range(trumps + 1):
        ways = comb(trumps, n) * comb(game.pack.size - trumps, size - n) if n <= size else 0
        known = numbers.chances(game).get(f"trumps/{n}")
        assert (known.chance if known else 0) == Fraction(ways, comb(game.pack.size, size))


def test_hands_that_lack_no_suit_by_inclusion_and_exclusion():
    pack, size = games["ottocento"].pack, 15
    suits = [pack.suit_masks[suit.letter].bit_count() for suit in pack.suits]
    ways = sum((-1) ** len(lacking) * comb(pack.size - sum(lacking), size)
               for n in range(len(suits) + 1) for lacking in combinations(suits, n))
    assert numbers.chances(games["ottocento"])["voids/0"].chance == Fraction(ways, comb(pack.size, size))


def test_three_or_four_kings_of_a_hand_of_ottocento():
    ways = 4 * comb(58, 12) + comb(58, 11)
    assert numbers.chances(games["ottocento"])["holds/cricca-of-kings"].chance == Fraction(ways, comb(62, 15))


def test_what_is_exact_is_what_is_dealt():
    """Twenty events at least that come once in a hundred hands or more, each within five standard errors of so many deals."""
    tried = 0
    for slug in SOME:
        game = games[slug]
        known, counted, hands = numbers.chances(game), {}, 0
        asked = list(questions(game))
        for n in range(DEALS):
            cards = list(range(game.pack.size))
            Chance(f"{slug}/{n}").shuffle(cards)
            hand = sum(1 << card for card in cards[:cards_dealt(game)])
            hands += 1
            for key in (key for one in asked for key in one.answers(hand)):
                counted[key] = counted.get(key, 0) + 1
        for key, one in known.items():
            if LEAST < one.chance < 1 - LEAST:
                error = sqrt(one.chance * (1 - one.chance) / hands)
                assert abs(counted.get(key, 0) / hands - one.chance) < 5 * error, (slug, key)
                tried += 1
    assert tried >= 20


def test_nothing_is_said_where_hands_come_otherwise_than_by_the_deal():
    assert cards_dealt(games["minchiate-partners"]) == 0
    assert numbers.chances(games["minchiate-partners"]) == {}


def test_classes_are_divided_where_a_set_goes_through_them():
    assert sorted(refined([0b111], [0b1001])) == [0b001, 0b110, 0b1000]
    assert refined([0b11, 0b100], []) == [0b11, 0b100]
