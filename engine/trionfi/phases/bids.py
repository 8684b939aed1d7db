"""Bids: what may be said in an auction, and what it means."""

from enum import StrEnum

from trionfi.state.contract import Talon
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.vocabulary import Checked


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
    gloss: str
    rate: int = 1
    talon: Talon = Talon.TAKE
    worth: str = ""
    who: Bidder = Bidder.ANYBODY
    apart: bool = False
    shows: str = ""
    over: bool = False

    @property
    def key(self) -> str:
        """How edits name it."""
        return self.say

    @property
    def fate(self) -> str:
        """What becomes of the talon."""
        return {Talon.GONE: "", Talon.TAKE: "the talon is taken", Talon.KEEP: "the talon stays unseen and counts for the declarer",
                Talon.OPPONENTS: "the talon stays unseen and counts for the opponents",
                Talon.LAST_TRICK: "the talon stays unseen and goes to the winner of the last trick"}[self.talon]

    def words(self) -> str:
        """The bid in a phrase."""
        times = self.worth or (f"payments times {self.rate}" if self.rate != 1 else "")
        more = ", ".join(part for part in (self.fate, times) if part)
        text = f"{self.say} ({self.gloss})" + (f": {more}" if more else "")
        if self.who:
            text += ", said only by the dealer" if self.who == Bidder.DEALER else ", never said by the dealer"
        return text + (", said only over another bid" if self.over else "")

    def open(self, table: Table) -> bool:
        """Whether the seat in turn may say it."""
        if self.over and table.contract.declarer is None:
            return False
        return not self.who or (self.who == Bidder.DEALER) == (table.turn == table.dealer)
