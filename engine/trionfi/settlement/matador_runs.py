"""Matadors that are paid at the end of the hand (Dummett and McLeod 2004, 7.4)."""

from trionfi.cards import Pack
from trionfi.settlement import played
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.questions import DECLARER, Fact, yes_no
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass

FIRST = "trio"
HAD = Fact("first_matadors", "which of these did the declarer have in his first hand", "cards", default=0, cards=FIRST)
HOME = yes_no("pagat_home", "does the declarer have the Pagat in his tricks")
WON = Fact("matadors_won", "how many Matadors in unbroken order does the declarer have in his tricks", "number", default=3)
DECLARED = Fact("matadors_declared", "how many Matadors had the declarer declared (0: none)", "number", default=0)
JOINT = Fact("matadors_together", "how many Matadors in unbroken order did he and his partner hold together", "number", default=0)


def run(pack: Pack, cards: int) -> int:
    """How many Matadors are among cards (a mask): the first three, and the trumps that follow from the XX down without a gap; 0 where one
    of the first three is missing."""
    if pack.select(FIRST) & ~cards:
        return 0
    number = 20
    while number > 1 and cards >> pack.index[f"T{number}"] & 1:
        number -= 1
    return 23 - number


def dealt(table: Table, seat: int) -> int:
    """The first hand of a seat, for the dealer with the cards that he takes, as a mask."""
    cards = (*table.deal.hands[seat], *(table.deal.pile("talon") if seat == table.dealer else ()))
    return sum(1 << number for number in cards)


@dataclass(frozen=True)
class JointMatadors(Reward):
    """A declarer who has declared Matadors and his partner are paid so much for each further one in the longer run that their first hands
    make together: each of them by one opponent."""

    value: int = 5

    said = ("if the declarer has declared Matadors, and his and his partner's first hands together make a longer run: {value} to each of "
            "them for every further Matador")

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        before, joint = facts.whole(DECLARED), facts.whole(JOINT)
        more = joint - before if before else 0
        if more <= 0:
            return []
        words = f"{joint} Matadors together, {before} declared: {more} times {self.value}"
        return [self.line(payments, payments.amounts(facts, more * self.value), words)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        declarer, partner = played.declarer(table), table.partner
        before = [entry.cards.bit_count() for entry in table.declared if entry.seat == declarer and entry.word == self.label]
        together = dealt(table, declarer) | (0 if partner is None else dealt(table, partner))
        return {DECLARED.key: max(before, default=0), JOINT.key: run(table.pack, together) if before else 0}


@dataclass(frozen=True)
class PagatCaptured(Reward):
    """For a declarer alone: without any of the first three Matadors in his first hand he pays `value` to each opponent unless he has the
    Pagat in his tricks; with all of them but the Pagat, and the Pagat in his tricks, each pays him `value` and `more` for every further
    Matador there."""

    value: int = 10
    more: int = 5

    counts_cards = True
    said = ("a declarer who had none of the first three Matadors pays {value} to each, if the Pagat is not in his tricks; one who had the "
            "other two and has captured the Pagat is paid {value} by each, and {more} for every further Matador in his tricks")

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        pack, had = facts.pack, facts.cards(HAD)
        pile = None if facts.form else facts.pile(DECLARER)
        pagat = pack.select("T1")
        home = bool(facts.need(HOME)) if pile is None else bool(pile & pagat)
        if facts.form:
            facts.need(WON)
        if not had and not home:
            return [self.line(payments, payments.amounts(facts, -self.value), "none of the first three Matadors, and no Pagat captured")]
        if not home or had != pack.select(FIRST) & ~pagat:
            return []
        number = facts.whole(WON) if pile is None else run(pack, pile)
        value = self.value + self.more * (number - 3)
        return [self.line(payments, payments.amounts(facts, value), f"the Pagat captured: {number} Matadors in the tricks")]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {HAD.key: Cards(dealt(table, played.declarer(table)) & table.pack.select(FIRST))}

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        pile = facts.pile(DECLARER)
        if pile is None:
            return {}
        return {HOME.key: bool(pile & facts.pack.select("T1"))} | ({WON.key: found} if (found := run(facts.pack, pile)) else {})

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.CAPTURED, float(self.value) / 2, game.pack.select("T1")),)
