"""Cards declared with the first of them that is played (the ternone of Vanto)."""

from dataclasses import dataclass, replace

from trionfi.state.actions import Action
from trionfi.state.table import Table


@dataclass(frozen=True)
class Salute:
    """Who holds all of `cards` may play the first of them with the `word`; what it brings is in the payments."""

    word: str
    cards: str
    source: str = ""

    def actions(self, table: Table, seat: int, legal: int) -> list[Action]:
        """The cards that may be played with the word."""
        pack = table.pack
        wanted = pack.select(self.cards)
        if wanted & ~table.hands[seat]:
            return []
        return [Action(self.word, (text,)) for text in pack.unmask(legal & wanted)]

    def apply(self, table: Table, seat: int) -> None:
        """Say it."""
        table.set("contract", replace(table.contract, announced=(*table.contract.announced, (self.word, seat))))
        table.tell("say", seat, word=self.word)

    def words(self, game) -> str:
        """The rule in a sentence."""
        return f"Who holds {game.set_words(self.cards)} may declare it when he plays the first of these cards, with the words: {self.word}."
