"""Who wins a hand by card points, having most, fewest or enough of them, and what the others pay for it (Dummett and McLeod 2004, 8.1 to
8.34 and 8.44)."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor
from typing import ClassVar

from trionfi.counting import Points, prose
from trionfi.settlement.facts import Facts
from trionfi.settlement.gauge import ALL, gauged, owes, parties, stepped
from trionfi.settlement.incentives import By, Incentives, Most, MostEach, Point, Reaching, Ties
from trionfi.settlement.played import sweeper
from trionfi.settlement.points import Made, Parties, PartyPoints
from trionfi.settlement.settling import Settling
from trionfi.settlement.tricks_taken import every_trick
from trionfi.state.account import Line, even, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Seat, Words
from trionfi.words.phrases import remarks

PARTS = {Fraction(1, 2): "half", Fraction(1, 3): "a third"}


def needed(total: Points, parties: int) -> int:
    """The least whole number of points that is more than an even share."""
    return floor(Fraction(total) / parties) + 1


@dataclass(frozen=True)
class PaysWinners(PartyPoints):
    """Each player who has not won owes something for it, and those who have won share what is owed evenly. Heirs say who wins and what the
    others owe."""

    def winners(self, facts: Facts, payments: Settling, made: Made) -> list[bool]:
        """Which sides win; none of them where nothing is paid. Those that have most card points, unless heirs say otherwise."""
        return [points == max(made) for points in made]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        """What each member of a side owes that has so many card points and has not won."""
        raise NotImplementedError

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        won = self.winners(facts, payments, made)
        if not any(won):
            return (0,) * len(made)
        dues = [0 if wins else self.owed(points, made, facts, payments) for wins, points in zip(won, made, strict=True)]
        return self.paid(dues, won, sides)

    def paid(self, dues: Sequence[Points], won: Sequence[bool], sides: Parties) -> list[Points]:
        """What each member of a side gets, from what its members owe each and which sides have won."""
        whole = sum(due * len(side) for due, side in zip(dues, sides, strict=True))
        share = even(Fraction(whole, sum(len(side) for wins, side in zip(won, sides, strict=True) if wins)))
        return [share if wins else -due for wins, due in zip(won, dues, strict=True)]

    def stakes(self, game: Rules) -> Incentives:
        return gauged(self, game)


@dataclass(frozen=True)
class PaysEachWinner(PaysWinners):
    """The same, but what is owed is owed to each of those who have won."""

    between = ","

    def paid(self, dues: Sequence[Points], won: Sequence[bool], sides: Parties) -> list[Points]:
        return [sum(dues) if wins else -due * won.count(True) for wins, due in zip(won, dues, strict=True)]


@dataclass(frozen=True)
class MostPoints(PaysWinners):
    """The party with most card points is paid `value` by each player of the others; when two have most, nothing is paid.
    `scale` raises it by the loser: (more than so many times his points, payment instead)."""

    value: Points = 1
    scale: tuple[tuple[Points, int], ...] = ()

    def winners(self, facts: Facts, payments: Settling, made: Made) -> list[bool]:
        return [points == max(made) and made.count(points) == 1 for points in made]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return next((payment for times, payment in reversed(self.scale) if max(made) > times * points), self.value)

    def words(self) -> Words:
        text = Message("each of the others pays {value} to the side that has most card points; when two have most, nothing is paid",
                value=self.value)
        return remarks([text, *(
            Message("{n} if it has more than {times} times as many as he", {"times =2": "{n} if it has more than twice as many as he"},
                    n=payment, times=times) for times, payment in self.scale)])

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """What each of the others owes, by what part of the most he has."""
        if parties(game) == 2 < game.seats():
            return stepped(self, game)
        before = (self.value, *(payment for _, payment in self.scale))
        rises = [(payment - less, int(times)) for (times, payment), less in zip(self.scale, before, strict=False)]
        return owes(game, ((self.value, ALL, 0), *((rise, 0, times) for rise, times in rises)))


@dataclass(frozen=True)
class Onoranza(MostPoints):
    """The same for an onoranza. The points that win are more than an even share of all. Who has less than the part `marcio` of them pays
    the value twice. With `above` each point of the winner beyond that adds 1. A party that wins every trick gets `vola` instead of
    all this where it is not 0."""

    marcio: Fraction = Fraction(0)
    above: Points | None = None
    vola: Points = 0


    def winners(self, facts: Facts, payments: Settling, made: Made) -> list[bool]:
        swept = self._sweeper(facts, payments)
        return super().winners(facts, payments, made) if swept is None else [party == swept for party in range(len(made))]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        if self._sweeper(facts, payments) is not None:
            return self.vola
        times = 2 if points < self.marcio * needed(payments.total, len(made)) else 1
        return self.value * times + (0 if self.above is None else max(0, max(made) - self.above))

    def _sweeper(self, facts: Facts, payments: Settling) -> int | None:
        return facts.player(every_trick(payments, facts.players)) if self.vola else None

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return every_trick(payments, table.players).told(sweeper(table, payments.seats(table.players))) if self.vola else {}

    def brings(self) -> str:
        return Message("{value} for winning", value=self.value) if self.value else "1 a point"

    def words(self) -> Words:
        parts = [self._paid_for()]
        if self.marcio:
            double: Words = Message("{n} instead of {value}", n=2 * self.value, value=self.value)
            parts.append(Message("one who has less than {part} of the points needed to win pays {double}", part=PARTS[self.marcio],
                                 double="twice as much" if self.above is None else double))
        if self.vola:
            parts.append(Message("a side that wins every trick is paid {n} in place of all this", n=self.vola))
        return remarks(parts)

    def _paid_for(self) -> Words:
        if self.above is None:
            return Message("each of the others pays {n} to the side that has most card points; when two have most, nothing is paid",
                           n=self.value)
        if not self.value:
            return Message("each of the others pays 1 for each point above {above} to the side that has most card points; when two have "
                           "most, nothing is paid", above=self.above)
        return Message("each of the others pays {n}, and 1 for each point above {above}, to the side that has most card points; when two "
                       "have most, nothing is paid", n=self.value, above=self.above)

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Having most of all, and not having too little."""
        if parties(game) == 2:
            return stepped(self, game)
        least = float(self.marcio * needed(game.payments.total, game.seats()))
        above = () if self.above is None else (MostEach(float(game.seats()), per=1.0, more=-ceil(self.above)),)
        return *owes(game, ((self.value, ALL, 0), (self.value, least, 0))), *above


@dataclass(frozen=True)
class ParMet(PaysEachWinner):
    """Each who has less than `par` pays `value` to each who has it, twice as much with less than the part `marcio` of it."""

    value: Points = 10
    par: Points = 26
    marcio: Fraction = Fraction(0)

    needs = "{par} of each"
    short = "{value} from each who falls short"

    def winners(self, facts: Facts, payments: Settling, made: Made) -> list[bool]:
        return [points >= self.par for points in made]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return self.value * (2 if points < self.marcio * self.par else 1)

    def words(self) -> Words:
        text = Message("each player with fewer than {par} card points pays {value} to each who has as many or more", par=self.par,
                value=self.value)
        if not self.marcio:
            return text
        return Message("{rule}, twice as much with fewer than {part} of that", rule=text, part=PARTS[self.marcio])

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Having the par, and not much less."""
        short = (Reaching(float(self.value) * game.seats() / 2, float(self.marcio * self.par), By.ANYBODY),) if self.marcio else ()
        return Reaching(float(self.value) * game.seats(), float(self.par), By.ANYBODY), *short


@dataclass(frozen=True)
class Sweepstake(PaysWinners):
    """Each player lays so much on the table; who has most card points takes it all, and several who have most share it."""

    stake: int = 1

    said = "each player lays {stake} on the table; the one with most card points takes all of it, and several who have as many share it"

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return self.stake

    def stakes(self, game: Rules) -> Incentives:
        return (Point(1.0),)

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Having most of all."""
        return (Most(float(self.stake * game.seats())),)


@dataclass(frozen=True)
class PaysTheFirst(PaysWinners):
    """Each player pays by the band of his own card points whoever has most: `bands` are (the most points of the band, payment), the lowest
    first; with more points than any band he pays nothing. Several who have most divide what is paid."""

    bands: tuple[tuple[Points, int], ...] = ()

    between = ","
    whom: ClassVar[str] = "the one who has most card points"
    noun: ClassVar[str] = ""
    more: ClassVar[str] = ". Several who have most divide it"

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return next((payment for most, payment in self.bands if points <= most), 0)

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """What each owes more below each band."""
        after = (*(payment for _, payment in self.bands[1:]), 0)
        return owes(game, tuple((due - less, float(floor(most) + 1), 0) for (most, due), less in zip(self.bands, after, strict=True)))

    def words(self) -> Words:
        bands = Listing(tuple(Message("up to {most} card points {payment}", most=most, payment=payment) for most, payment in self.bands),
                ";")
        return Message("each player pays {whom} by his own{noun}: {bands}; more, nothing{more}", whom=self.whom, noun=self.noun,
                bands=bands, more=self.more)


@dataclass(frozen=True)
class Bands(PaysTheFirst):
    """The same, but to every other player."""

    whom, noun, more = "every other", " card points", ""

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        made = payments.all_points(facts)
        owed = [(seat, points, self.owed(points, made, facts, payments)) for seat, points in enumerate(made)]
        return [self.line(payments, from_each(seat, -due, facts.players), Message("{Who} has {points} card points",
                {"who you": "{Who} have {points} card points"}, who=Seat(seat), points=points))
                for seat, points, due in owed if due]

    def figures(self) -> tuple[tuple[str, ...], ...]:
        least = [0, *(floor(most) + 1 for most, _ in self.bands)]
        rows = [(f"{low} to {prose(most)}", str(payment)) for low, (most, payment) in zip(least, self.bands, strict=False)]
        return ("Card points", "Paid to each"), *rows, (Message("{least} or more", least=least[-1]), "0")

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """What each saves who has more than a band."""
        dues = [payment for _, payment in self.bands] + [0]
        return tuple(Reaching(float((due - after) * game.seats()), float(floor(most) + 1), By.ANYBODY)
                     for (most, due), after in zip(self.bands, dues[1:], strict=True))


@dataclass(frozen=True)
class LowestShare(PaysWinners):
    """Each player who has more pays `value` once, and several who have fewest card points share it."""

    value: int = 1

    between = ","
    said = "each player who has more card points pays {value}; the one with fewest gets all of it, and several who have as few share it"

    def winners(self, facts: Facts, payments: Settling, made: Made) -> list[bool]:
        return [points == min(made) for points in made]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return self.value

    def stakes(self, game: Rules) -> Incentives:
        """Every card point is bad: a fair share of them lies between winning and losing."""
        return (Point(-self.value * game.seats() / float(game.counting.pack_points(game.pack)[1])),)

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Having fewest of all."""
        return (Most(float(self.value * game.seats()), fewest=True),)


@dataclass(frozen=True)
class Lowest(PaysEachWinner, LowestShare):
    """Each player who has more pays `value` to each who has fewest card points; when all have as many nothing is paid."""

    said = "each player who has more card points pays {value} to each who has fewest"

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Having fewest of all, which each has in full who has."""
        return (Most(float(self.value * game.seats()), fewest=True, ties=Ties.EACH),)


@dataclass(frozen=True)
class Fewest(LowestShare):
    """Whoever has fewest card points wins `value`, from nobody; several who have as few win it together."""

    between = ":"
    said = "to the player who has fewest card points; several who have as few win together"

    def paid(self, dues: Sequence[Points], won: Sequence[bool], sides: Parties) -> list[Points]:
        return [self.value * wins for wins in won]
