"""Payments between a declarer and his opponents: what is multiplied, shared and doubled."""

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import (
    DECLARER,
    DECLARER_SEAT,
    DOUBLED,
    LAST_TRICK,
    OPPONENTS,
    OTHER_POINTS,
    PARTNER,
    POINTS,
    REDOUBLED,
    SIDES,
    Fact,
    Facts,
)
from trionfi.settlement.reckoning import Reckoning
from trionfi.settlement.settling import ContreDoubles, Rate
from trionfi.state import notes
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class Payments(Reckoning):
    """Rewards paid between the declarer and each opponent, some of them multiplied by the rate of the bid. `shares` are the declarer's and
    his called partner's in what they win or lose together (none: he never has a partner); alone he gets or pays everything.
    `rate_asked` asks for the rate; `contre` says what a contre doubles."""

    rates: tuple[Rate, ...] = (Rate(1, "simple"),)
    rate_asked: str = "when did the declarer speak"
    shares: tuple[int, int] | None = None
    contre: ContreDoubles = ContreDoubles.NEVER

    def ask(self, facts: Facts) -> None:
        """Who was declarer, with whom, and at what rate."""
        self.declarer(facts)
        self.partner(facts)
        self.rate(facts)

    def claims(self, facts: Facts) -> Claims:
        """Those of declarer and opponents."""
        claims = Claims(facts, self.whole)
        for side in SIDES if self.counted(facts) else ():
            pile = facts.pile(side)
            if pile is not None:
                claims.has(side, pile)
        for fact in (POINTS, OTHER_POINTS):
            if facts.known.get(fact.key) is not None and self.counted(facts):
                claims.points(DECLARER if fact is POINTS else OPPONENTS, facts.amount(fact), fact.key)
        if facts.counting.last_trick and facts.known.get(LAST_TRICK.key) is not None:
            claims.last_trick(facts.last_trick())
        return claims

    def played_first(self, table: Table) -> dict[str, object]:
        """The declarer, his partner and his rate, and who doubled what is paid."""
        contract = table.contract
        known: dict[str, object] = {DECLARER_SEAT.key: contract.declarer}
        if self.shares and table.partner is not None:
            known[PARTNER.key] = table.partner
        if len(self.rates) > 1:
            known[self.rate_fact.key] = contract.rate
        if self.contre and (doubled := notes.DOUBLED.of(table)):
            known[DOUBLED.key] = doubled
            if self.contre is not ContreDoubles.ONCE:
                known[REDOUBLED.key] = notes.REDOUBLED.of(table)
        return known

    def partner(self, facts: Facts) -> int | None:
        """The seat of the declarer's partner, None when he played alone. Raises TrionfiError when it is his own."""
        if not self.shares or not facts.has(PARTNER):
            return None
        partner = facts.whole(PARTNER)
        if partner == self.declarer(facts):
            raise TrionfiError(f"player {partner} cannot be his own partner: without 'partner' the declarer played alone")
        return partner

    def side_of(self, facts: Facts, seat: int) -> frozenset[int]:
        """The declarer and his partner, or all others."""
        partner, declarer = self.partner(facts), self.declarer(facts)
        side = frozenset((declarer,) if partner is None else (declarer, partner))
        return side if seat in side else frozenset(range(facts.players)) - side

    def amounts(self, facts: Facts, value: Points) -> tuple[Points, ...]:
        """The amounts when each opponent pays the declarer's side so much, doubled where a contre has doubled them."""
        amounts = super().amounts(facts, value)
        return self._doubled(facts, self.declarer(facts), amounts) if self.contre else amounts

    def _doubled(self, facts: Facts, declarer: int, amounts: tuple[Points, ...]) -> tuple[Points, ...]:
        """The amounts with those doubled that a contre has to do with."""
        seats = facts.seats(DOUBLED)
        if declarer in seats:
            raise TrionfiError(f"player {declarer} is the declarer: an opponent says contre")
        if self.partner(facts) in seats:
            raise TrionfiError(f"player {self.partner(facts)} is the declarer's partner: an opponent says contre")
        times = 4 if self.contre is not ContreDoubles.ONCE and (seats or facts.form) and facts.need(REDOUBLED) else 2
        if not seats:
            return amounts
        made = [amount * times if self.contre is not ContreDoubles.EACH or seat in seats else amount for seat, amount in enumerate(amounts)]
        made[declarer] -= sum(made)
        return tuple(made)

    def doubling(self, facts: Facts) -> str:
        """What a contre has done to what opponents pay, in words to go behind the sum."""
        if not self.contre or facts.form or not facts.need(DOUBLED):
            return ""
        again = self.contre is not ContreDoubles.ONCE and facts.need(REDOUBLED)
        return f", {'four times' if again else 'doubled'} by contre{' for who said it' if self.contre is ContreDoubles.EACH else ''}"

    def rate(self, facts: Facts) -> int:
        """What every payment is multiplied by."""
        return facts.whole(self.rate_fact) if len(self.rates) > 1 else 1

    @property
    def rate_fact(self) -> Fact:
        """The fact when the declarer spoke, as the number that multiplies everything."""
        return Fact("rate", self.rate_asked, "choice", tuple((rate.times, rate.words) for rate in self.rates),
                    self.rates[0].times)

    def words(self, game: Rules) -> str:
        """The settlement in sentences."""
        declarer = game.term("declarer")
        words = f"All is paid between the {declarer} and each opponent, in {self.ledger}."
        if self.shares and any(step.pairs for step in game.course):
            words += f" The {declarer} and his partner share it equally."
        elif self.shares:
            how = "equally" if self.shares[0] == self.shares[1] else f"as {self.shares[0]} to {self.shares[1]}"
            words += f" With a partner the {declarer} shares what is won and lost {how}; alone he gets or pays all of it."
        more = [f"times {rate.times} {rate.words}" for rate in self.rates if rate.times != 1]
        told = next(filter(None, (reward.rate_words(self.rates) for reward in self.rewards)), "")
        if told:
            words += f" {told}"
        elif more:
            words += f" {'Every payment' if all(one.by_rate for one in self.rewards) else 'The contract'} counts {', '.join(more)}."
        if self.contre:
            words += " A contre doubles what " + ("he who says it" if self.contre is ContreDoubles.EACH else "each opponent") + \
                " pays or is paid beside what is owed to single players" + \
                ("." if self.contre is ContreDoubles.ONCE else "; a surcontre doubles it again.")
        if self.abandoned is Abandoned.OFFERS:
            one = game.term(f"one of {self.ledger}")
            words += f" When a deal is abandoned, each who said pago pays 1 {one} to the player who said prendo."
        return words
