"""Contracts that pay by card points, with a sum that the bid sets: by points, by full steps, with a consolation (Dummett and McLeod 2004,
6.3 to 6.6 and 7.2)."""

from fractions import Fraction
from math import ceil, floor
from typing import ClassVar

from trionfi.counting import Points, prose
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.gauge import by_declarer
from trionfi.settlement.played import SWEPT, TRICKLESS
from trionfi.settlement.questions import EVERY_TRICK, Fact, yes_no
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Rate, Settling, times_words
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace

LAID_DOWN = yes_no("laid_down", "did the declarer lay down his hand before the play")
UNPLAYED = yes_no("unplayed", "was the contract paid without being played")
TOUT = yes_no("tout", "did the declarer win every trick (Tout)", (UNPLAYED.key, True), EVERY_TRICK)


@dataclass(frozen=True)
class BidSum(Reward):
    """A contract for which each opponent pays the declarer's side, or is paid by it, the sum of the bid (its rate) and something for its
    card points. Heirs say when it is won, and how much they bring."""

    counts_cards = True

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Each point, and the sum of a middling bid."""
        sums = sorted(rate.times for rate in game.payments.rates)
        return self.tabled(game, sums[len(sums) // 2])

    def rate_words(self, rates: tuple[Rate, ...]) -> str:
        return "The sum of the bid: " + ", ".join(f"{rate.times} {rate.words}" for rate in rates) + "."


def nearest(points: Points, step: int) -> int:
    """The multiple of `step` nearest to the points; exactly between two, the lower."""
    return step * ceil(Fraction(points) / step - Fraction(1, 2))


@dataclass(frozen=True)
class Stages(BidSum):
    """Per opponent the fixed sum of the bid (its rate) and 1 for each `step` between `par` and the declarer's total
    rounded to the nearest `step`; a total of exactly `draw` pays nothing. With `part` a part of a step, from the most points that lose,
    counts as a whole one where a bid without a fixed sum is won."""

    draw: Points = 0
    par: int = 0
    step: int = 1
    part: bool = False

    needs = "more than {draw} of the declarer"
    said = ("the declarer wins with more than {draw} points, loses with fewer, and neither pays with just so many; each "
            "opponent pays or receives the sum of the bid and 1 for each {step} points between {par} and the declarer's "
            "total, rounded to the nearest {step} (halves down)")

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        base = payments.rate(facts)
        points = facts.points()
        if points == self.draw:
            return []
        made = points > self.draw
        units = abs(nearest(points, self.step) - self.par) // self.step
        if self.part and made and not base:
            units = ceil(Fraction(points - floor(self.draw)) / self.step)
        value = (base + units) * (1 if made else -1)
        words = f"{prose(points)} points, {'won' if made else 'lost'}: {base} + {units}"
        return [self.line(payments, payments.amounts(facts, value), words)]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        points, limits, batch = facts.points(), facts.limits, facts.counting.group
        even = limits.tricks and not facts.players % batch and not limits.outside % batch
        if even and points != int(points):
            raise TrionfiError(f"a side cannot have {prose(points)} card points: each has a whole number of batches of {batch} cards")

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """A part of a stage for each point, and the sum of the bid itself."""
        return Stake(Prize.POINT, 1 / self.step), Stake(Prize.TARGET, float(rate), points=float(self.draw))

    def words(self) -> str:
        text = super().words()
        return text if not self.part else (
            f"{text}; a win at a bid without a sum brings 1 for each {self.step} points or part of {self.step} above {floor(self.draw)}")


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
    needs = "{win} of the declarer"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        rate = payments.rate(facts)
        base = dict(self.bases).get(rate, self.base)
        times = times_words(rate)
        if facts.need(UNPLAYED) and not facts.form:
            return [self.line(payments, payments.amounts(facts, base * rate), f"not played: {base}{times}")]
        points = facts.points()
        tout = bool(self.tout) and bool(facts.need(TOUT))
        bonus = self.tout[[one.times for one in payments.rates].index(rate)] if tout else 0
        if tout and points < self.win and not facts.form:
            raise TrionfiError(f"whoever wins every trick has more than {prose(points)} card points")
        found = []
        if not bonus or self.adds:
            made = points >= self.win
            over = 0 if points == self.win - 1 else max(points - self.par, self.par - points)
            value = (base + over) * rate * (1 if made else -1)
            words = f"{prose(points)} points, {self.win} needed: {base} + {prose(over)}{times}"
            found.append(self.line(payments, payments.amounts(facts, value), words))
        if bonus:
            found.append(self.line(payments, payments.amounts(facts, bonus), "every trick won by the declarer", label="Tout"))
        return found

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        if played.kind(table) == "unplayed":
            return {UNPLAYED.key: True}
        return {TOUT.key: True} if self.tout and played.swept(table) else {}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return Stake(Prize.POINT, 1.0), Stake(Prize.TARGET, float(self.base), points=float(self.win))

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """At the level of the bid."""
        base = dict(self.bases).get(rate, self.base)
        return Stake(Prize.POINT, float(rate)), Stake(Prize.TARGET, float(base * rate), points=float(self.win))

    def words(self) -> str:
        text = (f"the declarer needs {self.win} points; each opponent pays or receives the level times ({self.base} + the points above or "
                f"below {self.par}); with {self.win - 1} points the declarer pays the bare {self.base} times the level")
        for rate, base in self.bases:
            text += f"; {base} instead of {self.base} at the level times {rate}"
        if self.tout:
            figures = ", ".join(map(str, self.tout))
            text += f"; Tout (every trick) {figures} by level from the lowest, {'added to this' if self.adds else 'in place of this'}"
        return text


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

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        known = super().played(table, payments)
        return known | ({TRICKLESS.key: played.trickless(table)} if table.contract.rate == self.misere else {})

    def words(self) -> str:
        return f"{super().words()}; at misère {self.value} from each opponent for no trick, or to each"


@dataclass(frozen=True)
class FullSteps(BidSum):
    """Per opponent the sum of the bid (its rate) and 1 for each full `step` of card points between `par` and what the declarer's side has,
    to it with at least `win` points, otherwise from it; winning every trick pays `slam` more. All of it counts so many `times`."""

    win: int = 36
    par: int = 35
    step: int = 5
    slam: int = 3
    times: int = 1

    needs = "{win} of the declarer's side"

    every: ClassVar[Fact] = SWEPT

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        base, points = payments.rate(facts), facts.points()
        swept = bool(facts.need(self.every)) and not facts.form
        made = points >= self.win
        if swept and not made:
            raise TrionfiError(f"whoever wins every trick has more than {prose(points)} card points")
        words = f"{prose(points)} points, {self.win} needed: {base} + {self._steps(points)}"
        lines = [self._paid(facts, payments, self._worth(base, points), words)]
        return lines + ([self._paid(facts, payments, self.slam, "every trick won", "Cappotto")] if swept and self.slam else [])

    def _steps(self, points: Points) -> int:
        return int(max(points - self.par, self.par - points) // self.step)

    def _worth(self, base: int, points: Points) -> int:
        """What each opponent pays at a bid whose sum is `base`, once."""
        return (base + self._steps(points)) * (1 if points >= self.win else -1)

    def _paid(self, facts: Facts, payments: Settling, value: Points, words: str, label: str = "") -> Line:
        return self.line(payments, payments.amounts(facts, value * self.times), words + times_words(self.times), label=label)

    def made(self, facts: Facts) -> bool:
        return facts.points() >= self.win

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {self.every.key: played.swept(table)} if played.kind(table) == "played" else {}

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        def worth(points: Points) -> Points:
            return self._worth(rate, points) * self.times

        return by_declarer(game, worth)

    def words(self) -> str:
        text = (f"with {self.win} points or more the declarer's side wins, with fewer it loses; each opponent pays or receives the sum of "
                f"the bid and 1 for each full {self.step} points between {self.par} and what that side has")
        text += f"; winning every trick pays {self.slam} more" if self.slam else ""
        return text + (f"; all of it times {self.times}" if self.times != 1 else "")


@dataclass(frozen=True)
class OrLaidDown(FullSteps):
    """The same; and a declarer who has laid down his hand pays each opponent the bare sum of his bid."""

    every = replace(SWEPT, unless=(LAID_DOWN.key, True))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        if not facts.need(LAID_DOWN) or facts.form:
            return super().lines(facts, payments)
        base = payments.rate(facts)
        return [self._paid(facts, payments, -base, f"laid down before the play: {base}")]

    def made(self, facts: Facts) -> bool:
        return not facts.need(LAID_DOWN) and super().made(facts)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {LAID_DOWN.key: True} if played.kind(table) == "unplayed" else super().played(table, payments)

    def words(self) -> str:
        return f"{super().words()}; a declarer who lays down his hand pays the bare sum of his bid"


