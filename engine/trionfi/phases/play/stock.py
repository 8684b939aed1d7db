"""A stock of which a card is turned up after each trick, and what is left of it."""

from typing import ClassVar

from trionfi.phases.rule import PlayRule
from trionfi.state.faces import Coming
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks.duties import Duties
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True)
class StockCard(PlayRule):
    """After each trick the top card of the pile, shown to all, joins the tricks of the winner."""

    pile: str
    source: str = ""

    key: ClassVar[str] = "stock"

    def spent(self, table: Table) -> bool:
        """The stock is at its end."""
        return not table.piles[self.pile]

    def tabled(self, table: Table) -> bool:
        """Which card comes next is known."""
        return True

    @property
    def duties(self) -> Duties:
        """To the tricks."""
        return Duties.STOCK_WON

    def coming(self, table: Table) -> tuple[Coming, ...]:
        """The stock."""
        return (Coming(self.pile, -1, tuple(table.deal.pile(self.pile)[len(table.tricks):])),)

    def drawing(self, table: Table, winner: int) -> None:
        """The next card of the stock."""
        card = 1 << table.deal.pile(self.pile)[len(table.tricks) - 1]
        table.put(table.piles, self.pile, table.piles[self.pile] ^ card)
        table.put(table.won, winner, table.won[winner] | card)
        table.tell("draw", winner, card, self.pile, f"won {winner}")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("After each trick its winner shows the top card of the {pile} and lays it to his tricks.", pile=game.term(self.pile))


@dataclass(frozen=True)
class StockRest(PlayRule):
    """What is left of the pile after the last trick goes to its winner."""

    pile: str
    source: str = ""

    key: ClassVar[str] = "rest-of-stock"

    @property
    def duties(self) -> Duties:
        """The rest."""
        return Duties.REST_WON

    def end(self, table: Table) -> None:
        """The cards that no trick has drawn."""
        cards, winner = table.piles[self.pile], table.tricks[-1].winner
        table.put(table.piles, self.pile, 0)
        table.put(table.won, winner, table.won[winner] | cards)
        table.tell("get", winner, cards, self.pile, f"won {winner}")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("What is left of the {pile} goes to the winner of the last trick.", pile=game.term(self.pile))
