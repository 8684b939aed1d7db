"""Declaring in the play at any time, as long as no card of the combination has been played."""

from trionfi.melds import Declaration
from trionfi.phases.declare import action_of
from trionfi.phases.play.declaring import Declares
from trionfi.state.actions import Action
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


@dataclass(frozen=True)
class DeclaresLate(Declares):
    """On his turn a player may declare what he still holds. A combination of a kind in `whole`, as (kind, cards), goes only before he has
    played the first of these cards."""

    whole: tuple[tuple[str, str], ...] = ()

    def declarations(self, table: Table, seat: int) -> list[Declaration]:
        """They themselves."""
        plays = [play for trick in table.tricks for play in trick.plays] + table.plays
        played = sum(1 << number for who, number in plays if who == seat)
        begun = [kind for kind, cards in self.whole if played & table.pack.select(cards)]
        return [one for one in self.declaring.open(table, seat) if one.category not in begun]

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The declarations that the seat may still make."""
        return tuple(action_of(one) for one in self.declarations(table, seat))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        whole = [Message("With {kind} he must do so before he plays the first of {cards}.", kind=kind, cards=game.set_words(cards))
                 for kind, cards in self.whole]
        return Text(Message("On his turn {declaring}", declaring=self.declaring.words(game)), "All its cards must still be in his hand.",
                    *whole)
