"""Telling of cards during the deal: a card of each packet turned up, and what partners may say of their hands before the deal goes on."""

from typing import ClassVar

from trionfi.cards import bits
from trionfi.phases.base import Step
from trionfi.phases.deal import Give
from trionfi.state.actions import Action, one_by_one
from trionfi.state.decisions import Advice, Asks
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words

TELL, CEDE = "tell", "cedo"
DECLINE, STOP, KEEP, THROW, GO_ON = "basta", "mischio", "tengo", "a monte", "si gioca"


@dataclass(frozen=True, kw_only=True)
class GiveOpenly(Give):
    """A round of the deal in which the dealer may turn up the top card of every packet; he decides before anybody sees them."""

    decline: ClassVar[Words] = "all face down"
    up: ClassVar[Words] = "one face up"
    asks: ClassVar[Asks] = Asks.FACE_UP

    def advice(self, action: Action) -> Advice:
        """Turning them up, or not."""
        return Advice.TURNS_UP if action.verb == self.up else Advice.DECLINES

    def begin(self, table: Table) -> None:
        """Ask the dealer."""
        table.set("turn", table.dealer)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """One card of each packet up, or none."""
        return Action(self.decline), Action(self.up)

    def apply(self, table: Table, action: Action) -> None:
        """Give the packets."""
        start = table.dealt
        table.tell("say", table.dealer, word=action.verb)
        super().begin(table)
        if action.verb == self.up:
            for seat in table.seats_from(table.after(table.dealer)):
                table.tell("show", seat, 1 << table.deal.hands[seat][start], f"hand {seat}", f"hand {seat}")
        table.set("turn", None)

    def prompt(self, view: View) -> Words:
        """What the dealer decides."""
        return Message("You deal {n} cards to each player: is the first card of every packet turned up?", n=self.each)

    def explain(self, game: Rules, action: Action) -> Words:
        """What it means."""
        return "all see one card of each packet" if action.verb == self.up else "each sees his own cards only"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(super().words(game), "He may turn up one card of every packet, before anybody has looked at them.")


@dataclass(frozen=True, kw_only=True)
class GiveFaceUp(Give):
    """A round of the deal in which the top card of every packet is turned up, for all to see before it is taken up."""

    def begin(self, table: Table) -> None:
        """Give the packets, one card of each shown."""
        start = table.dealt
        super().begin(table)
        for seat in table.seats_from(table.after(table.dealer)):
            table.tell("show", seat, 1 << table.deal.hands[seat][start], f"hand {seat}", f"hand {seat}")

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(super().words(game), Message("The top card of each packet is turned up for all to see."))


@dataclass(frozen=True, kw_only=True)
class Telling(Step):
    """The player after the dealer may name cards of `cards` that he holds, not more than so many of a set (`most`). If he names any, so may
    the dealer's partner; then the first player's partner wants the cards thrown in (mischio) or played (tengo), and when he wants them
    thrown in the dealer decides (a monte, si gioca). With `cede` the dealer's partner may leave his right to the dealer, and then it is he
    who decides. Cards thrown in are dealt again by the same dealer."""

    cards: str
    most: tuple[str, int]
    cede: bool = False

    asks: ClassVar[Asks] = Asks.TELLING
    told: ClassVar[tuple[str, ...]] = ("cards",)

    def advice(self, action: Action) -> Advice:
        """Telling of a card or of none, and what is to become of the deal."""
        return {TELL: Advice.TELLS, DECLINE: Advice.DECLINES, KEEP: Advice.GOES_ON, GO_ON: Advice.GOES_ON,
                STOP: Advice.THROWS_IN, THROW: Advice.THROWS_IN}.get(action.verb, Advice.NONE)

    def begin(self, table: Table) -> None:
        """Ask the player after the dealer."""
        table.set("said", [])
        table.set("turn", table.after(table.dealer))

    def _spoken(self, table: Table) -> list[str]:
        return [word for _, word in table.said]

    def _telling(self, table: Table) -> bool:
        """Whether the seat in turn may tell of its cards."""
        spoken = self._spoken(table)
        return STOP not in spoken and table.turn != table.after(table.dealer, 3)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The cards that may still be named, and naming no more; or what the third player and the dealer may say."""
        seat = table.in_turn
        spoken = self._spoken(table)
        if not self._telling(table):
            return (Action(THROW), Action(GO_ON)) if STOP in spoken else (Action(STOP), Action(KEEP))
        pack = table.pack
        told = self._told(table, seat)
        few, number = pack.select(self.most[0]), self.most[1]
        open_ = table.hands[seat] & pack.select(self.cards) & ~told
        if (told & few).bit_count() >= number:
            open_ &= ~few
        found = [Action(DECLINE), *(Action(TELL, (pack.texts[card],)) for card in bits(open_))]
        if self.cede and seat == table.after(table.dealer, 2) and (seat, TELL) not in table.said and CEDE not in spoken:
            found.append(Action(CEDE))
        return tuple(found)

    def _told(self, table: Table, seat: int) -> int:
        """The cards that the seat has told of in this deal."""
        told = 0
        for event in table.events:
            if event.kind == "show" and event.word == TELL and event.seat == seat:
                told |= event.cards
        return told

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that forbids it."""
        verb, _, card = str(action).partition(" ")
        if verb == TELL and self._telling(table) and card in table.pack.index:
            mask = table.pack.mask((card,))
            if not table.hands[table.in_turn] & mask:
                return Message("{card} cannot be told of: it is not in your hand", card=card)
            if mask & table.pack.select(self.most[0]):
                return Message("{card} cannot be told of: no more than {n} of {cards} may be claimed", card=card, n=self.most[1],
                               cards=table.game.set_words(self.most[0]))
        return super().why_not(table, action)

    def apply(self, table: Table, action: Action) -> None:
        """Say it; the next who has a right to speak is asked."""
        seat = table.in_turn
        table.add(table.said, (seat, action.verb))
        if action.verb == TELL:
            table.tell("show", seat, table.pack.mask(action.cards), f"hand {seat}", f"hand {seat}", word=TELL)
            return
        table.tell("say", seat, word=action.verb)
        if action.verb == THROW:
            table.set("ending", Ending("abandoned", table.dealer))
            table.tell("end", seat, word="abandoned")
        table.set("turn", self._next(table, seat, action.verb))

    def _next(self, table: Table, seat: int, said: str) -> int | None:
        first, partner, third = (table.after(table.dealer, steps) for steps in (1, 2, 3))
        spoken = self._spoken(table)
        if said == CEDE:
            return table.dealer
        if said == STOP:
            return partner if CEDE in spoken else table.dealer
        if said != DECLINE:
            return None
        if seat == first:
            return partner if TELL in spoken else None
        return third

    def prompt(self, view: View) -> Words:
        """What is asked."""
        verbs = [action.verb for action in one_by_one(view.actions)]
        if THROW in verbs:
            return "Your opponent would throw the cards in. Do you?"
        if STOP in verbs:
            return "Would you throw the cards in, or have them played?"
        return Message("You have {n} cards. Do you tell your partner of any?", n=view.hand.bit_count())

    def explain(self, game: Rules, action: Action) -> Words:
        """What a word means."""
        if action.cards:
            return "I hold it"
        meant: dict[str, Words] = {
            DECLINE: "I name no more cards", STOP: "I would throw the cards in", KEEP: "the deal goes on",
            THROW: "the cards are dealt again", GO_ON: "the deal goes on", CEDE: "I leave it to the dealer to tell of his cards",
        }
        return meant[action.verb]

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer, side = game.term("dealer"), game.next_side
        tells = Message("The player to the {dealer}'s {side} may tell his partner, for all to hear, which of {cards} he holds, never more "
                        "than {n} of {kings}. If he names none nobody else speaks.", dealer=dealer, side=side, n=self.most[1],
                        cards=game.set_words(self.cards), kings=game.set_words(self.most[0]))
        if self.cede:
            return Text(
                tells, Message("If he does, the {dealer}'s partner may do the same, or leave it to the {dealer} ({cede}).", dealer=dealer,
                               cede=CEDE),
                Message("Then the first player's partner says {stop} (I would throw the cards in) or {keep} (they are played); after "
                        "{stop} the {dealer}, or the {dealer}'s partner if he has left his right to him, throws the cards in ({throw}), to "
                        "deal again himself, or goes on ({on}).", dealer=dealer, stop=STOP, keep=KEEP, throw=THROW, on=GO_ON))
        return Text(
            tells, Message("If he does, the {dealer}'s partner may do the same.", dealer=dealer),
            Message("Then the first player's partner says {stop} (I would throw the cards in) or {keep} (they are played); after {stop} "
                    "the {dealer} throws the cards in ({throw}), to deal again himself, or goes on ({on}).", dealer=dealer, stop=STOP,
                    keep=KEEP, throw=THROW, on=GO_ON))
