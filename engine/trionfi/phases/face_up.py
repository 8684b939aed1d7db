"""Cards of the dealer that are turned up until enough plain ones lie there (Dummett and McLeod 2004, 6.1)."""

from trionfi.cards import bits
from trionfi.phases.base import Step
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True, kw_only=True)
class FaceUntil(Step):
    """The dealer shows the cards that he has taken from `pile`, and then the cards of his hand from the last one dealt, until `cards` of
    them are none of the set `barred`."""

    barred: str
    cards: int = 2
    pile: str = "talon"

    def begin(self, table: Table) -> None:
        """Show them."""
        seat = table.dealer
        taken, barred = tuple(table.deal.pile(self.pile)), table.pack.select(self.barred)
        shown = sum(1 << number for number in taken)
        for number in reversed(table.deal.hands[seat]):
            if (shown & ~barred).bit_count() >= self.cards:
                break
            shown |= 1 << number
        for number in bits(shown):
            table.tell("show", seat, 1 << number, f"hand {seat}", f"hand {seat}")

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        return (f"The {game.term('dealer')} turns up the {game.term(self.pile)} that he has taken. If any is one of "
                f"{game.set_words(self.barred)}, he goes on with the cards of his hand, the last one dealt first, until {self.cards} "
                "cards that are none of these lie open.")
