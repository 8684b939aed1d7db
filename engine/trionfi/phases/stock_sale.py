"""A stock that its first owner keeps or sells unseen by auction, dropping out (Minchiate of 1820)."""

from collections.abc import Callable
from functools import lru_cache
from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.dropping import DROP, STAY, leaves
from trionfi.phases.talon import Discard
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.faces import Speaking
from trionfi.state.lupini import LUPINI, price, priced
from trionfi.state.notes import OUTSIDE, STOCK
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Term, Text, Words

PASS = "pass"
MEANT: dict[str, Callable[[Term], Words]] = {
    STAY: lambda stock: Message("I play, and the {stock} is mine", stock=stock),
    DROP: lambda stock: Message("I lay my hand down and sell the {stock} unseen", stock=stock),
    PASS: lambda stock: Message("I bid no more"),
}


@lru_cache(512)
def _bid(lupini: int) -> str:
    return f"bid {priced(lupini)}"


@dataclass(frozen=True, kw_only=True)
class StockSale(Speaking, Step):
    """The player after the dealer plays and has the stock, or drops out, lays his hand on a `pile` of its own and sells the stock. The next
    player is deemed to have bid `start` resti; in turn from the one after him the others bid more or pass for good. `raises` says
    by how many lupini a bid may go up."""

    pile: str
    start: int = 10
    raises: tuple[int, ...] = (1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 60, 70)

    asks: ClassVar[Asks] = Asks.STAYING
    told: ClassVar[tuple[str, ...]] = ("start",)

    @property
    def bidding(self) -> str:
        """The stock goes to the highest bidder."""
        return "auction"

    def begin(self, table: Table) -> None:
        """Ask the first player."""
        table.set("said", [])
        table.set("turn", table.after(table.dealer))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Playing or not; or passing, and some higher bids."""
        if OUTSIDE.of(table) is None:
            return Action(STAY), Action(DROP)
        standing = STOCK.of(table)[1]
        return (Action(PASS), *[Action(_bid(standing + more)) for more in self.raises])

    def why_not(self, table: Table, action: Action) -> Words:
        """What is wrong with a bid."""
        if OUTSIDE.of(table) is None or price(action.verb) < 0:
            return super().why_not(table, action)
        standing = STOCK.of(table)[1]
        if price(action.verb) <= standing:
            return Message("'{action}' is not more than {standing}, which is bid", action=str(action), standing=priced(standing))
        return Message("'{action}' is not possible over {standing}: a bid goes up by {steps} lupini", action=str(action),
                       standing=priced(standing), steps=Listing(self.raises, "or"))

    def meaning(self, text: str) -> str:
        """A bid in its usual words."""
        return _bid(price(text)) if price(text) >= 0 else text

    def apply(self, table: Table, action: Action) -> None:
        """Speak; the auction ends when all but one have passed."""
        seat = table.in_turn
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=action.verb)
        if action.verb == STAY:
            STOCK.keep(table, (seat, 0))
            table.set("turn", None)
            return
        if action.verb == DROP:
            leaves(table, seat, self.pile)
            STOCK.keep(table, (table.after(seat), self.start * LUPINI))
            table.tell("say", table.after(seat), word=_bid(self.start * LUPINI))
            table.set("turn", table.after(table.after(seat)))
            return
        if action.verb != PASS:
            STOCK.keep(table, (seat, price(action.verb)))
        gone = {speaker for speaker, word in table.said if word in (PASS, DROP)}
        following = [other for other in table.seats_from(seat)[1:] if other not in gone]
        table.set("turn", following[0] if following and following[0] != STOCK.of(table)[0] else None)

    def advice(self, action: Action) -> Advice:
        """Playing or passing; dropping out; a bid."""
        return {STAY: Advice.DECLINES, PASS: Advice.DECLINES, DROP: Advice.GIVES_UP}.get(action.verb, Advice.TAKES)

    def prompt(self, view: View) -> Words:
        """What is asked."""
        stock = view.game.term("fola")
        if view.outside is None:
            return Message("Do you play and take the {stock}, or drop out and sell it?", stock=stock)
        return Message("What do you bid for the {stock}?", stock=stock)

    def explain(self, game: Rules, action: Action) -> Words:
        """What the words mean."""
        said = MEANT.get(action.verb)
        return said(game.term("fola")) if said else Message("for the {stock}", stock=game.term("fola"))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer, stock = game.term("dealer"), game.term("fola")
        return Text(
            Message("The player after the {dealer} gets the {stock} face down and may not look at it.", dealer=dealer, stock=stock),
            Message("Either he plays, and it is his; or he drops out and sells it unseen."),
            Message("Bids are in resti and lupini, {n} lupini to the resto.", n=LUPINI),
            Message("The next player is deemed to have bid {n} resti; in turn the others bid more or pass, and a pass is final (our "
                    "reading).", n=self.start),
            Message("In the program a bid goes up by {steps} lupini.", steps=Listing(self.raises, "or")),
            Message("The highest bid has the {stock}.", stock=stock))


@dataclass(frozen=True, kw_only=True)
class TakeOut(Discard):
    """Who has the stock takes the cards of a set (`takes`) out of a pile, for all to see, and lays as many others away unseen; what
    is left of the pile stays unseen by the others."""

    pile: str
    takes: str
    cards: int = 0

    told: ClassVar[tuple[str, ...]] = ("takes",)

    @property
    def laid_by(self) -> str:
        """No fixed role."""
        return ""

    @property
    def laid_in(self) -> str:
        """The pile out of which cards were taken."""
        return self.pile

    @property
    def adds_each(self) -> int:
        """As many go as come."""
        return 0

    @property
    def sorts(self) -> tuple[str, ...]:
        """What the pile can no longer hold."""
        return (self.takes,)

    def _order(self, table: Table) -> tuple[int, ...]:
        return (STOCK.of(table)[0],)

    def size(self, table: Table) -> int:
        """As many as were taken."""
        return table.hands[STOCK.of(table)[0]].bit_count() - table.game.hand_size

    def begin(self, table: Table) -> None:
        """Take the cards; ask for the discard if there were any."""
        seat, pile = STOCK.of(table)[0], table.piles[self.pile]
        table.tell("look", seat, pile, self.pile, self.pile, 1 << seat)
        taken = pile & table.pack.select(self.takes)
        table.put(table.piles, self.pile, pile & ~taken)
        table.put(table.hands, seat, table.hands[seat] | taken)
        if taken:
            table.tell("extract", seat, taken, self.pile, f"hand {seat}")
            super().begin(table)

    def apply(self, table: Table, action: Action) -> None:
        """What is discarded goes back to the pile and counts for nobody."""
        seat = table.in_turn
        super().apply(table, action)
        laid = f"discard {seat}"
        cards = table.piles[laid]
        table.put(table.piles, laid, 0)
        table.put(table.piles, self.pile, table.piles[self.pile] | cards)
        table.tell("lay", seat, cards, laid, self.pile, 1 << seat)

    def prompt(self, view: View) -> Words:
        """How many cards go."""
        if view.choice is None:
            return Message("Discard cards face down. They count for nobody.")
        return Message("Discard {n} face down. They count for nobody.", n=view.choice.size)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        pile = game.term(self.pile)
        return Text(
            Message("The player who has the {pile} takes out of it, for all to see, {cards}, and discards as many: {laid}.", pile=pile,
                    cards=game.set_words(self.takes), laid=game.set_words(self.tiers[0])),
            Message("These and the rest of the {pile} stay face down and count for nobody.", pile=pile))
