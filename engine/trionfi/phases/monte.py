"""The pause of Partita: the dealer's opponents may hold the deal, and the dealer decides where they do not (Dummett and McLeod 2004,
11.1 to 11.3, 11.13)."""

from typing import ClassVar

from trionfi.counting import Points
from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.ending import Ending
from trionfi.state.notes import HELD, MONTE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


@dataclass(frozen=True, kw_only=True)
class AMonte(Step):
    """The dealer's opponents speak in turn: one who says `hold` has decided that the deal goes on, and nobody else speaks. `leave`, where
    it is known, leaves it to the partners who have still to speak. If all have let it go, the dealer's partners advise him with the same
    words, and he deals on or throws the cards in; then his side loses `fine`, and the next player deals."""

    hold: str = "la tengo"
    throw: str = "a monte"
    leave: str = ""
    deal_on: str = "deal on"
    throw_in: str = "throw in"
    fine: Points = 0

    asks: ClassVar[Asks] = Asks.MONTE

    def begin(self, table: Table) -> None:
        """Ask the first opponent."""
        table.set("said", [])
        table.set("turn", self._order(table)[0])

    @staticmethod
    def _order(table: Table) -> tuple[int, ...]:
        """The opponents from the dealer's right, his partners, the dealer."""
        side = table.side(table.dealer)
        seats = table.seats_from(table.after(table.dealer))
        return (*(seat for seat in seats if seat not in side), *(seat for seat in seats if seat in side and seat != table.dealer),
                table.dealer)

    def _opponents(self, table: Table) -> int:
        return table.players - len(table.side(table.dealer))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The words of the seat in turn."""
        if table.turn == table.dealer:
            return Action(self.deal_on), Action(self.throw_in)
        more = self.leave and len(table.said) < self._opponents(table) - 1
        return Action(self.hold), *((Action(self.leave),) if more else ()), Action(self.throw)

    def advice(self, action: Action) -> Advice:
        """Going on, leaving it to the partner, or throwing in."""
        return {self.hold: Advice.GOES_ON, self.deal_on: Advice.GOES_ON, self.leave: Advice.DECLINES}.get(action.verb, Advice.THROWS_IN)

    def apply(self, table: Table, action: Action) -> None:
        """Say it."""
        seat, place = table.in_turn, len(table.said)
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=action.verb)
        order = self._order(table)
        table.set("turn", order[place + 1] if place + 1 < len(order) else None)
        if action.verb == self.hold and place < self._opponents(table):
            HELD.keep(table, seat)
            table.set("turn", None)
        elif action.verb == self.throw:
            MONTE.keep(table, (*MONTE.of(table), seat))
        elif action.verb == self.throw_in:
            side = table.side(seat)
            gets = self.fine, -self.fine if table.game.payments.zero_sum else 0
            table.set("ending", Ending("abandoned", table.next_dealer, paid=tuple(int(gets[one in side]) for one in range(table.players))))
            table.tell("end", seat, word="abandoned")

    def prompt(self, view: View) -> Words:
        """What is to be decided."""
        number = view.hand.bit_count()
        if view.seat == view.dealer:
            return Message("You deal: do you deal on, or throw the cards in for {n}?", n=self.fine)
        if view.seat in view.side(view.dealer):
            return "Your partner deals and decides: what do you advise?"
        return Message("You have {n} cards. Do you hold the deal?", {"n =1": "You have 1 card. Do you hold the deal?"}, n=number)

    def explain(self, game: Rules, action: Action) -> Words:
        """What a word means."""
        if action.verb == self.throw_in:
            return Message("all throw in; the dealer's side loses {n} to the others", n=self.fine)
        meant: dict[str, Words] = {
            self.hold: "the deal goes on; from a partner of the dealer it is advice",
            self.leave: "fairly good cards, but the partner shall decide",
            self.throw: "throw the hands in", self.deal_on: "the deal goes on",
        }
        return meant[action.verb]

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer = game.term("dealer")
        advice = Message("If none has said it, each of the {dealer}'s {n} partners, in turn, says one of the two as advice.",
                         {"n =1": "If none has said it, the {dealer}'s partner says one of the two as advice."}, dealer=dealer,
                         n=game.seats() // 2 - 1)
        if game.payments.zero_sum:
            ends = Message("The {dealer} then deals on or throws his cards in; if he throws them in, all do, his side pays {n}, and the "
                           "next player deals.", dealer=dealer, n=self.fine)
        else:
            ends = Message("The {dealer} then deals on or throws his cards in; if he throws them in, all do, the others gain {n}, and the "
                           "next player deals.", dealer=dealer, n=self.fine)
        return Text(
            Message("The opponents of the {dealer} speak in turn from his {side}: {hold} (I hold it) or {throw} (throw in).", dealer=dealer,
                    side=game.next_side, hold=self.hold, throw=self.throw),
            Message("{leave} leaves it to a partner who has still to speak.", leave=self.leave) if self.leave else "",
            Message("After {hold} the deal goes on and nobody else speaks.", hold=self.hold), advice, ends)
