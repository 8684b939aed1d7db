"""Doubling without an end, until one side is content (Dummett and McLeod 2004, 7.5)."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.notes import DOUBLES
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class Doubling(Step):
    """The opponents in turn, from the player after the declarer, may double what all pay with `word`; then the declarer with `again`, then
    the opponents once more, and so on. Who does not says `decline`. There is no end to it; the program stops after `most`, far beyond what
    anybody plays."""

    word: str
    again: str
    decline: Words
    most: int = 10

    phase: ClassVar[str] = "announce"
    asks: ClassVar[Asks] = Asks.DOUBLING

    def begin(self, table: Table) -> None:
        """Ask the first opponent."""
        table.set("said", [])
        table.set("turn", self._opponents(table)[0])

    @staticmethod
    def _opponents(table: Table) -> tuple[int, ...]:
        return table.players_from(table.declarer)[1:]

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Being content, or doubling."""
        return Action(self.decline), Action(self.again if DOUBLES.of(table) else self.word)

    def apply(self, table: Table, action: Action) -> None:
        """Say it; the other side is asked after a double, a partner after being content."""
        seat, opponents = table.in_turn, self._opponents(table)
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=action.verb)
        if action.verb != self.decline:
            DOUBLES.keep(table, DOUBLES.of(table) + 1)
            ended = DOUBLES.of(table) >= self.most
            table.set("turn", None if ended else table.declarer if seat in opponents else opponents[0])
            return
        rest = opponents[opponents.index(seat) + 1:] if seat in opponents else ()
        table.set("turn", rest[0] if rest else None)

    def advice(self, action: Action) -> Advice:
        """Whether it is doubled, or left as it is."""
        return {self.decline: Advice.DECLINES, self.word: Advice.DOUBLES, self.again: Advice.DOUBLES}.get(action.verb, Advice.NONE)

    def prompt(self, view: View) -> Words:
        """What is asked."""
        times = sum(word != self.decline for _, word in view.said)
        return Message("It counts {n} times. Do you double it again?", n=2 ** times) if times else "Do you double?"

    def explain(self, game: Rules, action: Action) -> Words:
        """What the word does."""
        return "it stays as it is" if action.verb == self.decline else "what all pay is doubled"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("From the {declarer}'s {side}, an opponent may double ({double}); if the first is content ({decline}), the other "
                       "may. Then the {declarer} may double again ({again}), then either opponent, and so on until a side is content; "
                       "here after {most} times at the latest. It counts for all alike.", declarer=game.term("declarer"),
side=game.next_side,
                       double=self.word, decline=self.decline, again=self.again, most=self.most)
