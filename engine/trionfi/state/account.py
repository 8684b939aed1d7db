"""The account of a hand: lines with an amount for each player, and their sum."""

from fractions import Fraction

from trionfi.counting import Points
from trionfi.values import NamedTuple
from trionfi.words import Message, Words


class Line(NamedTuple):
    """One payment: `amounts` by player in the game's unit, what caused it, its source, the trick (from 1) at which it fell due (0: when the
    hand is settled), and the key of the row that pays it ("" for what no row pays)."""

    label: Words
    amounts: tuple[Points, ...]
    because: Words
    source: str
    ledger: str
    trick: int = 0
    key: str = ""

    @property
    def words(self) -> Message:
        """What it is for, and why."""
        return Message("{label}: {because}", label=self.label, because=self.because)


def from_each(seat: int, value: Points, players: int) -> tuple[Points, ...]:
    """The amounts when every other player pays a seat so much (or, below nothing, is paid by him)."""
    return tuple([value * (players - 1) if other == seat else -value for other in range(players)])


def one_to_one(payee: int, payer: int, value: Points, players: int) -> tuple[Points, ...]:
    """The amounts when a single player pays another so much."""
    return tuple(value * ((seat == payee) - (seat == payer)) for seat in range(players))


def to_side(seats: frozenset[int], value: Points, players: int) -> tuple[Points, ...]:
    """The amounts when each member of a side gets so much, from nobody."""
    return tuple([value if seat in seats else 0 for seat in range(players)])


def between(winners: frozenset[int], value: Points, players: int) -> tuple[Points, ...]:
    """The amounts when each loser pays so much, and the winners share what is paid equally; `value` below nothing turns
    it round."""
    share = even(Fraction(value * (players - len(winners)), len(winners)))
    return tuple(share if seat in winners else -value for seat in range(players))


def against(declarer: int, partner: int | None, value: Points, players: int, shares: tuple[int, int] = (1, 1)) -> tuple[Points, ...]:
    """The amounts when each opponent pays a declarer so much (or, below nothing, is paid by him); a partner has his of
    the two `shares` in it."""
    if partner is None:
        return from_each(declarer, value, players)
    whole = value * (players - 2)
    of_partner = even(Fraction(whole * shares[1], sum(shares)))
    parts = {declarer: whole - of_partner, partner: of_partner}
    return tuple(parts.get(seat, -value) for seat in range(players))


def even(number: Points) -> Points:
    """A fraction that is whole as a whole number."""
    return number.numerator if isinstance(number, Fraction) and number.denominator == 1 else number


class Settlement(NamedTuple):
    """The account closed: the score of each player is the sum of the lines. `kept` are lines of what the match keeps of a hand, in units of
    their own: nothing is paid for them yet, and they are in no score. `result` is the hand as players of the game say it, in a breath."""

    scores: tuple[Points, ...]
    lines: tuple[Line, ...]
    ledger: str
    kept: tuple[Line, ...] = ()
    result: Words = ""

    @classmethod
    def of(cls, players: int, lines: tuple[Line, ...], ledger: str, kept: tuple[Line, ...] = (), result: Words = "") -> "Settlement":
        """The settlement that these lines add up to, with what is kept beside them."""
        scores = tuple([sum([line.amounts[seat] for line in lines]) for seat in range(players)])
        return cls(scores, lines, ledger, kept, result)
