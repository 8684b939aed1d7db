"""The last trick announced to be won with a certain card."""

from dataclasses import dataclass

from trionfi.counting import Points, plain
from trionfi.settlement.account import Line, from_each
from trionfi.settlement.facts import NOBODY, Fact, Facts
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import TrickCards


@dataclass(frozen=True)
class Ultimo(TrickCards):
    """Rows of cards that pay by trick. Where a player has announced `word`, nothing else of them counts but whether he wins
    the last trick with `card`: every other player then pays him `value`, else he pays it to each."""

    word: str = ""
    card: str = "T1"
    value: Points = 0

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """The rows, or the one line of an announcement."""
        seat = facts.need(self.fact(facts.players))
        if seat == NOBODY:
            return super().lines(facts, scoring)
        won: int = facts.need(self._won(seat))  # type: ignore[arg-type, assignment]
        last: int = facts.need(self._last())  # type: ignore[assignment]
        made = bool(won & last & facts.pack.select(self.card))
        words = f"player {seat} announced it and {'won' if made else 'did not win'} the last trick so"
        return [Line(self.word, from_each(seat, self.value if made else -self.value, facts.players), words,  # type: ignore[arg-type]
                     self.source, scoring.ledger)]

    def fact(self, players: int) -> Fact:
        """The fact who announced it."""
        return Fact("announced_by", f"who announced {self.word}", "choice",
                    ((NOBODY, "nobody"), *((seat, f"player {seat}") for seat in range(players))), NOBODY)

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """The facts of the rows, and who announced."""
        seat = table.announced(self.word)
        return super().played(table, scoring) | {self.fact(table.players).key: NOBODY if seat is None else seat}

    def words(self) -> str:
        """The rule in words."""
        return f"{super().words()}. Instead, after {self.word}: {plain(self.value)} for winning the last trick with it, or for not doing so"
