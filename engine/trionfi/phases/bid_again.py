"""An auction in which an earlier player takes the highest bid over by bidding as much (Dummett and McLeod 2004, 6.3)."""

from typing import ClassVar

from trionfi.phases.auction import Auction, AuctionRule
from trionfi.phases.bids import Bid
from trionfi.state.actions import Action
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Words


@dataclass(frozen=True)
class AsMuch(AuctionRule):
    """In an auction of several rounds one who speaks before the maker of the highest bid need not go higher: the same bid is enough, and
    is then his. When nobody is left who may still say something, the auction ends."""

    key: ClassVar[str] = "as-much"
    outlasts: ClassVar[bool] = True

    def offers(self, auction: Auction, table: Table, found: tuple[Action, ...]) -> tuple[Action, ...]:
        """As high a bid as the highest, by one who has passed."""
        if not self._earlier(auction, table, table.in_turn):
            return found
        return (found[0], Action(auction.bids[auction.highest(table)].say), *found[1:])

    def _earlier(self, auction: Auction, table: Table, seat: int) -> bool:
        """Whether a seat speaks before the one whose bid is the highest."""
        maker, order = table.contract.declarer, table.players_from(table.first(auction.first))
        return maker is not None and order.index(seat) < order.index(maker)

    def after(self, auction: Auction, table: Table, bid: Bid | None) -> bool:
        """After the highest bid of all only those who speak before its maker have something to say."""
        if auction.highest(table) < len(auction.bids) - 1:
            return False
        passed = {speaker for speaker, word in table.said if auction.passes(word)}
        order = table.players_from(table.next_player(table.in_turn))
        left = [seat for seat in order if seat not in passed and self._earlier(auction, table, seat)]
        auction.go_on(table, next(iter(left), None))
        return True

    def words(self, auction: Auction, game: Rules) -> Words:
        """The rule in a sentence."""
        return "One who speaks earlier in the round than the highest bidder need only bid as much as he, and then takes the bid over."
