"""Card points: as they are, beyond what is asked, the most, the fewest, in bands; of parties, and where a declarer makes the sides."""

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from math import floor

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import DEALER, LAST_TRICK, PARTNER, Facts
from trionfi.settlement.gauge import gauged
from trionfi.settlement.played import PlayEvent, falls, played_events
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, even, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace

Made = tuple[Points, ...]


@dataclass(frozen=True)
class PartyPoints(Reward):
    """What hangs on the card points of each party and on nothing else. Heirs say how much each member of a party gets."""

    counts_cards = True

    def amounts(self, facts: Facts, payments: Settling, made: Made) -> Sequence[Points]:
        """What each party gets for the card points `made`, party by party."""
        return made

    def because(self, facts: Facts, made: Made) -> str:
        """The card points in words."""
        return f"{said(made)} card points"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        made = payments.all_points(facts)
        amounts = payments.spread(tuple(self.amounts(facts, payments, made)), facts.players)
        return [self.line(payments, amounts, self.because(facts, made))] if any(amounts) else []

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, 1.0),)


@dataclass(frozen=True)
class CardPoints(PartyPoints):
    """A party's card points, to each of its members."""

    said = "each side scores its card points"

    def because(self, facts: Facts, made: Made) -> str:
        return f"{said(made, ', ')} card points"


@dataclass(frozen=True)
class Par(PartyPoints):
    """What a party has in card points beyond `par`, or lacks, as a loss; nothing of it when one of the events of `unless` happens."""

    par: Points = 0
    unless: tuple[PlayEvent, ...] = ()

    short = "1 a point"
    needs = "{par} of each"

    def amounts(self, facts: Facts, payments: Settling, made: Made) -> Sequence[Points]:
        return [points - self.par for points in made]

    def because(self, facts: Facts, made: Made) -> str:
        return f"{said(made, ', ')} card points, par {plain(self.par)}"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [] if falls(facts, self.unless) else super().lines(facts, payments)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return played_events(table, self.unless)

    def words(self) -> str:
        text = f"card points above {plain(self.par)} are won, those wanting to {plain(self.par)} are paid"
        return text + (f"; not when there is: {', '.join(self.unless)}" if self.unless else "")


@dataclass(frozen=True)
class Beyond(PartyPoints):
    """What a party has in card points beyond what the hand asks of it. Heirs say what that is. A party that has less scores nothing,
    or with `signed` what it lacks, below nothing."""

    signed: bool = False

    short = "1 a point"

    def wanted(self, facts: Facts, payments: Settling, made: Made) -> Sequence[Points]:
        """What is asked of each party."""
        raise NotImplementedError

    def amounts(self, facts: Facts, payments: Settling, made: Made) -> Sequence[Points]:
        over = [points - asked for points, asked in zip(made, self.wanted(facts, payments, made), strict=True)]
        return over if self.signed else [max(points, 0) for points in over]


@dataclass(frozen=True)
class Excess(Beyond):
    """The first of two `pars` for the dealer's party, the second for any other."""

    pars: tuple[Points, Points] = (55, 54)

    def wanted(self, facts: Facts, payments: Settling, made: Made) -> Sequence[Points]:
        dealer = facts.whole(DEALER)
        return [self.pars[dealer not in seats] for seats in payments.seats(facts.players)]

    def because(self, facts: Facts, made: Made) -> str:
        first, second = map(plain, self.pars)
        return f"{said(made)} card points; {first} asked of the side of player {facts.whole(DEALER)}, who dealt, {second} of the other"

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {DEALER.key: table.dealer}

    def asked(self) -> str:
        return f"{plain(self.pars[0])} of the dealer's side, {plain(self.pars[1])} of the other"

    def words(self) -> str:
        first, second = map(plain, self.pars)
        text = f"what a side has in card points beyond its par, {first} for that of the dealer and {second} for any other"
        return text + (", or what it lacks as a loss" if self.signed else "; a side that has less scores nothing")


@dataclass(frozen=True)
class LeadOver(Beyond):
    """Of two parties what the other has is asked of each: the one with more card points scores by how many it leads."""

    needs = "more than the others"

    def wanted(self, facts: Facts, payments: Settling, made: Made) -> Sequence[Points]:
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

    def amounts(self, facts: Facts, payments: Settling, made: Made) -> Sequence[Points]:
        most, sizes = max(made), [len(seats) for seats in payments.seats(facts.players)]
        if made.count(most) > 1:
            return (0,) * len(made)
        due = [0 if points == most else next((payment for times, payment in reversed(self.scale) if most > times * points), self.value)
               for points in made]
        won = sum(amount * size for amount, size in zip(due, sizes, strict=True)) // sizes[made.index(most)]
        return [won if points == most else -amount for points, amount in zip(made, due, strict=True)]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return gauged(self, game)

    def words(self) -> str:
        text = "every other player pays the side that has most card points; when two have most, nothing is paid"
        return text + "".join(f"; {payment} with more than {plain(times)} times as many" for times, payment in self.scale)


@dataclass(frozen=True)
class Fewest(PartyPoints):
    """Whoever has fewest card points wins `value`, from nobody; several who have as few win it together."""

    value: int = 1

    said = "to the player who has fewest card points; several who have as few win together"

    def amounts(self, facts: Facts, payments: Settling, made: Made) -> Sequence[Points]:
        return [self.value * (points == min(made)) for points in made]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point is bad: a fair share of them lies between winning and losing."""
        return (Stake(Prize.POINT, -self.value * game.seats() / float(game.counting.pack_points(game.pack)[1])),)


@dataclass(frozen=True)
class Sweepstake(PartyPoints):
    """Each player lays so much on the table; who has most card points takes it all, and several who have most share it."""

    stake: int = 1

    said = "each player lays {stake} on the table; who has most card points takes all of it, and several who have as many share it"

    def amounts(self, facts: Facts, payments: Settling, made: Made) -> Sequence[Points]:
        share = even(Fraction(self.stake * len(made), made.count(max(made))))
        return [share - self.stake if points == max(made) else -self.stake for points in made]


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

    def figures(self) -> tuple[tuple[str, ...], ...]:
        least = [0, *(floor(most) + 1 for most, _ in self.bands)]
        rows = [(f"{low} to {plain(most)}", str(payment)) for low, (most, payment) in zip(least, self.bands, strict=False)]
        return ("Card points", "Paid to each"), *rows, (f"{least[-1]} or more", "0")

    def words(self) -> str:
        bands = "; ".join(f"up to {plain(most)} card points {payment}" for most, payment in self.bands)
        return f"each player pays every other by his own card points: {bands}; more, nothing"


@dataclass(frozen=True)
class SidePoints(Reward):
    """The card points of the declarer's side to each of its members, and the rest to each of the others."""

    counts_cards = True
    said = "each player is credited with the card points of his side"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        made, side = facts.points(), payments.side_of(facts, payments.declarer(facts))
        rest = payments.total - made
        amounts = tuple(made if seat in side else rest for seat in range(facts.players))
        return [self.line(payments, amounts, f"{plain(made)} card points against {plain(rest)}")]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, 1.0),)


def said(points: Made, between: str = " : ") -> str:
    """Card points in one phrase."""
    return between.join(str(plain(one)) for one in points)


OFTEN = {1: "the difference", 2: "twice the difference"}


@dataclass(frozen=True)
class Pars(Reward):
    """The difference between card points and a par, at one contract: the declarer's with the first of `pars`, each other's with the
    second. Each counts his own cards; or, `together`, the others theirs in one pile. Then it counts so many `times` for the
    declarer and for each other."""

    pars: tuple[Points, Points] = (37, 36)
    together: bool = False
    times: tuple[int, int] = (1, 1)

    counts_cards = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        declarer = payments.declarer(facts)
        made = both(facts, payments) if self.together else payments.all_points(facts)
        own = [made[seat != declarer] for seat in range(facts.players)] if self.together else made
        amounts = tuple((points - self.pars[seat != declarer]) * self.times[seat != declarer] for seat, points in enumerate(own))
        first, second = map(plain, self.pars)
        told = f"{plain(made[0])} card points against {plain(made[1])}" if self.together else f"{said(made, ', ')} card points"
        because = f"{told}; {first} asked of player {declarer}, {second} of the others"
        return [self.line(payments, amounts, because)] if any(amounts) else []

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return () if self.together else (Stake(Prize.POINT, 1.0),)

    def brings(self) -> str:
        first, second = self.times
        return f"{first} a point" + (f", {second} for each other" if second != first else "")

    def asked(self) -> str:
        return f"{plain(self.pars[0])} of the declarer, {plain(self.pars[1])} of {'the others together' if self.together else 'each other'}"

    def words(self) -> str:
        first, second = map(plain, self.pars)
        named = "" if self.label.casefold() == self.contract else f"{self.contract}: "
        if not self.together:
            own = f"each for himself ({self.contract})" if named else "each for himself"
            return (f"{own}: the declarer wins or pays the difference between his card points and {first}, "
                    f"each other that between his own and {second}")
        own, other = (OFTEN.get(times, f"{times} times the difference") for times in self.times)
        return (f"{named}the declarer wins or pays {own} between his card points and {first}, each other {other} between those of "
                f"their common pile and {second}")


class Chief(StrEnum):
    """Whose pair has the first of two pars."""

    DEALER = "dealer"
    DECLARER = "declarer"


@dataclass(frozen=True)
class PairPars(Reward):
    """Where two play against two each member of a pair wins or pays the difference between their card points and a par: the first of
    `pars` for the pair of the dealer, or of the declarer (`first`), the second for the other."""

    pars: tuple[Points, Points] = (55, 54)
    first: Chief = Chief.DEALER

    counts_cards = True
    short = "1 a point"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        declarer, made = payments.declarer(facts), facts.points()
        partner = facts.whole(replace(PARTNER, optional=False))
        others = both(facts, payments)[1]
        if partner == declarer and not facts.form:
            raise TrionfiError(f"player {partner} cannot be his own partner")
        chief = declarer if self.first is Chief.DECLARER else facts.whole(DEALER)
        side = (declarer, partner)
        own, rest = self.pars if chief in side else self.pars[::-1]
        amounts = tuple(made - own if seat in side else others - rest for seat in range(facts.players))
        because = (f"{plain(made)} card points against {plain(others)}; "
                   f"{plain(own)} asked of players {declarer} and {partner}, {plain(rest)} of the others")
        return [self.line(payments, amounts, because)] if any(amounts) else []

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        known: dict[str, object] = {} if self.first is Chief.DECLARER else {DEALER.key: table.dealer}
        return known | {PARTNER.key: table.partner}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, 1.0),)

    def asked(self) -> str:
        return f"{plain(self.pars[0])} of the {self.first}'s pair, {plain(self.pars[1])} of the other"

    def words(self) -> str:
        first, second = map(plain, self.pars)
        return (f"two against two: each member of a pair wins or pays the difference between their card points and {first}, for the pair "
                f"of the {self.first}, or {second}, for the other")


def both(facts: Facts, payments: Settling) -> tuple[Points, Points]:
    """The card points of the declarer's side and of the other, who won the last trick being asked where it is needed."""
    facts.has(replace(LAST_TRICK, optional=True))
    made = facts.points()
    return made, payments.total - made
