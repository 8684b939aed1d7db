"""Payments that fall due before the first trick: the card at the bottom of the pack, and a question that is asked."""

from trionfi.counting import Points, plain
from trionfi.settlement.facts import NOBODY, Fact, Facts, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, from_each
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class BottomCard(Reward):
    """Every other player pays the dealer when the card at the bottom of the pack, which he shows, is one of `cards`."""

    cards: str = ""
    noun: str = ""
    pays: Points = 1

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The line, if the card was one of them."""
        seat = facts.player(self._fact(facts.players))
        return [] if seat is None else [self.line(payments, facts.players, seat)]

    def bottom_lines(self, table: Table, payments: Settling) -> list[Line]:
        """The line, if the card at the bottom pays."""
        return [self.line(payments, table.players, table.dealer)] if self.due(table) else []

    def line(self, payments: Settling, players: int, dealer: int) -> Line:
        """The line of a dealer who has shown such a card."""
        return Line(self.label, from_each(dealer, self.pays, players), f"player {dealer} deals and shows {self.noun}", self.source,
                    payments.ledger)

    def due(self, table: Table) -> bool:
        """Whether the card at the bottom pays."""
        return bool(table.pack.select(self.cards) >> table.deal.piles[-1][1][-1] & 1)

    def _fact(self, players: int) -> Fact:
        return who(f"{self.key}_to", f"which dealer showed {self.noun} at the bottom of the pack", players)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The dealer, if it pays."""
        return {self._fact(table.players).key: table.dealer if self.due(table) else NOBODY}

    def words(self) -> str:
        """The rule in words."""
        return f"a dealer who shows {self.noun} at the bottom of the pack receives {plain(self.pays)} from every other player"


@dataclass(frozen=True)
class Inquired(Reward):
    """A question of the round of declarations: each who has to pays the one who asks."""

    pays: Points = 1

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The line of the question, if it was put."""
        seat, payers = facts.player(self._by(facts.players)), facts.seats(self._payers())
        return [] if seat is None else [self.line(payments, facts.players, seat, tuple(payer for payer in payers if payer != seat))]

    def asked_lines(self, table: Table, payments: Settling, seat: int, question: str, payers: tuple[int, ...]) -> list[Line]:
        """The line, if it is this question."""
        return [self.line(payments, table.players, seat, payers)] if question == self.label else []

    def line(self, payments: Settling, players: int, seat: int, payers: tuple[int, ...]) -> Line:
        """The line of a player who has asked."""
        amounts = tuple(self.pays * len(payers) if other == seat else -self.pays * (other in payers) for other in range(players))
        return Line(self.label, amounts, f"player {seat} asks", self.source, payments.ledger)

    def _by(self, players: int) -> Fact:
        return who(f"{self.key}_by", f"who asked \"{self.label}\"", players)

    def _payers(self) -> Fact:
        return Fact(f"{self.key}_pays", "which players had to pay him", "seats", default=(), unless=(f"{self.key}_by", NOBODY))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """Who asked, and who paid."""
        asked = next((entry for entry in table.asked if entry.word == self.label), None)
        return {f"{self.key}_by": NOBODY if asked is None else asked.seat, f"{self.key}_pays": [] if asked is None else list(asked.payers)}

    def words(self) -> str:
        """The rule in words."""
        return f"each who has to pays {plain(self.pays)} to the one who asks: see the table of declarations"
