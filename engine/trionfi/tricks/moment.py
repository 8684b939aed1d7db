"""What a rule of the Fool sees of a hand that is played."""

from collections.abc import Sequence
from typing import Protocol

from trionfi.tricks.trick import Trick


class Moment(Protocol):
    """A hand as far as it has gone."""

    @property
    def tricks(self) -> Sequence[Trick]:
        """The tricks so far."""

    def side(self, seat: int) -> frozenset[int]:
        """The seats that share this seat's fortune."""

    def announced(self, word: str) -> int | None:
        """The seat that announced it or plays it as its bid."""
