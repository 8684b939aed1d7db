"""A small random generator of our own, so that a seed means the same cards everywhere and in ten years.

Specification: 64 bits of state, `state = state * 6364136223846793005 + 1442695040888963407 (mod 2**64)`;
each draw takes the 32 high bits of the state, x, and mixes them: `x ^ (x >> 15)`, times 2246822519 (mod 2**32),
`x ^ (x >> 13)`. A number below n is `x * n >> 32`. A seed is an integer, or a text that FNV-1a (64 bits) makes one.
"""

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from struct import unpack
from typing import TypeVar

from trionfi.errors import TrionfiError
from trionfi.values import NamedTuple
from trionfi.words import Message

T = TypeVar("T")
_MASK = (1 << 64) - 1
_TIMES, _PLUS, _MIX = 6364136223846793005, 1442695040888963407, 2246822519
_FOUR_TIMES, _FOUR_PLUS = _TIMES**4 & _MASK, _PLUS * (1 + _TIMES + _TIMES**2 + _TIMES**3) & _MASK  # the first four draws go by
_LANE = 128  # bits: a state times a factor, both of 64, and 64 more fit in


def _number(seed: int | str) -> int:
    if isinstance(seed, int):
        return seed & _MASK
    try:
        data = seed.encode()
    except UnicodeEncodeError:
        raise TrionfiError(Message("a seed is a text that can be written, not {given}", given=repr(seed))) from None
    value = 14695981039346656037
    for byte in data:
        value = ((value ^ byte) * 1099511628211) & _MASK
    return value


class Chance:
    """A seeded stream of draws; `stream` keeps apart the draws of the deal, of each bot and of the drills."""

    def __init__(self, seed: int | str, stream: int = 0):
        self.state = ((_number(seed) * 2 + 1) * 11400714819323198485 + stream * 14029467366897019727) * _FOUR_TIMES + _FOUR_PLUS & _MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (n at most 2**32)."""
        self.state = state = (self.state * _TIMES + _PLUS) & _MASK
        x = state >> 32
        x = ((x ^ (x >> 15)) * _MIX) & 0xFFFFFFFF
        return (x ^ (x >> 13)) * n >> 32

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher and Yates, from the end): each item in turn with the one at `below`."""
        left = len(items)
        for x in self._draws(left - 1) if left > 1 else ():
            other = x * left >> 32
            left -= 1
            items[left], items[other] = items[other], items[left]

    def _draws(self, count: int) -> tuple[int, ...]:
        """So many draws, mixed, at once: each goes through what `below` does in a lane of its own of one long number."""
        lanes = _lanes(count)
        states = self.state * lanes.times + lanes.plus
        x = states >> 32 & lanes.low32
        x = (x ^ x >> 15 & lanes.low17) * _MIX & lanes.low32
        x ^= x >> 13 & lanes.low19
        self.state = states >> _LANE * (count - 1) & _MASK
        return unpack(f"<{4 * count}I", x.to_bytes(16 * count, "little"))[::4]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different items, in the order drawn."""
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]


class _Lanes(NamedTuple):
    """What takes a state to those of so many draws, a lane of a long number each, and masks of the lowest bits of every lane."""

    times: int
    plus: int
    low32: int
    low17: int
    low19: int


@lru_cache(256)
def _lanes(count: int) -> _Lanes:
    times, plus = [1], [0]
    for _ in range(count):
        times.append(times[-1] * _TIMES & _MASK)
        plus.append(plus[-1] * _TIMES + _PLUS & _MASK)
    return _Lanes(*map(_joined, (times[1:], plus[1:], *([(1 << bits) - 1] * count for bits in (32, 17, 19)))))


def _joined(values: Sequence[int]) -> int:
    """Numbers of less than a lane in one, the first in the lowest lane."""
    return int.from_bytes(b"".join(value.to_bytes(_LANE // 8, "little") for value in values), "little")
