"""What the course of a game leaves possible in a settlement."""

from trionfi.melds import Declarable
from trionfi.values import dataclass


@dataclass(frozen=True)
class Limits:
    """What the course of a game leaves possible: how many `tricks` a hand has (0: it varies), how many cards lie `outside` of them in
    a discard or a talon, the table of what may be `declared`, and what may be shown, as (level, cards that it takes), out of so many
    `showable` cards."""

    tricks: int = 0
    outside: int = 0
    declared: Declarable | None = None
    shown: tuple[tuple[str, int], ...] = ()
    showable: int = 0


UNLIMITED = Limits()
