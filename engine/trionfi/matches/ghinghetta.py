"""A pot for an announced last trick that is won with a certain card (Dummett and McLeod 2004, 8.7)."""

from trionfi.matches.pool import Pool
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


@dataclass(frozen=True, kw_only=True)
class Ghinghetta(Pool):
    """A pool that goes to whoever has announced `word`, declarer or not, and wins the last trick with `card`; one who fails pays in as much
    as it holds."""

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
        return Text(Message(
            "All fill the pot (ghinghetta) alike, to {total} in all, before the first hand and whenever it is empty. A player who has "
            "announced {word} takes it if he wins the last trick with {card}, and otherwise pays in as much as it holds.",
            total=self.total, word=self.word, card=game.set_words(self.card)), self.text)
