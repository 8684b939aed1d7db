"""Premiums beside a contract: cards shown and poor hands declared, no trick at all, cards that were bought or given."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from trionfi.cards import bits
from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.facts import Cards, Fact, Facts, declared_by
from trionfi.settlement.margin import TRICKLESS
from trionfi.settlement.reward import About, Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, even, from_each, one_to_one
from trionfi.state.table import Table

SOLD = Fact("card_sold_by", "which player gave the declarer a card that he asked for", "seat", optional=True)
POT = Fact("largest_bete", "how much is in the largest bête on the table", "number", default=0)


@dataclass(frozen=True)
class Shown(Reward):
    """Declarations. Those of the names `personal` are paid by every other player to the one who makes them; so are all
    others of an opponent of the declarer, and with `all_personal` of everybody. What the declarer's side shows otherwise is
    added to what each opponent pays or, when the contract is lost, receives; with `to_winners` what anybody shows is added for the
    side that wins the hand, and with `partner_apart` the declarer's partner is paid as an opponent is; with `from_all` the
    declarer's own is paid or lost to every other player, his partner too. Nothing of it is multiplied but what
    is `multiplied` by the bid, as (name, value), unless `all_multiplied`."""

    personal: tuple[str, ...] = ()
    all_personal: bool = False
    to_winners: bool = False
    partner_apart: bool = False
    from_all: bool = False
    multiplied: tuple[tuple[str, int], ...] = ()
    all_multiplied: bool = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each declaration."""
        leaders = {payments.declarer(facts), None if self.partner_apart else payments.partner(facts)}
        return [self._line(facts, payments, seat, seat in leaders, name, value) for seat in range(facts.players)
                for name, value in facts.declared(declared_by(seat))]

    def _line(self, facts: Facts, payments: Settling, seat: int, leading: bool, name: str, value: Points) -> Line:
        times = payments.rate(facts) if self.all_multiplied or (name, value) in self.multiplied else 1
        words, value = f"player {seat}: {name}" + (f" times {times}" if times != 1 else ""), value * times
        if self.worth_declaring(name, leading):
            return self.line(payments, from_each(seat, value, facts.players), f"{words}, from each other player")
        made = payments.won(facts)
        signed = value if made else -value
        words += f", with the contract {'won' if made else 'lost'}"
        if self.from_all:
            return self.line(payments, from_each(seat, signed, facts.players), words)
        return self.line(payments, payments.amounts(facts, signed), words + payments.doubling(facts))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        made = {declared_by(seat).key: [*played.declared(table, seat), *played.declared(table, seat, "at the end")]
                for seat in range(table.players)}
        return {key: entries for key, entries in made.items() if entries}

    def worth_declaring(self, name: str, leading: bool) -> bool:
        return self.all_personal or not (leading or self.to_winners) or name in self.personal

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> str:
        if about is not About.SHOWN:
            return ""
        if self.to_winners:
            return "the side that wins the hand"
        return "whoever shows it, won or lost" if self.all_personal else "an opponent for his own; the taker's goes with the hand"

    def words(self) -> str:
        poor = f"{' and '.join(self.personal)}: from every other player to the one who declares. " if self.personal else ""
        poor += "All of it is multiplied by the bid. " if self.all_multiplied else ""
        poor += "".join(f"A {name} worth {value} is multiplied by the bid. " for name, value in self.multiplied)
        if self.all_personal:
            return poor + "What is shown is paid by every other player to the one who shows it, whoever wins"
        if self.to_winners:
            return poor + ("What anybody shows goes to the side that wins the hand: it is added to what each opponent pays if the contract "
                           "is won, to what he gets if it is lost")
        if self.partner_apart:
            whom = "every other player" if self.from_all else "each opponent"
            return poor + (f"What the declarer shows is paid to him by {whom} if the contract is won, by him if it is lost; "
                           "what another shows, be he the declarer's partner, is paid to him by every other player, whoever wins")
        return poor + ("What an opponent of the declarer shows is paid to him by every other player, whoever wins; what the declarer or "
                       "his partner shows is added to what each opponent pays if the contract is won, to what he gets if it is lost")


@dataclass(frozen=True)
class TricklessSide(Reward):
    """A declarer whose side wins no trick pays `value` to each opponent, beside the contract."""

    value: int = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [self.line(payments, payments.amounts(facts, -self.value), "the declarer's side won no trick")] * bool(facts.need(TRICKLESS))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {TRICKLESS.key: played.trickless(table)}

    def words(self) -> str:
        return f"{self.value} to each opponent, beside the contract and not multiplied, when the declarer's side wins no trick"


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
        if not table.contract.sold:
            return {}
        known: dict[str, object] = {SOLD.key: table.contract.sold[0]}
        return known | ({POT.key: max(table.standing.pots, default=0)} if self.share else {})

    def words(self) -> str:
        part = "as much as" if self.share == 1 else f"{self.share} of"
        price = f"{part} the largest bête " if self.share else f"{self.value} "
        whom = "the player who gives" if self.to is Seller.SELLER else "the opponents, who share it, for"
        return f"{price}from the declarer to {whom} a card that he asks for"


@dataclass(frozen=True)
class Supplied(Reward):
    """For each card that he was given on his asking the declarer pays its giver: `dear` for those of `cards`, `other` for any
    other."""

    cards: str = ""
    dear: int = 0
    other: int = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each card."""
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

    def words(self) -> str:
        return f"paid by the declarer to whoever gives him a card that he asked for; {self.dear} for {self.cards}"


def supplied(seat: int) -> Fact:
    """The fact which cards a player gave to the declarer who asked for them."""
    return Fact(f"supplied_{seat}", f"which cards did player {seat} give to the declarer who asked for them", "cards", default=0)
