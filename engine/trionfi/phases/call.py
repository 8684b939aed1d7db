"""Calling a card: its holder is the declarer's partner, in secret or openly."""

from typing import ClassVar

from trionfi.cards import bits
from trionfi.phases.base import Step
from trionfi.phases.meaning import one_of
from trionfi.phases.when import WITHOUT_A_BID, When
from trionfi.state.actions import Action
from trionfi.state.contract import Known, Talon
from trionfi.state.decisions import Asks
from trionfi.state.faces import Speaking
from trionfi.state.notes import NAMED
from trionfi.state.roles import Role
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import NamedTuple, dataclass, replace
from trionfi.words import Listing, Message, Text, Words

ALONE: Words = "alone"
I_AM_THE_PARTNER: Words = "I am the partner"


class _Callable(NamedTuple):
    """What is called of a set, and whether the set has several cards."""

    name: Words
    several: bool


@dataclass(frozen=True, kw_only=True)
class Call(Speaking, Step):
    """The declarer calls a card, and who holds it is his partner for this hand.

    `cards` are sets of cards: one of a later set may be called only by a player who holds all of the earlier ones, or has discarded
    those that he lacks of them. He calls a card that he lacks, or with `own` also one in his hand; then, and when the card lies in the
    talon, he plays alone, and the others do not know it. What he has discarded himself he may not call, unless both `own` and `laid`
    are so. `known` says when the partner is known. With `at` a card is called only at these bids; with `laid` who has laid the called
    card away is its holder. With `named` it is the card that he has named with his bid. One who is `free` may call nobody and play alone.
    """

    key: str = "call"
    cards: tuple[str, ...] = ("kings", "queens", "cavaliers", "jacks")
    own: bool = False
    known: Known = Known.FALLS
    at: tuple[str, ...] = ()
    laid: bool = False
    named: bool = False
    free: bool = False

    told: ClassVar[tuple[str, ...]] = ("cards",)
    caller: ClassVar[Role] = Role.DECLARER

    asks: ClassVar[Asks] = Asks.CALL

    @property
    def silent(self) -> bool:
        """Whether nobody is asked, the card having been named before."""
        return self.named

    @property
    def calls(self) -> bool:
        """The declarer may get a partner by this step."""
        return True

    def partner_at(self, bid: str) -> bool:
        """At the bids at which a card is called."""
        return self.when not in WITHOUT_A_BID and (not self.at or bid in self.at)

    @property
    def holds_discarded(self) -> bool:
        """Where that makes a partner."""
        return self.laid

    def begin(self, table: Table) -> None:
        """Ask the player; one who holds all that may be called plays alone."""
        seat = table.seat_of(self.caller)
        due = not self.at or table.contract.bid in self.at
        if due and self.named:
            self.note(table, seat, NAMED.of(table))
            table.set("turn", None)
            return
        table.set("turn", seat if due and self.open(table, seat) else None)

    def open(self, table: Table, seat: int) -> int:
        """The cards that the seat may call, as a mask."""
        pack, hand = table.pack, table.hands[seat]
        laid = 0 if self.own and self.laid else table.piles.get(f"discard {seat}", 0)
        found = 0
        for cards in map(pack.select, self.cards):
            found |= cards & ~laid if self.own else cards & ~laid & ~hand
            if cards & ~hand & ~laid:
                break
        return found

    def actions(self, table: Table) -> tuple[Action, ...]:
        """One for each card that may be called, and to call none where he is free."""
        called = (Action("call", (card,)) for card in self.nameable(table, table.in_turn))
        return (Action(ALONE), *called) if self.free else tuple(called)

    def nameable(self, table: Table, seat: int) -> tuple[str, ...]:
        """The cards that the seat may call, the highest first."""
        return tuple(table.pack.texts[number] for number in reversed(bits(self.open(table, seat))))

    def note(self, table: Table, caller: int, card: str) -> None:
        """The card is called, and its holder the caller's partner."""
        mask = table.pack.mask((card,))
        others = [seat for seat in range(table.players) if seat != caller]
        holder = next((seat for seat in others if table.hands[seat] & mask), None)
        if holder is None and self.laid:
            holder = next((seat for seat in others if table.piles.get(f"discard {seat}", 0) & mask), None)
        table.set("partner", holder)
        table.set("contract", replace(table.contract, called=card, hidden=True, known=self.known))

    def drop(self, table: Table) -> None:
        """No card is called any more."""
        if table.contract.called:
            table.set("partner", None)
            table.set("contract", replace(table.contract, called="", hidden=False, known=Known.NOTHING))

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that forbids it."""
        verb, _, card = str(action).partition(" ")
        if verb == "call" and card in table.pack.index:
            mask, seat = table.pack.mask((card,)), table.in_turn
            if table.piles.get(f"discard {seat}", 0) & mask and not (self.own and self.laid):
                return Message("{card} cannot be called: you have discarded it yourself", card=card)
            if table.hands[seat] & mask and not self.own:
                return Message("{card} cannot be called: it is in your own hand", card=card)
        return super().why_not(table, action)

    def prompt(self, view: View) -> Words:
        """What is asked of the caller."""
        return "Call a card: who holds it is your partner."

    def explain(self, game: Rules, action: Action) -> Words:
        """The name of the card."""
        return "I call nobody" if action.verb == ALONE else game.pack.full(game.pack.index[action.cards[0]])

    def apply(self, table: Table, action: Action) -> None:
        """Call it."""
        caller = table.in_turn
        if action.verb == ALONE:
            table.tell("say", caller, word=ALONE)
            table.set("turn", None)
            return
        table.tell("say", caller, word=f"calls {action.cards[0]}")
        self.note(table, caller, action.cards[0])
        table.set("turn", None)

    def callable_sets(self, game: Rules) -> list[_Callable]:
        """What may be called of each set, in words."""
        ranks = [(cards, game.pack.one_of(cards)) for cards in self.cards]
        return [_Callable(Message("a {card}", card=rank), True) if rank else _Callable(game.set_words(cards), False)
                for cards, rank in ranks]

    def lacking(self) -> bool:
        """Whether it is to be said that the caller must lack the card: that is not said with the set."""
        return not self.own

    def found_out(self) -> Words:
        """How the partner becomes known."""
        if self.known == Known.FALLS:
            return ("Its holder is his partner, and says nothing: he is known only when the card is played, and until then everybody keeps "
                    "his own tricks.")
        return "Its holder is his partner, and says so when he plays to the first trick."

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(self._called(game), self.found_out(), self._own(game), self._out_of_play(game))

    def _called(self, game: Rules) -> Words:
        """Who calls a card, and which."""
        caller, cards, bids = game.term(self.caller), self._in_order(game), one_of(self.at)
        if self.when == When.FORCED:
            return Message("A {caller} who must play because all have passed now calls a card by its name: {cards}.", caller=caller,
                           cards=cards)
        if not self.lacking():
            return self._called_of_all(caller, cards, bids)
        if self.at:
            return (Message("At {bids} the {caller} may call a card that he lacks by its name: {cards}.", bids=bids, caller=caller,
                            cards=cards)
                    if self.free else
                    Message("At {bids} the {caller} calls a card that he lacks by its name: {cards}.", bids=bids, caller=caller,
                            cards=cards))
        return (Message("The {caller} may call a card that he lacks by its name: {cards}.", caller=caller, cards=cards) if self.free else
                Message("The {caller} calls a card that he lacks by its name: {cards}.", caller=caller, cards=cards))

    def _called_of_all(self, caller: Words, cards: Listing, bids: Listing) -> Words:
        """Who calls a card, and which, where he may have the card himself, or it is said with the set that he lacks it."""
        if self.at:
            return (Message("At {bids} the {caller} may call a card by its name: {cards}.", bids=bids, caller=caller, cards=cards)
                    if self.free else
                    Message("At {bids} the {caller} calls a card by its name: {cards}.", bids=bids, caller=caller, cards=cards))
        return (Message("The {caller} may call a card by its name: {cards}.", caller=caller, cards=cards) if self.free else
                Message("The {caller} calls a card by its name: {cards}.", caller=caller, cards=cards))

    def _in_order(self, game: Rules) -> Listing:
        """The cards that may be called, and behind these those for one who has them."""
        first, *later = self.callable_sets(game)
        found = [first.name]
        for before, cards in zip((True, *(one.several for one in later)), later, strict=False):
            if len(found) == 1:
                found.append(Message("if he has them all, {cards}", cards=cards.name))
            elif before:
                found.append(Message("if he has these too, {cards}", cards=cards.name))
            else:
                found.append(Message("if he has this too, {cards}", cards=cards.name))
        return Listing(tuple(found), ";")

    def _own(self, game: Rules) -> Words:
        """What a card of one's own comes to, and one that another has discarded."""
        caller = game.term(self.caller)
        if not self.laid:
            return "" if not self.own else Message(
                "A {caller} who calls a card of his own hand plays alone against all; the others learn it as it falls.", caller=caller)
        away: Words = "Another who has discarded the card is the partner too, which is known only at the end."
        return Text(Message("A {caller} who calls a card of his own hand or discard plays alone against all; the others learn it as it "
                            "falls or at the end.", caller=caller), away) if self.own else away

    def _out_of_play(self, game: Rules) -> Words:
        """What becomes of a call for a card that is in nobody's hand."""
        if self.laid:
            return ""
        if self.caller is Role.DEALER:
            return "He may not call a card that he has discarded himself."
        if any(pile.who == "dealer" for step in game.course for pile in step.laying.taken):
            return Message("If the {dealer} has discarded the card, he plays alone, which is known only at the end.",
                           dealer=game.term("dealer"))
        if self.when == When.FORCED or not any(name == "talon" for name, _, _ in game.packets):
            return ""
        talon = game.term("talon")
        if any(bid.talon is Talon.OPPONENTS for step in game.course for bid in step.speaking.levels()):
            return Message("If the card is in the {talon}, he plays alone, and the {talon} is his whatever was bid.", talon=talon)
        return Message("If the card is in the {talon}, he plays alone.", talon=talon)


@dataclass(frozen=True, kw_only=True)
class CallHighest(Call):
    """He calls the highest card of the sets that he lacks, and no other."""

    def open(self, table: Table, seat: int) -> int:
        """That card, as a mask."""
        missing = super().open(table, seat)
        return 1 << missing.bit_length() - 1 if missing else 0

    def callable_sets(self, game: Rules) -> list[_Callable]:
        """The highest of a set."""
        return [_Callable(Message("the highest of {cards} that he lacks", cards=game.set_words(cards)), False) for cards in self.cards]

    def lacking(self) -> bool:
        """It is said with the set."""
        return False


@dataclass(frozen=True, kw_only=True)
class DealerCalls(Call):
    """The dealer calls, and becomes declarer at the bid `bid`."""

    bid: str

    caller = Role.DEALER

    def begin(self, table: Table) -> None:
        """Make him declarer, and ask him."""
        table.set("contract", replace(table.contract, declarer=table.dealer, bid=self.bid, cards=table.dealt, full_hand=True))
        super().begin(table)


def fallen(table: Table, seat: int, number: int) -> None:
    """A seat has played a card while the partner is not known: he may be now."""
    called = table.pack.index[table.contract.called]
    if number == called:
        table.reveal()
    elif table.contract.known == Known.FIRST_TRICK:
        if seat == table.partner:
            table.tell("say", seat, word=I_AM_THE_PARTNER)
            table.reveal()
        elif len(table.plays) == table.players:
            table.reveal()
