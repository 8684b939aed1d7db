"""Card points: as they are, beyond what is asked, the most, the fewest, in bands; of parties, and where a declarer makes the sides."""

from collections.abc import Collection, Sequence
from fractions import Fraction
from math import floor
from typing import ClassVar

from trionfi.counting import Points, plain
from trionfi.settlement.facts import Facts
from trionfi.settlement.gauge import gauged
from trionfi.settlement.played import PlayEvent, falls, played_events
from trionfi.settlement.questions import LAST_TRICK
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, even, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, field, replace

Made = tuple[Points, ...]
Parties = tuple[frozenset[int], ...]
AGAINST = " card points against "


@dataclass(frozen=True)
class PartyPoints(Reward):
    """What hangs on the card points of each side and on nothing else. Heirs say how much each member of a side gets."""

    counts_cards = True
    between: ClassVar[str] = " : "
    told: ClassVar[str] = "{points} card points"
    """The reason in words, with what stands between the card points of two sides."""

    def reckoned(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        """The card points that are reckoned, side by side, and the seats of each side."""
        return payments.all_points(facts), payments.seats(facts.players)

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        """What each member of a side gets for the card points `made`, side by side."""
        return made

    def joined(self, made: Made) -> str:
        """The card points in words."""
        return self.between.join(str(plain(one)) for one in made)

    def named(self, facts: Facts, payments: Settling) -> dict[str, object]:
        """What else the reason names."""
        return {}

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        made, sides = self.reckoned(facts, payments)
        each = self.amounts(facts, payments, made, sides)
        amounts = tuple(next(amount for amount, side in zip(each, sides, strict=True) if seat in side) for seat in range(facts.players))
        because = self.filled(self.told, points=self.joined(made), **self.named(facts, payments))
        return [self.line(payments, amounts, because)] if any(amounts) else []

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, 1.0),)


@dataclass(frozen=True)
class CardPoints(PartyPoints):
    """A side's card points, to each of its members."""

    between = ", "
    said = "each side scores its card points"


@dataclass(frozen=True)
class SidePoints(PartyPoints):
    """The card points of the declarer's side to each of its members, and the rest to each of the others."""

    between, told = AGAINST, "{points}"
    said = "each player is credited with the card points of his side"

    def reckoned(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        made, side = facts.points(), payments.side_of(facts, payments.declarer(facts))
        return (made, payments.total - made), against(side, facts.players)


@dataclass(frozen=True)
class Beyond(PartyPoints):
    """What a side has in card points beyond what the hand asks of it, or lacks, as a loss. Heirs say what is asked."""

    short = "1 a point"

    def wanted(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        """What is asked of each side."""
        raise NotImplementedError

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return [points - asked for points, asked in zip(made, self.wanted(facts, payments, made, sides), strict=True)]


@dataclass(frozen=True)
class OrNothing(Beyond):
    """The same; but a side that has less scores nothing, unless what it lacks is `signed` as a loss."""

    signed: bool = field(default=False, kw_only=True)

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        over = super().amounts(facts, payments, made, sides)
        return over if self.signed else [max(points, 0) for points in over]


@dataclass(frozen=True)
class Par(Beyond):
    """The same `par` for all; nothing of it when one of the events of `unless` happens."""

    par: Points = 0
    unless: tuple[PlayEvent, ...] = ()

    between, told = ", ", "{points} card points, {par} asked of each"
    needs = "{par} of each"

    def wanted(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return [self.par] * len(made)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [] if falls(facts, self.unless) else super().lines(facts, payments)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return played_events(table, self.unless)

    def words(self) -> str:
        text = f"each card point above {plain(self.par)} is won, each below it paid"
        return text + (f"; not when there is: {', '.join(self.unless)}" if self.unless else "")


@dataclass(frozen=True)
class OnRecord(Par, OrNothing):
    """What a side has beyond `par` is written down and kept by the match. In the hand nothing is paid for it."""

    between, told = PartyPoints.between, "{points} card points; what is above {par} is recorded"
    short = "recorded"
    countable = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [replace(line, amounts=(0,) * facts.players) for line in super().lines(facts, payments)]

    def recorded(self, facts: Facts, payments: Settling) -> tuple[Points, ...]:
        return next((line.amounts for line in super().lines(facts, payments)), (0,) * facts.players)

    def words(self) -> str:
        return f"a side that has more than {plain(self.par)} records what it has more; the match pays for it"


@dataclass(frozen=True)
class Between(Par):
    """Of every two sides the one with fewer card points pays the other the difference: each wins or loses what it has beyond `par`, the
    even share of all points, as many times as there are sides."""

    told = "{points} card points; the difference between every two"
    short = "1 a point, between every two"
    needs = "more than another"

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return [over * len(made) for over in super().amounts(facts, payments, made, sides)]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, float(game.payments.total / self.par)),)

    def words(self) -> str:
        return "of every two the one with fewer card points pays the other the difference"


@dataclass(frozen=True)
class LeadOver(OrNothing):
    """Of two sides what the other has is asked of each: the one with more card points scores by how many it leads."""

    needs = "more than the others"

    def wanted(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        return made[::-1]

    def words(self) -> str:
        other = ", which the other side loses" if self.signed else "; the other scores nothing"
        return f"the side with more card points scores the difference{other}"


@dataclass(frozen=True)
class MostPoints(PartyPoints):
    """The party with most card points is paid `value` by each player of the others; when two have most, nothing is paid.
    `scale` raises it by the loser: (more than so many times his points, payment instead)."""

    value: int = 1
    scale: tuple[tuple[Points, int], ...] = ()

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        most, sizes = max(made), [len(seats) for seats in sides]
        if made.count(most) > 1:
            return (0,) * len(made)
        due = [0 if points == most else next((payment for times, payment in reversed(self.scale) if most > times * points), self.value)
               for points in made]
        won = sum(amount * size for amount, size in zip(due, sizes, strict=True)) // sizes[made.index(most)]
        return [won if points == most else -amount for points, amount in zip(made, due, strict=True)]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return gauged(self, game)

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Having most of all; of two what a point does for the scale as well."""
        if game.seats() == 2:
            return self.stakes(game)
        return (Stake(Prize.MOST, float(self.value * game.seats())),)

    def words(self) -> str:
        text = f"each of the others pays {self.value} to the side that has most card points; when two have most, nothing is paid"
        return text + "".join(f"; {payment} if it has more than {'twice' if times == 2 else f'{plain(times)} times'} as many as he"
                              for times, payment in self.scale)


@dataclass(frozen=True)
class Sweepstake(PartyPoints):
    """Each player lays so much on the table; who has most card points takes it all, and several who have most share it."""

    stake: int = 1
    said = "each player lays {stake} on the table; the one with most card points takes all of it, and several who have as many share it"
    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        share = even(Fraction(self.stake * len(made), made.count(max(made))))
        return [share - self.stake if points == max(made) else -self.stake for points in made]

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Having most of all."""
        return (Stake(Prize.MOST, float(self.stake * game.seats())),)


@dataclass(frozen=True)
class Bands(PartyPoints):
    """Each player pays every other by the band of his own card points: `bands` are (the most points of the band, payment),
    the lowest band first; with more points than any band has he pays nothing."""

    bands: tuple[tuple[Points, int], ...] = ()
    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        owed = ((seat, points, next((payment for most, payment in self.bands if points <= most), 0))
                for seat, points in enumerate(payments.all_points(facts)))
        return [self.line(payments, from_each(seat, -due, facts.players), f"player {seat} has {plain(points)} card points")
                for seat, points, due in owed if due]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return gauged(self, game)

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """What each saves who has more than a band."""
        dues = [payment for _, payment in self.bands] + [0]
        return tuple(Stake(Prize.STEP, float((due - after) * game.seats()), points=float(floor(most) + 1))
                     for (most, due), after in zip(self.bands, dues[1:], strict=True))

    def figures(self) -> tuple[tuple[str, ...], ...]:
        least = [0, *(floor(most) + 1 for most, _ in self.bands)]
        rows = [(f"{low} to {plain(most)}", str(payment)) for low, (most, payment) in zip(least, self.bands, strict=False)]
        return ("Card points", "Paid to each"), *rows, (f"{least[-1]} or more", "0")

    def words(self) -> str:
        bands = "; ".join(f"up to {plain(most)} card points {payment}" for most, payment in self.bands)
        return f"each player pays every other by his own card points: {bands}; more, nothing"


def both(facts: Facts, payments: Settling) -> tuple[Points, Points]:
    """The card points of the declarer's side and of the other, who won the last trick being asked where it is needed."""
    facts.has(replace(LAST_TRICK, optional=True))
    made = facts.points()
    return made, payments.total - made


def against(side: Collection[int], players: int) -> Parties:
    """A side and all others."""
    return frozenset(side), frozenset(range(players)) - frozenset(side)
