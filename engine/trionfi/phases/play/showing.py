"""Cards shown before a player's own first card, for a premium (poignée)."""

from typing import ClassVar

from trionfi.cards import Pack, bits
from trionfi.melds.called import term
from trionfi.phases.declare import Declaring
from trionfi.phases.play.declaring import Declares
from trionfi.phases.remarks import in_row
from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.faces import Showable
from trionfi.state.rules import Rules
from trionfi.state.spoken import Declared
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Term, Text, Words


@dataclass(frozen=True)
class Showing(PlayRule):
    """Holding at least so many cards of a set, a player may show that many before his own first card.

    `levels` are (name, how many, value) from the least; a card of `last` is shown only when all others of the set
    are. The number of cards shown is exact: the highest are shown first, those of `spare` after them.
    """

    word: str
    cards: str
    levels: tuple[tuple[str, int, int], ...]
    last: str = ""
    spare: str = ""
    source: str = ""

    key: ClassVar[str] = "showing"

    def owns(self, action: Action) -> bool:
        """Showing."""
        return action.verb == "show"

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """What the seat may show now."""
        if table.tricks or any(entry.seat == seat for entry in table.declared):
            return ()
        return tuple(Action("show", one.cards, one.level) for one in self.showable(table.pack, table.hands[seat]))

    def as_declared(self) -> PlayRule:
        """Declaring combinations before the own first card."""
        return Declares(Declaring(source=self.source))

    def showable(self, pack: Pack, hand: int) -> tuple[Showable, ...]:
        """Every level that a hand (a mask) reaches, the least first."""
        every = pack.select(self.cards)
        if (hand & every).bit_count() < min(size for _, size, _ in self.levels):
            return ()
        last, spare = pack.select(self.last), pack.select(self.spare)
        order = sorted(bits(hand & every), key=lambda number: (last >> number & 1, spare >> number & 1, -number))
        return tuple(
            Showable(self.word, name, tuple(pack.sort(pack.texts[number] for number in order[:size])), value, every.bit_count())
            for name, size, value in self.levels if len(order) >= size
        )

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Show the cards."""
        value = next(value for name, _, value in self.levels if name == action.word)
        table.add(table.declared, Declared(seat, action.word, value, table.pack.mask(action.cards)))
        table.tell("show", seat, table.pack.mask(action.cards), f"hand {seat}", f"hand {seat}",
                   word=Message("{name}", name=term(action.word)))
        return Then()

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        """The levels, the least first."""
        heads: tuple[Words, ...] = (Message("{Shown}", shown=Term(self.word)), "Cards", "Worth")
        return heads, *((name, str(size), str(value)) for name, size, value in self.levels)

    def label(self, action: Action) -> Words:
        """The level alone; the cards stand beside it."""
        return Message("{Name}", name=term(action.word))

    def explain(self, game: Rules, action: Action) -> Words:
        """What showing these cards brings."""
        value = next(value for name, _, value in self.levels if name == action.word)
        return Message("a {shown} of {n} cards, for {value}", shown=Term(self.word), n=len(action.cards), value=value)

    def advice(self, action: Action) -> Advice:
        """A premium of the winning side."""
        return Advice.SHOWS

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        levels = [Message("{name} {n} cards, {value}", name=name, n=size, value=value) for name, size, value in self.levels]
        text = Message("Before his own first card a player may show {cards} for a {shown}: {levels}.", cards=game.set_words(self.cards),
                       shown=Term(self.word), levels=in_row(levels))
        last = game.set_words(self.last) if self.last else ""
        return Text(text, Message("{Last} is shown only if no other is left.", last=last)) if last else text
