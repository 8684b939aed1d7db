"""Leading the suit of a called card."""

from enum import StrEnum
from typing import ClassVar

from trionfi.phases.rule import PlayRule
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Words


class LedBy(StrEnum):
    """Who may lead the suit of a called card to the first trick: nobody; anybody, but with the card itself only; or the declarer."""

    NOBODY = "nobody"
    CARD = "with the card itself"
    DECLARER = "the declarer"


LEADING: dict[LedBy, Words] = {
    LedBy.NOBODY: "The suit of the called card is not led to the first trick.",
    LedBy.CARD: "The suit of the called card is not led to the first trick, but the card itself may be.",
    LedBy.DECLARER: "Only the declarer may lead the suit of the called card to the first trick.",
}


@dataclass(frozen=True)
class CalledSuit(PlayRule):
    """Who may lead the suit of a called card to the first trick."""

    led_by: LedBy
    source: str = ""

    key: ClassVar[str] = "called-suit"

    def spent(self, table: Table) -> bool:
        """The first card is led."""
        return bool(table.tricks or table.plays)

    def legal(self, table: Table, seat: int, allowed: int) -> int:
        """The first leader keeps the suit back, if he has others."""
        if table.tricks or table.plays:
            return allowed
        return allowed & ~_barred(table, seat, self.led_by)

    def reason(self, table: Table, seat: int, card: str) -> Words:
        """Why it is kept back."""
        return "the suit of the called card is not led to the first trick"

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return LEADING[self.led_by]


@dataclass(frozen=True)
class LeadsCalled(PlayRule):
    """A holder of the called card leads its suit when he has the lead for the first time."""

    source: str = ""

    key: ClassVar[str] = "called-suit-first"

    def spent(self, table: Table) -> bool:
        """The holder has led already, or the card is gone."""
        called = table.pack.mask((table.contract.called,)) if table.contract.called else 0
        return not any(hand & called for hand in table.hands) or any(trick.leader == table.partner for trick in table.tricks)

    def legal(self, table: Table, seat: int, allowed: int) -> int:
        """The suit alone."""
        suit = _to_lead(table, seat)
        return table.hands[seat] & suit if suit else allowed

    def reason(self, table: Table, seat: int, card: str) -> Words:
        """Why nothing else is led."""
        return "the suit of the called card must be led, this being your first lead"

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return "The holder of a called card must lead its suit when he first has the lead, though not that card."


def _to_lead(table: Table, seat: int) -> int:
    """The suit of the called card, which its holder must lead when he has the lead for the first time (0: he need not)."""
    contract, pack = table.contract, table.pack
    if not contract.called or table.plays or seat != table.partner or not table.hands[seat] & pack.mask((contract.called,)):
        return 0
    return 0 if any(trick.leader == seat for trick in table.tricks) else pack.suit_of[pack.index[contract.called]]


def _barred(table: Table, seat: int, rule: LedBy) -> int:
    """The cards of the called suit that the leader to the first trick keeps back, if he has others."""
    pack, contract = table.pack, table.contract
    if not contract.called or (rule == LedBy.DECLARER and seat == contract.declarer):
        return 0
    card, hand = pack.mask((contract.called,)), table.hands[seat]
    suit = pack.suit_of[pack.index[contract.called]] & ~(card if rule == LedBy.CARD else 0)
    return hand & suit if hand & ~suit else 0
