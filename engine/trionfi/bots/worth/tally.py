"""What many layouts add up to: of each choice how it ended and how often, and how far two choices lie apart in the same layouts."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import inf, isfinite, sqrt

from trionfi.bots.search.weighed import Gap, student
from trionfi.bots.worth.outcome import Outcome
from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError, brief
from trionfi.values import NamedTuple
from trionfi.words import Message

NORMAL = 1.96   # standard errors to either side in which a share lies 95 times in 100
ALL = 8         # layouts in which all choices are tried, before those that are far behind wait for the others
FEWEST = 24     # layouts before the best is said to be told from the others
MOST_LAYOUTS = 100_000
MOST_CHOICES = 64


class Share(NamedTuple):
    """A part of all, from 0 to 1, and the interval in which the true one lies 95 times in 100, by Wilson's method."""

    value: float
    low: float
    high: float


class One:
    """A choice: in how many `hands` it was tried, how often its player's side was the declarer's and how often that won, how often it won
    in all, what it was worth in sum, and how often each payment came."""

    def __init__(self) -> None:
        self.hands = self.declares = self.made = self.won = 0
        self.worth = 0.0
        self.spread: dict[Points, int] = {}

    def add(self, end: Outcome) -> None:
        """One more hand."""
        self.hands += 1
        self.declares += end.declares
        self.made += end.declares and end.won
        self.won += end.won
        self.worth += end.worth
        self.spread[end.paid] = self.spread.get(end.paid, 0) + 1

    @property
    def paid(self) -> Gap:
        """What it pays on average, and half the interval."""
        total = sum(float(paid) * times for paid, times in self.spread.items())
        squares = sum(float(paid) ** 2 * times for paid, times in self.spread.items())
        return _mean(self.hands, total, squares)


class Apart:
    """By how much one choice was ahead of another in the layouts in which both were tried."""

    def __init__(self, count: int = 0, total: float = 0.0, squares: float = 0.0):
        self.count, self.total, self.squares = count, total, squares

    def add(self, more: float) -> None:
        """One more layout."""
        self.count, self.total, self.squares = self.count + 1, self.total + more, self.squares + more * more


class Tally:
    """The sums of some choices, by their place; as plain data they go out and come back, so that whoever has asked may go on."""

    def __init__(self, choices: int):
        self.layouts, self.believed = 0, True
        self.ones = [One() for _ in range(choices)]
        self.apart = {pair: Apart() for pair in combinations(range(choices), 2)}

    def add(self, places: Sequence[int], ends: Sequence[Outcome]) -> None:
        """One more layout, in which these choices were tried."""
        self.layouts += 1
        for place, end in zip(places, ends, strict=True):
            self.ones[place].add(end)
        for (one, end), (other, its) in combinations(zip(places, ends, strict=True), 2):
            self.apart[one, other].add(end.worth - its.worth)

    @property
    def best(self) -> int:
        """The place of the choice that brings most, of equals the first."""
        return max(range(len(self.ones)), key=lambda place: (round(self._brings(place), 6), -place))

    def _brings(self, place: int) -> float:
        """What a choice brings on average: one that was tried less is set beside the one that was tried most, in the same layouts."""
        most = max(range(len(self.ones)), key=lambda one: self.ones[one].hands)
        base = self.ones[most]
        mean = base.worth / base.hands if base.hands else 0.0
        return mean + (0.0 if place == most else self.gap(place, most).more)

    def gap(self, one: int, other: int) -> Gap:
        """By how much one choice is ahead of another, and half the interval."""
        if one == other:
            return Gap(0.0, 0.0)
        if one > other:
            more, interval = self.gap(other, one)
            return Gap(-more, interval)
        pair = self.apart[one, other]
        return _mean(pair.count, pair.total, pair.squares)

    def rivals(self) -> list[int]:
        """The choices that are not told from the best yet."""
        best = self.best
        return [place for place in range(len(self.ones)) if place != best and not self.gap(best, place).told]

    @property
    def told(self) -> bool:
        """Whether the best is told from each of the others, in enough layouts."""
        return self.layouts >= FEWEST and not self.rivals()

    def wanted(self) -> list[int]:
        """The choices to be tried next: all at first; then the best and those that are not told from it; all again when it is told."""
        every, rivals = list(range(len(self.ones))), self.rivals()
        return every if self.layouts < ALL or not rivals else sorted({self.best, *rivals})

    def plain(self) -> dict[str, object]:
        """As plain data."""
        return {
            "layouts": self.layouts, "believed": self.believed,
            "choices": [[one.hands, one.declares, one.made, one.won, one.worth,
                         [[plain(paid), times] for paid, times in sorted(one.spread.items())]] for one in self.ones],
            "apart": [[pair.count, pair.total, pair.squares] for pair in self.apart.values()],
        }

    @classmethod
    def read(cls, data: object, choices: int) -> "Tally":
        """The sums of so many choices from plain data. Raises TrionfiError for anything else."""
        found = cls(choices)
        try:
            found._take(data)
        except (TypeError, ValueError, LookupError, ZeroDivisionError, AttributeError):
            raise TrionfiError(Message("these sums cannot be gone on with: {given}", given=brief(data))) from None
        return found

    def _take(self, data: object) -> None:
        if not isinstance(data, Mapping) or len(data["choices"]) != len(self.ones) or len(data["apart"]) != len(self.apart):
            raise ValueError
        self.layouts, self.believed = _count(data["layouts"]), data["believed"] is True
        for one, (hands, declares, made, won, worth, spread) in zip(self.ones, data["choices"], strict=True):
            one.hands, one.declares, one.made, one.won = _count(hands), _count(declares), _count(made), _count(won)
            one.worth, one.spread = _number(worth), {Fraction(paid): _count(times) for paid, times in spread}
            if sum(one.spread.values()) != one.hands:
                raise ValueError
        for pair, (count, total, squares) in zip(self.apart.values(), data["apart"], strict=True):
            pair.count, pair.total, pair.squares = _count(count), _number(total), _number(squares)


def _count(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_LAYOUTS:
        raise ValueError
    return value


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise ValueError
    return float(value)


def _mean(count: int, total: float, squares: float) -> Gap:
    """The mean of so many values, and half the interval in which the true one lies 95 times in 100: infinite for fewer than two."""
    if not count:
        return Gap(0.0, inf)
    mean = total / count
    if count < 2:
        return Gap(mean, inf)
    variance = max(0.0, squares - total * mean) / (count - 1)
    return Gap(mean, student(count) * sqrt(variance / count))


def share(part: int, whole: int) -> Share | None:
    """A part of a whole with its interval; None of nothing."""
    if not whole:
        return None
    value, z = part / whole, NORMAL * NORMAL / whole
    middle, half = (value + z / 2) / (1 + z), sqrt(value * (1 - value) * z + z * z / 4) / (1 + z)
    return Share(value, max(0.0, middle - half), min(1.0, middle + half))

