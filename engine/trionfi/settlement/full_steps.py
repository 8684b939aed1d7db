"""A sum by the bid, and one more for every full step that the card points lie away from par (Dummett and McLeod 2004, 6.3 to 6.6)."""

from typing import ClassVar

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import DECLARER, Fact, yes_no
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Rate, Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace

LAID_DOWN = yes_no("laid_down", "did the declarer lay down his hand before the play")
CAPPOTTO = yes_no("every_trick", "did the declarer's side win every trick")


@dataclass(frozen=True)
class FullSteps(Reward):
    """Per opponent the sum of the bid (its rate) and 1 for each full `step` of card points between `par` and what the declarer's side has,
    to it with at least `win` points, otherwise from it; winning every trick pays `slam` more. All of it counts so many `times`."""

    win: int = 36
    par: int = 35
    step: int = 5
    slam: int = 3
    times: int = 1

    counts_cards = True
    needs = "{win} of the declarer's side"

    every: ClassVar[Fact] = CAPPOTTO

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        base, points = payments.rate(facts), facts.points()
        swept = bool(facts.need(self.every)) and not facts.form
        made = points >= self.win
        if swept and not made:
            raise TrionfiError(f"whoever wins every trick has more than {plain(points)} card points")
        steps = int(max(points - self.par, self.par - points) // self.step)
        words = f"{plain(points)} points, {self.win} needed: {base} + {steps}"
        lines = [self._paid(facts, payments, (base + steps) * (1 if made else -1), words)]
        return lines + ([self._paid(facts, payments, self.slam, "every trick won", "Cappotto")] if swept and self.slam else [])

    def _paid(self, facts: Facts, payments: Settling, value: Points, words: str, label: str = "") -> Line:
        how = f", times {self.times}" if self.times != 1 else ""
        return self.line(payments, payments.amounts(facts, value * self.times), words + how, label=label)

    def made(self, facts: Facts) -> bool:
        return facts.points() >= self.win

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        if facts.need(self.every):
            claims.every_trick(DECLARER)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {self.every.key: played.swept(table)} if played.kind(table) == "played" else {}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """A part of a step for each point, and the sum of a middling bid."""
        sums = sorted(rate.times for rate in game.payments.rates)
        middle = float(sums[len(sums) // 2] * self.times)
        return Stake(Prize.POINT, self.times / self.step), Stake(Prize.TARGET, middle, points=float(self.win))

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """The sum of the bid itself."""
        return Stake(Prize.POINT, self.times / self.step), Stake(Prize.TARGET, float(rate * self.times), points=float(self.win))

    def rate_words(self, rates: tuple[Rate, ...]) -> str:
        return "The sum of the bid: " + ", ".join(f"{rate.times} {rate.words}" for rate in rates) + "."

    def words(self) -> str:
        text = (f"with {self.win} points or more the declarer's side wins, with fewer it loses; each opponent pays or receives the sum of "
                f"the bid and 1 for each full {self.step} points between {self.par} and what that side has")
        text += f"; winning every trick pays {self.slam} more" if self.slam else ""
        return text + (f"; all of it times {self.times}" if self.times != 1 else "")


@dataclass(frozen=True)
class OrLaidDown(FullSteps):
    """The same; and a declarer who has laid down his hand pays each opponent the bare sum of his bid."""

    every = replace(CAPPOTTO, unless=(LAID_DOWN.key, True))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        if not facts.need(LAID_DOWN) or facts.form:
            return super().lines(facts, payments)
        base = payments.rate(facts)
        return [self._paid(facts, payments, -base, f"laid down before the play: {base}")]

    def made(self, facts: Facts) -> bool:
        return not facts.need(LAID_DOWN) and super().made(facts)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        if not facts.need(LAID_DOWN):
            super().claim(claims, facts, payments)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {LAID_DOWN.key: True} if played.kind(table) == "unplayed" else super().played(table, payments)

    def words(self) -> str:
        return f"{super().words()}; a declarer who lays down his hand pays the bare sum of his bid"
