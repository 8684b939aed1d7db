"""What whoever has fewest card points wins, of nobody or of the others."""

from collections.abc import Sequence
from fractions import Fraction

from trionfi.counting import Points
from trionfi.settlement.facts import Facts
from trionfi.settlement.points import Made, Parties, PartyPoints
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import even
from trionfi.state.rules import Rules
from trionfi.values import dataclass


@dataclass(frozen=True)
class Fewest(PartyPoints):
    """Whoever has fewest card points wins `value`, from nobody; several who have as few win it together."""

    value: int = 1

    said = "to the player who has fewest card points; several who have as few win together"

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return [self.value * (points == min(made)) for points in made]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point is bad: a fair share of them lies between winning and losing."""
        return (Stake(Prize.POINT, -self.value * game.seats() / float(game.counting.pack_points(game.pack)[1])),)

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Having fewest of all."""
        return (Stake(Prize.MOST, float(self.value * self.times(game)), points=-1.0),)

    def times(self, game: Rules) -> int:
        """How often the value lies between the winner and the others."""
        return 1


@dataclass(frozen=True)
class Lowest(Fewest):
    """Each player who has more pays `value` to each who has fewest card points; when all have as many nothing is paid."""

    between = ", "
    said = "each player who has more card points pays {value} to each who has fewest"
    countable = False

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        winners = made.count(min(made))
        return [self.value * (len(made) - winners) if points == min(made) else -self.value * winners for points in made]

    def times(self, game: Rules) -> int:
        return game.seats()


@dataclass(frozen=True)
class LowestShare(Lowest):
    """Each player who has more pays `value` once, and several who have fewest card points share it."""

    said = "each player who has more card points pays {value}; the one with fewest gets all of it, and several who have as few share it"

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        winners = made.count(min(made))
        return [even(Fraction(points, winners)) if points > 0 else points // winners
                for points in super().amounts(facts, payments, made, sides)]
