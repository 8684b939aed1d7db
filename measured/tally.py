"""The table of strength as it is kept from run to run, in `strength.json`: a line for each game and comparison.

A line has the sums of what was measured, so that more deals are added to them, with what follows from these: the mean difference a hand
and half the interval in which the true mean lies 95 times in 100. It names the sources of the bots by a fingerprint, and is begun anew
when these have changed.
"""

import ast
import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from importlib.metadata import version
from math import erfc, isfinite, log1p
from pathlib import Path

from trionfi.bots.search.weighed import student
from trionfi.kernel import compiled

HERE = Path(__file__).parent
ENGINE = HERE.parent / "engine" / "trionfi"
KEPT = HERE / "strength.json"
COMPARISONS = (("search", "simple"), ("simple", "cards-at-random"), ("easy", "simple"))
AHEAD_ONLY = ("search", "kernel")   # folders that only a bot that looks ahead uses
FEW = 8          # with fewer deals than this nothing is decided: payments jump, and a few that happen to be alike leave a narrow interval
CHANCE = 0.05    # that any verdict that lasts is wrong
AHEAD, BEHIND, OPEN = "ahead", "behind", "open"


@dataclass
class Line:
    """One comparison in one game: how many deals, the sum of the differences in payments and that of their squares, the same in card
    points, whether any hand paid anybody; the day of the last deal, the fingerprint of the bots and what ran their search, if they do."""

    game: str
    players: int
    bot: str
    against: str
    ledger: str
    sources: str
    runs_by: str
    date: str = ""
    deals: int = 0
    pays: bool = False
    paid: tuple[float, float] = (0.0, 0.0)
    points: tuple[float, float] = (0.0, 0.0)

    @property
    def key(self) -> tuple[str, int, str, str]:
        """What tells it from the other lines."""
        return self.game, self.players, self.bot, self.against

    @property
    def makers(self) -> tuple[str, str]:
        """What must be the same for more deals to be added: the bots, and what runs their search, which sets how far they look."""
        return self.sources, self.runs_by.partition(" ")[0]

    @property
    def stale(self) -> bool:
        """Whether the bots have changed since."""
        return self.sources != fingerprint(self.bot, self.against)

    @property
    def by_payments(self) -> bool:
        """Whether payments tell the bots apart: not where no hand pays anybody, or the play decides what only later hands pay."""
        return self.pays and self.paid[1] > 0

    @property
    def sums(self) -> tuple[float, float]:
        """What the figures are made from: the sum of the differences, and that of their squares."""
        return self.paid if self.by_payments else self.points

    @property
    def unit(self) -> str:
        """What the figures are in."""
        return self.ledger if self.by_payments else "card points"

    @property
    def mean(self) -> float:
        """The mean difference a hand; 0 without deals."""
        return self.sums[0] / max(1, self.deals)

    @property
    def interval(self) -> float:
        """Half the width of the interval around the mean; infinite where fewer than two deals differ."""
        return half(self.deals, *self.sums)

    @property
    def verdict(self) -> str:
        """Whether the bot is ahead or behind, or the interval leaves that open; so it is while the deals are very few."""
        if self.deals < FEW:
            return OPEN
        return AHEAD if self.mean > self.interval else BEHIND if -self.mean > self.interval else OPEN

    def add(self, paid: float, points: float, pays: bool, date: str) -> None:
        """One more deal."""
        self.deals, self.pays, self.date = self.deals + 1, self.pays or pays, date
        self.paid = (self.paid[0] + paid, self.paid[1] + paid * paid)
        self.points = (self.points[0] + points, self.points[1] + points * points)


def lasting(lines: Iterable[Line], chance: float = CHANCE) -> set[tuple[str, int, str, str]]:
    """The lines (by key) whose verdict lasts when all are looked at together: that any of them is so by mere chance then has no more than
    this chance. Holm 1979: the surest must bear as many times its chance as there are lines, the next one time less, and so on."""
    ordered = sorted((by_chance(line), line.key) for line in lines)
    found = set()
    for place, (own, key) in enumerate(ordered):
        if own * (len(ordered) - place) > chance:
            break
        found.add(key)
    return found


def by_chance(line: Line) -> float:
    """How likely bots of equal strength come out so far apart in so many deals, either way; 1 where the deals do not tell."""
    if line.deals < FEW or not isfinite(line.interval):
        return 1.0
    apart, free = line.mean / line.interval * student(line.deals), line.deals - 1
    # Student's distribution by the normal one: Wallace 1959.
    deviations = (8 * free + 1) / (8 * free + 3) * (free * log1p(apart * apart / free)) ** 0.5
    return erfc(deviations / 2 ** 0.5)


def half(count: int, total: float, squares: float) -> float:
    """Half the interval of the mean, from how many values there are, their sum and that of their squares; infinite where they do not tell
    how far values spread, being fewer than two or all alike."""
    variance = (squares - total * total / count) / (count - 1) if count > 1 else 0.0
    if variance <= 1e-12 * squares:
        return float("inf")
    return student(count) * (variance / count) ** 0.5


def read(file: Path = KEPT) -> list[Line]:
    """The lines of a file; none where there is no file. Raises ValueError for what is no such table."""
    if not file.exists():
        return []
    try:
        rows = json.loads(file.read_text(encoding="utf-8"))
        return [Line(**{key: tuple(row[key]) if isinstance(row[key], list) else row[key] for key in Line.__dataclass_fields__})
                for row in rows]
    except (ValueError, TypeError, KeyError) as error:
        raise ValueError(f"{file} is no table of strength ({error!r}): move it away") from None


def write(lines: Iterable[Line], file: Path = KEPT) -> None:
    """Keep the lines, each with what follows from its sums."""
    rows = [asdict(line) | {"mean": round(line.mean, 3), "unit": line.unit, "verdict": line.verdict,
                              "interval": round(line.interval, 3) if isfinite(line.interval) else None}
            for line in lines if line.deals > 1]
    made = file.with_suffix(".new")
    made.write_text("[\n" + ",\n".join(f" {json.dumps(row)}" for row in rows) + "\n]\n", encoding="utf-8")
    made.replace(file)


def looks_ahead(bots: Iterable[str]) -> bool:
    """Whether one of these bots searches."""
    return any(name.startswith("search") for name in bots)


@cache
def runs_by(*bots: str) -> str:
    """What runs the search of these bots here, with its version; nothing where none of them searches."""
    return "" if not looks_ahead(bots) else f"wasmtime {version('wasmtime')}" if compiled.fast() else "Python"


@cache
def fingerprint(*bots: str, without: str = "") -> str:
    """Of the sources that decide how these bots play, but for one package. Comments and docstrings decide nothing."""
    players = [*sorted((ENGINE / "bots").rglob("*.py")), *sorted((ENGINE / "kernel").rglob("*.py"))]
    files = [HERE.parent / "benchmarks" / "duplicate.py", *players]
    used = [file for file in files if file.parent.name != without and (looks_ahead(bots) or file.parent.name not in AHEAD_ONLY)]
    made = hashlib.sha256()
    for file in used:
        made.update(f"\n{file.name}\n{bare(file.read_text(encoding='utf-8'))}".encode())
    return made.hexdigest()[:12]


@cache
def bare(code: str) -> str:
    """What a module does: its code without comments and docstrings."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:]
    return ast.dump(tree)
