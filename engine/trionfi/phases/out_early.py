"""Winning the match on what the first cards may declare, before any are discarded (Dummett and McLeod 2004, 11.5)."""

from typing import ClassVar

from trionfi.melds import Declaration, declarations, total
from trionfi.phases.base import Step
from trionfi.phases.claim import Out
from trionfi.phases.declare import Declaring, action_of
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class OutEarly(Step):
    """Each player in turn who lacks no more than `within` points to the total of the match is asked whether he declares what he holds: he
    may if that brings him to it, and the match is won."""

    within: int
    out: Out
    decline: Words = "go on"
    declaring: Declaring = Declaring()

    asks: ClassVar[Asks] = Asks.EARLY_DECLARATIONS

    def begin(self, table: Table) -> None:
        """Ask the first who is near enough."""
        self._ask(table, table.seats_from(table.after(table.dealer)))

    def _ask(self, table: Table, seats: tuple[int, ...]) -> None:
        goal = table.game.match.goal
        near = (seat for seat in seats if goal and table.standing.totals[seat] >= goal - self.within)
        table.set("turn", next(near, None))

    @staticmethod
    def _best(table: Table, seat: int) -> tuple[Declaration, ...]:
        melds = table.game.melds
        return () if melds is None else declarations(table.pack, table.hands[seat], melds)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Winning, where the cards allow it, and going on."""
        seat, melds = table.in_turn, table.game.melds
        worth = 0 if melds is None else total(melds, self._best(table, seat)).value
        wins = table.standing.totals[seat] + worth >= table.game.match.goal
        return (*((Action(self.out.word),) if wins else ()), Action(self.decline))

    def advice(self, action: Action) -> Advice:
        """The match won, or nothing done."""
        return Advice.WINS if action.verb == self.out.word else Advice.DECLINES

    def apply(self, table: Table, action: Action) -> None:
        """Declare everything and win, or ask the next."""
        seat = table.in_turn
        if action.verb == self.out.word:
            for one in self._best(table, seat):
                self.declaring.apply(table, seat, action_of(one))
            table.tell("say", seat, word=action.verb)
            self.out.end(table, seat)
            return
        table.tell("say", seat, word=action.verb)
        order = table.seats_from(table.after(table.dealer))
        self._ask(table, order[order.index(seat) + 1:])

    def prompt(self, view: View) -> Words:
        """What is asked."""
        return "You are near to winning: do your first cards win the match?"

    def explain(self, game: Rules, action: Action) -> Words:
        """What the words mean."""
        return self.out.gloss if action.verb == self.out.word else "the hand is played"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("A player whose total comes to that of the match with all that his first cards may declare may say {word} ({gloss}) "
                       "before anything is discarded: that ends hand and match. A player who lacks more than {n} is not asked: no cards "
                       "can bring so much.", word=self.out.word, gloss=self.out.gloss, n=self.within)
