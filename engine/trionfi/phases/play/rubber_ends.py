"""A match that ends in the midst of a hand, as soon as a side has its total (Dummett and McLeod 2004, 11.2)."""

from typing import ClassVar

from trionfi.phases.declare import VERB
from trionfi.phases.play.declaring import Declares
from trionfi.phases.rule import Then
from trionfi.settlement.incentives import cards_of
from trionfi.state.actions import Action
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Text, Words


@dataclass(frozen=True)
class DeclaresToTheEnd(Declares):
    """Declaring in the first trick; and as soon as what is gained by a declaration, or in a trick, brings a side to the total of the match,
    the hand is over. A hand that has no card left is counted."""

    key: ClassVar[str] = "declaring"

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Declare, and see whether that was enough."""
        then = super().apply(table, seat, action)
        if action.verb == VERB and self._reached(table):
            self._end(table)
        return then

    def stops(self, table: Table) -> bool:
        """Whether the trick was enough."""
        if not table.hands[table.tricks[-1].winner] or not self._reached(table):
            return False
        self._end(table)
        return True

    def spent(self, table: Table) -> bool:
        """All cards that pay in a trick would not bring the total."""
        payments = table.game.payments
        stakes = [one for reward in payments.trick_rewards for one in reward.stakes(table.game)]
        late = sum([float(reward.most_earned) for reward in payments.rewards])
        return not self._reached(table, late + sum([abs(one.amount) * max(1, cards_of(one).bit_count()) for one in stakes]))

    @staticmethod
    def _reached(table: Table, more: float = 0.0) -> bool:
        goal, payments = table.game.match.goal, table.game.payments
        booked = [line.amounts for line in table.account] + [reward.earned(table, payments) for reward in payments.rewards]
        return bool(goal) and any(
            total + sum([amounts[seat] for amounts in booked]) + more >= goal for seat, total in enumerate(table.standing.totals))

    @staticmethod
    def _end(table: Table) -> None:
        table.set("turn", None)
        table.set("ending", Ending("out", table.next_dealer))
        table.tell("end", table.dealer, word="out")

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        text = super().words(game)
        if not game.match.goal:
            return text
        return Text(text, "When what a side gains by a declaration or in a trick brings it to the total of the match, both end there.")
