"""Throwing a hand in."""

from typing import ClassVar

from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True)
class ThrowIn(PlayRule):
    """A player who has just won his first trick and holds nothing of `lacking` may throw in his hand instead of leading."""

    lacking: str
    say: str = "throw in"
    source: str = ""

    key: ClassVar[str] = "throwing-in"

    def owns(self, action: Action) -> bool:
        """Giving up."""
        return action.verb == self.say

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The word, where the seat may give up."""
        return (Action(self.say),) if self.open(table, seat) else ()

    def open(self, table: Table, seat: int) -> bool:
        """Whether the seat may give up now."""
        tricks, hand = table.tricks, table.hands[seat]
        return bool(tricks) and not table.plays and tricks[-1].winner == seat and bool(hand) \
            and not hand & table.pack.select(self.lacking) and not any(trick.winner == seat for trick in tricks[:-1])

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """End the hand."""
        table.tell("say", seat, word=self.say)
        table.set("turn", None)
        table.set("ending", Ending("thrown in", table.next_dealer, (seat,)))
        table.tell("end", seat, word="thrown in")
        return Then()

    def explain(self, game: Rules, action: Action) -> Words:
        """What it means."""
        return "I give the hand up"

    def advice(self, action: Action) -> Advice:
        """Giving up."""
        return Advice.GIVES_UP

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("One who has just won his first trick, and holds none of {cards}, may throw his hand in instead of leading; this "
                       "ends the play.", cards=game.set_words(self.lacking))
