"""Undertakings in the course of the play: to win every trick or none, announced at set moments."""

from enum import StrEnum
from typing import ClassVar

from trionfi.phases.remarks import in_row
from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.notes import UNDERTAKEN
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.vocabulary import Checked
from trionfi.words import Listing, Message, Words


class Goal(StrEnum):
    """What a player undertakes: to win every trick, or none."""

    EVERY = "every trick"
    NONE = "no trick"


EVERY, NONE = Goal


@dataclass(frozen=True)
class Undertaking(Checked):
    """What may be announced: `word`, to reach an `aim`, `before` the first card of certain tricks."""

    word: str
    gloss: Words
    aim: Goal
    before: tuple[int, ...]

    def open(self, table: Table, seat: int) -> bool:
        """Whether the seat may announce it now: the moment is right, and it has not failed already."""
        if len(table.tricks) + 1 not in self.before or any(
                (word, other) == (self.word, seat) for word, other, _ in UNDERTAKEN.of(table)):
            return False
        return all((trick.winner == seat) == (self.aim == EVERY) for trick in table.tricks)


@dataclass(frozen=True)
class Announcing(PlayRule):
    """Before certain tricks each player who still can is asked whether he undertakes something, from the leader on."""

    undertakings: tuple[Undertaking, ...]
    decline: Words = "no announcement"
    source: str = ""

    key: ClassVar[str] = "announcing"

    def _asked(self, table: Table, leader: int) -> tuple[int, ...]:
        """The seats to be asked before this trick, in order."""
        number = len(table.tricks) + 1
        if not any(number in one.before for one in self.undertakings):
            return ()
        return tuple(seat for seat in table.seats_from(leader) if any(one.open(table, seat) for one in self.undertakings))

    def spent(self, table: Table) -> bool:
        """No trick is to come before which anybody is asked."""
        return not self.holds(table) and all(number <= len(table.tricks) + 1 for one in self.undertakings for number in one.before)

    def tabled(self, table: Table) -> bool:
        """Nobody is asked now: who undertakes nothing plays as before."""
        return not self.holds(table)

    def before_lead(self, table: Table, seat: int) -> int:
        """Who is asked first, before the leader leads."""
        asked = self._asked(table, seat)
        if asked:
            table.note(self.key, (seat, asked))
        return asked[0] if asked else seat

    def holds(self, table: Table) -> bool:
        """Whether somebody is still to be asked."""
        return table.noted(self.key) is not None

    def owns(self, action: Action) -> bool:
        """Announcing and declining."""
        return action.verb in ("announce", self.decline)

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """Declining, and what may be announced."""
        if not self.holds(table):
            return ()
        return (Action(self.decline), *(Action("announce", (), one.word) for one in self.undertakings if one.open(table, seat)))

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Announce or decline; the next seat is asked, or the leader leads."""
        table.tell("say", seat, word=action.word or action.verb)
        if action.word:
            UNDERTAKEN.keep(table, (*UNDERTAKEN.of(table), (action.word, seat, len(table.tricks) + 1)))
        leader, asked = table.noted(self.key)
        table.note(self.key, (leader, asked[1:]) if asked[1:] else None)
        table.set("turn", asked[1] if asked[1:] else leader)
        return Then()

    def prompt(self, view: View) -> Words:
        """The question."""
        asked = view.offered and view.offered[0].verb == self.decline
        return Message("Before trick {n}: do you announce anything?", n=len(view.tricks) + 1) if asked else ""

    def label(self, action: Action) -> Words:
        """The word alone."""
        return Message("{Word}", word=action.word or action.verb)

    def explain(self, game: Rules, action: Action) -> Words:
        """What an announcement means."""
        return next((one.gloss for one in self.undertakings if one.word == action.word), "the play goes on")

    def advice(self, action: Action) -> Advice:
        """To win every trick, or to undertake nothing."""
        if any(one.word == action.word and one.aim == EVERY for one in self.undertakings):
            return Advice.UNDERTAKES
        return Advice.NONE if action.word else Advice.DECLINES

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        moments = [Message("{word} ({gloss}) before trick {numbers}", word=one.word, gloss=one.gloss, numbers=Listing(one.before, "or"))
                   for one in self.undertakings]
        return Message("A player who has not failed in it yet may announce: {moments}.", moments=in_row(moments))
