"""The last chance to say that one is out."""

from trionfi.phases.base import Step
from trionfi.phases.play.going_out import GoingOut
from trionfi.state.actions import Action
from trionfi.state.ending import Ending
from trionfi.state.faces import Aloud
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class LastWord(Aloud, Step):
    """After the last trick its winner, or another, may still go out; else the hand has no winner."""

    out: GoingOut
    go_on: str = "avanti"

    @property
    def claims(self) -> bool:
        """He may."""
        return True

    def begin(self, table: Table) -> None:
        """Ask the winner of the last trick."""
        table.set("turn", table.tricks[-1].winner)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Going on without having gone out."""
        return (Action(self.go_on),)

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """Going out."""
        return self.out.asides(table, seat)

    def say(self, table: Table, seat: int, action: Action) -> None:
        """Go out."""
        self.out.apply(table, seat, action)

    def explain_aside(self, game: Rules, action: Action) -> Words:
        """What the word means."""
        return self.out.gloss

    def explain(self, game: Rules, action: Action) -> Words:
        """What going on means."""
        return "nobody is out"

    def sure(self, view: View, action: Action) -> bool:
        """Whether a careful player says it."""
        return self.out.owns(action) and self.out.sure(view)

    def apply(self, table: Table, action: Action) -> None:
        """Nobody is out."""
        seat = table.in_turn
        table.tell("say", seat, word=self.go_on)
        table.set("turn", None)
        table.set("ending", Ending("played", table.dealer if table.game.match.stays(table) else table.next_dealer))
        table.tell("end", seat, word="played")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("After the last trick a player may still say \"{word}\"; if none does ({on}), nobody is out.", word=self.out.word,
                       on=self.go_on)
