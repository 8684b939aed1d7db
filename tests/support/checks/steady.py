"""Examples for the property tests: the same ones on every machine, however slow it is, and cards as hands have them."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st


def steady(examples: int) -> settings:
    """Settings for a property that is to hold for so many examples: drawn from the test's own text, without a time limit."""
    return settings(derandomize=True, deadline=None, database=None, max_examples=examples, suppress_health_check=[HealthCheck.too_slow])


def sets_of(cards: int) -> st.SearchStrategy[int]:
    """Masks of some of these cards (a mask): few, about half, nearly all. Drawn as bytes, for a large number that hypothesis
    draws is small more often than not, and that would be the lowest cards of the pack alone."""
    size = (cards.bit_length() + 7) // 8
    half = st.binary(min_size=size, max_size=size).map(lambda some: int.from_bytes(some) & cards)
    few = st.tuples(half, half, half).map(lambda some: some[0] & some[1] & some[2])
    return half | few | few.map(lambda some: cards & ~some)
