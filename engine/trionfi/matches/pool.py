"""A pool on the table, for the player who has undertaken to win the last trick (Vanto)."""

from fractions import Fraction

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.matches.rules import MatchRule
from trionfi.state.account import even
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Message, Seat, Text, Words


@dataclass(frozen=True, kw_only=True)
class Pool(MatchRule):
    """All fill the pool alike whenever it is empty, to `total` in all. A declarer who has announced `word` and wins the last trick
    takes it; one who fails pays in as much as it holds."""

    total: int
    word: str

    @property
    def undertaken(self) -> str:
        """The word."""
        return self.word

    def some(self, chance: Chance, players: int) -> Standing:
        """A pool that has been doubled some times."""
        pool = self.total * 2 ** chance.below(3)
        totals = tuple(-pool if seat == 0 else 0 for seat in range(players))
        return replace(Standing.new(players), totals=totals, played=2, dealt=2, pots=(pool,))

    def before(self, standing: Standing, dealer: int) -> Standing:
        """An empty pool is filled."""
        if standing.pots:
            return standing
        share = even(Fraction(self.total, len(standing.totals)))
        return replace(standing, totals=tuple(total - share for total in standing.totals), pots=(self.total,))

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The pool is won or doubled."""
        made = super().after(standing, hand)
        if (ended := self._ended(standing, hand)) is None:
            return made
        seat, pool, won = ended
        totals = tuple(total + (pool if won else -pool) * (other == seat) for other, total in enumerate(made.totals))
        return replace(made, totals=totals, pots=() if won else (2 * pool,))

    def _ended(self, standing: Standing, hand: PlayedHand) -> tuple[int, Points, bool] | None:
        """Who announced the last trick, for how much, and whether he won it."""
        table = hand.table
        seat = table.announced(self.word)
        if seat is None or not standing.pots or not table.tricks:
            return None
        return seat, standing.pots[0], self.won(table, seat)

    def won(self, table: Table, seat: int) -> bool:
        """Whether a seat that announced the last trick has won it."""
        return table.tricks[-1].winner == seat

    def told(self, hand: PlayedHand) -> str:
        """What became of the pool."""
        ended = self._ended(hand.table.standing, hand)
        if ended is None:
            return ""
        seat, pool, won = ended
        if won:
            return Message("{Word}, by {who}: the pool of {pool} is won.", word=self.word, who=Seat(seat), pool=pool)
        return Message("{Word}, by {who}: lost, {pool} more to the pool.", word=self.word, who=Seat(seat), pool=pool)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(Message(
            "All fill a pool alike, with {total} points in all, before the first hand and whenever it is empty. A {declarer} who has "
            "announced {word} takes it if he wins the last trick, and otherwise pays in as much as it holds.", total=self.total,
            declarer=game.term("declarer"), word=self.word), self.text)
