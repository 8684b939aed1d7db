"""The account of a hand: lines with an amount for each player, and their sum."""

from dataclasses import dataclass

from trionfi.counting import Points


@dataclass(frozen=True)
class Line:
    """One payment: `amounts` by player in the game's unit, what caused it, its source, and the trick (from 1) at
    which it fell due (0: when the hand is settled)."""

    label: str
    amounts: tuple[Points, ...]
    because: str
    source: str
    ledger: str
    trick: int = 0


@dataclass(frozen=True)
class Settlement:
    """The account closed: the score of each player is the sum of the lines."""

    scores: tuple[Points, ...]
    lines: tuple[Line, ...]
    ledger: str

    @classmethod
    def of(cls, players: int, lines: tuple[Line, ...], ledger: str) -> "Settlement":
        """The settlement that these lines add up to."""
        scores = tuple(sum((line.amounts[seat] for line in lines), 0) for seat in range(players))
        return cls(scores, lines, ledger)
