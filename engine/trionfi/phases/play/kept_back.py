"""A card that who has announced something keeps back."""

from typing import ClassVar

from trionfi.phases.rule import KeptBack, PlayRule
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True)
class KeepsBack(PlayRule):
    """Who has announced `word` keeps `card` until nothing else may be played, and leads none of `not_led` while he has others."""

    word: str
    card: str
    not_led: str = ""
    source: str = ""

    key: ClassVar[str] = "kept-back"

    def tabled(self, table: Table) -> bool:
        """What was announced is known."""
        return True

    def kept_back(self, table: Table) -> KeptBack | None:
        """The card, for who has announced it."""
        seat = table.announced(self.word)
        return None if seat is None else KeptBack(seat, table.pack.select(self.card), table.pack.select(self.not_led))

    def reason(self, table: Table, seat: int, card: str) -> Words:
        """Why a card is kept back."""
        return "what was announced forbids it while another card may be played"

    def legal(self, table: Table, seat: int, allowed: int) -> int:
        """What is left of the allowed cards."""
        if table.announced(self.word) != seat:
            return allowed
        others = allowed & ~table.pack.select(self.card)
        if not table.plays:
            others = others & ~table.pack.select(self.not_led) or others
        return others or allowed

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        card = game.set_words(self.card)
        if not self.not_led:
            return Message("A player who has announced {word} plays {card} only when he must.", word=self.word, card=card)
        return Message("A player who has announced {word} plays {card} only when he must, and leads none of {cards} while he has another "
                       "card.", word=self.word, card=card, cards=game.set_words(self.not_led))
