"""For whom the Fool wins the last trick."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from trionfi.values import NamedTuple

if TYPE_CHECKING:
    from trionfi.tricks.moment import Moment

ALL = -1   # every seat, as a mask


class Slam(NamedTuple):
    """For whom the Fool wins the last trick, as masks of seats: for those whose side has won every other, and for those `spared` whose side
    has lost no more than so many."""

    every: int = 0
    spared: int = 0
    lost: int = 0


def mask(seats: Iterable[int]) -> int:
    """Some seats as a mask."""
    return sum(1 << seat for seat in seats)


def alone(table: "Moment", word: str) -> Slam:
    """The seat that has said the word, and nobody else."""
    said = table.announced(word)
    return Slam() if said is None else Slam(1 << said)
