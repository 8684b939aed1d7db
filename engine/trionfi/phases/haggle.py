"""Bargaining round after round over a deal: who asks and who offers, until it comes out even (Dummett and McLeod 2004, 8.37)."""

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

DEMAND, OFFER, PASS, SEE = "chiedo", "offero", "passo", "vedo"
GOES_ON = "the deal goes on"


@dataclass(frozen=True, kw_only=True)
class Haggle(Step):
    """From the dealer's right, round after round, each asks for points (up to `most`) to abandon the deal, offers points, or passes, which
    is to ask for nothing; anybody says at any moment that the deal goes on. Once all have spoken and as much is offered as is asked, the
    deal is abandoned and the next player deals. A proposal may be repeated, and is changed only to one's own loss; after a round without a
    change the deal goes on."""

    most: int = 10

    asks: ClassVar[Asks] = Asks.HAGGLE

    def begin(self, table: Table) -> None:
        """Ask the player after the dealer."""
        table.set("said", [])
        table.set("turn", table.after(table.dealer))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """What the seat in turn may say."""
        own = proposals(table.said).get(table.in_turn)
        top, low = self.most if own is None else own, 1 if own is None else max(-own, 1)
        passing = (Action(PASS),) if own is None or own >= 0 else ()
        demands = [Action(DEMAND, (), str(number)) for number in range(1, top + 1)]
        offers = [Action(OFFER, (), str(number)) for number in range(low, self.most + 1)]
        return Action(SEE), *passing, *demands, *offers

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """Whose turn it is not may still have the deal go on."""
        return () if seat == table.turn else (Action("say", (), SEE),)

    def say(self, table: Table, seat: int, action: Action) -> None:
        """The deal goes on."""
        table.add(table.said, (seat, SEE))
        table.tell("say", seat, word=SEE)
        table.set("turn", None)

    def explain_aside(self, game: Rules, action: Action) -> str:
        """What it means."""
        return GOES_ON

    def apply(self, table: Table, action: Action) -> None:
        """Say it; the deal goes on, is abandoned, or the next player speaks."""
        seat = table.in_turn
        table.add(table.said, (seat, str(action)))
        table.tell("say", seat, word=str(action))
        asked = proposals(table.said)
        if action.verb == SEE or self._stands(table):
            table.set("turn", None)
        elif len(asked) == table.players and not sum(asked.values()):
            table.set("turn", None)
            paid = tuple(asked[player] for player in range(table.players))
            table.set("ending", Ending("abandoned", table.next_dealer, paid=paid))
            table.tell("end", table.dealer, word="abandoned")
        else:
            table.set("turn", table.after(seat))

    @staticmethod
    def _stands(table: Table) -> bool:
        """Whether a whole round after the first has changed nothing."""
        return len(table.said) >= 2 * table.players and proposals(table.said) == proposals(table.said[:-table.players])

    def prompt(self, view: View) -> str:
        """Where the bargain stands."""
        asked = proposals(view.said)
        demanded, offered = sum(one for one in asked.values() if one > 0), -sum(one for one in asked.values() if one < 0)
        stands = f" So far {demanded} asked and {offered} offered." if asked else ""
        return f"You have {view.hand.bit_count()} cards.{stands} To abandon the deal, what do you take ({DEMAND}) or give ({OFFER})?"

    def explain(self, game: Rules, action: Action) -> str:
        """What it means; a sum is plain from the question."""
        return {PASS: "I neither ask nor give", SEE: GOES_ON}.get(action.verb, "")

    def figures(self, game: Rules) -> tuple[tuple[str, ...], ...]:
        """What may be said."""
        return (("Said", "Meaning"), (f"{DEMAND} and a number", "I abandon the deal if I get so many points"),
                (f"{OFFER} and a number", "I give so many points to abandon it"),
                (PASS, "I abandon it for nothing"), (SEE, "The deal goes on; said at any moment"))

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        dealer = game.term("dealer")
        return (f"The players bargain over abandoning the deal, in turn from the {dealer}'s {game.next_side} and round after round. Each "
                f"asks for points ({DEMAND}), offers some ({OFFER}) or passes ({PASS}), which stands for nothing. Anybody may at any "
                f"moment have the deal go on ({SEE}). When all have spoken and as many points are offered as are asked, the hands are "
                "thrown in, the points are paid, and the next player deals. A player may repeat what he has said, or change it to his "
                "own loss: raise an offer, lower a demand or give it up, offer after a pass. After a round in which nobody changes "
                f"anything the deal goes on. In the program nobody names more than {self.most}.")


def proposals(said: Iterable[tuple[int, str]]) -> dict[int, int]:
    """What each player who has spoken asks for at last, an offer being below nothing."""
    found: dict[int, int] = {}
    for seat, word in said:
        verb, _, number = word.partition(" ")
        if verb == PASS:
            found[seat] = 0
        elif number:
            found[seat] = int(number) if verb == DEMAND else -int(number)
    return found
