"""What a choice is worth, and how surely one is better than another."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from trionfi.values import NamedTuple

if TYPE_CHECKING:
    from trionfi.state.actions import Action

# Student's factor for the interval that holds 95 times in 100, by the number of values.
STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 8: 2.36, 10: 2.26, 12: 2.20, 15: 2.14, 20: 2.09, 30: 2.05, 60: 2.00, 120: 1.98}
SURE = 1.5      # so many half intervals apart before no more worlds are asked for: who looks often is now and then ahead by chance
FIGURES = 3     # decimals beyond which means are equal


class Weighed(NamedTuple):
    """A choice with what it is worth more than the one that `simple` would make: the mean over the worlds, in the game's unit, and its
    standard error."""

    action: "Action"
    more: float
    error: float


class Gap(NamedTuple):
    """By how much one choice is ahead of another: the mean, and half the interval in which the true mean lies 95 times in 100."""

    more: float
    interval: float

    @property
    def clear(self) -> bool:
        """Whether the whole interval lies above nought."""
        return self.more > self.interval

    @property
    def told(self) -> bool:
        """Whether more worlds are not needed: it is far ahead, or both brought the same in all of them."""
        return self.more > SURE * self.interval or not (self.more or self.interval)


class Growing(Protocol):
    """Choices that are tried in the same worlds."""

    choices: list["Action"]

    def grow(self) -> bool:
        """Try them in more worlds, at first in some; whether the effort allowed it and there were any."""

    def gains(self) -> Sequence[Sequence[float]]:
        """What each brought more than the first, sample by sample; a sample is one world or the mean of a few. One that was soon told from
        the best has fewer, the first of them."""

    @property
    def tried(self) -> int:
        """In how many worlds."""


class Outlook:
    """Choices beside each other after a trial of so many `worlds`; the first is that of `simple`."""

    def __init__(self, choices: Sequence["Action"], gains: Sequence[Sequence[float]], worlds: int):
        self.choices, self.gains, self.worlds = list(choices), gains, worlds
        self.best = _best(gains)
        """The place of the choice that brought most on average; of equals the first."""

    def gap(self, one: int, other: int) -> Gap:
        """By how much one is ahead of another."""
        return _gap(self.gains, one, other)

    @property
    def told(self) -> bool:
        """Whether more worlds are not needed to tell the best from each of the others, or would not be spent on them."""
        return not {*rivals(self.gains)} - {0, self.best} and (not self.best or self.gap(self.best, 0).told)


def outlook(trial: Growing) -> Outlook:
    """Choices weighed in as many worlds as it takes to tell the best from the others, or as the effort allows. Raises ValueError where
    the trial has none."""
    found: Outlook | None = None
    while (found is None or not found.told) and trial.grow():
        found = Outlook(trial.choices, trial.gains(), trial.tried)
    if found is None:
        raise ValueError("a trial without a world")
    return found


def rivals(gains: Sequence[Sequence[float]]) -> list[int]:
    """The places of the choices that are worth more worlds: the first, beside which all are reckoned, the best, and those that are not told
    from it yet, of which each was tried in all worlds so far."""
    best, most = _best(gains), len(gains[0])
    return [place for place, own in enumerate(gains) if place in (0, best) or (len(own) == most and not _gap(gains, best, place).told)]


def _best(gains: Sequence[Sequence[float]]) -> int:
    """The choice that brought most on average, of those that were tried in all worlds; of equals the first."""
    means = {place: round(sum(own) / len(own), FIGURES) for place, own in enumerate(gains) if len(own) == len(gains[0])}
    return max(means, key=means.__getitem__)


def _gap(gains: Sequence[Sequence[float]], one: int, other: int) -> Gap:
    """By how much one is ahead of another, in the worlds in which both were tried."""
    return gap([more - less for more, less in zip(gains[one], gains[other], strict=False)])


def gap(found: Sequence[float]) -> Gap:
    """The mean of differences with its interval; none of that where they are all alike."""
    count = len(found)
    mean = sum(found) / count
    if count < 2:
        return Gap(mean, float("inf"))
    variance = sum([(one - mean) ** 2 for one in found]) / (count - 1)
    return Gap(mean, student(count) * (variance / count) ** 0.5)


def student(count: int) -> float:
    """Student's factor for so many values, at least two."""
    return STUDENT[max(size for size in STUDENT if size <= count)]


def weighed(action: "Action", found: list[float]) -> Weighed:
    """A choice with what it brings more, world by world."""
    count = len(found)
    if count < 2:
        return Weighed(action, 0.0, 0.0)
    mean = sum(found) / count
    return Weighed(action, mean, (sum([(one - mean) ** 2 for one in found]) / (count - 1) / count) ** 0.5)
