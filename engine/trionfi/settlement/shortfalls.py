"""What each who has too few card points lacks, paid to those who have more (Dummett and McLeod 2004, chapter 8)."""

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from math import ceil, gcd

from trionfi.counting import Points
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import Incentives, Lacking, Point
from trionfi.settlement.played import PlayEvent, played_events, seat_of
from trionfi.settlement.points import Made, Parties, PartyPoints, SidePoints
from trionfi.settlement.settling import Settling
from trionfi.settlement.winners import PaysWinners
from trionfi.state.account import Line, even
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Words


class Shares(StrEnum):
    """How several winners share what is paid: each loser pays so much more, where it does not divide, that it does; he always pays a
    multiple of the number of winners; or it is divided as it is."""

    ROUNDED = "rounded up"
    MULTIPLE = "multiple"
    EXACT = "exact"


def lacking(points: Points, wanted: Points) -> Points:
    """What a player or side with so many card points pays who wants so many: what is lacking, twice below half."""
    return max(wanted - points, 0) * (2 if 2 * points < wanted else 1)


SHARED: dict[Shares, Words] = {
    Shares.ROUNDED: "where they cannot share it evenly, each loser's payment is rounded up to the next that they can",
    Shares.MULTIPLE: "each loser's payment is rounded up to the next multiple of the number of winners", Shares.EXACT: "",
}


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

    def stakes(self, game: Rules) -> Incentives:
        return (Point(1.0),)

    def words(self) -> Words:
        text = Message("each of the side with fewer than {half} card points pays what it lacks, and twice that if it has less than half "
                "of them; the winners share what is paid", half=self.half)
        more = SHARED[self.shares]
        return Message("{rule}. {More}", rule=text, more=more) if more else text

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """What each side lacks."""
        return (Lacking(float(rate), points=float(self.half)),)


@dataclass(frozen=True)
class SideShortfall(Shortfall, SidePoints):
    """The same for a declarer's side and the others; the rate of the bid multiplies it."""

    by_rate = True
    between = SidePoints.between


@dataclass(frozen=True)
class OwnShortfall(PartyPoints):
    """Each player with fewer than `par` pays what he lacks, twice below half of that; those with more share it by what they have more."""

    par: Points = 0

    between, told = ",", "{points} card points, {par} asked of each"
    needs = "{par} of each"
    said = ("a player with fewer than {par} card points pays in all what he lacks, and twice that with less than half of them; a player "
            "with more receives what he has more; where more is paid than that, those who receive share it in proportion")

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """What each lacks or has more."""
        return (Lacking(game.seats() / (game.seats() - 1), float(self.par), own=True),)

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        due = [lacking(points, self.par) for points in made]
        over = [max(points - self.par, 0) for points in made]
        return [even(Fraction(sum(due) * more, sum(over))) if more else -owed for owed, more in zip(due, over, strict=True)]


@dataclass(frozen=True)
class RestPar(PartyPoints):
    """When just one player has won no trick: each of the others who has fewer card points than `par` pays the other what he lacks."""

    par: Points = 0

    said = "when just one player has won no trick: of the other two, one with fewer than {par} card points pays the other what he lacks"

    between, told = ",", "{points} card points, {par} asked of each"

    countable = False

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        idle = seat_of(facts, PlayEvent.NONE)
        lacks = [0 if seat == idle else max(0, self.par - points) for seat, points in enumerate(made)]
        return [0 if seat == idle else sum(lacks) - 2 * own for seat, own in enumerate(lacks)]

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [] if seat_of(facts, PlayEvent.NONE) is None else super().lines(facts, payments)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return played_events(table, (PlayEvent.NONE,))

    def stakes(self, game: Rules) -> Incentives:
        """Nothing beyond what card points bring in any hand."""
        return ()
