"""A partie of so many hands whose card points run on, paid at its end (Dummett and McLeod 2004, 5.5 and 5.6)."""

from trionfi.cards.chance import Chance
from trionfi.counting import Points, prose
from trionfi.matches.rules import Staked
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


@dataclass(frozen=True, kw_only=True)
class Partie(Staked):
    """The card points of the hands decide, of which each has `points`."""

    settled = "partie"
    points: int

    @property
    def together(self) -> int:
        """The card points of all hands."""
        return self.points * self.number

    def some(self, chance: Chance, players: int) -> Standing:
        """The last hand, with totals as they may be then."""
        rest, totals = self.points * (self.number - 1), []
        for _ in range(players - 1):
            totals.append(chance.below(min(rest, self.points * (self.number - 1) * 2 // 3) + 1))
            rest -= totals[-1]
        return self.last_hand(self.shared((*totals, rest)))

    def shared(self, totals: tuple[Points, ...]) -> tuple[Points, ...]:
        """Totals as they stand for single players."""
        return totals

    def due(self, totals: tuple[Points, ...]) -> tuple[Points, ...]:
        """What each gets for these totals, or pays."""
        raise NotImplementedError

    def lines(self, totals: tuple[Points, ...]) -> tuple[Line, ...]:
        amounts = tuple(self.stake * amount for amount in self.due(totals))
        because = " : ".join(prose(total) for total in totals)
        return (Line("Partie", amounts, because, self.source, self.ledger),) if any(amounts) else ()


@dataclass(frozen=True, kw_only=True)
class HigherWins(Partie):
    """Two sides: each of the lower pays one of the higher."""

    def shared(self, totals: tuple[Points, ...]) -> tuple[Points, ...]:
        first = totals[0] + totals[2]
        return tuple(sum(totals) - first if seat % 2 else first for seat in range(len(totals)))

    def due(self, totals: tuple[Points, ...]) -> tuple[Points, ...]:
        best, least = max(totals), min(totals)
        return tuple((total == best) - (total == least) for total in totals)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        half = self.points * self.number // 2
        return Text(Message(
            "{n} hands are a partie, of {points} card points. The side that has {most} or more wins it, and each of the others pays one of "
            "them {stake}; with {half} each nobody is paid.", n=self.number, points=2 * half, most=half + 1, stake=self.stake,
            half=half), self.text)


@dataclass(frozen=True, kw_only=True)
class LowestPays(Partie):
    """Each for himself: whoever has the lowest total pays each player who has more."""

    def due(self, totals: tuple[Points, ...]) -> tuple[Points, ...]:
        least = min(totals)
        losers = totals.count(least)
        return tuple(losers - len(totals) if total == least else losers for total in totals)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        safe = self.points * self.number // 3 + 1
        return Text(Message(
            "{n} hands are a partie, of {points} card points. The player with the lowest total pays each of the others {stake}; two who "
            "have as little each pay the third. A player with {safe} is sure not to lose.", n=self.number, points=self.points * self.number,
            stake=self.stake, safe=safe), self.text)
