"""Deals that a hand annuls."""

from typing import ClassVar

from trionfi.cards import Pack
from trionfi.phases.base import Step
from trionfi.phases.next_deal import passed_on
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Annulled
from trionfi.state.ending import Ending
from trionfi.state.faces import Speaking
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class Annul(Speaking, Step):
    """A hand that holds all of `has` and none of `lacks` annuls the deal; with `number` one that holds from so many to so many
    of `has`. The next player deals, or the same one `again`."""

    has: str
    lacks: str = ""
    says: Words = "annulled"
    number: tuple[int, int] = (0, 0)
    again: bool = False

    def annuls(self, card: str) -> Annulled:
        """Always, where it is this card."""
        return Annulled.ALWAYS if self.has == card else Annulled.NEVER

    def begin(self, table: Table) -> None:
        """Look at every hand."""
        for seat in table.players_from(table.next_dealer):
            if self.found(table, seat):
                self.annul(table, seat)
                return

    def found(self, table: Table, seat: int) -> bool:
        """Whether the seat has such a hand."""
        return self.is_such(table.pack, table.hands[seat])

    def is_such(self, pack: Pack, hand: int) -> bool:
        """Whether a hand (a mask) is one."""
        wanted, barred = pack.select(self.has), pack.select(self.lacks)
        least, most = self.number
        found = least <= (hand & wanted).bit_count() <= most if most else hand & wanted == wanted
        return found and not hand & barred

    def annul(self, table: Table, seat: int) -> None:
        """The seat annuls the deal."""
        table.tell("say", seat, word=self.says)
        table.set("turn", None)
        table.set("ending", Ending("abandoned", table.dealer if self.again else passed_on(table)))
        table.tell("end", seat, word="annulled")

    def holder(self, game: Rules) -> Words:
        """Who has such a hand, as the subject of a sentence."""
        if not self.has:
            return Message("a player dealt none of {cards}", cards=game.set_words(self.lacks))
        return Message("a player dealt {cards} and no other card among {others}", cards=game.set_words(self.has),
                       others=game.set_words(self.lacks))

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        if self.number[1] and self.again:
            return Message("A player who has only {least} to {most} of {cards} annuls the deal; the same player deals.",
                           least=self.number[0], most=self.number[1], cards=game.set_words(self.has))
        if self.number[1]:
            return Message("A player who has only {least} to {most} of {cards} annuls the deal; the next player deals.",
                           least=self.number[0], most=self.number[1], cards=game.set_words(self.has))
        if self.again:
            return Message("{Who} annuls the deal; the same player deals.", who=self.holder(game))
        return Message("{Who} annuls the deal; the next player deals.", who=self.holder(game))


@dataclass(frozen=True, kw_only=True)
class AnnulAtWill(Annul):
    """A player with such a hand is asked whether he annuls the deal, in turn from the one after the dealer."""

    declines: Words = "play on"

    phase: ClassVar[str] = "announce"

    def begin(self, table: Table) -> None:
        """Ask the first who has such a hand."""
        self._ask(table, table.players_from(table.next_dealer))

    def _ask(self, table: Table, seats: tuple[int, ...]) -> None:
        table.set("turn", next((seat for seat in seats if self.found(table, seat)), None))

    def annuls(self, card: str) -> Annulled:
        """As the player likes."""
        return Annulled.AT_WILL if self.has == card else Annulled.NEVER

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Playing on, or annulling."""
        return (Action(self.declines), Action(self.says))

    def apply(self, table: Table, action: Action) -> None:
        """Annul the deal, or ask the next."""
        seat = table.in_turn
        if action.verb == self.says:
            self.annul(table, seat)
            return
        table.tell("say", seat, word=action.verb)
        order = table.players_from(table.next_dealer)
        self._ask(table, order[order.index(seat) + 1:])

    def advice(self, action: Action) -> Advice:
        """A careful player has nothing to hope from such a hand."""
        return Advice.DECLINES if action.verb == self.says else Advice.NONE

    def prompt(self, view: View) -> Words:
        """The question."""
        return Message("You have none of {cards}. Do you want another deal?", cards=view.game.set_words(self.lacks))

    def explain(self, game: Rules, action: Action) -> Words:
        """What an answer means."""
        return "the cards are dealt again" if action.verb == self.says else "the hand is played"

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        if self.again:
            return Message("{Who} may have the cards dealt again; the same player deals.", who=self.holder(game))
        return Message("{Who} may have the cards dealt again; the next player deals.", who=self.holder(game))


@dataclass(frozen=True, kw_only=True)
class DealerMayAnnul(AnnulAtWill):
    """The dealer with such a hand is asked whether he annuls the deal, before he takes the talon: he decides by what he was dealt, as the
    others do. To play on he says nothing: he keeps his cards, and the next to decide is he again, so that nobody knows that he was
    asked."""

    declines: Words = "keep"

    unnoticed: ClassVar[str] = "keep"

    def begin(self, table: Table) -> None:
        """Ask the dealer."""
        self._ask(table, (table.dealer,))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Keeping the cards that make it such a hand, or annulling."""
        cards = table.hands[table.in_turn] & table.pack.select(self.has)
        return (Action(self.declines, tuple(table.pack.unmask(cards))), Action(self.says))

    def apply(self, table: Table, action: Action) -> None:
        """Annul the deal, or go on."""
        if action.verb == self.says:
            self.annul(table, table.in_turn)
        else:
            table.set("turn", None)

    def advice(self, action: Action) -> Advice:
        """Such a hand may be worth a bid or a pass, and is played."""
        return Advice.DECLINES if action.verb == self.declines else Advice.NONE

    def prompt(self, view: View) -> Words:
        """The question."""
        game = view.game
        return Message("You have {cards} and no other card among {others}. Do you annul the deal?", cards=game.set_words(self.has),
                       others=game.set_words(self.lacks))

    def explain(self, game: Rules, action: Action) -> Words:
        """What an answer means."""
        return "the deal is annulled" if action.verb == self.says else "the hand is played"

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("A {dealer} who was dealt {cards} and no other card among {others} may annul the deal ({says}) before he takes the "
                       "{talon}; the next player deals.", dealer=game.term("dealer"), cards=game.set_words(self.has),
                       others=game.set_words(self.lacks), says=self.says, talon=game.term("talon"))
