"""Going out: winning the match on declarations, before the hand is played to its end."""

from typing import ClassVar

from trionfi.melds import Declaration
from trionfi.phases.base import Step
from trionfi.phases.declare import VERB, Declaring
from trionfi.settlement.played import declared
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Message, Words

EARLY = "declared early"


@dataclass(frozen=True)
class Out:
    """A player whose side comes to the total of the match with what it has declared in this hand may say the `word`: the
    hand is over, and nothing but the declarations counts."""

    word: str
    gloss: Words
    source: str = ""

    def reached(self, table: Table, seat: int) -> bool:
        """Whether the seat's side has the total."""
        goal = table.game.match.goal
        if not goal or not table.declared:
            return False
        side = table.side(seat)
        points = sum(value for member in side for _, value in declared(table, member))
        return bool(points) and table.standing.totals[seat] + table.game.payments.recorded_as(points) >= goal

    def end(self, table: Table, seat: int) -> None:
        """End the hand."""
        table.set("turn", None)
        table.set("ending", Ending("out", table.next_dealer))
        table.tell("end", seat, word="out")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("A player whose side reaches the total of the match with what it has declared in this hand may say {said} "
                       "({meaning}): that ends the hand and the match.", said=self.word, meaning=self.gloss)


@dataclass(frozen=True, kw_only=True)
class ClaimEarly(Step):
    """Where the dealer's side wants no more than `within` points to the total of the match, he may declare on the cards he
    was dealt and leave the extra ones untouched; then the others declare in turn, and every side that reaches the total
    may say it is out. If none does, play goes on, and nobody declares any more."""

    within: int
    out: Out
    take: str
    take_gloss: Words
    decline: Words = "no more"
    declaring: Declaring = Declaring()

    asks: ClassVar[Asks] = Asks.EARLY_DECLARATIONS

    def advice(self, action: Action) -> Advice:
        """Declaring, taking the cards, going out, or leaving it at that."""
        return {VERB: Advice.DECLARES, self.take: Advice.TAKES, self.out.word: Advice.WINS, self.decline: Advice.DECLINES}.get(
            action.verb, Advice.NONE)

    def begin(self, table: Table) -> None:
        """Ask the dealer where he has the right."""
        table.set("said", [])
        goal = table.game.match.goal
        if goal and table.standing.totals[table.dealer] >= goal - table.game.payments.recorded_as(self.within):
            table.set("turn", table.dealer)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Taking the extra cards instead; declarations; going out; leaving it at that."""
        seat = table.in_turn
        own = any(entry.seat == seat for entry in table.declared)
        found = [Action(self.take)] if seat == table.dealer and not own else []
        found += self.declaring.actions(table, seat)
        if self.out.reached(table, seat):
            found.append(Action(self.out.word))
        if own or seat != table.dealer:
            found.append(Action(self.decline))
        return tuple(found)

    def apply(self, table: Table, action: Action) -> None:
        """Declare and keep the turn, or speak and pass it on."""
        seat = table.in_turn
        if action.verb == VERB:
            self.declaring.apply(table, seat, action)
            return
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=action.verb)
        if action.verb == self.take:
            table.set("turn", None)
            return
        if len(table.said) < table.players:
            table.set("turn", table.after(seat))
            return
        table.set("turn", None)
        contract = table.contract
        table.set("contract", replace(contract, announced=(*contract.announced, (EARLY, table.dealer))))
        claimed = next((speaker for speaker, word in table.said if word == self.out.word), None)
        if claimed is not None:
            self.out.end(table, claimed)

    def declarations(self, table: Table, seat: int) -> list[Declaration]:
        """They themselves."""
        return self.declaring.open(table, seat)

    def prompt(self, view: View) -> Words:
        """What may be done."""
        if view.seat == view.dealer:
            return "Your side is close to winning: take the extra cards, or leave them and declare on the cards you have?"
        return "The dealer declares before he takes the extra cards. What do you declare?"

    def explain(self, game: Rules, action: Action) -> Words:
        """What the words mean."""
        if action.verb == VERB:
            return self.declaring.explain(game, action)
        return {self.take: self.take_gloss, self.out.word: self.out.gloss}.get(action.verb, "I declare nothing more")

    def label(self, game: Rules, action: Action) -> Words:
        """The button."""
        return self.declaring.label(action) if action.verb == VERB else super().label(game, action)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("If the {dealer}'s side lacks no more than {n} points to the total of the match, he may leave the {talon} face down "
                       "and declare at once; then the others declare in turn, and each side that reaches the total may say {said}. If "
                       "nobody does, he takes the {talon}, the hand is played out, and nobody declares any more.",
                       dealer=game.term("dealer"), n=self.within, talon=game.term("talon"), said=self.out.word)
