"""Small hands that belong together until somebody has gone out (Dummett and McLeod 2004, chapter 8)."""

from trionfi.cards.chance import Chance
from trionfi.matches.rules import MatchRule
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Text, Words


@dataclass(frozen=True, kw_only=True)
class CarryOver(MatchRule):
    """Small hands that belong together until somebody has gone out: the points of nobody-out hands are kept as marks, the
    cards that were dealt stay out, and the same player deals from the rest of the pack. When too few cards are left for
    another hand nobody has won and the next player deals, or with `back` the points are kept and all cards come back."""

    back: bool = False

    def some(self, chance: Chance, players: int) -> Standing:
        """A later hand, with points carried over."""
        return replace(Standing.new(players), marks=tuple(chance.below(16) for _ in range(players)), played=1, dealt=1)

    def stays(self, table: Table) -> bool:
        """The dealer stays while the pack lasts, or comes back."""
        return self.back or self._left(table) >= 0

    def next_deal(self, usual: Words) -> Words:
        """While nobody is out and the pack lasts, who has dealt deals again."""
        again: Words = "Until somebody says that he is out, the same player deals again."
        if self.back:
            return Text(again, "When somebody has said it, the next player deals.")
        return Text(again, "When somebody has said it or the pack is used up, the next player deals.")

    @staticmethod
    def _left(table: Table) -> int:
        """How many cards are left beyond those of another hand."""
        return table.pack.size - len(table.standing.gone) - 2 * table.players * table.game.hand_size

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """Points and cards are carried over, unless somebody is out or the pack is used up."""
        made = super().after(standing, hand)
        table = hand.table
        if table.claims or not self.stays(table):
            return replace(made, marks=(0,) * hand.players, gone=())
        marks = tuple(int(table.gained(seat)) for seat in range(hand.players))
        dealt = tuple(table.pack.texts[number] for cards in table.deal.hands for number in cards)
        return replace(made, marks=marks, gone=(*standing.gone, *dealt) if self._left(table) >= 0 else ())

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        kept: Words = ("Until somebody says that he is out, the points are kept, and the same player deals again from the rest of the "
                       "pack.")
        said: Words = "Once he has said it, rightly or wrongly, all begin anew: after a wrong word that is our reading."
        if self.back:
            return Text(kept, "When it is used up, all cards come back, and the points are kept.", said, self.text)
        return Text(kept, "When it is used up, nobody has won, and the next player deals.", said, self.text)


@dataclass(frozen=True, kw_only=True)
class SmallHands(CarryOver):
    """Hands that belong together until somebody has gone out, so small that hardly one has points enough by itself."""

    @property
    def by_hand(self) -> bool:
        """Not one by one."""
        return False
