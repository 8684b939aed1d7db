"""Bargaining round after round over a deal: who asks and who offers, until it comes out even (Dummett and McLeod 2004, 8.37)."""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.melds import Declarable, declarations, total
from trionfi.phases.base import Step
from trionfi.state.actions import Action, Sum
from trionfi.state.decisions import Asks
from trionfi.state.ending import Ending
from trionfi.state.faces import Aloud
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words

DEMAND, OFFER, PASS, SEE = "chiedo", "offero", "passo", "vedo"
GOES_ON: Words = "the deal goes on"


@dataclass(frozen=True, kw_only=True)
class Haggle(Aloud, Step):
    """From the dealer's right, round after round, each asks for points to abandon the deal, offers points, or passes, which is to ask for
    nothing; anybody says at any moment that the deal goes on. Once all have spoken and as much is offered as is asked, the deal is
    abandoned and the next player deals. A proposal may be repeated, and is changed only to one's own loss; after a round without a change
    the deal goes on. No sum is higher than `at_most`."""

    asks: ClassVar[Asks] = Asks.HAGGLE

    def begin(self, table: Table) -> None:
        """Ask the player after the dealer."""
        table.set("said", [])
        table.set("turn", table.after(table.dealer))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """What the seat in turn may say."""
        own = proposals(table.said).get(table.in_turn)
        most = at_most(table.game)
        passing = (Action(PASS),) if own is None or own >= 0 else ()
        demands = _numbers(DEMAND, 1, most if own is None else own)
        return Action(SEE), *passing, *demands, *_numbers(OFFER, 1 if own is None else max(-own, 1), most)

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """Whose turn it is not may still have the deal go on."""
        return () if seat == table.turn else (Action("say", (), SEE),)

    def say(self, table: Table, seat: int, action: Action) -> None:
        """The deal goes on."""
        table.add(table.said, (seat, SEE))
        table.tell("say", seat, word=SEE)
        table.set("turn", None)

    def explain_aside(self, game: Rules, action: Action) -> Words:
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

    def prompt(self, view: View) -> Words:
        """Where the bargain stands."""
        asked = proposals(view.said)
        demanded, offered = sum(one for one in asked.values() if one > 0), -sum(one for one in asked.values() if one < 0)
        return Text(
            Message("You have {n} cards.", {"n =1": "You have 1 card."}, n=view.hand.bit_count()),
            Message("So far {demanded} asked and {offered} offered.", demanded=demanded, offered=offered) if asked else "",
            Message("To abandon the deal, what do you take ({demand}) or give ({offer})?", demand=DEMAND, offer=OFFER))

    def explain(self, game: Rules, action: Action) -> Words:
        """What it means; a sum is plain from the question."""
        meant: dict[str, Words] = {PASS: "I neither ask nor give", SEE: GOES_ON, DEMAND: "points that I take for abandoning the deal",
                                   OFFER: "points that I give for it"}
        return meant[action.verb] if not action.word else ""

    def figures(self, game: Rules) -> tuple[tuple[Words, ...], ...]:
        """What may be said."""
        return (("Said", "Meaning"),
                (Message("{word} and a number", word=DEMAND), "I abandon the deal if I get so many points"),
                (Message("{word} and a number", word=OFFER), "I give so many points to abandon it"),
                (PASS, "I abandon it for nothing"), (SEE, "The deal goes on; said at any moment"))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message(
            "The players bargain over abandoning the deal, in turn from the {dealer}'s {side} and round after round. Each asks for points "
            "({demand}), offers some ({offer}) or passes ({passing}), which stands for nothing. Anybody may at any moment have the deal go "
            "on ({see}). When all have spoken and as many points are offered as are asked, the hands are thrown in, the points are paid, "
            "and the next player deals. A player may repeat what he has said, or change it to his own loss: raise an offer, lower a demand "
            "or give it up, offer after a pass. After a round in which nobody changes anything the deal goes on. There is no limit; the "
            "program takes any sum up to {most}, more than any hand can bring.", dealer=game.term("dealer"), side=game.next_side,
            demand=DEMAND, offer=OFFER, passing=PASS, see=SEE, most=at_most(game))


def at_most(game: Rules) -> int:
    """What no hand is worth more than: all card points, and from each other player all that the whole pack could declare."""
    declared = 0 if game.melds is None else _declared(game.pack, game.melds)
    return ceil(game.payments.total + (game.seats() - 1) * declared)


@lru_cache(maxsize=16)
def _declared(pack: Pack, melds: Declarable) -> Points:
    """What the whole pack in one hand could declare."""
    return total(melds, declarations(pack, pack.all, melds)).value


@lru_cache(maxsize=512)
def _numbers(verb: str, least: int, most: int) -> tuple[Action, ...]:
    """A word with each of these numbers."""
    return tuple(Sum(verb, least, most).actions())


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
