"""The generator: a seed means the same for ever."""

import pytest
import trionfi
from trionfi.cards.chance import Chance

MASK = (1 << 64) - 1


def by_the_book(seed, stream=0):
    """The generator again, written from its specification."""
    if isinstance(seed, str):
        number = 14695981039346656037
        for byte in seed.encode():
            number = (number ^ byte) * 1099511628211 & MASK
    else:
        number = seed & MASK
    state = ((number * 2 + 1) * 11400714819323198485 + stream * 14029467366897019727) & MASK

    def draw(n):
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) & MASK
        x = state >> 32
        x = (x ^ x >> 15) * 2246822519 & 0xFFFFFFFF
        x ^= x >> 13
        return x * n >> 32

    for _ in range(4):
        draw(2)
    return draw


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (7, 0), (7, 3), (-1, 0), (2**64, 0), (2**70 + 5, 1), ("", 0), ("a table",
    0), ("Fùjutu", 9)])
def test_the_specification(seed, stream):
    chance, draw = Chance(seed, stream), by_the_book(seed, stream)
    for n in (2, 3, 10, 63, 1000, 2**31, 2**32, 1):
        assert [chance.below(n) for _ in range(20)] == [draw(n) for _ in range(20)]


GOLDEN = {
    (0, 0): [22, 491, 579, 578, 159, 91, 819, 489],
    (7, 0): [975, 584, 217, 470, 865, 212, 707, 110],
    (7, 1): [275, 64, 711, 147, 696, 170, 500, 82],
    ("a table", 0): [210, 396, 613, 843, 839, 377, 982, 544],
}
FIRST_FIVE = ["F T2 T1 4D CD", "CS T5 CC CB 7D", "T16 T3 T13 JC 5C"]
MONTE = ["8B", "10D", "T20"]


def test_golden_draws():
    for (seed, stream), drawn in GOLDEN.items():
        chance = Chance(seed, stream)
        assert [chance.below(1000) for _ in range(8)] == drawn, (seed, stream)


def test_a_golden_deal():
    """A link that somebody keeps deals the same cards in ten years."""
    hand = trionfi.games["mineo-3"].deal(seed=7, dealer=2)
    texts = hand.game.pack.texts
    assert [" ".join(texts[number] for number in cards[:5]) for cards in hand.deal.hands] == FIRST_FIVE
    assert [texts[number] for number in hand.deal.pile("talon")] == MONTE


def test_the_first_packets_go_round_from_the_dealers_right():
    game = trionfi.games["mineo-3"]
    for dealer in range(3):
        hand = game.deal(seed="round", dealer=dealer)
        order = list(range(63))
        Chance("round").shuffle(order)
        for packet in range(12):
            seat = (dealer + 1 + packet) % 3
            given = hand.deal.hands[seat][packet // 3 * 5:packet // 3 * 5 + 5]
            assert list(given) == order[packet * 5:packet * 5 + 5]
        assert list(hand.deal.pile("talon")) == order[60:]


def test_shuffling_is_fisher_and_yates_from_the_end():
    items, draw, wanted = list(range(20)), by_the_book("shuffle"), list(range(20))
    Chance("shuffle").shuffle(items)
    for last in range(19, 0, -1):
        other = draw(last + 1)
        wanted[last], wanted[other] = wanted[other], wanted[last]
    assert items == wanted


def test_streams_and_seeds_differ():
    def first(seed, stream=0):
        chance = Chance(seed, stream)
        return tuple(chance.below(2**32) for _ in range(4))

    many = [first(seed) for seed in range(200)] + [first(str(seed)) for seed in range(200)] + [first(0, stream) for stream in range(1, 200)]
    assert len(set(many)) == len(many)


def test_choice_and_sample():
    chance = Chance(3)
    items = ["a", "b", "c", "d", "e"]
    assert {chance.choice(items) for _ in range(100)} == set(items)
    for count in range(6):
        drawn = chance.sample(items, count)
        assert len(drawn) == len(set(drawn)) == count and set(drawn) <= set(items)
    assert items == ["a", "b", "c", "d", "e"]


def test_draws_are_even_enough():
    chance, counts = Chance("even"), [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(850 < count < 1150 for count in counts), counts
