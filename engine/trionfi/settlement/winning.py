"""Payments to the side that has most card points, more than its par, or every trick."""

from dataclasses import dataclass

from trionfi.counting import Points, plain
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import NOBODY, Fact, Facts
from trionfi.settlement.scoring import PartyReward, Scoring, points_by_party
from trionfi.settlement.stake import POINT, Stake
from trionfi.state.account import Line, between, to_side


@dataclass(frozen=True)
class MostPoints(PartyReward):
    """The party with most card points is paid `value` by each player of the others; when two have most, nothing is paid.
    `scale` raises it by the loser: (more than so many times his points, payment instead)."""

    value: int = 1
    scale: tuple[tuple[Points, int], ...] = ()

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """One line, or none."""
        made, seats = scoring.all_points(facts), scoring.seats(facts.players)
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
        said = " : ".join(str(plain(points)) for points in made)
        return [Line(self.label, whole, f"{said} card points", self.source, scoring.ledger)]

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """The piles, and who won the last trick."""
        return played.party_piles(table, scoring.seats(table.players))

    def brief(self, facts: Facts, scoring: Scoring) -> dict[str, object]:
        """The card points."""
        return points_by_party(facts, scoring)

    @property
    def amount(self) -> int:
        """What each other player pays."""
        return self.value

    def words(self) -> str:
        """The rule in words."""
        text = "every other player pays the side that has most card points; when two have most, nothing is paid"
        return text + "".join(f"; {payment} with more than {plain(times)} times as many" for times, payment in self.scale)


@dataclass(frozen=True)
class Vola(PartyReward):
    """A party that wins every trick is paid so much by each player of the others."""

    value: int = 0

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """One line, or none."""
        party = facts.need(self.fact(scoring, facts.players))
        if party == NOBODY:
            return []
        winners = scoring.seats(facts.players)[int(str(party))]
        return [Line(self.label, between(winners, self.value, facts.players), "every trick won", self.source, scoring.ledger)]

    def claim(self, claims: Claims, facts: Facts, scoring: Scoring) -> None:
        """Who won every trick."""
        party = facts.need(self.fact(scoring, facts.players))
        if party != NOBODY:
            claims.every_trick(party)  # type: ignore[arg-type]

    def fact(self, scoring: Scoring, players: int) -> Fact:
        """The fact who has won every trick."""
        return Fact("every_trick", "who has won every trick", "choice",
                    ((NOBODY, "nobody"), *enumerate(scoring.parties(players))), NOBODY)

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """Whether all tricks went to one party."""
        won = [party for party, seats in enumerate(scoring.seats(table.players)) if all(trick.winner in seats for trick in table.tricks)]
        return {"every_trick": won[0] if won else NOBODY}

    @property
    def amount(self) -> int:
        """What each other player pays."""
        return self.value

    def words(self) -> str:
        """The rule in words."""
        return "every other player pays a side that wins every trick"


@dataclass(frozen=True)
class LeadOver(PartyReward):
    """Of two parties the one with more card points scores by how many it leads; the other scores nothing, or with `lost` the same
    below nothing."""

    lost: bool = False

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """One line, or none."""
        first, second = scoring.all_points(facts)
        lead = first - second
        if not lead:
            return []
        amounts = (lead, -lead) if self.lost else (max(lead, 0), max(-lead, 0))
        because = f"{plain(first)} : {plain(second)} card points"
        return [Line(self.label, scoring.spread(amounts, facts.players), because, self.source, scoring.ledger)]

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """The piles, and who won the last trick."""
        return played.party_piles(table, scoring.seats(table.players))

    def stakes(self, game) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(POINT, 1.0),)

    def brief(self, facts: Facts, scoring: Scoring) -> dict[str, object]:
        """The card points."""
        return points_by_party(facts, scoring)

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
class Excess(PartyReward):
    """What a party has in card points beyond its par: that of the dealer's party, and that of the other. A party below its par scores
    nothing, or with `signed` what it lacks, below nothing."""

    pars: tuple[Points, Points] = (55, 54)
    signed: bool = False

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """One line, or none."""
        made, dealer = scoring.all_points(facts), facts.need(DEALER)
        over = [points - self.pars[dealer not in seats] for points, seats in zip(made, scoring.seats(facts.players), strict=True)]
        amounts = tuple(over if self.signed else [max(points, 0) for points in over])
        if not any(amounts):
            return []
        said = " : ".join(str(plain(points)) for points in made)
        because = (f"{said} card points; {plain(self.pars[0])} asked of the side of player {dealer}, who dealt, "
                   f"{plain(self.pars[1])} of the other")
        return [Line(self.label, scoring.spread(amounts, facts.players), because, self.source, scoring.ledger)]

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """The piles, who won the last trick, and who dealt."""
        return {DEALER.key: table.dealer} | played.party_piles(table, scoring.seats(table.players))

    def stakes(self, game) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(POINT, 1.0),)

    def brief(self, facts: Facts, scoring: Scoring) -> dict[str, object]:
        """The card points."""
        return points_by_party(facts, scoring)

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


DEALER = Fact("dealer", "which player dealt", "seat")


@dataclass(frozen=True)
class Fewest(PartyReward):
    """Whoever has fewest card points wins `value`, from nobody; several who have as few win it together."""

    value: int = 1

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """One line."""
        made, seats = scoring.all_points(facts), scoring.seats(facts.players)
        winners = frozenset(seat for party, points in enumerate(made) if points == min(made) for seat in seats[party])
        said = " : ".join(str(plain(points)) for points in made)
        return [Line(self.label, to_side(winners, self.value, facts.players), f"{said} card points", self.source, scoring.ledger)]

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """The piles, and who won the last trick."""
        return played.party_piles(table, scoring.seats(table.players))

    def brief(self, facts: Facts, scoring: Scoring) -> dict[str, object]:
        """The card points."""
        return points_by_party(facts, scoring)

    def stakes(self, game) -> tuple[Stake, ...]:
        """Every card point is bad: a fair share of them lies between winning and losing."""
        return (Stake(POINT, -self.value * game.seats() / float(game.counting.pack_points(game.pack)[1])),)

    @property
    def amount(self) -> int:
        """What the winner scores."""
        return self.value

    def words(self) -> str:
        """The rule in words."""
        return "to the player who has fewest card points; several who have as few win together"
