"""Points for what lies in a trick, to the side that wins it and from nobody; and for a question that was not answered."""

from typing import ClassVar

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement.between_players import Inquired
from trionfi.settlement.facts import Facts
from trionfi.settlement.points import CardPoints, Made, Parties
from trionfi.settlement.questions import Fact, of_these
from trionfi.settlement.reckoning import Scoring
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.settlement.trick_cards import TrickCards
from trionfi.state.account import Line, to_side
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass


@dataclass(frozen=True)
class PointsInPlay(CardPoints):
    """A side's card points where a part of the pack is dealt blind and lies aside: how many there are in all varies, but not freely."""

    def reckoned(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        """The same, unless there cannot be so many or so few together."""
        made, sides = super().reckoned(facts, payments)
        least, most = facts.counting.pack_points(facts.pack, len(made))
        if not facts.form and not least <= sum(made) <= most:
            told = f"{plain(sum(made))} in all, and there are {plain(least)} to {plain(most)} in play"
            raise TrionfiError(f"the card points do not agree: {told}")
        return made, sides


@dataclass(frozen=True)
class InTricks(TrickCards):
    """The `won` of each row, in the last trick its `won_last`, to the side that wins a trick in which such a card lies: its own, or one
    that it takes. With `captured` only a card of another side counts."""

    captured: bool = False

    won_so: ClassVar[str] = "wins {} trick with {} in it"

    def asked_of(self, seat: int) -> tuple[Fact, ...]:
        how = "did player {} capture" if self.captured else "lay in tricks that player {} won"
        return (of_these(f"won_with_{seat}", f"which of these cards {how.format(seat)}", self._set),)

    def moments(self, table: Table, trick: Trick, cards: int) -> list[tuple[int, int, bool]]:
        own = table.side(trick.winner) if self.captured else frozenset[int]()
        return [(trick.winner, number, True) for seat, number in trick.plays if cards >> number & 1 and seat not in own]

    def amounts(self, payments: Settling, seat: int, value: Points, players: int) -> tuple[Points, ...]:
        return to_side(payments.party_of(seat, players), value, players)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        kind = Prize.CAPTURED if self.captured else Prize.KEPT
        return tuple(Stake(kind, float(row.won), game.pack.select(row.cards)) for row in self.rows)

    def figures(self) -> tuple[tuple[str, ...], ...]:
        rows = (("Card", "In a trick", "In the last"), *((row.label, str(plain(row.won)), str(plain(row.won_last))) for row in self.rows))
        return rows if any(row.won != row.won_last for row in self.rows) else tuple(row[:2] for row in rows)

    def words(self) -> str:
        what = "that it captures from another" if self.captured else "in a trick that it wins"
        rows = [f"{row.label} {plain(row.won)}" + (f", in the last trick {plain(row.won_last)}" if row.won_last != row.won else "")
                for row in self.rows]
        return f"to a side for each of these cards {what}: {'; '.join(rows)}"


@dataclass(frozen=True)
class InquiredPoints(Inquired):
    """A question of the round of declarations for which the asker scores, from nobody, unless another can answer it."""

    said = "{pays} to the one who asks, if nobody can answer: see the table of declarations"

    def asked_lines(self, table: Table, payments: Settling, seat: int, question: str, payers: tuple[int, ...]) -> list[Line]:
        return super().asked_lines(table, payments, seat, question, payers) if self.at_once else []

    def answered(self, payments: Settling, players: int, seat: int, payers: tuple[int, ...]) -> Line:
        unanswered = self.pays * (len(payers) == players - 1)
        return self.line(payments, to_side(frozenset((seat,)), unanswered, players), self.filled(self.did, seat=seat))


@dataclass(frozen=True)
class OnlyLead(Scoring):
    """Each party adds up its own total of the hand. The one with most scores by how much it is ahead of the next; nobody else scores."""

    def closing(self, facts: Facts, lines: list[Line]) -> list[Line]:
        lines = super().closing(facts, lines)
        totals = [sum(line.amounts[seat] for line in lines) for seat in range(facts.players)]
        second = sorted(totals[min(party)] for party in self.seats(facts.players))[-2]
        if facts.form or not any(totals):
            return lines
        off = tuple(-min(total, second) for total in totals)
        because = f"{' : '.join(str(plain(total)) for total in totals)}; only the lead is scored"
        return [*lines, Line("Less the lower total", off, because, self.source, self.ledger)]

    def words(self, game: Rules) -> str:
        return f"Each side adds up what it has made; the side with more scores the difference, in {self.ledger}, and the other nothing."
