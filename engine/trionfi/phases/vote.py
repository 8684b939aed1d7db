"""Deciding after a round of the deal whether it goes on."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.pause import Does, Word
from trionfi.state.actions import Action
from trionfi.state.decisions import Asks
from trionfi.state.ending import Ending
from trionfi.state.faces import Speaking
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Text, Words

DEMAND, INFORM, FREE, GO_ON, THROW_IN = Does.GO_ON, Does.INFORM, Does.FREE, Does.DEAL_ON, Does.ABANDON


@dataclass(frozen=True, kw_only=True)
class Vote(Speaking, Step):
    """The players speak in turn, the dealer last. Each but the dealer may demand that the deal go on, which ends the vote.
    Otherwise the first two say something of their cards, true or not, the next frees the dealer, and he decides. Cards
    thrown in are dealt again by the same dealer. A dealer who holds none of `without` may throw them in even against a
    demand: he is asked then too, so that the question tells nothing."""

    vocabulary: tuple[Word, ...]
    without: str = ""

    asks: ClassVar[Asks] = Asks.VOTE

    def sayings(self) -> tuple[Word, ...]:
        """The words."""
        return self.vocabulary

    def begin(self, table: Table) -> None:
        """Ask the first player."""
        table.set("said", [])
        table.set("turn", table.after(table.dealer))

    def _does(self) -> dict[str, Does]:
        return {word.say: word.does for word in self.vocabulary}

    def meaning(self, text: str) -> str:
        """The word that a wording stands for."""
        return next((word.say for word in self.vocabulary if text in word.also), text)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """What the seat in turn may say."""
        if table.turn == table.dealer:
            demanded = any(self._does()[word] == DEMAND for _, word in table.said)
            held = table.hands[table.dealer] & table.pack.select(self.without) if self.without else 0
            kinds: tuple[Does, ...] = (GO_ON,) if demanded and held else (GO_ON, THROW_IN)
        else:
            kinds = (DEMAND, FREE) if len(table.said) == table.players - 2 else (DEMAND, INFORM)
        return tuple(Action(word.say) for word in self.vocabulary if word.does in kinds)

    def apply(self, table: Table, action: Action) -> None:
        """Say it."""
        seat = table.in_turn
        does = self._does()[action.verb]
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=action.verb)
        if does == THROW_IN:
            table.set("turn", None)
            table.set("ending", Ending("abandoned", table.dealer))
            table.tell("end", seat, word="abandoned")
        elif does == DEMAND and self.without:
            table.set("turn", table.dealer)
        else:
            table.set("turn", table.after(seat) if does in (INFORM, FREE) else None)

    def prompt(self, view: View) -> Words:
        """What is to be decided."""
        kinds = {word.does for word in self.vocabulary if Action(word.say) in view.actions}
        if GO_ON in kinds:
            return "You deal: do the cards stay, or are they thrown in?" if THROW_IN in kinds else "The cards stay."
        if FREE in kinds:
            return "Do you demand that it go on, or leave it to the dealer?"
        return Message("You have {n} cards. Do you demand that it go on, or what do you say of them?", n=view.hand.bit_count())

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        def listed(kind: Does) -> Listing:
            return Listing(tuple(Message("{word} ({gloss})", word=word.say, gloss=word.gloss) for word in self.vocabulary
                                 if word.does == kind), ",")

        dealer = game.term("dealer")
        text = Message("In turn from the {dealer}'s {side}: each of the first three may demand that it go on ({demand}), and then nobody "
                       "else speaks. Otherwise the first two say something of their cards, true or not: {inform}; the third says {free}, "
                       "and the {dealer} decides: {on}, or {throw}. Thrown in, the cards are dealt again by the same dealer.",
                       dealer=dealer, side=game.next_side, demand=listed(DEMAND), inform=listed(INFORM), free=listed(FREE),
                       on=listed(GO_ON), throw=listed(THROW_IN))
        if not self.without:
            return text
        return Text(text, Message("A {dealer} who holds no card among {cards} may throw them in even against a demand.", dealer=dealer,
                                  cards=game.set_words(self.without)))
