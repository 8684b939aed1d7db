"""Partners who ask each other what they hold, before the second pair of players decides whether the deal goes on (Castel Bolognese)."""

from typing import ClassVar

from trionfi.cards import bits
from trionfi.phases.base import Step
from trionfi.phases.telling import DECLINE, TELL
from trionfi.state.actions import Action, one_by_one
from trionfi.state.decisions import Advice, Asks
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words

THROW, TAKE = "a monte", "prendo"


@dataclass(frozen=True, kw_only=True)
class Consult(Step):
    """The first two players say that they would throw the cards in; with `free` they too may have them played. The third asks his partner,
    who names any of his cards; then he has the cards played, or thrown in too. If he would throw them in the dealer asks his partner in the
    same way and decides. Cards thrown in are dealt again by the next dealer."""

    free: bool = False

    asks: ClassVar[Asks] = Asks.TELLING

    def advice(self, action: Action) -> Advice:
        """Telling of a card or of none, and what is to become of the deal."""
        return {TELL: Advice.TELLS, DECLINE: Advice.DECLINES, TAKE: Advice.GOES_ON, THROW: Advice.THROWS_IN}.get(action.verb, Advice.NONE)

    def begin(self, table: Table) -> None:
        """Ask the first player."""
        table.set("said", [])
        table.set("turn", table.after(table.dealer))

    @staticmethod
    def _place(table: Table) -> int:
        """How many have spoken, tellings apart: the first, the second, the first for the third, the third, the second for the dealer."""
        return len([word for _, word in table.said if word != TELL])

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Throwing in, or having the cards played; or the cards that may be told of."""
        place = self._place(table)
        if place in (2, 4):
            pack, seat = table.pack, table.in_turn
            told = 0
            for event in table.events if (seat, TELL) in table.said else ():
                if event.word == TELL and event.seat == seat:
                    told |= event.cards
            return (Action(DECLINE), *(Action(TELL, (pack.texts[card],)) for card in bits(table.hands[seat] & ~told)))
        return (Action(THROW), Action(TAKE)) if self.free or place in (3, 5) else (Action(THROW),)

    def apply(self, table: Table, action: Action) -> None:
        """Say it; the next is asked."""
        seat, place = table.in_turn, self._place(table)
        table.add(table.said, (seat, action.verb))
        if action.verb == TELL:
            table.tell("show", seat, table.pack.mask(action.cards), f"hand {seat}", f"hand {seat}", word=TELL)
            return
        table.tell("say", seat, word=action.verb)
        following: int | None = table.after(table.dealer, (2, 1, 3, 2, 4, 0)[place])
        if action.verb == TAKE or place == 5:
            following = None
        if action.verb == THROW and place == 5:
            table.set("ending", Ending("abandoned", table.next_dealer))
            table.tell("end", seat, word="abandoned")
        table.set("turn", following)

    def prompt(self, view: View) -> Words:
        """What is asked."""
        verbs = [action.verb for action in one_by_one(view.actions)]
        if DECLINE in verbs:
            return "Your partner asks what you hold. Do you name a card?"
        return "Do you take up the last five cards, so that the hand is played?" if TAKE in verbs else "It is usual to say a monte."

    def explain(self, game: Rules, action: Action) -> Words:
        """What a word means."""
        if action.cards:
            return "I hold it"
        if action.verb == DECLINE:
            return "I name no more cards"
        return "I would throw the cards in" if action.verb == THROW else "I take up my last cards: all play"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        first = (Message("The first two players may have the cards played ({take}) or say {throw}.", take=TAKE, throw=THROW) if self.free
                 else Message("The first two players say {throw}.", throw=THROW))
        then = Message("The third asks his partner, who names any of his cards for all to hear; then he takes up his last cards ({take}), "
                       "and all play, or says {throw}. If he does, the {dealer} asks his partner likewise and takes up his cards, or the "
                       "hands are thrown in, and the next player deals.", take=TAKE, throw=THROW, dealer=game.term("dealer"))
        return Text(first, then)
