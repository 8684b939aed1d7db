"""The generator stays in its bounds for any seed."""

from checks.steady import steady
from hypothesis import given
from hypothesis import strategies as st
from trionfi.cards.chance import Chance

seeds = st.integers() | st.text(st.characters(exclude_categories=["Cs"]))
streams = st.integers(0, 2**32)


@steady(100)
@given(seed=seeds, stream=streams, bounds=st.lists(st.integers(1, 2**32), max_size=20))
def test_draws_are_below_their_bound(seed, stream, bounds):
    chance = Chance(seed, stream)
    for bound in bounds:
        assert 0 <= chance.below(bound) < bound


@steady(100)
@given(seed=seeds, stream=streams)
def test_a_seed_means_the_same_twice(seed, stream):
    one, other = Chance(seed, stream), Chance(seed, stream)
    assert [one.below(1000) for _ in range(10)] == [other.below(1000) for _ in range(10)]


@steady(100)
@given(seed=seeds, items=st.lists(st.integers(), max_size=80))
def test_shuffling_keeps_every_item(seed, items):
    shuffled = list(items)
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@steady(100)
@given(seed=seeds, stream=streams, size=st.integers(0, 130))
def test_a_shuffle_comes_to_what_draws_one_by_one_do(seed, stream, size):
    at_once, by_one = Chance(seed, stream), Chance(seed, stream)
    shuffled, wanted = list(range(size)), list(range(size))
    at_once.shuffle(shuffled)
    for last in range(size - 1, 0, -1):
        other = by_one.below(last + 1)
        wanted[last], wanted[other] = wanted[other], wanted[last]
    assert shuffled == wanted and at_once.state == by_one.state


@steady(100)
@given(seed=seeds, size=st.integers(0, 80), data=st.data())
def test_samples_are_different_items(seed, size, data):
    count = data.draw(st.integers(0, size))
    drawn = Chance(seed).sample(range(size), count)
    assert len(drawn) == len(set(drawn)) == count and all(0 <= item < size for item in drawn)


@steady(100)
@given(seed=seeds, items=st.lists(st.integers(), min_size=1))
def test_a_choice_is_one_of_the_items(seed, items):
    assert Chance(seed).choice(items) in items
