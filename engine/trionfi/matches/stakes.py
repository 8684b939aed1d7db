"""A rubber in which the highest total is paid a stake (Dummett and McLeod 2004, 6.2 and 6.7)."""

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.matches.rules import Staked
from trionfi.state.account import Line, one_to_one
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass
from trionfi.words import Message, Seat, Term, Text, Words


@dataclass(frozen=True, kw_only=True)
class StakeEach(Staked):
    """After so many hands every other player pays the one with the highest total `stake`. Where several share it, each of the rest pays
    each of them; where all do, nothing is paid."""

    def some(self, chance: Chance, players: int) -> Standing:
        """The last hand, with totals that are near nothing and sum to it."""
        totals = [chance.below(41) - 20 for _ in range(players - 1)]
        return self.last_hand((*totals, -sum(totals)))

    def lines(self, totals: tuple[Points, ...]) -> tuple[Line, ...]:
        best, players = max(totals), len(totals)
        return tuple(
            Line("Rubber", one_to_one(winner, loser, self.stake, players), Message("{Who} ends at {best}, {other} at {totals}",
                    {"who you": "{Who} end at {best}, {other} at {totals}"}, who=Seat(winner), best=best, other=Seat(loser),
                    totals=totals[loser]), self.source, self.ledger)
            for winner in range(players) if totals[winner] == best for loser in range(players) if totals[loser] < best)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        stake: Words = "one stake" if self.stake == 1 else Message("{n} {unit}", n=self.stake, unit=Term(self.ledger, "unit"))
        return Text(Message(
            "A rubber is {n} hands that are played out. Every other player pays {stake} to the one with the highest total; where "
            "several have it, each of the rest pays each of them.", n=self.number, stake=stake), self.text)
