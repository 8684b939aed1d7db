"""Payments of games in which a hand that nobody bids for is played all the same, each for himself."""

from trionfi.settlement.facts import Facts
from trionfi.settlement.payments import ByContract
from trionfi.settlement.questions import CONTRACT, DECLARER_SEAT
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class OrEachAlone(ByContract):
    """Payments between a declarer and each opponent, by the rate of his bid; at the contract without a declarer each stands for himself.
    The words of each rate are those of the bid."""

    def rate(self, facts: Facts) -> int:
        played = self.contract(facts)
        return next((rate.times for rate in self.rates if rate.words == played.bid), 1)

    def ask(self, facts: Facts) -> None:
        if not self.contract(facts).apart:
            self.declarer(facts)

    def played_first(self, table: Table) -> dict[str, object]:
        known: dict[str, object] = {CONTRACT.key: table.contract.bid}
        return known if table.contract.apart else known | {DECLARER_SEAT.key: table.contract.declarer}

    def words(self, game: Rules) -> str:
        apart = " and ".join(one.bid for one in self.contracts if one.apart)
        told = next(filter(None, (reward.rate_words(self.rates) for reward in self.rewards)), "")
        return (f"All is paid between the {game.term('declarer')} and each opponent, in {self.ledger}; at {apart} between the players. "
                f"{told}").strip()
