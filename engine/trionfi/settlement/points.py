"""Card points of parties: against a par, against the others, or as they are."""

from math import floor

from trionfi.counting import Points, plain
from trionfi.settlement import played
from trionfi.settlement.events import PlayEvent, falls, played_events
from trionfi.settlement.facts import DEALER, Facts
from trionfi.settlement.gauge import gauged
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each, to_side
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class PartyPoints(Reward):
    """Something that hangs on the card points of each party, and on nothing else. Heirs say what it is."""

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The piles, and who won the last trick."""
        return played.party_piles(table, payments.seats(table.players))

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point counts."""
        return (Stake(Prize.POINT, 1.0),)

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        """The card points; the last are left out where they follow from the others."""
        return points_by_party(facts, payments)

    def line(self, payments: Settling, amounts: tuple[Points, ...], because: str) -> list[Line]:
        """The one line of it, or none where nobody gets or pays."""
        return [Line(self.label, amounts, because, self.source, payments.booked)] if any(amounts) else []


@dataclass(frozen=True)
class CardPoints(PartyPoints):
    """A party's card points, to each of its members."""

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for all."""
        made = payments.all_points(facts)
        return [Line(self.label, payments.spread(made, facts.players), f"{_said(made, ', ')} card points", self.source, payments.booked)]

    def words(self) -> str:
        """The rule in words."""
        return "each side scores its card points"


@dataclass(frozen=True)
class Par(PartyPoints):
    """The difference between a party's card points and `par`, to each of its members; nothing of it when one of the events of
    `unless` happens."""

    par: Points = 0
    unless: tuple[PlayEvent, ...] = ()

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for all."""
        if falls(facts, self.unless):
            return []
        made = payments.all_points(facts)
        over = tuple(points - self.par for points in payments.spread(made, facts.players))
        return self.line(payments, over, f"{_said(made, ', ')} card points, par {plain(self.par)}")

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The piles, who won the last trick, and what happened."""
        return super().played(table, payments) | played_events(table, self.unless)

    def brings(self) -> str:
        """What it brings, in short."""
        return "1 a point"

    def asked(self) -> str:
        """What must be made."""
        return f"{plain(self.par)} of each"

    def words(self) -> str:
        """The rule in words."""
        text = f"card points above {plain(self.par)} are won, those wanting to {plain(self.par)} are paid"
        return text + (f"; not when there is: {', '.join(self.unless)}" if self.unless else "")


@dataclass(frozen=True)
class Excess(PartyPoints):
    """What a party has in card points beyond its par: that of the dealer's party, and that of the other. A party below its par scores
    nothing, or with `signed` what it lacks, below nothing."""

    pars: tuple[Points, Points] = (55, 54)
    signed: bool = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line, or none."""
        made, dealer = payments.all_points(facts), facts.whole(DEALER)
        over = [points - self.pars[dealer not in seats] for points, seats in zip(made, payments.seats(facts.players), strict=True)]
        amounts = tuple(over if self.signed else [max(points, 0) for points in over])
        because = (f"{_said(made)} card points; {plain(self.pars[0])} asked of the side of player {dealer}, who dealt, "
                   f"{plain(self.pars[1])} of the other")
        return self.line(payments, payments.spread(amounts, facts.players), because)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The piles, who won the last trick, and who dealt."""
        return {DEALER.key: table.dealer} | super().played(table, payments)

    def brings(self) -> str:
        """What it brings, in short."""
        return "1 a point"

    def asked(self) -> str:
        """What must be made."""
        return f"{plain(self.pars[0])} of the dealer's side, {plain(self.pars[1])} of the other"

    def words(self) -> str:
        """The rule in words."""
        first, second = map(plain, self.pars)
        text = f"what a side has in card points beyond its par, {first} for that of the dealer and {second} for any other"
        return text + (", or what it lacks as a loss" if self.signed else "; a side that has less scores nothing")


@dataclass(frozen=True)
class LeadOver(PartyPoints):
    """Of two parties the one with more card points scores by how many it leads; the other scores nothing, or with `lost` the same
    below nothing."""

    lost: bool = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line, or none."""
        first, second = payments.all_points(facts)
        lead = first - second
        amounts = (lead, -lead) if self.lost else (max(lead, 0), max(-lead, 0))
        return self.line(payments, payments.spread(amounts, facts.players), f"{_said((first, second))} card points")

    def brings(self) -> str:
        """What it brings, in short."""
        return "1 a point"

    def asked(self) -> str:
        """What must be made."""
        return "more than the others"

    def words(self) -> str:
        """The rule in words."""
        other = ", which the other side loses" if self.lost else "; the other scores nothing"
        return f"the side with more card points scores the difference{other}"


@dataclass(frozen=True)
class MostPoints(PartyPoints):
    """The party with most card points is paid `value` by each player of the others; when two have most, nothing is paid.
    `scale` raises it by the loser: (more than so many times his points, payment instead)."""

    value: int = 1
    scale: tuple[tuple[Points, int], ...] = ()

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line, or none."""
        made, seats = payments.all_points(facts), payments.seats(facts.players)
        most = max(made)
        if made.count(most) > 1:
            return []
        winners = seats[made.index(most)]
        amounts = [0] * facts.players
        for party, points in enumerate(made):
            due = next((payment for times, payment in reversed(self.scale) if most > times * points), self.value)
            for seat in seats[party] if points != most else ():
                amounts[seat] -= due
        share = -sum(amounts) // len(winners)
        whole = tuple(share if seat in winners else amounts[seat] for seat in range(facts.players))
        return [Line(self.label, whole, f"{_said(made)} card points", self.source, payments.booked)]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What random piles show of it."""
        return gauged(self, game)

    def words(self) -> str:
        """The rule in words."""
        text = "every other player pays the side that has most card points; when two have most, nothing is paid"
        return text + "".join(f"; {payment} with more than {plain(times)} times as many" for times, payment in self.scale)


@dataclass(frozen=True)
class Fewest(PartyPoints):
    """Whoever has fewest card points wins `value`, from nobody; several who have as few win it together."""

    value: int = 1

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line."""
        made, seats = payments.all_points(facts), payments.seats(facts.players)
        winners = frozenset(seat for party, points in enumerate(made) if points == min(made) for seat in seats[party])
        return self.line(payments, to_side(winners, self.value, facts.players), f"{_said(made)} card points")

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point is bad: a fair share of them lies between winning and losing."""
        return (Stake(Prize.POINT, -self.value * game.seats() / float(game.counting.pack_points(game.pack)[1])),)

    def words(self) -> str:
        """The rule in words."""
        return "to the player who has fewest card points; several who have as few win together"


@dataclass(frozen=True)
class Bands(PartyPoints):
    """Each player pays every other by the band of his own card points: `bands` are (the most points of the band, payment),
    the lowest band first; with more points than any band has he pays nothing."""

    bands: tuple[tuple[Points, int], ...] = ()

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each player who pays."""
        found: list[Line] = []
        for seat in range(facts.players):
            points = payments.points(facts, seat)
            due = next((payment for most, payment in self.bands if points <= most), 0)
            found += self.line(payments, from_each(seat, -due, facts.players), f"player {seat} has {plain(points)} card points")
        return found

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What random piles show of it."""
        return gauged(self, game)

    def figures(self) -> tuple[tuple[str, ...], ...]:
        """What is paid in each band."""
        rows, least = [], 0
        for most, payment in self.bands:
            rows.append((f"{plain(least)} to {plain(most)}", str(payment)))
            least = floor(most) + 1
        return ("Card points", "Paid to each"), *rows, (f"{least} or more", "0")

    def words(self) -> str:
        """The rule in words."""
        bands = "; ".join(f"up to {plain(most)} card points {payment}" for most, payment in self.bands)
        return f"each player pays every other by his own card points: {bands}; more, nothing"


def points_by_party(facts: Facts, payments: Settling) -> dict[str, object]:
    """The facts of the parties' card points; the last is left out where it follows from the others."""
    made = payments.all_points(facts)
    wanted = made[:-1] if payments.total else made
    return {facts.party_points(party).key: plain(points) for party, points in enumerate(wanted)}


def _said(points: tuple[Points, ...], between: str = " : ") -> str:
    return between.join(str(plain(one)) for one in points)
