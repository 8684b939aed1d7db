"""What the course of a game leaves possible of the facts of a hand."""

from trionfi.melds import Declarable
from trionfi.values import dataclass
from trionfi.words import Term


@dataclass(frozen=True)
class Limits:
    """What the course of a game leaves possible: how many `tricks` a hand has (0: it varies), how many of the cards that lie outside of
    them, in a discard or a talon, may be with a side that has won none (`kept`), and whether the Fool may (`fool`); the table of what
    may be `declared`, and what may be shown, as (level, cards that it takes), out of so many `showable` cards; the `bids` with the rate of
    each; what the `declarer` is called, and whether he may have `partners`."""

    tricks: int = 0
    outside: int = 0
    kept: int = 0
    fool: bool = True
    declared: Declarable | None = None
    shown: tuple[tuple[str, int], ...] = ()
    showable: int = 0
    bids: tuple[tuple[str, int], ...] = ()
    declarer: Term = Term("declarer")
    partners: bool = False


UNLIMITED = Limits()
