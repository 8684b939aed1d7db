"""Losers pay what they lack in card points, twice where they have less than half of what they need; the winners share it (Dummett and
McLeod 2004, 8.28 to 8.34 and 8.44)."""

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from math import ceil, floor
from typing import ClassVar

from trionfi.counting import Points, plain
from trionfi.settlement.exactly import stepped, steps
from trionfi.settlement.facts import Facts
from trionfi.settlement.gauge import gauged
from trionfi.settlement.points import Made, Parties, PartyPoints, SidePoints
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import even
from trionfi.state.rules import Rules
from trionfi.values import dataclass


class Shares(StrEnum):
    """How several winners share what does not divide: each loser pays so much more that it does, or it is divided as it is."""

    ROUNDED = "rounded up"
    EXACT = "exact"


def lacking(points: Points, wanted: Points) -> Points:
    """What a player or side with so many card points pays who wants so many: what is lacking, twice below half."""
    return max(wanted - points, 0) * (2 if 2 * points < wanted else 1)


@dataclass(frozen=True)
class Shortfall(PartyPoints):
    """Of two sides each member of that with fewer than `half` pays what it lacks, twice below half of that, and the members of the other
    share it."""

    half: Points = 0
    shares: Shares = Shares.ROUNDED

    between: ClassVar[str] = " : "
    told: ClassVar[str] = "{points}, {half} asked of each side"
    needs = "{half} of each side"

    countable = False

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        lost = 0 if made[0] < made[1] else 1
        losers, winners = len(sides[lost]), len(sides[1 - lost])
        due: Points = lacking(made[lost], self.half) * payments.rate(facts)
        if self.shares is Shares.ROUNDED:
            due = ceil(Fraction(due, winners)) * winners
        won = even(Fraction(due * losers, winners))
        return [-due if side == lost else won for side in (0, 1)]

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """What each point saves, and its steps."""
        stakes = stepped(self, game)
        return tuple(stake._replace(amount=stake.amount * (rate if self.by_rate else 1)) for stake in stakes)

    def words(self) -> str:
        text = (f"each of the side with fewer than {plain(self.half)} card points pays what it lacks, and twice that if it has less than "
                "half of them; the winners share what is paid")
        if self.shares is Shares.ROUNDED:
            text += ". Each loser's payment is rounded up to the next that they can share evenly"
        return text


@dataclass(frozen=True)
class SideShortfall(Shortfall, SidePoints):
    """The same for a declarer's side and the others; the rate of the bid multiplies it."""

    by_rate = True
    between: ClassVar[str] = SidePoints.between


@dataclass(frozen=True)
class OwnShortfall(PartyPoints):
    """Each player with fewer than `par` pays what he lacks, twice below half of that; those with more share it by what they have more."""

    par: Points = 0

    between: ClassVar[str] = ", "
    told: ClassVar[str] = "{points} card points, {par} asked of each"
    needs = "{par} of each"
    said = ("a player with fewer than {par} card points pays in all what he lacks, and twice that with less than half of them; a player "
            "with more receives what he has more; where more is paid than that, those who receive share it in proportion")

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        due = [lacking(points, self.par) for points in made]
        over = [max(points - self.par, 0) for points in made]
        return [even(Fraction(sum(due) * more, sum(over))) if more else -owed for owed, more in zip(due, over, strict=True)]

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """What is lacking, and what is over."""
        par = int(self.par)
        return steps(lambda points: float(points - par if points >= par else -lacking(points, self.par)), range(2 * par))


@dataclass(frozen=True)
class PaysTheFirst(PartyPoints):
    """Each player pays by the band of his own card points whoever has most: `bands` are (the most points of the band, payment), the lowest
    first; with more points than any band he pays nothing. Several who have most divide what is paid."""

    bands: tuple[tuple[Points, int], ...] = ()

    between: ClassVar[str] = ", "

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        most = max(made)
        due = [0 if points == most else next((payment for top, payment in self.bands if points <= top), 0) for points in made]
        won = even(Fraction(sum(due), made.count(most)))
        return [won if points == most else -owed for points, owed in zip(made, due, strict=True)]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return gauged(self, game)

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """What each saves who has more than a band, and what whoever has most gets of the others in the middle."""
        dues, seats = [payment for _, payment in self.bands], game.seats()
        saved = tuple(Stake(Prize.STEP, float(due - after) * seats / (seats - 1), points=float(floor(most) + 1))
                      for (most, due), after in zip(self.bands, [*dues[1:], 0], strict=True))
        return (Stake(Prize.MOST, float(dues[len(dues) // 2] * (seats - 1))), *saved)

    def words(self) -> str:
        bands = "; ".join(f"up to {plain(top)} card points {payment}" for top, payment in self.bands)
        return f"each player pays the one who has most card points by his own: {bands}; more, nothing. Several who have most divide it"
