"""Rubbers that the player or the pair with the lowest total pays for (Dummett and McLeod 2004, 8.26, 8.35, 8.36, 8.40 and 8.42)."""

from fractions import Fraction

from trionfi.counting import Points, due
from trionfi.matches.rules import Staked
from trionfi.state.account import Line, even
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words, phrases


@dataclass(frozen=True, kw_only=True)
class LowestPays(Staked):
    """So many hands, and then whoever has the lowest total pays `stake` to each other player. Several with the lowest total, partners
    among them, pay it together in equal parts; where all totals are the same nobody pays."""

    def lines(self, totals: tuple[Points, ...]) -> tuple[Line, ...]:
        lowest, players = min(totals), len(totals)
        losers = frozenset(seat for seat, total in enumerate(totals) if total == lowest)
        paid = self.stake * (players - len(losers))
        each = even(Fraction(-paid, len(losers)))
        amounts: tuple[Points, ...] = tuple(each if seat in losers else self.stake for seat in range(players))
        why = Message("the lowest total, {lowest}: {players}", lowest=lowest, players=phrases.players(sorted(losers)))
        return (Line("Rubber", amounts, why, self.source, self.ledger),) if paid else ()

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        stake = due(self.stake, self.ledger, game.term)
        if game.sides.parties(4)[0] != frozenset((0,)):
            text = Message("A rubber is {number} hands. Then each of the pair with the lower total pays {sum} to one of the "
                    "other pair; with equal totals nothing is paid.", number=self.number, sum=stake)
        else:
            text = Message("A rubber is {number} hands. Then the player with the lowest total pays {sum} to each of the "
                    "others; two who share the lowest total share the payment.", number=self.number, sum=stake)
        return Text(text, self.text)


@dataclass(frozen=True, kw_only=True)
class PartnerDealsNext(LowestPays):
    """So many hands, then each of the pair with the lower total pays; the first hand of the next rubber is dealt by the partner of who
    dealt the last one (8.40)."""

    def deals(self, standing: Standing, player: int) -> int:
        """After the last hand the deal goes one player further than it would: to the last dealer's partner, across the table."""
        return (player + 1) % len(standing.totals) if self.over(standing) else player

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer = game.term("dealer")
        return Text(super().words(game), Message("In the next rubber the partner of the last {dealer} deals first.", dealer=dealer))
