"""A card of which all are told when it is discarded (Dummett and McLeod 2004, 8.28)."""

from trionfi.phases.discard_rules import OpenlyLaid
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True)
class Announced(OpenlyLaid):
    """Who discards a card of `cards` says `word`, so that all know of it."""

    word: str = ""

    key = "announced"

    def remark(self, table: Table, cards: int) -> Words:
        return self.word if cards & table.pack.select(self.cards) else ""

    def words(self, game: Rules) -> Words:
        return Message("A player who discards {cards} says so: {said}.", cards=game.set_words(self.cards), said=self.word)
