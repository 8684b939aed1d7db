"""Dealing: packets to the hands, piles laid aside, and who may look at what."""

from dataclasses import dataclass

from trionfi.cards import Pack
from trionfi.phases.base import Step
from trionfi.phases.table import Table
from trionfi.settlement.payments_before_play import BottomCard


@dataclass(frozen=True, kw_only=True)
class Give(Step):
    """One round of the deal: so many cards to each player in turn, from the dealer's right."""

    each: int

    def packets(self, pack: Pack) -> tuple[tuple[str, int, int], ...]:
        """One to each hand."""
        return (("", self.each, self.each),)

    def begin(self, table: Table) -> None:
        """Give the next packet to each seat; only its owner sees it."""
        start = table.dealt
        for seat in table.seats_from(table.after(table.dealer)):
            packet = 0
            for number in table.deal.hands[seat][start:start + self.each]:
                packet |= 1 << number
            table.put(table.hands, seat, table.hands[seat] | packet)
            table.tell("deal", seat, packet, "pack", f"hand {seat}", 1 << seat)
        table.set("dealt", start + self.each)

    def words(self, game) -> str:
        """The rule in a sentence."""
        return f"The {game.term('dealer')} gives each player {self.each} cards."


@dataclass(frozen=True, kw_only=True)
class Lay(Step):
    """A pile laid aside; `pattern` says in words when its cards go down. Where the contract leaves it to the last trick,
    it is won with that."""

    pile: str
    cards: int
    pattern: str

    def packets(self, pack: Pack) -> tuple[tuple[str, int, int], ...]:
        """The pile."""
        return ((self.pile, self.cards, self.cards),)

    def begin(self, table: Table) -> None:
        """Lay the pile face down."""
        mask = 0
        for number in table.deal.pile(self.pile):
            mask |= 1 << number
        table.new(table.piles, self.pile, mask)
        table.tell("lay", table.dealer, mask, "pack", self.pile, 0)

    def after_play(self, table: Table) -> None:
        """Hand it to the winner of the last trick where the contract says so."""
        cards = table.piles[self.pile]
        if cards and table.contract.talon == "last trick":
            winner = table.tricks[-1].winner
            table.put(table.piles, self.pile, 0)
            table.put(table.won, winner, table.won[winner] | cards)
            table.tell("get", winner, cards, self.pile, f"won {winner}")

    def words(self, game) -> str:
        """The rule in a sentence."""
        return f"{self.pattern[0].upper()}{self.pattern[1:]} are the {game.term(self.pile)}: {self.cards} cards, face down."


@dataclass(frozen=True, kw_only=True)
class ShowBottom(Step):
    """The dealer shows the card at the bottom of the pack, the last of a pile; some such cards are paid at once."""

    pile: str

    def begin(self, table: Table) -> None:
        """Show it, and pay."""
        table.tell("show", table.dealer, 1 << table.deal.pile(self.pile)[-1], self.pile, self.pile)
        payments = table.game.payments
        for reward in payments.rewards:
            if isinstance(reward, BottomCard) and reward.due(table):
                table.add(table.account, reward.line(payments, table.players, table.dealer))

    def words(self, game) -> str:
        """The rule in a sentence."""
        return f"The {game.term('dealer')} shows the card at the bottom of the pack."


@dataclass(frozen=True, kw_only=True)
class Look(Step):
    """The dealer looks at cards of a pile, the bottom ones first, and shows them to nobody."""

    pile: str
    cards: int

    def begin(self, table: Table) -> None:
        """Let the dealer see them."""
        mask = 0
        for number in table.deal.pile(self.pile)[-self.cards:]:
            mask |= 1 << number
        table.tell("look", table.dealer, mask, self.pile, self.pile, 1 << table.dealer)

    def words(self, game) -> str:
        """The rule in a sentence."""
        dealer, pile = game.term("dealer"), game.term(self.pile)
        if self.cards == 1:
            return f"The {dealer} may see the card at the bottom of the pack and shows it to nobody."
        return f"The {dealer} may look at the {self.cards} cards of the {pile} and shows them to nobody."
