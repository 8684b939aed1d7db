"""What the winner of a hand gets: a fixed sum, points above what is needed, twice the sum for a marcio, another for every trick."""

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from trionfi.counting import Points, plain
from trionfi.settlement.claims import Claims
from trionfi.settlement.exactly import parties, stepped
from trionfi.settlement.facts import Facts
from trionfi.settlement.gauge import gauged
from trionfi.settlement.played import sweeper
from trionfi.settlement.points import Beyond, Made, Parties, PartyPoints
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.settlement.tricks_taken import every_trick
from trionfi.state.account import even
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass

PARTS = {Fraction(1, 2): "half", Fraction(1, 3): "a third"}


@dataclass(frozen=True)
class Onoranza(PartyPoints):
    """The party with most card points is paid `value` by each player of the others, or by one of theirs each where partners play; when two
    have most nothing is paid. The points that win are more than an even share of all. Who has less than the part `marcio` of them pays
    the value twice. With `above` each point of the winner beyond that adds 1. A party that wins every trick gets `vola` instead of
    all this where it is not 0."""

    value: Points = 1
    marcio: Fraction = Fraction(0)
    above: Points | None = None
    vola: Points = 0

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        winner = self._sweeper(facts, payments)
        every = winner is not None
        if winner is None:
            most = max(made)
            if made.count(most) > 1:
                return (0,) * len(made)
            winner = made.index(most)
        dues = [self.vola if every else self._due(made[winner], points, payments, len(made)) for points in made]
        dues[winner] = 0
        won = sum(due * len(side) for due, side in zip(dues, sides, strict=True))
        return [even(Fraction(won, len(sides[winner]))) if party == winner else -due for party, due in enumerate(dues)]

    def _due(self, most: Points, points: Points, payments: Settling, parties: int) -> Points:
        times = 2 if points < self.marcio * needed(payments.total, parties) else 1
        return self.value * times + (0 if self.above is None else max(0, most - self.above))

    def _sweeper(self, facts: Facts, payments: Settling) -> int | None:
        return facts.player(every_trick(payments, facts.players)) if self.vola else None

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        if self.vola:
            claims.every_trick(self._sweeper(facts, payments))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        seats = payments.seats(table.players)
        return every_trick(payments, table.players).told(sweeper(table, seats)) if self.vola else {}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return gauged(self, game)

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Having most of all, and not having too little."""
        if parties(game) == 2:
            return stepped(self, game)
        seats = game.seats()
        least = float(self.marcio * needed(game.payments.total, seats))
        short = (Stake(Prize.STEP, float(self.value) * seats / (seats - 1), points=least),) if self.marcio else ()
        above = (Stake(Prize.POINT, 0.5),) if self.above is not None else ()
        return Stake(Prize.MOST, float(self.value * seats) or 1.0), *short, *above

    def brings(self) -> str:
        return f"{plain(self.value)} for winning" if self.value else "1 a point"

    def words(self) -> str:
        more = "" if self.above is None else f"1 for each point above {plain(self.above)}"
        sums = ", and ".join(filter(None, (str(plain(self.value)) if self.value else "", more))) + "," * bool(self.value and more)
        text = f"each of the others pays {sums} to the side that has most card points; when two have most, nothing is paid"
        if self.marcio:
            double = "twice as much" if self.above is None else f"{plain(2 * self.value)} instead of {plain(self.value)}"
            text += f"; one who has less than {PARTS[self.marcio]} of the points needed to win pays {double}"
        return text + (f"; a side that wins every trick is paid {plain(self.vola)} in place of all this" if self.vola else "")


def needed(total: Points, parties: int) -> int:
    """The least whole number of points that is more than an even share."""
    return floor(Fraction(total) / parties) + 1


@dataclass(frozen=True)
class EvenShare(Beyond):
    """An even share of all points is asked of each party."""

    between, told = ", ", "{points} card points; an even share is asked"
    needs = "an even share of each"
    said = "each wins or loses the difference between his card points and an even share of all points"

    def wanted(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return [even(Fraction(payments.total) / len(made))] * len(made)


@dataclass(frozen=True)
class ParMet(PartyPoints):
    """Each who has less than `par` pays `value` to each who has it, twice as much with less than the part `marcio` of it."""

    value: Points = 10
    par: Points = 26
    marcio: Fraction = Fraction(0)

    between = ", "
    needs = "{par} of each"

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        dues = [0 if points >= self.par else self.value * (2 if points < self.marcio * self.par else 1) for points in made]
        winners = dues.count(0)
        return [-due * winners if due else sum(dues) for due in dues]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return gauged(self, game)

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Having the par, and not much less."""
        short = (Stake(Prize.STEP, float(self.value) * game.seats() / 2, points=float(self.marcio * self.par)),) if self.marcio else ()
        return Stake(Prize.STEP, float(self.value) * game.seats(), points=float(self.par)), *short

    def brings(self) -> str:
        return f"{plain(self.value)} from each who falls short"

    def words(self) -> str:
        text = f"each player with fewer than {plain(self.par)} card points pays {plain(self.value)} to each who has as many or more"
        return text + (f", twice as much with fewer than {PARTS[self.marcio]} of that" if self.marcio else "")
