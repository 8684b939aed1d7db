"""How sure a figure is: the interval that leaving out one group of hands after another gives (the jackknife)."""

from collections.abc import Callable, Mapping
from math import inf, sqrt

from trionfi.bots.search.weighed import student
from trionfi.counting import Points
from trionfi.numbers.sums import Sums

FEWEST = 5   # groups: fewer say too little of how far they spread

type Estimate = Callable[[Mapping[str, Points]], dict[str, float]]


def estimated(sums: Sums, estimate: Estimate) -> dict[str, tuple[float, float]]:
    """Each figure that follows from the sums, with half the interval in which the true one lies 95 times in 100: infinite where fewer than
    five groups have something, some of them have not, or all say the same, which does not tell how far it may be off. Hands of one deal
    hang on each other, and ratios are no means; this holds of all."""
    whole, groups = estimate(sums.total()), sums.filled
    without = [estimate(sums.total(group)) for group in groups]
    return {key: (value, _half([one[key] for one in without if key in one], len(groups))) for key, value in whole.items()}


def _half(found: list[float], groups: int) -> float:
    if groups < FEWEST or len(found) < groups:
        return inf
    if max(found) == min(found):
        return inf
    mean = sum(found) / groups
    return student(groups) * sqrt((groups - 1) / groups * sum((one - mean) ** 2 for one in found))
