"""Hands whose points run on for each player, and are then settled between every two (Dummett and McLeod 2004, 12.6)."""

from itertools import combinations

from trionfi.cards.chance import Chance
from trionfi.counting import Points, one_of
from trionfi.matches.rules import Staked
from trionfi.state.account import Line, one_to_one
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass
from trionfi.words import Message, Seat, Text, Words


@dataclass(frozen=True, kw_only=True)
class EveryTwo(Staked):
    """After so many hands, of every two players the one with the lower total pays the other `stake` for each `band` points of the
    difference or part of it."""

    settled = "round"
    band: int

    def some(self, chance: Chance, players: int) -> Standing:
        """The last hand, with totals some bands apart."""
        return self.last_hand(tuple(chance.below(6 * self.band) for _ in range(players)))

    def lines(self, totals: tuple[Points, ...]) -> tuple[Line, ...]:
        made = []
        for one, other in combinations(range(len(totals)), 2):
            winner, loser = (one, other) if totals[one] > totals[other] else (other, one)
            more = totals[winner] - totals[loser]
            if more:
                due = self.stake * -(-more // self.band)
                because = Message("{Who} {totals}, {other} {more}: {further} more", who=Seat(one), totals=totals[one], other=Seat(other),
                        more=totals[other], further=more)
                made.append(Line("Difference", one_to_one(winner, loser, due, len(totals)), because, self.source, self.ledger))
        return tuple(made)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        one = game.term(one_of(self.ledger))
        return Text(Message(
            "A round is {n} hands that are played out, and the totals run on. At its end, of every two players the one with the "
            "lower total pays the other {stake} {one} for each {band} points of the difference or part of {band}.", n=self.number,
            stake=self.stake, one=one, band=self.band), self.text)
