"""How a declarer finds his partner at Calatafimi: by the worth of the counting cards in two hands, or by a card he is bound to call."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.call import I_AM_THE_PARTNER, Call
from trionfi.phases.when import WITHOUT_A_BID
from trionfi.state.actions import Action, one_by_one
from trionfi.state.decisions import Asks
from trionfi.state.ending import Ending
from trionfi.state.faces import Speaking
from trionfi.state.notes import FORCED
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Term, Text, Words


@dataclass(frozen=True, kw_only=True)
class WorthBids(Speaking, Step):
    """From the dealer's right each may say `declaring` if the cards of `worth` in his hand come to `least` points or more; the
    first who does is declarer. After him each of the others in turn may say `joining` if his come to just `exactly`; the
    first is the declarer's partner, known to all. If nobody is, the declarer will have to call. If nobody says `declaring` the
    hands are thrown in and the next player deals."""

    worth: tuple[tuple[str, int], ...]
    declaring: Words
    least: int
    joining: Words
    exactly: int
    decline: Words = "zero"

    joins: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks.WORTH

    @property
    def calls(self) -> bool:
        """The declarer may get a partner by this step."""
        return True

    def partner_at(self, bid: str) -> bool:
        """Not where nobody has bid."""
        return self.when not in WITHOUT_A_BID

    def begin(self, table: Table) -> None:
        """Ask the player after the dealer."""
        table.set("said", [])
        table.set("turn", table.after(table.dealer))

    def points(self, table: Table, seat: int) -> int:
        """What the cards that matter in a hand come to."""
        hand = table.hands[seat]
        return sum(value * (hand & table.pack.select(cards)).bit_count() for cards, value in self.worth)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Declining, and the word if the hand allows it."""
        points = self.points(table, table.in_turn)
        if table.contract.declarer is None:
            return (Action(self.decline), Action(self.declaring)) if points >= self.least else (Action(self.decline),)
        return (Action(self.decline), Action(self.joining)) if points == self.exactly else (Action(self.decline),)

    def why_not(self, table: Table, action: Action) -> Words:
        """What the hand comes to."""
        if str(action) in (self.declaring, self.joining):
            return Message("'{action}' cannot be said: your cards of 10 and 5 points come to {n}", action=str(action),
                           n=self.points(table, table.in_turn))
        return super().why_not(table, action)

    def apply(self, table: Table, action: Action) -> None:
        """Say it."""
        seat = table.in_turn
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=action.verb)
        contract = table.contract
        if contract.declarer is None:
            if action.verb == self.declaring:
                table.set("contract", replace(contract, declarer=seat, bid=self.declaring, cards=table.dealt, full_hand=True))
                table.set("turn", table.after(seat))
            elif seat == table.dealer:
                table.set("turn", None)
                table.set("ending", Ending("abandoned", table.next_dealer))
                table.tell("end", seat, word="abandoned")
            else:
                table.set("turn", table.after(seat))
        elif action.verb == self.joining:
            table.set("partner", seat)
            table.set("contract", replace(contract, partner=seat))
            table.set("turn", None)
        elif table.after(seat) == contract.declarer:
            FORCED.keep(table, True)
            table.set("turn", None)
        else:
            table.set("turn", table.after(seat))

    def prompt(self, view: View) -> Words:
        """What may be said."""
        offered = one_by_one(view.actions)
        if len(offered) > 1:
            return Message("Do you say {word}?", word=offered[-1].verb)
        return Message("Your hand allows only {word}.", word=self.decline)

    def explain(self, game: Rules, action: Action) -> Words:
        """What it means."""
        if action.verb == self.declaring:
            return Message("my counting cards come to {n} or more: I shall be declarer", n=self.least)
        if action.verb == self.joining:
            return Message("mine come to just {n}: I shall be his partner", n=self.exactly)
        return "I say nothing of my hand"

    def figures(self, game: Rules) -> tuple[tuple[Words, ...], ...]:
        """The two words, and what a hand must come to."""
        values = Listing(tuple(value for _, value in self.worth))
        more = Message("My cards of {values} points come to {n} or more", values=values, n=self.least)
        just = Message("My cards of {values} points come to just {n}", values=values, n=self.exactly)
        return (("Said", "Meaning", "Makes"), (self.declaring, more, Message("the {declarer}", declarer=game.term("declarer"))),
                (self.joining, just, "the partner"), (self.decline, "I say nothing of my hand", ""))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer, side, who = game.term("dealer"), game.next_side, game.term("declarer")
        values = Listing(tuple(Message("{n} for {cards}", n=value, cards=game.set_words(cards)) for cards, value in self.worth), ",")
        return Message("In turn from the {dealer}'s {side} each may say {first}, if certain cards in his hand come to {least} or more "
                       "({values}); nobody is bound to. The first who says it is {who}. If all say {decline} the hands are thrown in and "
                       "the next player deals. Then each of the others, from the {who}'s {side}, may say {second} if his come to just "
                       "{exactly}: the first is his partner, and the other two play together.", dealer=dealer, side=side, who=who,
                       first=self.declaring, least=self.least, values=values, decline=self.decline, second=self.joining,
                       exactly=self.exactly)


@dataclass(frozen=True, kw_only=True)
class BoundCall(Call):
    """A call in which the declarer is not free. He calls a card of the first of the ranks in `cards` that he does not hold
    four times: in the shortest suit that lacks it but has another card below that rank (of Kings: any card); of equal suits
    in the one with the better court cards; then in the suit `before`, else in any of them. Only when there is no such suit
    he calls in one without other cards, `before` others in the same suit. A called card that lies in the dealer's discard
    makes him the partner, which he says."""

    before: str = "coins"

    def open(self, table: Table, seat: int) -> int:
        """The cards that he may call, as a mask."""
        pack, hand = table.pack, table.hands[seat] | table.piles.get(f"discard {seat}", 0)
        higher = 0
        for rank in map(pack.select, self.cards):
            lacking = [suit for letter, suit in pack.suit_masks.items() if suit & rank and not hand & suit & rank]
            if lacking:
                return sum(suit & rank for suit in self._suits(table, table.hands[seat] & ~higher, lacking))
            higher |= rank
        return 0

    def _suits(self, table: Table, hand: int, lacking: list[int]) -> list[int]:
        """Those of some suits in which he must call."""
        pack, courts = table.pack, [table.pack.select(rank) for rank in ("kings", "queens", "cavaliers", "jacks")]
        found = [suit for suit in lacking if hand & suit]
        if found:
            shortest = min((hand & suit).bit_count() for suit in found)
            found = [suit for suit in found if (hand & suit).bit_count() == shortest]
            best = max(tuple(bool(hand & suit & rank) for rank in courts) for suit in found)
            found = [suit for suit in found if tuple(bool(hand & suit & rank) for rank in courts) == best]
        found = found or lacking
        first = pack.select(self.before)
        return [first] if first in found else found

    def apply(self, table: Table, action: Action) -> None:
        """Call it; a dealer who has discarded the card says so."""
        super().apply(table, action)
        dealer = table.dealer
        if table.piles.get(f"discard {dealer}", 0) & table.pack.mask(action.cards) and dealer != table.contract.declarer:
            table.tell("say", dealer, word=I_AM_THE_PARTNER)
            table.set("partner", dealer)
            table.reveal()

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        first, second, third = (game.pack.one_of(rank) or game.set_words(rank) for rank in self.cards)
        who, dealer, before = game.term("declarer"), game.term("dealer"), Term(self.before, "suit")
        return Text(
            Message("If nobody is the {who}'s partner by his word, the {who} calls a {first} that he lacks, or, holding all four, a "
                    "{second}, or, holding all four, a {third}.", who=who, first=first, second=second, third=third),
            Message("He is not free in it: it is that of the shortest suit which lacks it and of which he has another card (a lower one, "
                    "when he calls a {second}); of suits of equal length that with the better court cards; then {suit}.", second=second,
                    suit=before),
            Message("Only where there is no such suit he calls in one of which he has nothing else, {suit} first.", suit=before),
            Message("Its holder is his partner, and says nothing until he plays it; a {dealer} who has discarded it says so and is the "
                    "partner.", dealer=dealer))
