"""Bids: what may be said in an auction, and what it means."""

from enum import StrEnum

from trionfi.phases.meaning import meant
from trionfi.state.contract import Talon
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.vocabulary import Checked
from trionfi.words import Listing, Message, Words


class Bidder(StrEnum):
    """Who may say a bid: anybody, the dealer only, or the others only."""

    ANYBODY = ""
    DEALER = "dealer"
    OTHERS = "others"


@dataclass(frozen=True)
class Bid(Checked):
    """One bid: what is said, what it means, what it multiplies, and what becomes of the talon. `worth` says what it counts where that is
    not a number of times. At a bid that leaves them `apart` each plays for himself. It `shows` that the hand has a card of that set.
    One that is said only `over` another never opens the bidding."""

    say: str
    gloss: Words
    rate: int = 1
    talon: Talon = Talon.TAKE
    worth: Words = ""
    who: Bidder = Bidder.ANYBODY
    apart: bool = False
    shows: str = ""
    over: bool = False

    @property
    def key(self) -> str:
        """How edits name it."""
        return self.say

    def fate(self, game: Rules) -> Words:
        """What becomes of the talon."""
        talon = game.term("talon")
        if self.talon == Talon.TAKE:
            return Message("the {talon} is taken", talon=talon)
        if self.talon == Talon.KEEP:
            return Message("the {talon} stays unseen and counts for the {declarer}", talon=talon, declarer=game.term("declarer"))
        if self.talon == Talon.OPPONENTS:
            return Message("the {talon} stays unseen and counts for the opponents", talon=talon)
        if self.talon == Talon.LAST_TRICK:
            return Message("the {talon} stays unseen and goes to the winner of the last trick", talon=talon)
        return ""

    def words(self, game: Rules) -> Words:
        """The bid in a phrase: what it means, and behind a colon what goes with it."""
        more = [part for part in (self.fate(game), self._counts()) if part]
        if not more:
            who = self._whose()
            return Message("{said} ({meaning}), {who}", said=self.say, meaning=self.gloss, who=who) if who else meant(self.say, self.gloss)
        more += [part for part in (self._whose(),) if part]
        return Message("{said} ({meaning}): {more}", said=self.say, meaning=self.gloss, more=Listing(tuple(more), ","))

    def _counts(self) -> Words:
        """What it counts, where it does not count once."""
        return self.worth or (Message("payments times {n}", n=self.rate) if self.rate != 1 else "")

    def _whose(self) -> Words:
        """By whom it is said, and to what."""
        if self.who == Bidder.DEALER:
            return "said only by the dealer, said only over another bid" if self.over else "said only by the dealer"
        if self.who == Bidder.OTHERS:
            return "never said by the dealer, said only over another bid" if self.over else "never said by the dealer"
        return "said only over another bid" if self.over else ""

    def open(self, table: Table) -> bool:
        """Whether the seat in turn may say it."""
        if self.over and table.contract.declarer is None:
            return False
        return not self.who or (self.who == Bidder.DEALER) == (table.turn == table.dealer)
