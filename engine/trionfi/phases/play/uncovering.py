"""Packets of cards, of which the next one comes to light when the uppermost is played."""

from typing import ClassVar

from trionfi.cards import bits
from trionfi.phases.layout import beneath
from trionfi.phases.rule import PlayRule
from trionfi.state.faces import Coming
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks.duties import Duties
from trionfi.values import dataclass
from trionfi.words import Words


@dataclass(frozen=True)
class Uncovering(PlayRule):
    """A card played from the top of a packet uncovers the one below, which may be played from the next trick on."""

    source: str = ""

    key: ClassVar[str] = "uncovering"

    def spent(self, table: Table) -> bool:
        """Nothing is covered any more."""
        return not any(table.piles.get(f"under {seat}") for seat in range(table.seats))

    def tabled(self, table: Table) -> bool:
        """What lies under each card is known."""
        return True

    @property
    def duties(self) -> Duties:
        """At once."""
        return Duties.UNCOVERS

    def coming(self, table: Table) -> tuple[Coming, ...]:
        """What lies under each card of the hands and of the trick."""
        laid = [sum([1 << number for player, number in table.plays if player == seat]) for seat in range(table.seats)]
        return tuple(found for seat in range(table.seats) if f"under {seat}" in table.piles
                     for number in bits(table.hands[seat] | laid[seat]) if (found := self._under(table, seat, number)).cards)

    @staticmethod
    def _under(table: Table, seat: int, number: int) -> Coming:
        cards: list[int] = []
        below = beneath(table, seat, number)
        while below is not None and table.piles[f"under {seat}"] >> below & 1:
            cards.append(below)
            below = beneath(table, seat, below)
        return Coming(f"under {seat}", number, tuple(cards))

    def after_card(self, table: Table, seat: int, number: int) -> None:
        """Turn up the card that lay below this one."""
        found = beneath(table, seat, number)
        if found is None:
            return
        below = 1 << found
        table.put(table.piles, f"under {seat}", table.piles[f"under {seat}"] ^ below)
        table.put(table.hands, seat, table.hands[seat] | below)
        table.tell("turn up", seat, below, f"under {seat}", f"hand {seat}")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return "When the upper card of a packet is played the lower one is turned up, and may be played from the next trick on."


@dataclass(frozen=True)
class TurnsUp(Uncovering):
    """Deep piles: a card played from the top of one uncovers the next at once (Dummett and McLeod 2004, 8.6)."""

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return "When the uppermost card of a pile is played the next one is turned up at once, and may be played from the next trick on."


@dataclass(frozen=True)
class TurnsUpLater(TurnsUp):
    """Deep piles, of which the next card is turned up when the trick is over."""

    @property
    def duties(self) -> Duties:
        """After the trick."""
        return Duties.UNCOVERS_LATER

    def after_card(self, table: Table, seat: int, number: int) -> None:
        """Nothing yet."""

    def drawing(self, table: Table, winner: int) -> None:
        """Turn up what lay below the cards of the trick."""
        for seat, number in table.tricks[-1].plays:
            super().after_card(table, seat, number)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return "When the uppermost card of a pile has been played, the next one is turned up after the trick."
