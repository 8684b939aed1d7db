"""Settling hands in which the contract says who plays with whom: alone against the rest, or each for himself with a declarer."""

from fractions import Fraction

from trionfi.cards import Pack
from trionfi.counting import Counting, plain
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import AGREED, CONTRACT, DECLARER_SEAT, ENDED, Fact, Facts
from trionfi.settlement.payments import Payments
from trionfi.settlement.reward import Reward
from trionfi.settlement.scoring import party_claims
from trionfi.settlement.settling import ContractKind
from trionfi.state.account import Line, against, even
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace

SOLO = "solo"


@dataclass(frozen=True)
class ByContract(Payments):
    """Payments that hang on the contract that was played: a reward that names one counts in no other ("solo": in each at which one
    plays against the rest). With a `difference` that part of what one side has made more than the other goes over, from each of the
    opponents or to each of them."""

    contracts: tuple[ContractKind, ...] = ()
    difference: Fraction | int = 0

    @property
    def contract_fact(self) -> Fact:
        """The fact which contract was played."""
        return replace(CONTRACT, values=tuple((one.bid, one.words) for one in self.contracts),
                       default=self.contracts[0].bid if len(self.contracts) == 1 else None,
                       only_if=(ENDED.key, "played") if self.abandoned else None)

    def contract(self, facts: Facts) -> ContractKind:
        """The contract that was played."""
        bid = facts.need(self.contract_fact)
        return next(one for one in self.contracts if one.bid == bid)

    def ask(self, facts: Facts) -> None:
        """Which contract was played, and by whom."""
        self.contract(facts)
        self.declarer(facts)

    def apart(self, facts: Facts) -> bool:
        """Whether each plays for himself."""
        return self.contract(facts).apart

    def counts(self, reward: Reward, facts: Facts) -> bool:
        """Whether a reward counts at the contract that was played."""
        return self._counts(reward, self.contract(facts))

    @staticmethod
    def _counts(reward: Reward, contract: ContractKind) -> bool:
        return reward.contract in ("", contract.bid) or (reward.contract == SOLO and not contract.apart)

    def claims(self, facts: Facts) -> Claims:
        """Those of declarer and opponents, or of each player for himself."""
        if not self.counted(facts) or not self.apart(facts):
            return super().claims(facts)
        return party_claims(facts, self.whole)

    def closing(self, facts: Facts, lines: list[Line]) -> list[Line]:
        """The lines as they are, or each that credits the sides as what one pays the other."""
        return [self._paid(facts, line) for line in lines] if self.difference and not facts.form else lines

    def _paid(self, facts: Facts, line: Line) -> Line:
        declarer, partner = self.declarer(facts), self.partner(facts)
        opponent = next(seat for seat in range(facts.players) if seat not in (declarer, partner))
        value = even(Fraction(line.amounts[declarer] - line.amounts[opponent]) * self.difference)
        because = f"{line.because}; half of the difference" if self.difference == Fraction(1, 2) else line.because
        return replace(line, amounts=against(declarer, partner, value, facts.players), because=because)

    def words(self, game: Rules) -> str:
        """The settlement in a sentence."""
        some = "; ".join(one.words for one in self.contracts)
        if self.difference:
            return (f"Each of the side that has made less ({some}) pays {plain(self.difference)} of the difference, and the other side has "
                    f"it, in {game.term(self.ledger)}.")
        if not self.zero_sum:
            return f"Each player is credited with all that his side has made ({some}), in {game.term(self.ledger)}."
        return f"What counts hangs on the contract ({some}); scores are in {game.term(self.ledger)} and add up to nothing."

    def played_first(self, table: Table) -> dict[str, object]:
        """The contract, and the declarer."""
        return {CONTRACT.key: self._played(table).bid, DECLARER_SEAT.key: table.contract.declarer}

    def counts_played(self, reward: Reward, table: Table) -> bool:
        """Whether a reward counts at the contract of the table."""
        return self._counts(reward, self._played(table))

    def _played(self, table: Table) -> ContractKind:
        return next(one for one in self.contracts if one.bid == table.contract.bid)

    def brief(self, facts: Facts) -> dict[str, object]:
        """The card points: the declarer's, or of all players but the last where each is for himself."""
        if facts.need(ENDED) == "abandoned":
            return {}
        if not self.apart(facts):
            return super().brief(facts)
        seats = range(facts.players - 1 if self.total else facts.players)
        return {facts.party_points(seat).key: plain(self.points(facts, seat)) for seat in seats}

    def piles(self, facts: Facts) -> list[tuple[str, int, bool]]:
        """The piles that are known."""
        if self.how_ended(facts) == "abandoned":
            return []
        if not self.apart(facts):
            return super().piles(facts)
        last = facts.need(facts.last_trick_fact)
        found = ((facts.parties[seat], facts.pile_of(seat, True), last == seat) for seat in range(facts.players))
        return [(name, pile, late) for name, pile, late in found if pile is not None]

    def form(self, pack: Pack, counting: Counting, players: int) -> tuple[Fact, ...]:
        """Every fact that may be asked for; those of one contract only with it."""
        asked: dict[str, Fact] = {}
        where: dict[str, list[str]] = {}
        for one in self.contracts:
            facts = self.facts(pack, counting, players, {ENDED.key: "played", CONTRACT.key: one.bid}, form=True)
            facts.need(self.ended)
            if self.abandoned is Abandoned.BARGAINED:
                facts.need(AGREED)
            self.lines(facts)
            for key, fact in facts.asked.items():
                asked.setdefault(key, fact)
                where.setdefault(key, []).append(one.bid)
        return tuple(self._hung(fact, where[key]) for key, fact in asked.items())

    def _hung(self, fact: Fact, bids: list[str]) -> Fact:
        if fact.only_if or fact.key == ENDED.key:
            return fact
        if len(bids) == 1 and len(self.contracts) > 1:
            return replace(fact, only_if=(CONTRACT.key, bids[0]))
        return replace(fact, only_if=(ENDED.key, "played")) if self.abandoned else fact
