"""Bidding with immediate hold after which the hand goes on even if nobody has bid."""

from trionfi.phases.duel import Duel
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class OrEach(Duel):
    """When nobody bids each plays for himself, at the contract `each`."""

    each: str

    def unbid(self, table: Table) -> None:
        """Nobody is declarer, and each has his own side."""
        table.set("contract", replace(table.contract, bid=self.each, apart=True, cards=table.dealt, full_hand=True))
        table.tell("say", table.dealer, word=self.each)

    def unbid_words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("If nobody bids the hands are played all the same, each for himself ({bid}).", bid=self.each)


@dataclass(frozen=True, kw_only=True)
class OrNext(Duel):
    """When nobody bids the next step decides."""

    def unbid(self, table: Table) -> None:
        """Nothing is settled yet."""

    def unbid_words(self, game: Rules) -> Words:
        """That nobody has to."""
        return "Nobody need bid."
