"""Paying a player who said that he was out: by those who are behind if he was right, by himself if he was not."""

from trionfi.counting import plain
from trionfi.settlement.facts import NOBODY, Fact, Facts, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class GoneOut(Reward):
    """Who said rightly that he has `goal` points is paid `value` by each other player, `double` by one who has not half of it;
    who said it wrongly pays as much to each, by his own points."""

    goal: int = 0
    value: int = 1
    double: int = 2

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line where somebody said it."""
        seat = facts.player(self.fact(facts.players))
        gained = self.gained(facts.players)
        if facts.form:
            for fact in gained:
                facts.need(fact)
        if seat is None:
            return []
        own = facts.whole(gained[seat])
        if own < self.goal:
            amounts = from_each(seat, -self._due(own), facts.players)
            return [Line(self.label, amounts, f"player {seat} has {plain(own)} points, not {self.goal}", self.source, payments.ledger)]
        dues = [0 if other == seat else self._due(facts.whole(gained[other])) for other in range(facts.players)]
        amounts = tuple(sum(dues) if other == seat else -due for other, due in enumerate(dues))
        return [Line(self.label, amounts, f"player {seat} has {plain(own)} points", self.source, payments.ledger)]

    def _due(self, points: int) -> int:
        return self.value if 2 * points >= self.goal else self.double

    def fact(self, players: int) -> Fact:
        """The fact who said it."""
        return who("claimed_by", "who said that he was out", players)

    def gained(self, players: int) -> tuple[Fact, ...]:
        """The facts how many points each player had gained."""
        return tuple(Fact(f"gained_{seat}", f"card points of player {seat}, those carried over included", "number", default=0,
                          unless=("claimed_by", NOBODY)) for seat in range(players))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """Who said it, and everybody's points."""
        seat = table.claims[0].seat if table.claims else NOBODY
        gained: dict[str, object] = {f"gained_{other}": int(table.gained(other)) for other in range(table.players)}
        return {"claimed_by": seat} | ({} if seat == NOBODY else gained)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point is a step towards going out."""
        return (Stake(Prize.POINT, self.value * (game.seats() - 1) / self.goal),)

    def words(self) -> str:
        """The rule in words."""
        return (f"who said rightly that he has {self.goal} card points is paid {self.value} by each other player, {self.double} by one who "
                f"has not half as many; one who said it wrongly pays {self.value} to each, or {self.double} with less than half of that")
