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

    def prompt(self, view: View) -> str:
        """What is on offer."""
        return f"You have {view.hand.bit_count()} cards. Would you rather abandon the deal, and for what?"

    def explain(self, game: Rules, action: Action) -> str:
        """What it means."""
        if action.verb == ACCEPT:
            return f"I take {action.word or 'what is left of the offers'} for abandoning the deal"
        return {PAY: f"I pay {action.word} to abandon the deal", NOTHING: "I would abandon the deal for nothing",
                REFUSE: "the deal goes on", LATER: "I do not want to speak yet"}[action.verb]

    def figures(self, game: Rules) -> tuple[tuple[str, ...], ...]:
        """What may be said."""
        demand = "I take so much for abandoning it, " + ("at the most all that is on offer" if self.whole else "less than is on offer")
        return (("Said", "Meaning"), (f"{PAY} 1 to {self.most}", "I pay so much to abandon the deal"),
                (NOTHING, "I would abandon it for nothing"), (f"{ACCEPT} and a sum", demand), (LATER, "I do not want to speak yet"),
                (REFUSE, "The deal goes on"), (ACCEPT, "I take what is left (the last to speak)"))

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        dealer = game.term("dealer")
        demand = "all or a part" if self.whole else "a sum that is less than what is left"
        again = f"the next {dealer} deals" if self.next_deals else f"it is dealt again by the same {dealer}"
        return (f"Before the deal goes on the players bargain over abandoning it. Each speaks once, from the {dealer}'s {game.next_side}; "
                f"who does not want to speak yet says so ({LATER}) and comes last. He offers from 1 to {self.most} points ({PAY}), would "
                f"abandon the deal for nothing ({NOTHING}), or takes {demand} of the offers ({ACCEPT} and the sum). The last player takes "
                f"what is left ({ACCEPT}; {NOTHING} where nothing is), and then the deal is abandoned and the payments are made; or he "
                f"refuses. Whoever refuses ({REFUSE}) has the deal go on at once. When a deal is abandoned {again}.")


def on_offer(said: Iterable[tuple[int, str]]) -> int:
    """What is left of the offers after these words (seat, word)."""
    found = 0
    for _, word in said:
        verb, _, number = word.partition(" ")
        found += int(number) if verb == PAY and number else -int(number) if verb == ACCEPT and number else 0
    return found
