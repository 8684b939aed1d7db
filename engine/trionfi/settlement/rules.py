"""Payments: which feats are paid, to whom, how much, and what multiplies them."""

from dataclasses import dataclass

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement.claims import Claimant, Claims
from trionfi.settlement.contract import Margin
from trionfi.settlement.facts import DECLARER, LAST_TRICK, OPPONENTS, OTHER_POINTS, PARTNER, POINTS, SIDES, Fact, Facts
from trionfi.settlement.feats import Captured, Collected, LastTrick, Target, Undertaken
from trionfi.settlement.reckoning import ENDED, Reckoning
from trionfi.settlement.stake import Stake, gauged
from trionfi.state.account import Line, against

Feat = Target | LastTrick | Captured | Collected | Undertaken


@dataclass(frozen=True)
class Reward(Claimant):
    """One row of the table of payments: a feat, its native name, and what each payer pays for it.

    `at_once` dates the payment to the trick in which it falls due; with `contract` it counts only there.
    """

    key: str
    label: str
    feat: Feat
    source: str
    amount: int = 1
    at_once: bool = False
    contract: str = ""

    def lines(self, facts: Facts, payments: "Payments") -> list[Line]:
        """The lines that the facts give."""
        pair, rate = (payments.declarer(facts), payments.partner(facts)), payments.rate(facts)
        return [self._line(payments, facts.players, pair, rate, result) for result in self.feat.results(facts)]

    def trick_lines(self, table, payments: "Payments", trick) -> list[Line]:
        """The lines that fall due when this trick is gathered, for a reward that is paid at once."""
        if not self.at_once or not isinstance(self.feat, Captured):
            return []
        contract, number = table.contract, len(table.tricks)
        return [self._line(payments, table.players, (contract.declarer, table.partner), contract.rate, result, number)
                for result in self.feat.at_trick(table, trick)]

    def claim(self, claims: Claims, facts: Facts, payments) -> None:
        """What the facts of its feat say."""
        self.feat.claim(claims, facts, payments)

    def stakes(self, game) -> tuple[Stake, ...]:
        """What a player weighs."""
        own = getattr(self.feat, "stakes", None)
        return own(game, float(self.amount)) if own else gauged(self, game)

    def card_lines(self, table, payments: "Payments", seat: int, number: int) -> list[Line]:
        """The lines that fall due when a card must be given to a seat for the Fool: none."""
        return []

    def played(self, table, payments: "Payments") -> dict[str, object]:
        """The facts that this reward needs, from a played hand."""
        known: dict[str, object] = {"declarer": table.contract.declarer}
        if len(payments.rates) > 1:
            known["rate"] = table.contract.rate
        return known | self.feat.played(table)

    def _line(self, payments: "Payments", players: int, pair: tuple[int, int | None], rate: int, result: tuple[str, int, str],
              trick: int = 0) -> Line:
        side, times, because = result
        value = self.amount * times * rate * (1 if side == DECLARER else -1)
        amounts = against(*pair, value, players, payments.shares or (1, 1))
        more = f"; times {rate}, {payments.rate_words(rate)}" if rate != 1 else ""
        return Line(self.label, amounts, because + more, self.source, payments.ledger, trick)


@dataclass(frozen=True)
class Rate:
    """How often every payment counts, by when the declarer spoke."""

    times: int
    words: str


@dataclass(frozen=True)
class Payments(Reckoning):
    """Feats paid between the declarer and each opponent, multiplied by the rate. `ledger` names the unit (it sums to
    zero). `abandoned` says what a deal that is thrown in pays: "nothing", "offers" (each offer to the player who
    took), or "" where deals are never abandoned. `shares` are the declarer's and his called partner's in what they win or
    lose together (none: he never has a partner); alone he gets or pays everything. A
    `contre` doubles what passes between the declarer and "each" who says it, or "all" opponents, and a surcontre doubles it again; with
    "once" it doubles for all, and there is no surcontre."""

    ledger: str
    rewards: tuple[Reward, ...]
    rates: tuple[Rate, ...] = (Rate(1, "simple"),)
    abandoned: str = ""
    rate_asked: str = "when did the declarer speak"
    source: str = ""
    shares: tuple[int, int] | None = None
    contre: str = ""

    def counted(self, facts: Facts) -> tuple:
        """All rewards, or none of a hand that was abandoned."""
        return () if self.abandoned and facts.need(ENDED) == "abandoned" else self.rewards

    def claims(self, facts: Facts) -> Claims:
        """Those of declarer and opponents."""
        claims = Claims(facts, self.whole)
        for side in SIDES if self.counted(facts) else ():
            pile = facts.pile(side)
            if pile is not None:
                claims.has(side, pile)
        for fact in (POINTS, OTHER_POINTS):
            points = facts.known.get(fact.key)
            if points is not None and self.counted(facts):
                claims.points(DECLARER if fact is POINTS else OPPONENTS, facts.checked(fact, points), fact.key)  # type: ignore[arg-type]
        if facts.counting.last_trick and facts.known.get(LAST_TRICK.key) is not None:
            claims.last_trick(facts.last_trick())
        return claims

    def lines(self, facts: Facts, at_once: bool | None = None) -> list[Line]:
        """The lines that the facts give; `at_once` keeps to the payments that fall due in the play (True) or not."""
        if self.abandoned and facts.need(ENDED) == "abandoned":
            return self._abandoned(facts) if self.abandoned == "offers" else []
        self.declarer(facts)
        self.partner(facts)
        self.rate(facts)
        return [
            line for reward in self.rewards if at_once is None or reward.at_once == at_once
            for line in reward.lines(facts, self)
        ]

    def played(self, table) -> dict[str, object]:
        """The facts of a hand that has ended, in the keys of `form`."""
        ending = table.ending
        if ending.kind == "abandoned":
            paid = {"paid_by": list(ending.paid_by), "taken_by": ending.taken_by} if ending.paid_by else {}
            return {"ended": "abandoned"} | paid
        known: dict[str, object] = {"partner": table.partner} if self.shares and table.partner is not None else {}
        for reward in self.rewards:
            known |= reward.played(table, self)
        contract = table.contract
        if not self.contre or not contract.doubled:
            return known
        return known | {DOUBLED.key: contract.doubled} | ({REDOUBLED.key: contract.redoubled} if self.contre != "once" else {})

    def declarer(self, facts: Facts) -> int:
        """The declarer's seat."""
        return facts.need(DECLARER_SEAT)  # type: ignore[return-value]

    def partner(self, facts: Facts) -> int | None:
        """The seat of the declarer's partner, None when he played alone. Raises TrionfiError when it is his own."""
        if not self.shares or not facts.has(PARTNER):
            return None
        partner: int = facts.need(PARTNER)  # type: ignore[assignment]
        if partner == self.declarer(facts):
            raise TrionfiError(f"player {partner} cannot be his own partner: without 'partner' the declarer played alone")
        return partner

    def amounts(self, facts: Facts, value: Points) -> tuple[Points, ...]:
        """The amounts when each opponent pays the declarer's side so much."""
        declarer = self.declarer(facts)
        amounts = against(declarer, self.partner(facts), value, facts.players, self.shares or (1, 1))
        return self._doubled(facts, declarer, amounts) if self.contre else amounts

    def _doubled(self, facts: Facts, declarer: int, amounts: tuple[Points, ...]) -> tuple[Points, ...]:
        """The amounts with those doubled that a contre has to do with."""
        seats: tuple[int, ...] = facts.need(DOUBLED)  # type: ignore[assignment]
        if declarer in seats:
            raise TrionfiError(f"player {declarer} is the declarer: an opponent says contre")
        if self.partner(facts) in seats:
            raise TrionfiError(f"player {self.partner(facts)} is the declarer's partner: an opponent says contre")
        times = 4 if self.contre != "once" and (seats or facts.form) and facts.need(REDOUBLED) else 2
        if not seats:
            return amounts
        made = [amount * times if self.contre != "each" or seat in seats else amount for seat, amount in enumerate(amounts)]
        made[declarer] -= sum(made)
        return tuple(made)

    def doubling(self, facts: Facts) -> str:
        """What a contre has done to what opponents pay, in words to go behind the sum."""
        if not self.contre or facts.form or not facts.need(DOUBLED):
            return ""
        again = self.contre != "once" and facts.need(REDOUBLED)
        return f", {'four times' if again else 'doubled'} by contre{' for who said it' if self.contre == 'each' else ''}"

    def won(self, facts: Facts) -> bool:
        """Whether the declarer's side won the hand: by the reward that knows, else by what it is paid."""
        for reward in self.rewards:
            if hasattr(reward, "made"):
                return reward.made(facts)
        declarer = self.declarer(facts)
        return sum(line.amounts[declarer] for line in self.lines(facts)) > 0

    def remark(self, points: Points) -> str:
        """What the settlement makes of half a point."""
        return next((reward.remark(points) for reward in self.rewards if isinstance(reward, Margin)), "")

    def rate(self, facts: Facts) -> int:
        """What every payment is multiplied by."""
        return facts.need(self.rate_fact) if len(self.rates) > 1 else 1  # type: ignore[return-value]

    def _abandoned(self, facts: Facts) -> list[Line]:
        payers: tuple[int, ...] = facts.need(PAYERS)  # type: ignore[assignment]
        if not facts.form and (not payers or not facts.has(TAKER)):
            return []
        taker: int = facts.need(TAKER)  # type: ignore[assignment]
        if taker in payers:
            raise TrionfiError(f"player {taker} cannot both pay and receive: 'taken_by' is not one of 'paid_by'")
        return [
            Line("Pago", tuple((seat == taker) - (seat == payer) for seat in range(facts.players)),
                 "offered to abandon the deal, and taken", self.source, self.ledger)
            for payer in payers
        ]

    @property
    def rate_fact(self) -> Fact:
        """The fact when the declarer spoke, as the number that multiplies everything."""
        return Fact("rate", self.rate_asked, "choice", tuple((rate.times, rate.words) for rate in self.rates),
                    self.rates[0].times)

    def rate_words(self, times: int) -> str:
        """The words of a rate."""
        return next((rate.words for rate in self.rates if rate.times == times), "")


DECLARER_SEAT = Fact("declarer", "which player was the declarer", "seat", only_if=("ended", "played"))
PAYERS = Fact("paid_by", "which players offered a payment", "seats", default=(), only_if=("ended", "abandoned"))
DOUBLED = Fact("contre", "which players said contre", "seats", default=(), only_if=("ended", "played"))
REDOUBLED = Fact("surcontre", "was a surcontre said", "choice", ((False, "no"), (True, "yes")), False, only_if=("ended", "played"))
TAKER = Fact("taken_by", "which player took the offers", "seat", only_if=("ended", "abandoned"), optional=True)
