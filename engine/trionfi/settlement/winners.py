"""Schedules of card points by which some win, and the others pay for it (Dummett and McLeod 2004, 8.1 to 8.34 and 8.44)."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from fractions import Fraction
from math import ceil, floor, gcd

from trionfi.counting import Points
from trionfi.settlement.facts import Facts
from trionfi.settlement.gauge import ALL, gauged, owes, parties, stepped
from trionfi.settlement.incentives import By, Incentives, Lacking, Most, MostEach, Point, Reaching, Ties
from trionfi.settlement.pars import lacking
from trionfi.settlement.points import Made, OnPoints, Parties, Schedule
from trionfi.settlement.questions import Question
from trionfi.settlement.settling import Settling
from trionfi.settlement.tricks_taken import every_trick
from trionfi.state.account import even, from_each
from trionfi.state.rules import Rules
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Seat, Words
from trionfi.words.phrases import remarks

PARTS: dict[Fraction, Words] = {Fraction(1, 2): "half", Fraction(1, 3): "a third"}


def needed(total: Points, parties: int) -> int:
    """The least whole number of points that is more than an even share."""
    return floor(Fraction(total) / parties) + 1


class Paid(StrEnum):
    """How what is owed is paid: all who have won share it, each who has won gets it, or they have so much from nobody."""

    SHARED = "shared"
    EACH = "to each"
    FROM_NOBODY = "from nobody"


class ToWinners(Schedule):
    """Each player who has not won owes something for it. Heirs say who wins and what the others owe."""

    def winners(self, made: Made, facts: Facts, payments: Settling) -> list[bool]:
        """Which sides win; none of them where nothing is paid. Those that have most card points, unless heirs say otherwise."""
        return [points == max(made) for points in made]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        """What each member of a side owes that has so many card points and has not won."""
        raise NotImplementedError

    def each(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        won = self.winners(made, facts, payments)
        if not any(won):
            return (0,) * len(made)
        dues = [0 if wins else self.owed(points, made, facts, payments) for wins, points in zip(won, made, strict=True)]
        return self.paid(dues, won, sides)

    def paid(self, dues: Sequence[Points], won: Sequence[bool], sides: Parties) -> Sequence[Points]:
        """What each member of a side gets, from what its members owe each and which sides have won: these share what is owed."""
        whole = sum(due * len(side) for due, side in zip(dues, sides, strict=True))
        share = even(Fraction(whole, sum(len(side) for wins, side in zip(won, sides, strict=True) if wins)))
        return [share if wins else -due for wins, due in zip(won, dues, strict=True)]

    def stakes(self, row: OnPoints, game: Rules) -> Incentives:
        return gauged(row, game)


def to_each(dues: Sequence[Points], won: Sequence[bool]) -> list[Points]:
    """What each gets where what is owed is owed to each of those who have won."""
    return [sum(dues) if wins else -due * won.count(True) for wins, due in zip(won, dues, strict=True)]


@dataclass(frozen=True)
class MostPoints(ToWinners):
    """The party with most card points is paid `value` by each player of the others; when two have most, nothing is paid.
    `scale` raises it by the loser: (more than so many times his points, payment instead)."""

    value: Points = 1
    scale: tuple[tuple[Points, int], ...] = ()

    def winners(self, made: Made, facts: Facts, payments: Settling) -> list[bool]:
        return [points == max(made) and made.count(points) == 1 for points in made]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return next((payment for times, payment in reversed(self.scale) if max(made) > times * points), self.value)

    def words(self, row: OnPoints) -> Words:
        text = Message("the player or side with most card points is paid {value} by each of the others; when two have most, nothing is "
                       "paid", value=self.value)
        return remarks([text, *(
            Message("{n} by a loser, if the winner has more than {times} times as many as he",
                    {"times =2": "{n} by a loser, if the winner has more than twice as many as he"},
                    n=payment, times=times) for times, payment in self.scale)])

    def tabled(self, row: OnPoints, game: Rules, rate: int) -> Incentives:
        """What each of the others owes, by what part of the most he has."""
        if parties(game) == 2 < game.seats():
            return stepped(row, game)
        before = (self.value, *(payment for _, payment in self.scale))
        rises = [(payment - less, int(times)) for (times, payment), less in zip(self.scale, before, strict=False)]
        return owes(game, ((self.value, ALL, 0), *((rise, 0, times) for rise, times in rises)))


@dataclass(frozen=True)
class Onoranza(MostPoints):
    """What the party with most card points is paid in a game of onoranze. The points that win are more than an even share of all. Who has
    less than the part `marcio` of them pays the value twice. With `above` each point of the winner beyond that adds 1. A party that wins
    every trick gets `vola` instead of all this where it is not 0."""

    marcio: Fraction = Fraction(0)
    above: Points | None = None
    vola: Points = 0

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (every_trick(payments, facts.players),) if self.vola else ()

    def winners(self, made: Made, facts: Facts, payments: Settling) -> list[bool]:
        swept = self._sweeper(facts, payments)
        return super().winners(made, facts, payments) if swept is None else [party == swept for party in range(len(made))]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        if self._sweeper(facts, payments) is not None:
            return self.vola
        times = 2 if points < self.marcio * needed(payments.total, len(made)) else 1
        return self.value * times + (0 if self.above is None else max(0, max(made) - self.above))

    def _sweeper(self, facts: Facts, payments: Settling) -> int | None:
        return facts.player(every_trick(payments, facts.players)) if self.vola else None

    def brings(self, row: OnPoints) -> Words:
        return Message("{value} for winning", value=self.value) if self.value else "1 a point"

    def words(self, row: OnPoints) -> Words:
        parts = [self._paid_for()]
        if self.marcio:
            twice: Words = "twice as much"
            double: Words = twice if self.above is None else Message("{n} instead of {value}", n=2 * self.value, value=self.value)
            parts.append(Message("one who has less than {part} of the points needed to win pays {double}", part=PARTS[self.marcio],
                                 double=double))
        if self.vola:
            parts.append(Message("a player or side that wins every trick is paid {n} by each of the others, in place of all this",
                                 n=self.vola))
        return remarks(parts)

    def _paid_for(self) -> Words:
        if self.above is None:
            return Message("the player or side with most card points is paid {n} by each of the others; when two have most, nothing is "
                           "paid", n=self.value)
        if not self.value:
            return Message("the player or side with most card points is paid 1 for each point above {above} by each of the others; when "
                           "two have most, nothing is paid", above=self.above)
        return Message("the player or side with most card points is paid {n}, and 1 for each point above {above}, by each of the "
                       "others; when two have most, nothing is paid", n=self.value, above=self.above)

    def tabled(self, row: OnPoints, game: Rules, rate: int) -> Incentives:
        """Having most of all, and not having too little."""
        if parties(game) == 2:
            return stepped(row, game)
        least = float(self.marcio * needed(game.payments.total, game.seats()))
        above = () if self.above is None else (MostEach(float(game.seats()), per=1.0, more=-ceil(self.above)),)
        return *owes(game, ((self.value, ALL, 0), (self.value, least, 0))), *above


@dataclass(frozen=True)
class ParMet(ToWinners):
    """Each who has less than `par` pays `value` to each who has it, twice as much with less than the part `marcio` of it."""

    value: Points = 10
    par: Points = 26
    marcio: Fraction = Fraction(0)

    between = ","
    needs = "{par} of each"
    short = "{value} from each who falls short"

    def wanted_points(self) -> tuple[Points, ...]:
        return (self.par,)

    def winners(self, made: Made, facts: Facts, payments: Settling) -> list[bool]:
        return [points >= self.par for points in made]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return self.value * (2 if points < self.marcio * self.par else 1)

    def paid(self, dues: Sequence[Points], won: Sequence[bool], sides: Parties) -> Sequence[Points]:
        return to_each(dues, won)

    def words(self, row: OnPoints) -> Words:
        text = Message("each player with fewer than {par} card points pays {value} to each who has as many or more", par=self.par,
                value=self.value)
        if not self.marcio:
            return text
        return Message("{rule}, twice as much with fewer than {part} of that", rule=text, part=PARTS[self.marcio])

    def tabled(self, row: OnPoints, game: Rules, rate: int) -> Incentives:
        """Having the par, and not much less."""
        worth = float(self.value) * game.seats()
        short = (Reaching(worth / 2, float(self.marcio * self.par), By.ANYBODY),) if self.marcio else ()
        return Reaching(worth, float(self.par), By.ANYBODY), *short


@dataclass(frozen=True)
class Sweepstake(ToWinners):
    """Each player lays so much on the table; who has most card points takes it all, and several who have most share it."""

    stake: int = 1

    said = "each player lays {stake} on the table; the one with most card points takes all of it, and several who have as many share it"

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return self.stake

    def stakes(self, row: OnPoints, game: Rules) -> Incentives:
        return (Point(1.0),)

    def tabled(self, row: OnPoints, game: Rules, rate: int) -> Incentives:
        """Having most of all."""
        return (Most(float(self.stake * game.seats())),)


@dataclass(frozen=True)
class Bands(ToWinners):
    """Each player pays by the band of his own card points: `bands` are (the most points of the band, payment), the lowest first; with more
    points than any band he pays nothing. It goes to whoever has most, and several who have most divide it; or `to_all` others."""

    bands: tuple[tuple[Points, int], ...]
    to_all: bool = False

    between = ","

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return next((payment for most, payment in self.bands if points <= most), 0)

    def due(self, row: OnPoints, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Iterable[tuple[Made, Words]]:
        if not self.to_all:
            yield from super().due(row, made, sides, facts, payments)
            return
        for seat, points in enumerate(made):
            if due := self.owed(points, made, facts, payments):
                yield from_each(seat, -due, facts.players), Message("{Who} has {points} card points",
                        {"who you": "{Who} have {points} card points"}, who=Seat(seat), points=points)

    def tabled(self, row: OnPoints, game: Rules, rate: int) -> Incentives:
        """What each owes more below each band, or saves who has more than a band."""
        after = (*(payment for _, payment in self.bands[1:]), 0)
        rises = [(due - less, float(floor(most) + 1)) for (most, due), less in zip(self.bands, after, strict=True)]
        if self.to_all:
            return tuple(Reaching(float(rise * game.seats()), at, By.ANYBODY) for rise, at in rises)
        return owes(game, tuple((rise, at, 0) for rise, at in rises))

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        least = [0, *(floor(most) + 1 for most, _ in self.bands)]
        rows = [(Message("{least} to {most}", least=low, most=most), str(payment))
                for low, (most, payment) in zip(least, self.bands, strict=False)]
        return (("Card points", "Paid to each"), *rows, (Message("{least} or more", least=least[-1]), "0")) if self.to_all else ()

    def words(self, row: OnPoints) -> Words:
        bands = Listing(tuple(Message("up to {most} card points {payment}", most=most, payment=payment) for most, payment in self.bands),
                ";")
        if self.to_all:
            return Message("each player pays every other by his own card points: {bands}; more, nothing", bands=bands)
        return Message("each player pays the one who has most card points by his own: {bands}; more, nothing. Several who have most "
                "divide it", bands=bands)


LOWEST: dict[Paid, Words] = {
    Paid.SHARED: "each player who has more card points pays {value}; the one with fewest gets all of it, and several who have as few share "
                 "it",
    Paid.EACH: "each player who has more card points pays {value} to each who has fewest",
    Paid.FROM_NOBODY: "to the player who has fewest card points; several who have as few win together",
}


@dataclass(frozen=True)
class Lowest(ToWinners):
    """Who has fewest card points wins, and each player who has more owes `value`."""

    value: int = 1
    how: Paid = Paid.SHARED

    def winners(self, made: Made, facts: Facts, payments: Settling) -> list[bool]:
        return [points == min(made) for points in made]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return self.value

    def paid(self, dues: Sequence[Points], won: Sequence[bool], sides: Parties) -> Sequence[Points]:
        if self.how is Paid.FROM_NOBODY:
            return [self.value * wins for wins in won]
        return to_each(dues, won) if self.how is Paid.EACH else super().paid(dues, won, sides)

    def joined(self, made: Made, pitted: bool) -> Listing:
        return Listing(made, ":" if self.how is Paid.FROM_NOBODY else ",")

    def stakes(self, row: OnPoints, game: Rules) -> Incentives:
        """Every card point is bad: a fair share of them lies between winning and losing."""
        return (Point(-self.value * game.seats() / float(game.counting.pack_points(game.pack)[1])),)

    def tabled(self, row: OnPoints, game: Rules, rate: int) -> Incentives:
        """Having fewest of all."""
        return (Most(float(self.value * game.seats()), fewest=True, ties=Ties.EACH if self.how is Paid.EACH else Ties.SHARED),)

    def words(self, row: OnPoints) -> Words:
        return row.filled(LOWEST[self.how])


class Shares(StrEnum):
    """How several winners share what is paid: each loser pays so much more, where it does not divide, that it does; he always pays a
    multiple of the number of winners; or it is divided as it is."""

    ROUNDED = "rounded up"
    MULTIPLE = "multiple"
    EXACT = "exact"


SHARED: dict[Shares, Words] = {
    Shares.ROUNDED: "where they cannot share it evenly, each loser's payment is rounded up to the next that they can",
    Shares.MULTIPLE: "each loser's payment is rounded up to the next multiple of the number of winners", Shares.EXACT: "",
}


@dataclass(frozen=True)
class Shortfall(ToWinners):
    """Of two sides each member of that with fewer than `half` pays what it lacks, twice below half of that, and the members of the other
    share it; the rate of the bid multiplies it, where there is one."""

    half: Points
    shares: Shares = Shares.ROUNDED

    by_rate = True
    told = "{points}, {half} asked of each side"
    needs = "{half} of each side"

    def wanted_points(self) -> tuple[Points, ...]:
        return (self.half,)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return payments.asks_rate(facts)

    def winners(self, made: Made, facts: Facts, payments: Settling) -> list[bool]:
        return [made[0] >= made[1], made[0] < made[1]]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return lacking(points, self.half) * payments.rate(facts)

    def paid(self, dues: Sequence[Points], won: Sequence[bool], sides: Parties) -> Sequence[Points]:
        if self.shares is Shares.EXACT:
            return super().paid(dues, won, sides)
        winners, losers = (len(sides[won.index(wins)]) for wins in (True, False))
        step = winners if self.shares is Shares.MULTIPLE else winners // gcd(winners, losers)
        return super().paid([ceil(Fraction(due, step)) * step for due in dues], won, sides)

    def stakes(self, row: OnPoints, game: Rules) -> Incentives:
        return (Point(1.0),)

    def tabled(self, row: OnPoints, game: Rules, rate: int) -> Incentives:
        """What each side lacks."""
        return (Lacking(float(rate), float(self.half)),)

    def words(self, row: OnPoints) -> Words:
        text = Message("each of the side with fewer than {half} card points pays what it lacks, and twice that if it has less than half "
                "of them; the winners share what is paid", half=self.half)
        more = SHARED[self.shares]
        return Message("{rule}. {More}", rule=text, more=more) if more else text
