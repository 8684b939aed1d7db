"""How hands make a match: what runs on, when it ends, what it pays in the end."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from trionfi.counting import Points, plain
from trionfi.settlement.account import Settlement
from trionfi.standing import Standing

if TYPE_CHECKING:
    from trionfi.hand import Hand


@dataclass(frozen=True, kw_only=True)
class MatchRule:
    """Hands without an end: the scores run on, and the players stop when they like. `text` says what else is to be known.

    Other rules override `after` (the standing when a hand is over), `over` (whether the match has ended) and `settle`
    (what the match itself pays, in a unit of its own).
    """

    text: str = ""
    source: str = ""

    def after(self, standing: Standing, hand: "Hand") -> Standing:
        """The standing after a hand."""
        ending, scores = hand.ending, hand.settlement.scores  # type: ignore[union-attr]
        totals = tuple(total + score for total, score in zip(standing.totals, scores, strict=True))
        counted = ending is not None and ending.kind != "abandoned"
        return replace(standing, totals=totals, played=standing.played + counted, dealt=standing.dealt + 1)

    def over(self, standing: Standing) -> bool:
        """Whether the match has ended."""
        return False

    def settle(self, standing: Standing) -> Settlement | None:
        """What the match pays when it is over; None where it pays nothing of its own."""
        return None

    def words(self, game) -> str:
        """The rule in sentences."""
        return self.text


@dataclass(frozen=True, kw_only=True)
class Hands(MatchRule):
    """So many hands that were played out; the totals then decide."""

    number: int

    def over(self, standing: Standing) -> bool:
        """Whether they have been played."""
        return standing.played >= self.number

    def words(self, game) -> str:
        """The rule in sentences."""
        return f"A match is {self.number} hands; deals thrown in do not count. The higher total wins. {self.text}".strip()


@dataclass(frozen=True, kw_only=True)
class Race(MatchRule):
    """The first total of `to` wins; when several pass it in one hand the highest, and after a tie at the top play goes on.

    `winners` is how many players share a total: 2 where partners score together.
    """

    to: Points
    winners: int = 1

    def over(self, standing: Standing) -> bool:
        """Whether one side has it, and no other as much."""
        best = max(standing.totals)
        return best >= self.to and standing.totals.count(best) == self.winners

    def words(self, game) -> str:
        """The rule in sentences."""
        return (f"The first to reach {plain(self.to)} wins; if several pass it in one hand, the highest does, and after a tie "
                f"another hand is played. {self.text}").strip()
