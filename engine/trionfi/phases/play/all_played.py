"""Cards that were held together, declared with the last of them that is played (Dummett and McLeod 2004, 8.43)."""

from typing import ClassVar

from trionfi.melds.called import term
from trionfi.phases.remarks import in_row
from trionfi.phases.rule import PlayRule
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Message, Words


@dataclass(frozen=True)
class AllPlayed(PlayRule):
    """Who had all cards of a set at the start of the play declares them as he plays the last of them: `sets` are (the word, the cards). The
    program says it for him; what it brings is in the payments."""

    sets: tuple[tuple[str, str], ...]
    source: str = ""

    key: ClassVar[str] = "all-played"

    def tabled(self, table: Table) -> bool:
        """It only says what all have seen."""
        return True

    def after_card(self, table: Table, seat: int, number: int) -> None:
        """Declare what this card completes."""
        hand = table.hands[seat]
        for word, cards in self.sets:
            wanted = table.pack.select(cards)
            if wanted >> number & 1 and not wanted & hand and not wanted & ~table.played_by(seat):
                table.set("contract", replace(table.contract, announced=(*table.contract.announced, (word, seat))))
                table.tell("say", seat, word=term(word))

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        told = in_row([Message("{word} ({cards})", word=term(word), cards=game.set_words(cards)) for word, cards in self.sets])
        return Message("One who had all these cards at the start of the play declares it as he plays the last of them: {told}. The program "
                       "says it for him.", told=told)
