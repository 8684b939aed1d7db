"""Payments that fall due before the first trick: the card at the bottom of the pack, and a question that is asked."""

from dataclasses import dataclass

from trionfi.counting import Points, plain
from trionfi.settlement.facts import NOBODY, Fact, Facts
from trionfi.settlement.scoring import PartyReward, Scoring
from trionfi.state.account import Line, from_each


@dataclass(frozen=True)
class BottomCard(PartyReward):
    """Every other player pays the dealer when the card at the bottom of the pack, which he shows, is one of `cards`."""

    cards: str = ""
    noun: str = ""
    pays: Points = 1

    @property
    def amount(self) -> Points:  # type: ignore[override]
        """What each pays."""
        return self.pays

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """The line, if the card was one of them."""
        seat = facts.need(self._fact(facts.players))
        return [] if seat == NOBODY or facts.form else [self.line(scoring, facts.players, seat)]  # type: ignore[arg-type]

    def line(self, scoring: Scoring, players: int, dealer: int) -> Line:
        """The line of a dealer who has shown such a card."""
        return Line(self.label, from_each(dealer, self.pays, players), f"player {dealer} deals and shows {self.noun}", self.source,
                    scoring.ledger)

    def due(self, table) -> bool:
        """Whether the card at the bottom pays."""
        return bool(table.pack.select(self.cards) >> table.deal.piles[-1][1][-1] & 1)

    def _fact(self, players: int) -> Fact:
        return Fact(f"{self.key}_to", f"which dealer showed {self.noun} at the bottom of the pack", "choice",
                    ((NOBODY, "nobody"), *((seat, f"player {seat}") for seat in range(players))), NOBODY)

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """The dealer, if it pays."""
        return {self._fact(table.players).key: table.dealer if self.due(table) else NOBODY}

    def stakes(self, game) -> tuple:
        """Nothing that the play could change."""
        return ()

    def words(self) -> str:
        """The rule in words."""
        return f"a dealer who shows {self.noun} at the bottom of the pack receives {plain(self.pays)} from every other player"


@dataclass(frozen=True)
class Inquired(PartyReward):
    """A question of the round of declarations: each who has to pays the one who asks."""

    pays: Points = 1

    @property
    def amount(self) -> Points:  # type: ignore[override]
        """What each pays."""
        return self.pays

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """The line of the question, if it was put."""
        seat = facts.need(self._by(facts.players))
        payers: tuple[int, ...] = facts.need(self._payers())  # type: ignore[assignment]
        if seat == NOBODY or facts.form:
            return []
        return [self.line(scoring, facts.players, seat, tuple(payer for payer in payers if payer != seat))]  # type: ignore[arg-type]

    def line(self, scoring: Scoring, players: int, seat: int, payers: tuple[int, ...]) -> Line:
        """The line of a player who has asked."""
        amounts = tuple(self.pays * len(payers) if other == seat else -self.pays * (other in payers) for other in range(players))
        return Line(self.label, amounts, f"player {seat} asks", self.source, scoring.ledger)

    def _by(self, players: int) -> Fact:
        return Fact(f"{self.key}_by", f"who asked \"{self.label}\"", "choice",
                    ((NOBODY, "nobody"), *((seat, f"player {seat}") for seat in range(players))), NOBODY)

    def _payers(self) -> Fact:
        return Fact(f"{self.key}_pays", "which players had to pay him", "seats", default=(), unless=(f"{self.key}_by", NOBODY))

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """Who asked, and who paid."""
        asked = next((entry for entry in table.asked if entry.word == self.label), None)
        return {f"{self.key}_by": NOBODY if asked is None else asked.seat, f"{self.key}_pays": [] if asked is None else list(asked.payers)}

    def stakes(self, game) -> tuple:
        """Nothing that the play could change."""
        return ()

    def words(self) -> str:
        """The rule in words."""
        return f"each who has to pays {plain(self.pays)} to the one who asks: see the table of declarations"
