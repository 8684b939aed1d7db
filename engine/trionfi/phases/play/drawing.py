"""Cards of a stock that are drawn into the hands after each trick."""

from typing import ClassVar

from trionfi.phases.rule import PlayRule
from trionfi.state.events import EVERYBODY
from trionfi.state.faces import Coming
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks.duties import Duties
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


@dataclass(frozen=True)
class Drawing(PlayRule):
    """After each trick its winner draws the top card of a pile into his hand, then each other in turn, while the pile lasts; unseen
    by the others, unless each card is `shown`. The cards of `beside`, which lies face up, are drawn as the last."""

    pile: str
    shown: bool = False
    beside: str = ""
    source: str = ""

    key: ClassVar[str] = "drawing"

    @property
    def draws(self) -> tuple[str, ...]:
        """The piles that are drawn from."""
        return tuple(pile for pile in (self.pile, self.beside) if pile)

    def spent(self, table: Table) -> bool:
        """All cards are drawn."""
        return not any(table.piles[pile] for pile in self.draws)

    def tabled(self, table: Table) -> bool:
        """Which card comes next is known."""
        return True

    @property
    def duties(self) -> Duties:
        """To the hands."""
        return Duties.STOCK_DRAWN

    def coming(self, table: Table) -> tuple[Coming, ...]:
        """The stock, and what lies beside it."""
        found: list[Coming] = []
        for pile in self.draws:
            cards = table.deal.pile(pile)
            left = tuple(cards[len(cards) - table.piles[pile].bit_count():])
            found.append(Coming(pile, next((one.cards[-1] for one in found if one.cards), -1), left))
        return tuple(found)

    def drawing(self, table: Table, winner: int) -> None:
        """Each draws a card, if there are any."""
        piles = table.piles
        if not piles[self.pile] and not (self.beside and piles[self.beside]):
            return
        for seat in table.seats_from(winner):
            pile = self.pile if piles[self.pile] else self.beside
            if pile and piles[pile]:
                self._take(table, seat, pile)

    def _take(self, table: Table, seat: int, pile: str) -> None:
        cards, left = table.deal.pile(pile), table.piles[pile]
        card = 1 << cards[-left.bit_count()]
        table.put(table.piles, pile, left ^ card)
        table.put(table.hands, seat, table.hands[seat] | card)
        table.tell("draw", seat, card, pile, f"hand {seat}", EVERYBODY if self.shown or pile == self.beside else 1 << seat)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        pile = game.term(self.pile)
        last = Message("The {card} is drawn after the last of them.", card=game.term(self.beside)) if self.beside else ""
        if game.players == (2,):
            return Text(Message("While the {pile} lasts the winner of a trick draws its top card into his hand, which he shows, and the "
                                "other player then the next.", pile=pile) if self.shown else
                        Message("While the {pile} lasts the winner of a trick draws its top card into his hand, unseen by the other, who "
                                "then draws the next.", pile=pile), last)
        return Text(Message("While the {pile} lasts the winner of a trick draws its top card into his hand, which he shows, and then "
                            "each other player the next.", pile=pile) if self.shown else
                    Message("While the {pile} lasts the winner of a trick draws its top card into his hand, unseen by the others, and then "
                            "each other player the next.", pile=pile), last)
