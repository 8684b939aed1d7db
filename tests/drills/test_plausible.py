"""Hands that are made better for a question: no better than chance deals, and words that are asked in a fair share."""

from collections import Counter
from math import comb

import pytest
import trionfi
from trionfi.drills import drill
from trionfi.drills.bid import KIND as BID
from trionfi.drills.bid import verb_at
from trionfi.drills.chances import RARE, chance, likely, riches
from trionfi.drills.positions import Dealt, Favour

SLUGS = ("tarot-fft-4", "asti-chiamare-il-re", "mineo-4", "barcellona-3")


def test_a_chance_is_that_of_counting_the_hands():
    assert chance(5, 2, 2, 2) == 1 / comb(5, 2) and chance(5, 2, 2, 0) == 1
    assert chance(5, 2, 2, 1) == pytest.approx(7 / 10)
    assert 4 * chance(78, 22, 18, 12) * RARE < 1 < 4 * chance(78, 22, 18, 11) * RARE


def test_a_hand_of_seventeen_trumps_is_not_one_that_chance_deals():
    pack = (game := trionfi.games["tarot-fft-4"]).pack
    held = pack.mask([*(f"T{n}" for n in range(5, 22)), "KH"])
    assert not likely(game, held) and likely(game, Dealt(game, 3, 0).hand.table.hands[0])


@pytest.mark.parametrize("slug", SLUGS)
def test_the_best_favour_stays_within_what_chance_deals(slug):
    game = trionfi.games[slug]
    richer = 0
    for seed in range(12):
        plain = Dealt(game, seed, 0).hand
        hand = Dealt(game, seed, 0, Favour(1, game.hand_size)).hand
        seat = (hand.dealer + 1) % hand.players
        before, after = plain.table.hands[seat], hand.table.hands[seat]
        assert likely(game, after) or after == before
        richer += sum((after & kind).bit_count() for kind in riches(game)) > sum((before & kind).bit_count() for kind in riches(game))
    assert richer >= 10


@pytest.mark.parametrize(("slug", "level", "least"), [("barcellona-3", 2, 4), ("mineo-3", 4, 4), ("mineo-4", 4, 4)])
def test_each_word_is_the_answer_in_a_fair_share(slug, level, least):
    game = trionfi.games[slug]
    said = Counter(verb_at(*BID.found(game, level, seed)) for seed in range(40))
    assert len(said) == 4 and min(said.values()) >= least


def test_the_answer_is_what_the_bot_says_in_the_hand_that_was_found():
    game = trionfi.games["permesso-3"]
    for seed in range(4):
        assert drill(game, "bid", 2, seed).answer.split()[0] == verb_at(*BID.found(game, 2, seed)).split()[0]
