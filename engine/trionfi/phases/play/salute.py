"""Cards declared with the first of them that is played (the ternone of Vanto)."""

from typing import ClassVar

from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Message, Words


@dataclass(frozen=True)
class Salute(PlayRule):
    """Who holds all of `cards` may play the first of them with the `word`; what it brings is in the payments."""

    word: str
    cards: str
    source: str = ""

    key: ClassVar[str] = "salute"

    def owns(self, action: Action) -> bool:
        """The word."""
        return action.verb == self.word

    def offers(self, table: Table, seat: int, legal: int) -> list[Action]:
        """The cards that may be played with the word."""
        pack = table.pack
        wanted = pack.select(self.cards)
        if wanted & ~table.hands[seat]:
            return []
        return [Action(self.word, (text,)) for text in pack.unmask(legal & wanted)]

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Say it, and play the card."""
        table.set("contract", replace(table.contract, announced=(*table.contract.announced, (self.word, seat))))
        table.tell("say", seat, word=self.word)
        return Then(card=action.cards[0])

    def advice(self, action: Action) -> Advice:
        """It costs nothing."""
        return Advice.GOES_ALONG

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("One who holds {cards} may declare it when he plays the first of these cards, saying {word}.",
                       cards=game.set_words(self.cards), word=self.word)
