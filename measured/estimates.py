"""What the sums of a game say: each figure with its interval, by the keys of `trionfi simulate`.

Here an interval is reckoned from the sums and squares that are kept, not from groups of hands: the deal is what counts once. Hands of one
deal hang on each other, so that a share of hands has no narrower interval than that of so many deals.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import isfinite, sqrt
from typing import NamedTuple

import trionfi
from trionfi.bots.search.weighed import student
from trionfi.counting import Points
from trionfi.numbers.watch import ABANDONED, NOBODY

from measured import tally
from measured.figures import CARD, DEALS, HANDS, MATCHES, Kept, Part

SHARE, PAID, POINTS, LENGTH = "of 100", "paid", "card points", "hands"
OF_BIDS = ("gains", "paid", "squares")


class Estimate(NamedTuple):
    """A figure: its value, half the interval in which the true one lies 95 times in 100 (0 where it is exact, infinite where nothing tells
    it), of how many deals, hands or matches it is (0 where it is exact), and in what it is told."""

    value: float
    half: float
    of: int
    unit: str


def share(part: Points, whole: Points, of: Points | None = None) -> Estimate:
    """So many of so many, in hundredths, as sure as `of` deals make it; two more of each kind stand in for what has not come yet."""
    number = float(whole if of is None else of)
    smoothed = (float(part) / float(whole) * number + 2) / (number + 4)
    half = student(max(2, int(number))) * sqrt(smoothed * (1 - smoothed) / (number + 4))
    return Estimate(100 * float(part) / float(whole), 100 * half, int(number), SHARE)


def mean(number: Points, total: Points, squares: Points, unit: str, scale: float = 1) -> Estimate:
    """The mean of values, times a scale, from how many they are, their sum and that of their squares."""
    count = int(number)
    return Estimate(scale * float(total) / count, scale * tally.half(count, float(total), float(squares)), count, unit)


def estimates(kept: Kept) -> dict[str, Estimate]:
    """All figures of a game, by key: what is exact, then what was dealt, played and played as whole matches."""
    found = {f"dealt/{key}": Estimate(100 * chance, 0.0, 0, SHARE) for key, chance in kept.exact.items()}
    for name in (DEALS, HANDS):
        part = kept.parts.get(name)
        found |= {key: one for key, one in _dealt(part) if key not in found} if part else {}
    if hands := kept.parts.get(HANDS):
        found |= dict(_bids(hands.sums)) | dict(_play(hands.sums, kept.players)) | dict(_cards(hands.sums, kept))
    if matches := kept.parts.get(MATCHES):
        found |= dict(_matches(matches.sums))
    return found


def spread(kept: Kept) -> tuple[float, int]:
    """How far what a player is paid in a hand lies from its mean, as a standard deviation, and of how many hands that is; 0 without any."""
    sums = kept.parts[HANDS].sums if HANDS in kept.parts else {}
    ended, seats = int(sums.get("play/ended", 0)), range(kept.players)
    if not ended:
        return 0.0, 0
    squares = sum(float(sums[f"seat/{seat}/squares"]) for seat in seats)
    means = sum(float(sums[f"seat/{seat}/paid"]) ** 2 for seat in seats) / ended
    return sqrt(max(0.0, (squares - means) / ended / kept.players)), ended


def _dealt(part: Part) -> Iterator[tuple[str, Estimate]]:
    whole = part.sums.get("dealt", 0)
    for key, value in part.sums.items():
        if key.startswith("dealt/"):
            yield key, share(value, whole, part.hands)


def _bids(sums: dict[str, Points]) -> Iterator[tuple[str, Estimate]]:
    for key, value in sums.items():
        head, _, last = key.rpartition("/")
        if head == "bids":
            yield key, share(value, sums["bids"])
            if last not in (ABANDONED, NOBODY):
                yield f"{key}/gains", share(sums[f"{key}/gains"], value)
                yield f"{key}/paid", mean(value, sums[f"{key}/paid"], sums[f"{key}/squares"], PAID)
    declared = {name: sum(value for key, value in sums.items() if key.startswith("bids/") and key.endswith(f"/{name}")) for name in OF_BIDS}
    played = sums["bids"] - sums.get(f"bids/{NOBODY}", 0) - sums.get(f"bids/{ABANDONED}", 0)
    if played:
        yield "declarer", share(played, sums["bids"])
        yield "declarer/gains", share(declared["gains"], played)
        yield "declarer/paid", mean(played, declared["paid"], declared["squares"], PAID)


def _play(sums: dict[str, Points], players: int) -> Iterator[tuple[str, Estimate]]:
    yield "play/abandoned", share(sums.get("play/abandoned", 0), sums["play"])
    ended, tricks = sums.get("play/ended", 0), sums.get("tricks", 0)
    if ended:
        for seat in range(players):
            yield f"seat/{seat}/paid", mean(ended, sums[f"seat/{seat}/paid"], sums[f"seat/{seat}/squares"], PAID)
    if tricks:
        yield "play/slams", share(sums.get("slams", 0), tricks)
        yield from ((key, share(value, tricks)) for key, value in sorted(sums.items()) if key.startswith("last/"))
    for role in ("declarer", "other"):
        yield from _spread(sums, f"points/{role}", POINTS, tricks)


def _spread(sums: dict[str, Points], head: str, unit: str, of: Points) -> Iterator[tuple[str, Estimate]]:
    """A distribution as shares by value, and its mean; as sure as `of` deals at the most make it."""
    counts = {Fraction(key.removeprefix(f"{head}/")): value for key, value in sums.items() if key.startswith(f"{head}/")}
    whole = sum(counts.values())
    if not whole:
        return
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    wider = sqrt(max(1.0, float(whole) / float(of)))
    one = mean(whole, total, squares, unit)
    yield head, one._replace(half=one.half * wider, of=int(min(whole, of)))
    yield from ((f"{head}/{value}", share(counts[value], whole, min(whole, of))) for value in sorted(counts))


def _cards(sums: dict[str, Points], kept: Kept) -> Iterator[tuple[str, Estimate]]:
    pack, others = trionfi.games[kept.game].pack, kept.players - 1
    for number, text in enumerate(pack.texts):
        if held := sums.get(f"{CARD}{number}/held", 0):
            yield f"card/{text}/kept", share(sums[f"{CARD}{number}/kept"], held)
            yield f"card/{text}/over", mean(held, sums[f"{CARD}{number}/over"], sums[f"{CARD}{number}/squares"], PAID, 1 / others)


def _matches(sums: dict[str, Points]) -> Iterator[tuple[str, Estimate]]:
    matches = sums["matches"]
    for key, one in _spread(sums, "matches/length", LENGTH, matches):
        yield key.replace("matches", "match", 1), one
    yield "match/endless", share(sums.get("matches/endless", 0), matches)
    yield from ((key.replace("matches", "match", 1), share(value, matches)) for key, value in sorted(sums.items())
                if key.startswith("matches/ahead/"))


def sure(one: Estimate) -> bool:
    """Whether anything tells how far the figure may be off."""
    return isfinite(one.half)


def binned(kept: Kept, name: str, head: str, most: int = 16) -> list[tuple[Fraction, int, Estimate]]:
    """A distribution that lies under a key of a part in steps of one width, of which there are `most` at the most: where each begins, how
    wide it is, and the share that lies in it."""
    sums = kept.parts[name].sums if name in kept.parts else {}
    counts = {Fraction(key.removeprefix(f"{head}/")): value for key, value in sums.items() if key.startswith(f"{head}/")}
    if not counts:
        return []
    least, greatest, whole = min(counts), max(counts), sum(counts.values())
    wide = next(width for width in _widths() if greatest // width - least // width < most)
    of = min(whole, sums.get("tricks", whole))
    starts = range(int(least // wide) * wide, int(greatest) + 1, wide)
    return [(Fraction(start), wide, share(sum(value for at, value in counts.items() if start <= at < start + wide), whole, of))
            for start in starts]


def _widths() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    unit = 1
    while True:
        yield from (unit, 2 * unit, 5 * unit)
        unit *= 10
