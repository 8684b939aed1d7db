"""Declared combinations that grow by a drawn card and are scored again (Dummett and McLeod 2004, 11.9)."""

from typing import ClassVar

from trionfi.melds import Declarable, Declaration
from trionfi.phases.rule import PlayRule
from trionfi.state.notes import GROWN, REDECLARED
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True)
class Redeclares(PlayRule):
    """A card that a player draws and that can be added to a combination he declared makes him score it again in full, larger by that card
    and by no other; if he had declared so many of a kind that they are doubled, all of that kind. Each time that his whole hand is of
    `troop` when it is full, he scores `value`. All of it is said at once."""

    troop: str
    value: int
    source: str = ""

    key: ClassVar[str] = "redeclaring"

    def begin(self, table: Table) -> None:
        """A hand of that kind may be there from the beginning."""
        for seat in table.seats_from(table.after(table.dealer)):
            self._troop(table, seat)

    def tabled(self, table: Table) -> bool:
        """It only scores."""
        return True

    def drawing(self, table: Table, winner: int) -> None:
        """What the cards that were drawn bring."""
        drawn = []
        for event in reversed(table.events):
            if event.kind != "draw":
                break
            drawn.append((event.seat, event.cards))
        for seat, card in reversed(drawn):
            self._grow(table, seat, card)
            self._troop(table, seat)

    def _troop(self, table: Table, seat: int) -> None:
        hand = table.hands[seat]
        if not hand & ~table.pack.select(self.troop) and hand.bit_count() == table.game.hand_size:
            self._score(table, seat, table.game.set_words(self.troop), self.value)

    def _grow(self, table: Table, seat: int, card: int) -> None:
        """Score again what the card has made larger."""
        melds = table.game.melds
        if melds is None:
            return
        made = [entry.declaration for entry in table.declared if entry.seat == seat and entry.declaration is not None]
        if not made:
            return
        known = GROWN.of(table)
        sizes = {one.name: one.own for one in made} | {name: cards for who, name, cards in known if who == seat}
        grown = []
        for one in made:
            larger = self._larger(table, one, sizes[one.name], card)
            if larger:
                sizes[one.name] = larger
                grown.append(one)
                known = (*known, (seat, one.name, larger))
        GROWN.keep(table, known)
        for category in dict.fromkeys(one.category for one in grown):
            kind = [one for one in made if one.category == category]
            times = self._times(melds, category, len(kind))
            for one in kind if times > 1 else [one for one in grown if one.category == category]:
                self._score(table, seat, one.name, times * self._worth(table, one, sizes[one.name]))

    @staticmethod
    def _larger(table: Table, one: Declaration, cards: int, card: int) -> int:
        """The combination with the card; 0 where it cannot be added."""
        if cards & card:
            return 0
        found = next((form for form in one.combination.pattern.find(table.pack, cards | card) if form.of == one.of), None)
        return found.cards if found is not None and found.cards == cards | card else 0

    @staticmethod
    def _times(melds: Declarable, category: str, number: int) -> int:
        found = [one.times for one in melds.doublings if one.category == category and number >= one.least]
        return max(found, default=1)

    @staticmethod
    def _worth(table: Table, one: Declaration, cards: int) -> int:
        size = next((form.size for form in one.combination.pattern.find(table.pack, cards) if form.of == one.of), one.size)
        return int(one.combination.values[0].amount(table.pack, size, cards))

    def _score(self, table: Table, seat: int, name: str, points: int) -> None:
        REDECLARED.keep(table, (*REDECLARED.of(table), (seat, name, points)))
        table.tell("say", seat, word=Message("{name}: {points}", name=name, points=points))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("A player who draws a card that can be added to a combination he declared scores that combination again, larger by "
                       "this card and by no other; one who declared so many that they are doubled scores all of that kind again. Whenever "
                       "all cards of a full hand are of {cards} its holder scores {n}.", cards=game.set_words(self.troop), n=self.value)
