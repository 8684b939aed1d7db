"""A pot for an announced last trick that is won with a certain card (Dummett and McLeod 2004, 8.7)."""

from trionfi.counting import prose
from trionfi.matches.pool import Pool
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Words


@dataclass(frozen=True, kw_only=True)
class Ghinghetta(Pool):
    """The same for any player, who must win the last trick with `card`."""

    card: str = "T1"

    @property
    def undertaken(self) -> str:
        """None: winning the last trick is not enough."""
        return ""

    def won(self, table: Table, seat: int) -> bool:
        """Whether the card won it."""
        last = table.tricks[-1]
        return last.winner == seat and (seat, table.pack.index[self.card]) in last.plays

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return (f"All fill the pot (ghinghetta) alike, to {prose(self.total)} in all, before the first hand and whenever it is empty. A "
                f"player who has announced {self.word} takes it if he wins the last trick with {game.set_words(self.card)}, and otherwise "
                f"pays in as much as it holds. {self.text}").strip()
