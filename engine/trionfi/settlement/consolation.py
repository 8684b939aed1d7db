"""Contracts paid by a consolation and the points above or below par, multiplied by the level (Tarok-l'Hombre and its kin)."""

from dataclasses import dataclass

from trionfi.counting import plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import DECLARER, Facts, yes_no
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table

UNPLAYED = yes_no("unplayed", "was the contract paid without being played")
TOUT = yes_no("tout", "did the declarer win every trick (Tout)", ("unplayed", True))


@dataclass(frozen=True)
class Consolation(Reward):
    """Per opponent the rate times (`base` + the points above or below `par`): to the declarer with at least `win` points, else
    by him; a total one below `win` costs the bare base. `bases` are other bases by rate. Winning every trick pays `tout`, by
    level in the order of the rates, in place of this or, with `adds`, beside it. A contract that is not played pays the base."""

    base: int = 10
    win: int = 40
    par: int = 39
    bases: tuple[tuple[int, int], ...] = ()
    tout: tuple[int, ...] = ()
    adds: bool = False

    counts_cards = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The line of the contract, and that of the Tout."""
        rate = payments.rate(facts)
        base = dict(self.bases).get(rate, self.base)
        times = f", times {rate}" if rate != 1 else ""
        if facts.need(UNPLAYED) and not facts.form:
            return [self.line(payments, payments.amounts(facts, base * rate), f"not played: {base}{times}")]
        points = facts.points()
        tout = bool(self.tout) and bool(facts.need(TOUT))
        bonus = self.tout[[one.times for one in payments.rates].index(rate)] if tout else 0
        if tout and points < self.win and not facts.form:
            raise TrionfiError(f"who wins every trick has more than {plain(points)} card points")
        found = []
        if not bonus or self.adds:
            made = points >= self.win
            over = 0 if points == self.win - 1 else max(points - self.par, self.par - points)
            value = (base + over) * rate * (1 if made else -1)
            words = f"{plain(points)} points, {self.win} needed: {base} + {plain(over)}{times}"
            found.append(self.line(payments, payments.amounts(facts, value), words))
        if bonus:
            found.append(self.line(payments, payments.amounts(facts, bonus), "every trick won by the declarer", label="Tout"))
        return found

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        if self.tout and not facts.need(UNPLAYED) and facts.need(TOUT):
            claims.every_trick(DECLARER)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        if played.ended(table).kind == "unplayed":
            return {UNPLAYED.key: True}
        swept = all(trick.winner == table.contract.declarer for trick in table.tricks)
        return {TOUT.key: True} if swept and self.tout else {}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return Stake(Prize.POINT, 1.0), Stake(Prize.TARGET, float(self.base), points=float(self.win))

    def asked(self) -> str:
        return f"{plain(self.win)} of the declarer"

    def words(self) -> str:
        text = (f"the declarer needs {self.win} points; each opponent pays or receives the level times ({self.base} + the points above or "
                f"below {self.par}); with {self.win - 1} points the declarer pays the bare {self.base} times the level")
        for rate, base in self.bases:
            text += f"; {base} instead of {self.base} at the level times {rate}"
        if self.tout:
            figures = ", ".join(map(str, self.tout))
            text += f"; Tout (every trick) {figures} by level from the lowest, {'added to this' if self.adds else 'in place of this'}"
        return text
