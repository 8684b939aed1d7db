"""Who wins a hand by card points, having most, fewest or enough of them, and what the others pay for it (Dummett and McLeod 2004, 8.1 to
8.34 and 8.44)."""

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from math import ceil, floor, gcd
from typing import ClassVar

from trionfi.counting import Points, prose
from trionfi.settlement.facts import Facts
from trionfi.settlement.gauge import ALL, gauged, owes, parties, stepped
from trionfi.settlement.played import PlayEvent, played_events, seat_of, sweeper
from trionfi.settlement.points import Made, Parties, PartyPoints, SidePoints
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.settlement.tricks_taken import every_trick
from trionfi.state.account import Line, even, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Words

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

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return gauged(self, game)


@dataclass(frozen=True)
class PaysEachWinner(PaysWinners):
    """The same, but what is owed is owed to each of those who have won."""

    between = ", "

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
        text = f"each of the others pays {self.value} to the side that has most card points; when two have most, nothing is paid"
        return text + "".join(f"; {payment} if it has more than {'twice' if times == 2 else f'{prose(times)} times'} as many as he"
                              for times, payment in self.scale)

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
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
        return f"{prose(self.value)} for winning" if self.value else "1 a point"

    def words(self) -> Words:
        more = "" if self.above is None else f"1 for each point above {prose(self.above)}"
        sums = ", and ".join(filter(None, (prose(self.value) if self.value else "", more))) + "," * bool(self.value and more)
        text = f"each of the others pays {sums} to the side that has most card points; when two have most, nothing is paid"
        if self.marcio:
            double = "twice as much" if self.above is None else f"{prose(2 * self.value)} instead of {prose(self.value)}"
            text += f"; one who has less than {PARTS[self.marcio]} of the points needed to win pays {double}"
        return text + (f"; a side that wins every trick is paid {prose(self.vola)} in place of all this" if self.vola else "")

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Having most of all, and not having too little."""
        if parties(game) == 2:
            return stepped(self, game)
        least = float(self.marcio * needed(game.payments.total, game.seats()))
        above = () if self.above is None else (Stake(Prize.TOP_EACH, float(game.seats()), points=1.0, more=-ceil(self.above)),)
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
        text = f"each player with fewer than {prose(self.par)} card points pays {prose(self.value)} to each who has as many or more"
        return text + (f", twice as much with fewer than {PARTS[self.marcio]} of that" if self.marcio else "")

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Having the par, and not much less."""
        short = (Stake(Prize.STEP, float(self.value) * game.seats() / 2, points=float(self.marcio * self.par)),) if self.marcio else ()
        return Stake(Prize.STEP, float(self.value) * game.seats(), points=float(self.par)), *short


@dataclass(frozen=True)
class Sweepstake(PaysWinners):
    """Each player lays so much on the table; who has most card points takes it all, and several who have most share it."""

    stake: int = 1

    said = "each player lays {stake} on the table; the one with most card points takes all of it, and several who have as many share it"

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return self.stake

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, 1.0),)

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Having most of all."""
        return (Stake(Prize.MOST, float(self.stake * game.seats())),)


@dataclass(frozen=True)
class PaysTheFirst(PaysWinners):
    """Each player pays by the band of his own card points whoever has most: `bands` are (the most points of the band, payment), the lowest
    first; with more points than any band he pays nothing. Several who have most divide what is paid."""

    bands: tuple[tuple[Points, int], ...] = ()

    between = ", "
    whom: ClassVar[str] = "the one who has most card points"
    noun: ClassVar[str] = ""
    more: ClassVar[str] = ". Several who have most divide it"

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return next((payment for most, payment in self.bands if points <= most), 0)

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """What each owes more below each band."""
        after = (*(payment for _, payment in self.bands[1:]), 0)
        return owes(game, tuple((due - less, float(floor(most) + 1), 0) for (most, due), less in zip(self.bands, after, strict=True)))

    def words(self) -> Words:
        bands = "; ".join(f"up to {prose(most)} card points {payment}" for most, payment in self.bands)
        return f"each player pays {self.whom} by his own{self.noun}: {bands}; more, nothing{self.more}"


@dataclass(frozen=True)
class Bands(PaysTheFirst):
    """The same, but to every other player."""

    whom, noun, more = "every other", " card points", ""

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        made = payments.all_points(facts)
        owed = [(seat, points, self.owed(points, made, facts, payments)) for seat, points in enumerate(made)]
        return [self.line(payments, from_each(seat, -due, facts.players), f"player {seat} has {prose(points)} card points")
                for seat, points, due in owed if due]

    def figures(self) -> tuple[tuple[str, ...], ...]:
        least = [0, *(floor(most) + 1 for most, _ in self.bands)]
        rows = [(f"{low} to {prose(most)}", str(payment)) for low, (most, payment) in zip(least, self.bands, strict=False)]
        return ("Card points", "Paid to each"), *rows, (f"{least[-1]} or more", "0")

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """What each saves who has more than a band."""
        dues = [payment for _, payment in self.bands] + [0]
        return tuple(Stake(Prize.STEP, float((due - after) * game.seats()), points=float(floor(most) + 1))
                     for (most, due), after in zip(self.bands, dues[1:], strict=True))


@dataclass(frozen=True)
class LowestShare(PaysWinners):
    """Each player who has more pays `value` once, and several who have fewest card points share it."""

    value: int = 1

    between = ", "
    said = "each player who has more card points pays {value}; the one with fewest gets all of it, and several who have as few share it"

    def winners(self, facts: Facts, payments: Settling, made: Made) -> list[bool]:
        return [points == min(made) for points in made]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return self.value

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point is bad: a fair share of them lies between winning and losing."""
        return (Stake(Prize.POINT, -self.value * game.seats() / float(game.counting.pack_points(game.pack)[1])),)

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Having fewest of all."""
        return (Stake(Prize.MOST, float(self.value * game.seats()), points=-1.0),)


@dataclass(frozen=True)
class Lowest(PaysEachWinner, LowestShare):
    """Each player who has more pays `value` to each who has fewest card points; when all have as many nothing is paid."""

    said = "each player who has more card points pays {value} to each who has fewest"

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Having fewest of all, which each has in full who has."""
        return tuple(stake._replace(more=1) for stake in super().tabled(game, rate))


@dataclass(frozen=True)
class Fewest(LowestShare):
    """Whoever has fewest card points wins `value`, from nobody; several who have as few win it together."""

    between = " : "
    said = "to the player who has fewest card points; several who have as few win together"

    def paid(self, dues: Sequence[Points], won: Sequence[bool], sides: Parties) -> list[Points]:
        return [self.value * wins for wins in won]


class Shares(StrEnum):
    """How several winners share what is paid: each loser pays so much more, where it does not divide, that it does; he always pays a
    multiple of the number of winners; or it is divided as it is."""

    ROUNDED = "rounded up"
    MULTIPLE = "multiple"
    EXACT = "exact"


def lacking(points: Points, wanted: Points) -> Points:
    """What a player or side with so many card points pays who wants so many: what is lacking, twice below half."""
    return max(wanted - points, 0) * (2 if 2 * points < wanted else 1)


@dataclass(frozen=True)
class Shortfall(PaysWinners):
    """Of two sides each member of that with fewer than `half` pays what it lacks, twice below half of that, and the members of the other
    share it."""

    half: Points = 0
    shares: Shares = Shares.ROUNDED

    told = "{points}, {half} asked of each side"
    needs = "{half} of each side"

    def winners(self, facts: Facts, payments: Settling, made: Made) -> list[bool]:
        return [made[0] >= made[1], made[0] < made[1]]

    def owed(self, points: Points, made: Made, facts: Facts, payments: Settling) -> Points:
        return lacking(points, self.half) * payments.rate(facts)

    def paid(self, dues: Sequence[Points], won: Sequence[bool], sides: Parties) -> list[Points]:
        if self.shares is Shares.EXACT:
            return super().paid(dues, won, sides)
        winners, losers = (len(sides[won.index(wins)]) for wins in (True, False))
        step = winners if self.shares is Shares.MULTIPLE else winners // gcd(winners, losers)
        return super().paid([ceil(Fraction(due, step)) * step for due in dues], won, sides)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, 1.0),)

    def words(self) -> Words:
        text = (f"each of the side with fewer than {prose(self.half)} card points pays what it lacks, and twice that if it has less than "
                "half of them; the winners share what is paid")
        return text + {
            Shares.ROUNDED: ". Where they cannot share it evenly, each loser's payment is rounded up to the next that they can",
            Shares.MULTIPLE: ". Each loser's payment is rounded up to the next multiple of the number of winners", Shares.EXACT: "",
        }[self.shares]

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """What each side lacks."""
        return (Stake(Prize.LACKS, float(rate), points=float(self.half)),)


@dataclass(frozen=True)
class SideShortfall(Shortfall, SidePoints):
    """The same for a declarer's side and the others; the rate of the bid multiplies it."""

    by_rate = True
    between = SidePoints.between


@dataclass(frozen=True)
class OwnShortfall(PartyPoints):
    """Each player with fewer than `par` pays what he lacks, twice below half of that; those with more share it by what they have more."""

    par: Points = 0

    between, told = ", ", "{points} card points, {par} asked of each"
    needs = "{par} of each"
    said = ("a player with fewer than {par} card points pays in all what he lacks, and twice that with less than half of them; a player "
            "with more receives what he has more; where more is paid than that, those who receive share it in proportion")

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """What each lacks or has more."""
        return (Stake(Prize.BY_PAR, game.seats() / (game.seats() - 1), points=float(self.par)),)

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        due = [lacking(points, self.par) for points in made]
        over = [max(points - self.par, 0) for points in made]
        return [even(Fraction(sum(due) * more, sum(over))) if more else -owed for owed, more in zip(due, over, strict=True)]


@dataclass(frozen=True)
class RestPar(PartyPoints):
    """When just one player has won no trick: each of the others who has fewer card points than `par` pays the other what he lacks."""

    par: Points = 0

    said = "when just one player has won no trick: of the other two, one with fewer than {par} card points pays the other what he lacks"

    between, told = ", ", "{points} card points, {par} asked of each"

    countable = False

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        idle = seat_of(facts, PlayEvent.NONE)
        lacks = [0 if seat == idle else max(0, self.par - points) for seat, points in enumerate(made)]
        return [0 if seat == idle else sum(lacks) - 2 * own for seat, own in enumerate(lacks)]

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [] if seat_of(facts, PlayEvent.NONE) is None else super().lines(facts, payments)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return played_events(table, (PlayEvent.NONE,))

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Nothing beyond what card points bring in any hand."""
        return ()
