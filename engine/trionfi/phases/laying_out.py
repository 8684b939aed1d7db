"""Cards laid out face up before the play, with which the last trick is to be won (Dummett and McLeod 2004, 7.5)."""

from typing import TYPE_CHECKING, ClassVar

from trionfi.phases.announce import AnnounceRule
from trionfi.phases.auction import Auction, AuctionRule
from trionfi.phases.base import Step
from trionfi.phases.next_deal import DealsNext, next_dealer
from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.ending import Ending
from trionfi.state.notes import BOTH_LAST
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks.duties import Duties
from trionfi.tricks.fool import WinsByWord
from trionfi.tricks.slam import Slam, alone
from trionfi.values import dataclass
from trionfi.words import Message, Words

if TYPE_CHECKING:
    from trionfi.tricks.moment import Moment


@dataclass(frozen=True)
class LaysOut(AnnounceRule):
    """Who announces it lays a card of his hand face up before him."""

    card: str

    key: ClassVar[str] = "lays-out"

    def made(self, table: Table, seat: int, word: str) -> None:
        """All see the card."""
        table.tell("show", seat, table.pack.select(self.card), f"hand {seat}", f"hand {seat}")

    def words(self) -> Words:
        """The rule in a sentence."""
        return "The card then lies face up on the table until it is played."


@dataclass(frozen=True)
class AtBid(AnnounceRule):
    """It is open only at a certain bid, or with `other` at every other."""

    bid: str
    other: bool = False

    key: ClassVar[str] = "at-bid"

    def open(self, table: Table) -> bool:
        """Whether that is the bid."""
        return (table.contract.bid == self.bid) != self.other

    def clause(self, game: Rules) -> Words:
        """The bid."""
        return Message("not at {bid}", bid=self.bid) if self.other else Message("at {bid}", bid=self.bid)


@dataclass(frozen=True)
class LaidFool(WinsByWord):
    """Laid out with the `word` it wins the last trick for a player who has won all others, if no trump lies there."""

    always = False

    def wins(self, table: "Moment", seat: int) -> bool:
        """Whether the seat has laid it out."""
        return super().wins(table, seat) and table.announced(self.word) == seat

    def slam(self, table: "Moment") -> Slam:
        """Him alone."""
        return alone(table, self.word)

    def words(self, name: str) -> Words:
        """The rule in a sentence."""
        return "A player who has laid it out and won every other trick wins the last one with it, if no trump lies there."


@dataclass(frozen=True)
class TrumpsBeatFool(PlayRule):
    """A Fool that would win the last trick is beaten by any trump there."""

    source: str = ""

    key: ClassVar[str] = "trumps-beat-fool"

    def tabled(self, table: Table) -> bool:
        """One of its duties."""
        return True

    @property
    def duties(self) -> Duties:
        """It is one."""
        return Duties.TRUMPS_BEAT_FOOL

    def after_card(self, table: Table, seat: int, number: int) -> None:
        """A trump has been laid to a trick that the Fool would win."""
        if table.best >= 0 and table.pack.fool_mask >> table.best & 1 and table.pack.trump_mask >> number & 1:
            table.set("best", number)
            table.set("best_seat", seat)


@dataclass(frozen=True, kw_only=True)
class LostAtOnce(PlayRule):
    """At one `bid`, which needs every trick, a declarer who has announced `word` has lost all with the first trick that he loses, and the
    play ends there; `deals_next` deals the next hand."""

    bid: str
    word: str
    deals_next: DealsNext = DealsNext.AFTER
    source: str = ""

    key: ClassVar[str] = "lost-at-once"

    def spent(self, table: Table) -> bool:
        """It is another bid, or nothing was announced."""
        contract = table.contract
        return contract.bid != self.bid or contract.declarer is None or table.announced(self.word) != contract.declarer

    def stops(self, table: Table) -> bool:
        """A trick is lost; after the last one the hand is over in any case."""
        winner = table.tricks[-1].winner
        if self.spent(table) or winner in table.side(table.declarer) or not table.hands[winner]:
            return False
        table.set("turn", None)
        table.set("ending", Ending("lost", next_dealer(table, self.deals_next)))
        table.tell("end", winner, word="lost")
        return True

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("At {bid} a {declarer} who has laid out the {word} has lost all with the first trick that he loses, and the play "
                       "ends.", bid=self.bid, declarer=game.term("declarer"), word=self.word)


@dataclass(frozen=True, kw_only=True)
class ShowsAt(Step):
    """At one `bid` the declarer shows a pile to all before he takes it."""

    bid: str
    pile: str = "talon"

    def begin(self, table: Table) -> None:
        """Show it at that bid."""
        if table.contract.bid == self.bid:
            table.tell("show", table.declarer, table.piles[self.pile], self.pile, self.pile)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("At {bid} the {declarer} first shows the {pile} to all.", bid=self.bid, declarer=game.term("declarer"),
                       pile=game.term(self.pile))


@dataclass(frozen=True)
class PlaysBoth(PlayRule):
    """A declarer who leads to the last trick but one with nothing but the `low` trump and the Fool, when nobody else has a trump, may say
    the `word` and play both together: he wins the last two tricks with them. Not where a card has been laid out."""

    word: str
    low: str = "T1"
    source: str = ""

    key: ClassVar[str] = "both-together"

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The word."""
        pack = table.pack
        others = sum(table.hands[other] & pack.trump_mask for other in range(table.seats) if other != seat)
        both = table.hands[seat] == pack.select(self.low) | pack.fool_mask
        free = both and not others and not table.plays and seat == table.contract.declarer and not table.contract.announced
        return (Action(self.word),) if free else ()

    def owns(self, action: Action) -> bool:
        """The word."""
        return action.verb == self.word

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """The trump is led; the Fool follows to the last trick."""
        table.tell("say", seat, word=self.word)
        BOTH_LAST.keep(table, seat)
        return Then(card=self.low)

    def after_card(self, table: Table, seat: int, number: int) -> None:
        """The Fool wins that trick."""
        if BOTH_LAST.of(table) == seat and table.pack.fool_mask >> number & 1:
            table.set("best", number)
            table.set("best_seat", seat)

    def explain(self, game: Rules, action: Action) -> Words:
        """What it means."""
        return "I win the last two tricks with both"

    def advice(self, action: Action) -> Advice:
        """It brings more than any card."""
        return Advice.GAINS

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("A {declarer} who leads to the last trick but one with {low} and the {fool} may say {word} when no other trump is "
                       "left in play. He plays both and wins both tricks.", declarer=game.term("declarer"), low=game.set_words(self.low),
                       fool=game.term("fool"), word=self.word)


@dataclass(frozen=True)
class SameDealer(AuctionRule):
    """When all pass the same player deals again."""

    key: ClassVar[str] = "same-dealer"
    plays_on: ClassVar[bool] = True

    def unbid(self, auction: Auction, table: Table) -> bool:
        """End the hand."""
        table.set("ending", Ending("abandoned", table.dealer))
        table.tell("end", table.dealer, word="abandoned")
        return True

    def words(self, auction: Auction, game: Rules) -> Words:
        """The rule in a sentence."""
        return "If all pass the hand is thrown in and the same player deals again."
