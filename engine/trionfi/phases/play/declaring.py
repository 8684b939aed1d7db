"""Declaring in the play, before an own first card."""

from typing import ClassVar

from trionfi.melds import Declaration
from trionfi.phases.claim import EARLY, Out
from trionfi.phases.declare import ASK, VERB, Declaring
from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


@dataclass(frozen=True)
class Declares(PlayRule):
    """What a player holds may be declared on his turn in the first trick, before he plays to it. With `out` a side that comes to the
    total of the match by it may say so."""

    declaring: Declaring = Declaring()
    out: Out | None = None

    key: ClassVar[str] = "declaring"
    declares: ClassVar[bool] = True

    @property
    def source(self) -> str:  # type: ignore[override]  # it is written once, in what may be declared
        """Where the rule is written."""
        return self.declaring.source

    def declarations(self, table: Table, seat: int) -> list[Declaration]:
        """They themselves."""
        return self.declaring.open(table, seat)

    def owns(self, action: Action) -> bool:
        """Declaring, asking, and saying that the match is won."""
        return action.verb in (VERB, ASK) or (self.out is not None and action.verb == self.out.word)

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The declarations that the seat may still make."""
        if table.tricks or table.announced(EARLY) is not None:
            return ()
        found = self.declaring.actions(table, seat)
        return (*found, Action(self.out.word)) if self.out is not None and self.out.reached(table, seat) else found

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Declare, or end the match."""
        if action.verb in (VERB, ASK):
            self.declaring.apply(table, seat, action)
        elif self.out is not None:
            table.tell("say", seat, word=action.verb)
            self.out.end(table, seat)
        return Then()

    def label(self, action: Action) -> Words:
        """The combination."""
        return self.declaring.label(action) if action.verb in (VERB, ASK) else ""

    def explain(self, game: Rules, action: Action) -> Words:
        """What it is worth, or what the word means."""
        return self.declaring.explain(game, action) if action.verb in (VERB, ASK) or self.out is None else self.out.gloss

    def advice(self, action: Action) -> Advice:
        """The match won, or cards declared."""
        return Advice.DECLARES if action.verb in (VERB, ASK) else Advice.WINS

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        text = Message("Before his own first card {declaring}", declaring=self.declaring.words(game))
        return Text(text, self.out.words(game)) if self.out is not None else text
