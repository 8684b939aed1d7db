"""The pause of Partita: the dealer's opponents may hold the deal, and the dealer decides where they do not (Dummett and McLeod 2004,
11.1 to 11.3, 11.13)."""

from typing import ClassVar

from trionfi.counting import Points, prose
from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.ending import Ending
from trionfi.state.notes import HELD, MONTE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass


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

    def prompt(self, view: View) -> str:
        """What is to be decided."""
        number = view.hand.bit_count()
        if view.seat == view.dealer:
            return f"You deal: do you deal on, or throw the cards in for {prose(self.fine)}?"
        partner = "Your partner deals and decides: what do you advise?"
        return partner if view.seat in view.side(view.dealer) else f"You have {number} cards. Do you hold the deal?"

    def explain(self, game: Rules, action: Action) -> str:
        """What a word means."""
        return {
            self.hold: "the deal goes on; from a partner of the dealer it is advice",
            self.leave: "fairly good cards, but the partner shall decide",
            self.throw: "throw the hands in", self.deal_on: "the deal goes on",
            self.throw_in: f"all throw in; the dealer's side loses {prose(self.fine)} to the others",
        }[action.verb]

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        dealer = game.term("dealer")
        leave = f" {self.leave} leaves it to a partner who has still to speak." if self.leave else ""
        loses = "his side pays" if game.payments.zero_sum else "the others gain"
        return (f"The opponents of the {dealer} speak in turn from his {game.next_side}: {self.hold} (I hold it) or {self.throw} (throw "
                f"in).{leave} After {self.hold} the deal goes on and nobody else speaks. If none has said it, the {dealer}'s partner says "
                f"one of the two as advice, and the {dealer} deals on or throws his cards in: then all do, {loses} {prose(self.fine)}, and "
                "the next player deals.")
