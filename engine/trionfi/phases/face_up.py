"""Cards of the dealer that are turned up until enough plain ones lie there (Dummett and McLeod 2004, 6.1)."""

from trionfi.cards import bits
from trionfi.phases.talon import Take
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class TakeFaced(Take):
    """The dealer takes the pile and turns its cards up, and then the cards of his hand from the last one dealt, until `plain` cards lie
    open that are none of the set `barred`."""

    barred: str
    plain: int = 2

    def begin(self, table: Table) -> None:
        """Move the pile into his hand, and show the cards."""
        super().begin(table)
        seat, barred = table.dealer, table.pack.select(self.barred)
        shown = sum(1 << number for number in table.deal.pile(self.pile))
        for number in reversed(table.deal.hands[seat]):
            if (shown & ~barred).bit_count() >= self.plain:
                break
            shown |= 1 << number
        for number in bits(shown):
            table.tell("show", seat, 1 << number, f"hand {seat}", f"hand {seat}")

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("The {dealer} takes the {pile} and turns them up. If any is one of {barred}, he goes on with the cards of his hand, "
                       "the last one dealt first, until {n} cards that are none of these lie open.", dealer=game.term("dealer"),
                       pile=game.term(self.pile), barred=game.set_words(self.barred), n=self.plain)
