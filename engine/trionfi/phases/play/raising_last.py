"""Raising the value of the last trick by sixes (Dummett and McLeod 2004, 11.8)."""

from typing import ClassVar

from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.notes import RAISED
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Words

PROPOSE, ACCEPT, REFUSE = "propose", "accept", "refuse"


@dataclass(frozen=True)
class RaisesLast(PlayRule):
    """On his turn to play a player may propose that the last trick count `step` more. The other accepts, proposes still more, or refuses;
    then who proposed has at once what it counted before, and nobody proposes any more. After an acceptance only the one who accepted
    may propose again."""

    step: int = 6
    source: str = ""

    key: ClassVar[str] = "last-trick"

    def owns(self, action: Action) -> bool:
        """Proposals and answers."""
        return action.verb in (PROPOSE, ACCEPT, REFUSE)

    def _now(self, table: Table) -> tuple[int, int | None, int | None]:
        value, last, given = RAISED.of(table)
        return value or int(table.game.counting.last_trick), last, given

    def holds(self, table: Table) -> bool:
        """Whether a proposal is open."""
        return table.noted(self.key) is not None

    def tabled(self, table: Table) -> bool:
        """No proposal is open."""
        return not self.holds(table)

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """A proposal; or the answers to one."""
        value, last, given = self._now(table)
        proposed = table.noted(self.key)
        if proposed is not None:
            return Action(ACCEPT), Action(REFUSE), Action(PROPOSE, (), str(proposed[0] + self.step))
        if given is not None or last == seat:
            return ()
        return (Action(PROPOSE, (), str(value + self.step)),)

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Propose, and the other must answer; or answer, and the play goes on with the player whose turn it was."""
        value, last, given = self._now(table)
        proposed = table.noted(self.key)
        table.tell("say", seat, word=str(action))
        if action.verb == PROPOSE:
            before, turn = (proposed[0], proposed[2]) if proposed else (value, seat)
            RAISED.keep(table, (before, last, given))
            table.note(self.key, (int(action.word), seat, turn))
            table.set("turn", table.after(seat))
            return Then()
        sum_, proposer, turn = proposed
        RAISED.keep(table, (sum_, proposer, None) if action.verb == ACCEPT else (value, proposer, proposer))
        table.note(self.key, None)
        table.set("turn", turn)
        return Then()

    def prompt(self, view: View) -> Words:
        """What is to be answered."""
        return "How shall the last trick count?" if Action(REFUSE) in view.offered else ""

    def label(self, action: Action) -> Words:
        """The button."""
        return Message("{n} for the last trick", n=int(action.word)) if action.verb == PROPOSE else ""

    def explain(self, game: Rules, action: Action) -> Words:
        """What it means."""
        if action.verb == PROPOSE:
            return Message("the last trick should count {n}", n=int(action.word))
        if action.verb == ACCEPT:
            return "it counts so much"
        return "the other has at once what it counted before, and the trick itself counts nothing"

    def advice(self, action: Action) -> Advice:
        """An acceptance is likelier to pay than what a refusal gives away."""
        return Advice.DECLINES if action.verb == ACCEPT else Advice.NONE

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        last = int(game.counting.last_trick)
        return Message("On his turn to play a player may propose {n} for the last trick. The other accepts, refuses, or proposes {more} "
                       "more, and so on. After a refusal what the trick counted before goes to the proposer at once, whoever wins it, and "
                       "nobody proposes any more. After an acceptance only the one who accepted may propose again.", n=last + self.step,
                       more=self.step)
