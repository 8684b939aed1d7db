"""Hands that are dealt as heaps for one player to choose among; the others are shuffled and dealt anew."""

from collections.abc import Sequence
from math import factorial
from typing import ClassVar

from trionfi.cards.chance import Chance
from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.deal import AGAIN, Deal
from trionfi.state.decisions import Asks
from trionfi.state.faces import Deals
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Words

VERB, HEAP = "choose", "heap"


def lay(table: Table, seat: int, packet: int) -> None:
    """A packet of the first deal goes to a seat's heap, at which only the player after the dealer looks."""
    heap = f"{HEAP} {seat}"
    if heap in table.piles:
        table.put(table.piles, heap, table.piles[heap] | packet)
    else:
        table.new(table.piles, heap, packet)
    table.tell("lay", seat, packet, "pack", heap, 1 << table.after(table.dealer))


def ordered(cards: list[int], again: int) -> list[int]:
    """The cards in the order that a number gives: below AGAIN as chance shuffles them by that seed; from there on by the rank of the order
    among all there are."""
    left = list(cards)
    if again < AGAIN:
        Chance(again).shuffle(left)
        return left
    rank, found = again - AGAIN, []
    for more in range(len(left) - 1, -1, -1):
        place, rank = divmod(rank, factorial(more))
        found.append(left.pop(place))
    return found


def number_of(cards: list[int], wanted: list[int]) -> int:
    """The number by which `ordered` brings the cards into this order."""
    left, rank = list(cards), 0
    for number in wanted:
        place = left.index(number)
        rank += place * factorial(len(left) - 1)
        left.pop(place)
    return AGAIN + rank


@dataclass(frozen=True, kw_only=True)
class ChooseHeap(Deals, Step):
    """The player after the dealer keeps one of the hands that lie there as heaps; he shuffles the others with the pile `pile`, and
    deals them to his opponents and to that pile again, in the order that the number `again` of the deal gives."""

    pile: str = "talon"

    reshuffles: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks.HEAP

    def begin(self, table: Table) -> None:
        """Ask him."""
        table.set("turn", table.after(table.dealer))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """One for each heap, his own place first."""
        return tuple(Action(VERB, table.pack.unmask(table.piles[f"{HEAP} {seat}"])) for seat in table.seats_from(table.in_turn))

    def apply(self, table: Table, action: Action) -> None:
        """He takes it, and deals the rest."""
        chooser = table.in_turn
        chosen = table.pack.mask(action.cards)
        kept = next(seat for seat in range(table.players) if table.piles[f"{HEAP} {seat}"] == chosen)
        self._move(table, chooser, f"{HEAP} {kept}", f"hand {chooser}", 1 << chooser)
        table.put(table.hands, chooser, chosen)
        left = self._left(table.deal, table.seats_from(chooser), kept)
        for seat in table.seats_from(chooser):
            if seat != kept:
                self._move(table, chooser, f"{HEAP} {seat}", "pack", 1 << chooser)
        self._move(table, chooser, self.pile, "pack", 0)
        left = ordered(left, table.deal.again)
        for seat in table.seats_from(chooser)[1:]:
            cards = _mask(left[:chosen.bit_count()])
            del left[:chosen.bit_count()]
            table.put(table.hands, seat, cards)
            table.tell("deal", seat, cards, "pack", f"hand {seat}", 1 << seat)
        table.put(table.piles, self.pile, _mask(left))
        table.tell("lay", chooser, _mask(left), "pack", self.pile, 0)
        table.set("again", tuple(table.hands))
        table.set("turn", None)

    def _left(self, deal: Deal, seats: Sequence[int], kept: int) -> list[int]:
        """The cards that are shuffled a second time, as they lie before that."""
        return [number for seat in seats if seat != kept for number in deal.hands[seat]] + list(deal.pile(self.pile))

    def dealt_again(self, deal: Deal, seats: Sequence[int], kept: int, wanted: list[int]) -> int:
        """So that the cards come in that order."""
        return number_of(self._left(deal, seats, kept), wanted)

    def _move(self, table: Table, seat: int, source: str, target: str, audience: int) -> None:
        cards = table.piles[source]
        table.put(table.piles, source, 0)
        table.tell("take" if target != "pack" else "gather", seat, cards, source, target, audience)

    def label(self, game: Rules, action: Action) -> Words:
        """The button."""
        return "Keep this hand"

    def explain(self, game: Rules, action: Action) -> Words:
        """What becomes of the others."""
        return "the others are shuffled and dealt again"

    def prompt(self, view: View) -> Words:
        """What is asked."""
        return Message("Which of the {n} hands do you keep?", n=view.players)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("The player to the {dealer}'s {side} alone looks at the hands, none of which is anybody's yet, and keeps one of "
                       "them; he does not see the {pile}. He shuffles the other hands with the {pile}, lets the {dealer} cut, and deals "
                       "them to his opponents, with a new {pile}.", dealer=game.term("dealer"), side=game.next_side,
                       pile=game.term(self.pile))


def _mask(cards: list[int]) -> int:
    return sum(1 << number for number in cards)
