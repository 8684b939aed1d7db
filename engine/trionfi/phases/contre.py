"""Doubling the declarer's bid: contre and surcontre."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.notes import DOUBLED, REDOUBLED
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Words

CONTRE, SURCONTRE = "contre", "surcontre"


@dataclass(frozen=True, kw_only=True)
class Contre(Step):
    """The opponents in turn, from the declarer's right, may say contre: it doubles the payment of each who says so with the
    declarer, and he may say surcontre, which doubles it again. With `whole` one contre doubles what all pay, nobody joins it,
    and a second opponent, not the declarer, may say surcontre."""

    decline: Words = "passe"
    whole: bool = False

    phase: ClassVar[str] = "announce"
    asks: ClassVar[Asks] = Asks.DOUBLING

    def begin(self, table: Table) -> None:
        """Ask the first opponent."""
        table.set("said", [])
        table.set("turn", self._opponents(table)[0])

    def _opponents(self, table: Table) -> tuple[int, ...]:
        declarer = table.declarer
        return tuple(seat for seat in table.players_from(declarer)[1:] if seat != table.contract.partner)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Passing, and doubling or doubling again."""
        contract = table.contract
        again = DOUBLED.of(table) and (self.whole or table.turn == contract.declarer)
        return Action(self.decline), Action(SURCONTRE if again else CONTRE)

    def apply(self, table: Table, action: Action) -> None:
        """Say it; the next who may speak is asked."""
        seat = table.in_turn
        contract, opponents = table.contract, self._opponents(table)
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=action.verb)
        if action.verb == SURCONTRE:
            REDOUBLED.keep(table, True)
            table.set("turn", None)
            return
        if action.verb == CONTRE:
            DOUBLED.keep(table, (*DOUBLED.of(table), seat))
        if seat != contract.declarer and seat != opponents[-1]:
            table.set("turn", opponents[opponents.index(seat) + 1])
        else:
            asked = DOUBLED.of(table) and not self.whole and seat != contract.declarer
            table.set("turn", contract.declarer if asked else None)

    def advice(self, action: Action) -> Advice:
        """Whether it is doubled, or left as it is."""
        return {self.decline: Advice.DECLINES, CONTRE: Advice.DOUBLES, SURCONTRE: Advice.DOUBLES}.get(action.verb, Advice.NONE)

    def prompt(self, view: View) -> Words:
        """What is asked."""
        return "Do you double?"

    def explain(self, game: Rules, action: Action) -> Words:
        """What the word does."""
        if action.verb == self.decline:
            return "I do not double"
        if action.verb == CONTRE:
            return "what all pay is doubled" if self.whole else "what I pay or am paid is doubled"
        return "what all pay is quadrupled" if self.whole else "what I pay or am paid is quadrupled"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        declarer = game.term("declarer")
        if self.whole:
            return Message("From the {declarer}'s {side}, an opponent may say {contre}: what every opponent pays or is paid is doubled. "
                           "One who speaks after him may say {surcontre}: it is quadrupled.", declarer=declarer, side=game.next_side,
                           contre=CONTRE, surcontre=SURCONTRE)
        return Message("From the {declarer}'s {side}, an opponent may say {contre}: what he pays the {declarer} or is paid by him is "
                       "doubled, and each who speaks after him may join. Then the {declarer} may say {surcontre}: with all who have "
                       "doubled it is quadrupled.", declarer=declarer, side=game.next_side, contre=CONTRE, surcontre=SURCONTRE)
