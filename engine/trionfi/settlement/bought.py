"""What a declarer pays for a card that he asked for and bought (Dummett and McLeod 2004)."""

from enum import StrEnum
from fractions import Fraction

from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import Fact
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state import notes
from trionfi.state.account import Line, even
from trionfi.state.table import Table
from trionfi.values import dataclass

SOLD = Fact("card_sold_by", "which player gave the declarer a card that he asked for", "seat", optional=True)
POT = Fact("largest_bete", "how much is in the largest bête on the table", "number", default=0)


class Seller(StrEnum):
    """Who is paid for a card that the declarer asked for and got."""

    SELLER = "the seller"
    OPPONENTS = "the opponents"


@dataclass(frozen=True)
class Bought(Reward):
    """A card that the declarer asked for and got costs him `value`, paid to "the seller", or shared by "the opponents". With a
    `share` it costs that part of the largest pot on the table instead."""

    value: int = 10
    to: Seller = Seller.SELLER
    share: Fraction = Fraction(0)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        price = even(self.share * facts.whole(POT)) if self.share else self.value
        if not facts.has(SOLD):
            return []
        seller, declarer = facts.whole(SOLD), payments.declarer(facts)
        if seller == declarer:
            if facts.form:
                return []
            raise TrionfiError(f"player {declarer} is the declarer and cannot sell himself a card")
        paid = [seller] if self.to is Seller.SELLER else [seat for seat in range(facts.players) if seat != declarer]
        share = even(Fraction(price, len(paid)))
        amounts = tuple(share if seat in paid else -price if seat == declarer else 0 for seat in range(facts.players))
        return [self.line(payments, amounts, f"player {seller} gave a card that was asked for")]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        sold = notes.SOLD.of(table)
        if not sold:
            return {}
        known: dict[str, object] = {SOLD.key: sold[0]}
        return known | ({POT.key: max(table.standing.pots, default=0)} if self.share else {})

    def words(self) -> str:
        part = "as much as" if self.share == 1 else f"{self.share} of"
        price = f"{part} the largest bête " if self.share else f"{self.value} "
        whom = "the player who gives" if self.to is Seller.SELLER else "the opponents, who share it, for"
        return f"{price}from the declarer to {whom} a card that he asks for"
