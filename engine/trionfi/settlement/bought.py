"""What a declarer pays for cards that he asked for: bought, or given (Dummett and McLeod 2004)."""

from enum import StrEnum
from fractions import Fraction
from functools import cache

from trionfi.cards import bits
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.questions import Fact
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state import notes
from trionfi.state.account import Line, even, one_to_one
from trionfi.state.table import Table
from trionfi.values import dataclass

SOLD = Fact("card_sold_by", "which player gave the declarer a card that he asked for", "seat", optional=True)
POT = Fact("largest_bete", "how much is in the largest bête on the table", "number", default=0)


@cache
def supplied(seat: int) -> Fact:
    """The fact which cards a player gave to the declarer who asked for them."""
    return Fact(f"supplied_{seat}", f"which cards did player {seat} give to the declarer who asked for them", "cards", default=0)


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


@dataclass(frozen=True)
class Supplied(Reward):
    """For each card that he was given on his asking the declarer pays its giver: `dear` for those of `cards`, which the rules call
    `name`, `other` for any other."""

    cards: str = ""
    name: str = ""
    dear: int = 0
    other: int = 0

    said = "{other} from the declarer to whoever gives him a card that he asked for, {dear} for {name}"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        declarer, dear = payments.declarer(facts), facts.pack.select(self.cards)
        given = {seat: facts.cards(supplied(seat)) for seat in range(facts.players)}
        if given[declarer]:
            raise TrionfiError(f"player {declarer} asked for the cards: he cannot have given any")
        return [self.line(payments, one_to_one(seat, declarer, self.dear if dear >> number & 1 else self.other, facts.players),
                          f"player {seat} gave {facts.pack.texts[number]}")
                for seat, cards in given.items() for number in reversed(bits(cards))]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        made: dict[int, int] = {}
        for event in table.events:
            if event.kind == "give" and event.target == f"hand {table.contract.declarer}":
                made[event.seat] = made.get(event.seat, 0) | event.cards
        return {supplied(seat).key: Cards(cards) for seat, cards in made.items()}
