"""A stock that its first owner keeps or sells unseen by auction, dropping out (Minchiate of 1820)."""

from functools import lru_cache
from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.dropping import DROP, STAY, leaves
from trionfi.phases.talon import Discard
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.lupini import LUPINI, price, priced
from trionfi.state.notes import OUTSIDE, STOCK
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.wording import series
from trionfi.words import Words

PASS = "pass"


@lru_cache(512)
def _bid(lupini: int) -> str:
    return f"bid {priced(lupini)}"


def _steps(raises: tuple[int, ...]) -> str:
    """The steps in words: "1, 10 or 30"."""
    return series([str(one) for one in raises], "or")


@dataclass(frozen=True, kw_only=True)
class StockSale(Step):
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
            return f"'{action}' is not more than {priced(standing)}, which is bid"
        return f"'{action}' is not possible over {priced(standing)}: a bid goes up by {_steps(self.raises)} lupini"

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
            return f"Do you play and take the {stock}, or drop out and sell it?"
        return f"What do you bid for the {stock}?"

    def explain(self, game: Rules, action: Action) -> Words:
        """What the words mean."""
        stock = game.term("fola")
        return {STAY: f"I play, and the {stock} is mine", DROP: f"I lay my hand down and sell the {stock} unseen",
                PASS: "I bid no more"}.get(action.verb, f"for the {stock}")

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer, stock = game.term("dealer"), game.term("fola")
        return (f"The player after the {dealer} gets the {stock} face down and may not look at it. Either he plays, and it is his; or he "
                f"drops out and sells it unseen. Bids are in resti and lupini, {LUPINI} lupini to the resto. The next player is deemed to "
                f"have bid {self.start} resti; in turn the others bid more or pass, and a pass is final (our reading). In the program "
                f"a bid goes up by {_steps(self.raises)} lupini. The highest bid has the {stock}.")


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
        """What is laid away goes back to the pile and counts for nobody."""
        seat = table.in_turn
        super().apply(table, action)
        laid = f"discard {seat}"
        cards = table.piles[laid]
        table.put(table.piles, laid, 0)
        table.put(table.piles, self.pile, table.piles[self.pile] | cards)
        table.tell("lay", seat, cards, laid, self.pile, 1 << seat)

    def prompt(self, view: View) -> Words:
        """How many cards go."""
        return f"Lay away {view.choice.size if view.choice else 'cards'} face down. They count for nobody."

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        first = game.set_words(self.tiers[0])
        return (f"The player who has the {game.term(self.pile)} takes out of it, for all to see, {game.set_words(self.takes)}, and lays "
                f"as many away: {first}. These and the rest of the {game.term(self.pile)} stay face down and count for nobody.")
