"""A small random generator of our own, so that a seed means the same cards everywhere and in ten years.

Specification: 64 bits of state, `state = state * 6364136223846793005 + 1442695040888963407 (mod 2**64)`;
each draw takes the 32 high bits of the state, x, and mixes them: `x ^ (x >> 15)`, times 2246822519 (mod 2**32),
`x ^ (x >> 13)`. A number below n is `x * n >> 32`. A seed is an integer, or a text that FNV-1a (64 bits) makes one.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from trionfi.errors import TrionfiError

T = TypeVar("T")
_MASK = (1 << 64) - 1


def _number(seed: int | str) -> int:
    if isinstance(seed, int):
        return seed & _MASK
    try:
        data = seed.encode()
    except UnicodeEncodeError:
        raise TrionfiError(f"a seed is a text that can be written, not {seed!r}") from None
    value = 14695981039346656037
    for byte in data:
        value = ((value ^ byte) * 1099511628211) & _MASK
    return value


class Chance:
    """A seeded stream of draws; `stream` keeps apart the draws of the deal, of each bot and of the drills."""

    def __init__(self, seed: int | str, stream: int = 0):
        self.state = (_number(seed) * 2 + 1) * 11400714819323198485 + stream * 14029467366897019727 & _MASK
        for _ in range(4):
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (n at most 2**32)."""
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & _MASK
        x = state >> 32
        x = ((x ^ (x >> 15)) * 2246822519) & 0xFFFFFFFF
        return (x ^ (x >> 13)) * n >> 32

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher and Yates, from the end)."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different items, in the order drawn."""
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]
