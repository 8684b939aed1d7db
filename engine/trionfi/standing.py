"""What a deal may know of the hands before it."""

from dataclasses import dataclass

from trionfi.counting import Points


@dataclass(frozen=True)
class Standing:
    """The state of a match before a hand: the players' running totals, how many hands were played (deals thrown in do
    not count) and how many were dealt, marks that a match rule keeps by player, and cards out of play since an earlier
    hand (texts)."""

    totals: tuple[Points, ...]
    played: int = 0
    dealt: int = 0
    marks: tuple[int, ...] = ()
    gone: tuple[str, ...] = ()

    @classmethod
    def new(cls, players: int) -> "Standing":
        """The standing before the first hand."""
        return cls((0,) * players, marks=(0,) * players)
