"""A word that must be said when a card is captured, or the capture brings nothing (Dummett and McLeod 2004, 11.10)."""

from typing import ClassVar

from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.notes import TOPPE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


@dataclass(frozen=True)
class Toppa(PlayRule):
    """Who captures a card of `cards` is asked for the `word` before the trick is gathered; so is who wins every trick, for the Fool that
    the other must then give up, which is asked last. With `other` the one who lost a card of `cards` may say it when the winner has not."""

    cards: str
    word: str = "toppa"
    silence: str = "keep silent"
    other: bool = False
    source: str = ""

    key: ClassVar[str] = "toppa"

    def owns(self, action: Action) -> bool:
        """The word, and saying nothing."""
        return action.verb in (self.word, self.silence)

    def holds(self, table: Table) -> bool:
        """Whether somebody is to say it."""
        return bool(table.noted(self.key))

    def tabled(self, table: Table) -> bool:
        """Nobody is asked now: the trick goes to its winner whatever is said."""
        return not self.holds(table)

    def opens(self, table: Table) -> bool:
        """Whether something was captured in the full trick."""
        winner, wanted = table.best_seat, table.pack.select(self.cards)
        number = sum(seat != winner and bool(wanted >> card & 1) for seat, card in table.plays)
        number += self._fool(table, winner)
        if number:
            table.note(self.key, number)
            table.set("turn", winner)
        return bool(number)

    @staticmethod
    def _fool(table: Table, winner: int) -> bool:
        """Whether this is the last of all tricks for one player, and another must give the Fool up."""
        if table.hands[winner] or any(trick.winner != winner for trick in table.tricks):
            return False
        fool = table.pack.fool_mask
        played = ((seat, card) for plays in (*(trick.plays for trick in table.tricks), table.plays) for seat, card in plays)
        return any(seat != winner and bool(fool >> card & 1) for seat, card in played)

    def _for_fool(self, table: Table) -> bool:
        """Whether the word is now for the Fool, for which the winner alone may say it."""
        return int(table.noted(self.key)) == 1 and self._fool(table, table.best_seat)

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The word, or nothing."""
        return (Action(self.word), Action(self.silence)) if self.holds(table) else ()

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Say it, or let the other say it; then go on to the next card, or gather the trick."""
        winner = table.best_seat
        said = action.verb == self.word
        table.tell("say", seat, word=action.verb)
        if said:
            TOPPE.keep(table, (*TOPPE.of(table), seat))
        elif self.other and seat == winner and not self._for_fool(table):
            table.set("turn", table.after(winner))
            return Then()
        left = int(table.noted(self.key)) - 1
        table.note(self.key, left)
        table.set("turn", winner)
        return Then() if left else Then(full=True)

    def prompt(self, view: View) -> Words:
        """What is to be said."""
        words = {Action(self.word), Action(self.silence)}
        return "A card was captured: what do you say?" if words <= set(view.offered) else ""

    def explain(self, game: Rules, action: Action) -> Words:
        """What it brings."""
        return "it brings a game point" if action.verb == self.word else "it brings nothing"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        text = Message("A player who captures one of {cards} says {word}; so does, for the {fool}, one who wins every trick while the "
                       "other had it. Without the word it brings nothing.", cards=game.set_words(self.cards), word=self.word,
                       fool=game.term("fool"))
        if not self.other:
            return text
        return Text(text, "But then the other player may say it for a card captured from him, and has the game point.")
