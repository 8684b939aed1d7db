"""Fixed pairs of whom one plays against all others: who is the declarer's partner, when a bid is too low to be played, and how the two
share the talon."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.state.actions import Action, Choice
from trionfi.state.choosing import Sets
from trionfi.state.decisions import Taken
from trionfi.state.ending import Ending
from trionfi.state.faces import Laying, Speaking
from trionfi.state.roles import Role
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Words


@dataclass(frozen=True, kw_only=True)
class Facing(Speaking, Step):
    """The player opposite the declarer is his partner, which all know."""

    pairs: ClassVar[bool] = True

    def begin(self, table: Table) -> None:
        """Make him so."""
        partner = (table.declarer + table.players // 2) % table.players
        table.set("partner", partner)
        table.set("contract", replace(table.contract, partner=partner))

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("The player opposite the {declarer} is his partner; the others are in alliance against the two for this hand.",
                       declarer=game.term("declarer"))


@dataclass(frozen=True, kw_only=True)
class TooLow(Speaking, Step):
    """When the highest bid was one of `bids` the hands are thrown in, and the next player deals."""

    lowest: tuple[str, ...]

    def thrown_in_at(self, bid: str) -> bool:
        """When it was one of these."""
        return bid in self.lowest

    def begin(self, table: Table) -> None:
        """Throw the hands in."""
        if table.contract.bid in self.lowest:
            table.set("ending", Ending("abandoned", table.next_dealer))
            table.tell("end", table.declarer, word="abandoned")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("If the highest bid was {bids} the hands are thrown in without a score; the next player deals.",
                       bids=Listing(self.lowest, "or"))


@dataclass(frozen=True, kw_only=True)
class Shared(Laying, Step):
    """The talon is shown to all; the declarer takes so many `cards` of it, his partner the others."""

    cards: int
    pile: str = "talon"

    phase: ClassVar[str] = "discard"
    told: ClassVar[tuple[str, ...]] = ("cards",)

    @property
    def taken(self) -> tuple[Taken, ...]:
        """A part comes to the declarer."""
        return (Taken(self.pile, "declarer", whole=False),)

    def begin(self, table: Table) -> None:
        """Show the talon and ask the declarer."""
        table.tell("show", table.declarer, table.piles[self.pile], self.pile, self.pile)
        table.set("turn", table.contract.declarer)

    def actions(self, table: Table) -> Choice:
        """Any so many of the talon."""
        pack, open_cards = table.pack, table.piles[self.pile]
        held = pack.unmask(table.hands[table.in_turn])
        refused: dict[str, Words] = dict.fromkeys(held, Message("it is in your hand already"))
        return Choice("take", Sets(pack, open_cards, self.cards, self.cards), refused)

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that a set breaks."""
        if action.verb != "take":
            return Message("'{action}' is not possible now: take {n} cards (take, then the cards)", action=str(action), n=self.cards)
        return self.actions(table).check(action.cards) or ""

    def apply(self, table: Table, action: Action) -> None:
        """Each takes his part."""
        own = table.pack.mask(action.cards)
        parts = ((table.declarer, own), (table.seat_of(Role.PARTNER), table.piles[self.pile] & ~own))
        table.put(table.piles, self.pile, 0)
        for seat, cards in parts:
            table.put(table.hands, seat, table.hands[seat] | cards)
            table.tell("take", seat, cards, self.pile, f"hand {seat}")
        table.set("turn", None)

    def confirm(self, choice: Choice) -> Words:
        """The button."""
        return "Take"

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("The {pile} is shown to all; the {declarer} takes {n} cards of it, his partner the others.",
                       pile=game.term(self.pile), declarer=game.term("declarer"), n=self.cards)
