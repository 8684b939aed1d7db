"""A contract to win no trick, above all others (Dummett and McLeod 2004, 7.2)."""

from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.played import TRICKLESS
from trionfi.settlement.questions import DECLARER
from trionfi.settlement.settling import Settling
from trionfi.settlement.targets import Consolation
from trionfi.state.account import Line
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class OrMisere(Consolation):
    """The same; and at the rate `misere` the declarer is paid `value` by each opponent if he wins no trick, and pays it if he wins one."""

    misere: int = 1
    value: int = 26

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        if facts.form:
            facts.need(TRICKLESS)
        if facts.form or payments.rate(facts) != self.misere:
            return super().lines(facts, payments)
        made = bool(facts.need(TRICKLESS))
        words = "no trick won" if made else "a trick won"
        return [self.line(payments, payments.amounts(facts, self.value if made else -self.value), words, label="Misère")]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        super().claim(claims, facts, payments)
        if payments.rate(facts) == self.misere and facts.need(TRICKLESS):
            claims.no_trick(DECLARER)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        known = super().played(table, payments)
        return known | ({TRICKLESS.key: played.trickless(table)} if table.contract.rate == self.misere else {})

    def words(self) -> str:
        return f"{super().words()}; at misère {self.value} from each opponent for no trick, or to each"
