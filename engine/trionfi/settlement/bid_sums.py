"""Contracts that pay by card points, with a sum that the bid sets: by points or by full steps (Dummett and McLeod 2004, 6.3 to 6.6)."""

from collections.abc import Iterable
from fractions import Fraction
from math import ceil, floor
from typing import ClassVar

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.gauge import by_declarer
from trionfi.settlement.incentives import Incentives, Point, Reaching
from trionfi.settlement.played import SWEPT
from trionfi.settlement.questions import DECLARER_TERM, OWN_POINTS, Question, yes_no
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Rate, Settling, multiplied
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Words
from trionfi.words.phrases import remarks


def _laid_down(table: Table) -> bool | None:
    return True if played.kind(table) == "unplayed" else None


def _swept(table: Table) -> bool | None:
    return played.swept(table) if played.kind(table) == "played" else None


LAID_DOWN = replace(yes_no("laid_down", Message("did the {declarer} lay down his hand before the play", declarer=DECLARER_TERM)),
                    seen=_laid_down)
EVERY = replace(SWEPT, seen=_swept)


@dataclass(frozen=True)
class BidSum(Reward):
    """A contract for which each opponent pays the declarer's side, or is paid by it, the sum of the bid (its rate) and something for its
    card points. Heirs say when it is won, and how much they bring."""

    counts_cards = True

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *payments.asks_rate(facts), *OWN_POINTS, *payments.asks_amounts(facts)

    def stakes(self, game: Rules) -> Incentives:
        """Each point, and the sum of a middling bid."""
        sums = sorted(rate.times for rate in game.payments.rates)
        return self.tabled(game, sums[len(sums) // 2])

    def rate_words(self, rates: tuple[Rate, ...]) -> str:
        return Message("The sum of the bid: {sums}.", sums=Listing(tuple(Message("{n} {bid}", n=rate.times, bid=rate.words)
                for rate in rates), ","))


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

    needs = "more than {draw} of the {declarer}"
    said = ("the {declarer} wins with more than {draw} points, loses with fewer, and neither pays with just so many; each "
            "opponent pays him, or is paid by him, the sum of the bid and 1 for each {step} points between {par} and the {declarer}'s "
            "total, rounded to the nearest {step} (halves down)")

    def wanted_points(self) -> tuple[Points, ...]:
        return (self.draw,)

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
        words = (Message("{points} points, won: {base} + {units}", points=points, base=base, units=units) if made else
                 Message("{points} points, lost: {base} + {units}", points=points, base=base, units=units))
        return [self.line(payments, payments.amounts(facts, value), words)]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        points, limits, batch = facts.points(), facts.limits, facts.counting.group
        even = limits.tricks and not facts.players % batch and not limits.outside % batch
        if even and points != int(points):
            raise TrionfiError(Message("a side cannot have {points} card points: each has a whole number of batches of {batch} cards",
                    points=points, batch=batch))

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """A part of a stage for each point, and the sum of the bid itself."""
        return Point(1 / self.step), Reaching(float(rate), points=float(self.draw))

    def words(self) -> Words:
        text = super().words()
        return text if not self.part else (
            Message("{text}; a win at a bid without a sum brings 1 for each {step} points or part of {step} above {n}", text=text,
                    step=self.step, n=floor(self.draw)))


@dataclass(frozen=True)
class FullSteps(BidSum):
    """Per opponent the sum of the bid (its rate) and 1 for each full `step` of card points between `par` and what the declarer's side has,
    to it with at least `win` points, otherwise from it; winning every trick pays `slam` more. All of it counts so many `times`."""

    win: int = 36
    par: int = 35
    step: int = 5
    slam: int = 3
    times: int = 1

    needs = "{win} of the {declarer}'s side"

    every: ClassVar[Question] = EVERY

    def wanted_points(self) -> tuple[Points, ...]:
        return (self.win,)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *payments.asks_rate(facts), *OWN_POINTS, self.every, *payments.asks_amounts(facts)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        base, points = payments.rate(facts), facts.points()
        swept = bool(facts.need(self.every))
        made = points >= self.win
        if swept and not made:
            raise TrionfiError(Message("whoever wins every trick has more than {points} card points", points=points))
        words = Message("{points} points, {win} needed: {base} + {steps}", points=points, win=self.win, base=base,
                steps=self._steps(points))
        lines = [self._paid(facts, payments, self._worth(base, points), words)]
        return lines + ([self._paid(facts, payments, self.slam, "every trick won", "Cappotto")] if swept and self.slam else [])

    def _steps(self, points: Points) -> int:
        return int(max(points - self.par, self.par - points) // self.step)

    def _worth(self, base: int, points: Points) -> int:
        """What each opponent pays at a bid whose sum is `base`, once."""
        return (base + self._steps(points)) * (1 if points >= self.win else -1)

    def _paid(self, facts: Facts, payments: Settling, value: Points, words: Words, label: Words = "") -> Line:
        because = Message("{sum}", sum=multiplied(words, self.times)) if self.times != 1 else words
        return self.line(payments, payments.amounts(facts, value * self.times), because, label=label)

    def made(self, facts: Facts) -> bool:
        return facts.points() >= self.win

    def tabled(self, game: Rules, rate: int) -> Incentives:
        def worth(points: Points) -> Points:
            return self._worth(rate, points) * self.times

        return by_declarer(game, worth)

    def words(self) -> Words:
        text = Message("with {win} points or more the {declarer}'s side wins, with fewer it loses; each opponent pays it, or is paid by "
                "it, the sum of the bid and 1 for each full {step} points between {par} and what that side has", win=self.win,
                step=self.step, par=self.par, declarer=DECLARER_TERM)
        return remarks([
            text, *((Message("each pays {slam} more if that side wins every trick", slam=self.slam),) if self.slam else ()),
            *((Message("all of it times {times}", times=self.times),) if self.times != 1 else ())])


@dataclass(frozen=True)
class OrLaidDown(FullSteps):
    """What the sum of the bid and the full steps of card points come to; but a declarer who has laid down his hand pays each opponent the
    bare sum of his bid."""

    every = replace(EVERY, unless=(LAID_DOWN.key, True))

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return LAID_DOWN, *super().asks(facts, payments)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        if not facts.need(LAID_DOWN):
            return super().lines(facts, payments)
        base = payments.rate(facts)
        return [self._paid(facts, payments, -base, Message("laid down before the play: {base}", base=base))]

    def made(self, facts: Facts) -> bool:
        return not facts.need(LAID_DOWN) and super().made(facts)

    def words(self) -> Words:
        return Message("{rule}; a {declarer} who lays down his hand pays each opponent the bare sum of his bid", rule=super().words(),
                       declarer=DECLARER_TERM)
