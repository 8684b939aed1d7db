"""Who leads to the first trick."""

from enum import StrEnum
from typing import ClassVar

from trionfi.phases.rule import PlayRule
from trionfi.state.notes import OPENER
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Words


class Leader(StrEnum):
    """Who leads to the first trick: the player after the dealer, the dealer; the player after or before the declarer, the declarer, or
    the declarer only where he plays against all others together; who made the first bid; or each in turn, a deal each."""

    AFTER_DEALER = "after dealer"
    DEALER = "dealer"
    AFTER_DECLARER = "after declarer"
    BEFORE_DECLARER = "before declarer"
    DECLARER = "declarer"
    SOLO = "a solo declarer"
    FIRST_BIDDER = "first bidder"
    IN_ROUNDS = "each in rounds"


def first(table: Table, lead: Leader) -> int:
    """The seat that leads first, which `lead` names."""
    declarer, eldest = table.contract.declarer, table.after(table.dealer)
    if lead == Leader.FIRST_BIDDER and (opener := OPENER.of(table)) is not None:
        return opener
    if lead == Leader.IN_ROUNDS:
        order = table.players_from(eldest)
        return order[table.standing.dealt // len(order) % len(order)]
    if lead == Leader.DEALER:
        return table.dealer
    if declarer is None or lead == Leader.AFTER_DEALER:
        return eldest
    if lead == Leader.BEFORE_DECLARER:
        return table.players_from(declarer)[-1]
    alone = lead == Leader.DECLARER or (lead == Leader.SOLO and not table.contract.apart)
    return declarer if alone else table.next_player(declarer)


@dataclass(frozen=True)
class LeadsHimself(PlayRule):
    """Who has bid or announced one of the `words` leads to the first trick himself."""

    words_said: tuple[str, ...]
    source: str = ""

    key: ClassVar[str] = "lead-after-a-bid"

    def first_leader(self, table: Table) -> int | None:
        """Whoever has said a word."""
        return next((seat for word in self.words_said if (seat := table.announced(word)) is not None), None)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        if not self.words_said:
            return ""
        return Message("A player who has bid or announced {words} leads first himself.", words=Listing(self.words_said, "or"))
