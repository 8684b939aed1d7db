"""Bargaining over a deal: what each would pay, or take, to have it abandoned (the patti of Calatafimi)."""

from collections.abc import Iterable
from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.decisions import Asks
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words

PAY, NOTHING, ACCEPT, REFUSE, LATER = "offro", "mescolate", "prendo", "tengo", "mi strico"


@dataclass(frozen=True, kw_only=True)
class Bargain(Step):
    """Each speaks once, from the dealer's right; who does not want to speak yet may wait once. He offers up to `most` for abandoning the
    deal, would abandon it for nothing, or takes less than what is on offer. The last to speak takes what remains, and the deal is
    abandoned, or refuses. Anybody who refuses has the deal go on at once. Abandoned, it is dealt again by the same dealer, or with
    `next_deals` by the next. With `whole` a demand may be for all that is on offer."""

    most: int = 10
    whole: bool = False
    next_deals: bool = False

    asks: ClassVar[Asks] = Asks.BARGAIN

    def begin(self, table: Table) -> None:
        """Ask the player after the dealer."""
        table.set("said", [])
        table.set("turn", table.after(table.dealer))

    def meaning(self, text: str) -> str:
        """The dealer says mescolo."""
        return NOTHING if text == "mescolo" else text

    @staticmethod
    def _spoken(table: Table) -> list[int]:
        return [seat for seat, word in table.said if word != LATER]

    def _pending(self, table: Table) -> list[int]:
        """Who has still to speak, in order: those who wait come last."""
        spoken = self._spoken(table)
        waiting = [seat for seat, word in table.said if word == LATER]
        order = [seat for seat in table.seats_from(table.after(table.dealer)) if seat not in waiting] + waiting
        return [seat for seat in order if seat not in spoken]

    def actions(self, table: Table) -> tuple[Action, ...]:
        """What the seat in turn may say."""
        seat, left, pending = table.turn, on_offer(table.said), self._pending(table)
        if len(pending) == 1:
            return (Action(ACCEPT if left else NOTHING), Action(REFUSE))
        found = [Action(NOTHING), Action(REFUSE), *(Action(PAY, (), str(number)) for number in range(1, self.most + 1))]
        found += [Action(ACCEPT, (), str(number)) for number in range(1, left + self.whole)]
        if (seat, LATER) not in table.said:
            found.append(Action(LATER))
        return tuple(found)

    def apply(self, table: Table, action: Action) -> None:
        """Say it; when all have spoken the deal is abandoned."""
        seat = table.in_turn
        left, last = on_offer(table.said), len(self._pending(table)) == 1
        word = f"{ACCEPT} {left}" if action.verb == ACCEPT and last else str(action)
        table.add(table.said, (seat, word))
        table.tell("say", seat, word=str(action))
        if action.verb == REFUSE:
            table.set("turn", None)
        elif last:
            self._abandon(table)
        else:
            table.set("turn", self._pending(table)[0])

    def _abandon(self, table: Table) -> None:
        paid = [0] * table.players
        for seat, word in table.said:
            paid[seat] -= on_offer(((seat, word),))
        table.set("turn", None)
        table.set("ending", Ending("abandoned", table.next_dealer if self.next_deals else table.dealer, paid=tuple(paid)))
        table.tell("end", table.dealer, word="abandoned")

    def prompt(self, view: View) -> Words:
        """What is on offer."""
        return Message("You have {n} cards. Would you rather abandon the deal, and for what?", n=view.hand.bit_count())

    def explain(self, game: Rules, action: Action) -> Words:
        """What it means."""
        if action.verb == ACCEPT:
            if action.word:
                return Message("I take {sum} for abandoning the deal", sum=action.word)
            return "I take what is left of the offers for abandoning the deal"
        if action.verb == PAY:
            return Message("I pay {sum} to abandon the deal", sum=action.word)
        if action.verb == NOTHING:
            return "I would abandon the deal for nothing"
        return "the deal goes on" if action.verb == REFUSE else "I do not want to speak yet"

    def figures(self, game: Rules) -> tuple[tuple[Words, ...], ...]:
        """What may be said."""
        demand: Words = ("I take so much for abandoning it, at the most all that is on offer" if self.whole else
                         "I take so much for abandoning it, less than is on offer")
        return (("Said", "Meaning"),
                (Message("{said} 1 to {most}", said=PAY, most=self.most), "I pay so much to abandon the deal"),
                (NOTHING, "I would abandon it for nothing"), (Message("{said} and a sum", said=ACCEPT), demand),
                (LATER, "I do not want to speak yet"), (REFUSE, "The deal goes on"), (ACCEPT, "I take what is left (the last to speak)"))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer = game.term("dealer")
        begins = Message("Before the deal goes on the players bargain over abandoning it. Each speaks once, from the {dealer}'s {side}; "
                         "who does not want to speak yet says so ({later}) and comes last.", dealer=dealer, side=game.next_side,
later=LATER)
        ends = Message("The last player takes what is left ({accept}; {nothing} where nothing is), and then the deal is abandoned and the "
                       "payments are made; or he refuses. Whoever refuses ({refuse}) has the deal go on at once.", accept=ACCEPT,
                       nothing=NOTHING, refuse=REFUSE)
        again = (Message("When a deal is abandoned the next {dealer} deals.", dealer=dealer) if self.next_deals else
                 Message("When a deal is abandoned it is dealt again by the same {dealer}.", dealer=dealer))
        return Text(begins, self._offers(), ends, again)

    def _offers(self) -> Words:
        if self.whole:
            return Message("He offers from 1 to {most} points ({pay}), would abandon the deal for nothing ({nothing}), or takes all or a "
                           "part of the offers ({accept} and the sum).", most=self.most, pay=PAY, nothing=NOTHING, accept=ACCEPT)
        return Message("He offers from 1 to {most} points ({pay}), would abandon the deal for nothing ({nothing}), or takes a sum that is "
                       "less than what is left of the offers ({accept} and the sum).", most=self.most, pay=PAY, nothing=NOTHING,
                       accept=ACCEPT)


def on_offer(said: Iterable[tuple[int, str]]) -> int:
    """What is left of the offers after these words (seat, word)."""
    found = 0
    for _, word in said:
        verb, _, number = word.partition(" ")
        found += int(number) if verb == PAY and number else -int(number) if verb == ACCEPT and number else 0
    return found
