"""Payments in which it hangs on the contract what counts, and who plays with whom."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property

from trionfi.cards import Pack
from trionfi.counting import Counting
from trionfi.hooks import made_once
from trionfi.settlement.facts import Facts
from trionfi.settlement.payments import Payments
from trionfi.settlement.questions import CONTRACT, DECLARER_SEAT, ENDED, PARTNER, Question
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import ContractKind, Rate
from trionfi.state.account import Line, against, even
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Term, Text, Words

SOLO = "solo"


@dataclass(frozen=True)
class ByContract(Payments):
    """Payments that hang on the contract that was played: a reward that names one counts in no other ("solo": in each at which one
    plays against the rest). With a `difference` that part of what one side has made more than the other goes over, from each of the
    opponents or to each of them."""

    contracts: tuple[ContractKind, ...] = ()
    difference: Fraction | int = 0

    @cached_property
    def contract_fact(self) -> Question:
        """The fact which contract was played."""
        return replace(CONTRACT, values=tuple((one.bid, one.words) for one in self.contracts),
                       default=self.contracts[0].bid if len(self.contracts) == 1 else None,
                       only_if=(ENDED.key, "played") if self.abandoned else None)

    def contract(self, facts: Facts) -> ContractKind:
        """The contract that was played."""
        return self._by_bid[str(facts.need(self.contract_fact))]

    @cached_property
    def _by_bid(self) -> dict[str, ContractKind]:
        return {one.bid: one for one in self.contracts}

    def ask(self, facts: Facts) -> None:
        facts.need(self.ended)
        self.contract(facts)
        self.declarer(facts)

    def asks_first(self, facts: Facts) -> Iterator[Question]:
        yield from (self.ended, self.contract_fact, DECLARER_SEAT)

    def alone(self, facts: Facts) -> str:
        contract = self.contract(facts)
        return contract.words if contract.alone else super().alone(facts)

    def apart(self, facts: Facts) -> bool:
        return self.contract(facts).apart

    def counts(self, reward: Reward, facts: Facts) -> bool:
        """Whether a reward counts at the contract that was played."""
        return self._counts(reward, self.contract(facts))

    @staticmethod
    def _counts(reward: Reward, contract: ContractKind) -> bool:
        return reward.contract in ("", contract.bid) or (reward.contract == SOLO and not contract.apart)

    def closing(self, facts: Facts, lines: list[Line]) -> list[Line]:
        """The lines as they are, or each that credits the sides as what one pays the other."""
        return [self._paid(facts, line) for line in lines] if self.difference else lines

    def _paid(self, facts: Facts, line: Line) -> Line:
        declarer, partner = self.declarer(facts), self.partner(facts)
        opponent = next(seat for seat in range(facts.players) if seat not in (declarer, partner))
        value = even(Fraction(line.amounts[declarer] - line.amounts[opponent]) * self.difference)
        because = Message("{because}; half of the difference", because=line.because) if self.difference == Fraction(1, 2) else line.because
        return line._replace(amounts=against(declarer, partner, value, facts.players), because=because)

    def words(self, game: Rules) -> Words:
        some = Listing(tuple(one.words for one in self.contracts), ";")
        if self.difference:
            return Message("Each of the side that has made less ({some}) pays {difference} of the difference, and the other side has "
                    "it, in {term}.", some=some, difference=self.difference, term=game.term(self.ledger))
        if not self.zero_sum:
            return Message("Each player is credited with all that his side has made ({some}), in {term}.", some=some,
                    term=game.term(self.ledger))
        return Message("What counts hangs on the contract ({some}); scores are in {term} and add up to zero.", some=some,
                term=game.term(self.ledger))

    def played_first(self, table: Table) -> dict[str, object]:
        known: dict[str, object] = {CONTRACT.key: self._played(table).bid, DECLARER_SEAT.key: table.contract.declarer}
        return known | ({PARTNER.key: table.partner} if self.shares and table.partner is not None else {})

    def counts_played(self, reward: Reward, table: Table) -> bool:
        return self._counts(reward, self._played(table))

    def _played(self, table: Table) -> ContractKind:
        return self._by_bid[table.contract.bid]

    @made_once
    def form(self, pack: Pack, counting: Counting, players: int) -> tuple[Question, ...]:
        """Every fact that may be asked for; those of one contract only with it."""
        asked: dict[str, Question] = {}
        where: dict[str, list[str]] = {}
        for one in self.contracts:
            for fact in self.asked(pack, counting, players, {CONTRACT.key: one.bid}):
                asked.setdefault(fact.key, fact)
                where.setdefault(fact.key, []).append(one.bid)
        return tuple(replace(fact, only_if=(CONTRACT.key, bids[0])) if len(bids) == 1 < len(self.contracts) else fact
                     for fact, bids in zip(asked.values(), where.values(), strict=True))


@dataclass(frozen=True)
class OrEachAlone(ByContract):
    """Payments between a declarer and each opponent, by the rate of his bid; at the contract without a declarer each stands for himself.
    The words of each rate are those of the bid."""

    def rate_played(self, facts: Facts) -> Rate:
        played = self.contract(facts)
        return next((rate for rate in self.rates if rate.words == played.bid), Rate(1, played.words))

    def asks_first(self, facts: Facts) -> Iterator[Question]:
        yield from (self.contract_fact,) if self.contract(facts).apart else (self.contract_fact, DECLARER_SEAT)

    def asks_rate(self, facts: Facts) -> Iterator[Question]:
        yield from ()

    def ask(self, facts: Facts) -> None:
        if not self.contract(facts).apart:
            self.declarer(facts)

    def played_first(self, table: Table) -> dict[str, object]:
        known: dict[str, object] = {CONTRACT.key: table.contract.bid}
        return known if table.contract.apart else known | {DECLARER_SEAT.key: table.contract.declarer}

    def words(self, game: Rules) -> Words:
        apart = Listing(tuple(one.bid for one in self.contracts if one.apart))
        told = next(filter(None, (reward.rate_words(self.rates) for reward in self.rewards)), "")
        return Text(Message("All is paid between the {declarer} and each opponent, in {ledger}; at {bids} between the players.",
                            declarer=game.term("declarer"), ledger=Term(self.ledger, "unit"), bids=apart), told)


