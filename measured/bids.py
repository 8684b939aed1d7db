"""What `simple` says that its bids are worth, and what comes true, as it is kept from run to run in `bids.json`: for each game that bids
the deals of two parts. Those of `fit` fit the straight lines by which `simple` corrects what a hand promises at first sight; those of
`test`, which no fit has seen, show whether what it says comes true.

A part names the sources of the bots and the rules of the game by fingerprints, and is begun anew when these have changed.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from math import isfinite
from pathlib import Path

import trionfi
from trionfi.bots.auction import corrections

from measured import tally

KEPT = tally.HERE / "bids.json"
FIT, TEST = PARTS = ("fit", "test")
FITTED = "borne_out"    # the modules of the bots that a fit writes
TRUE, HIGH, LOW, OPEN = "comes true", "said too high", "said too low", "open"


@dataclass
class Sums:
    """The hands in which a bid was played: how many; the sums of what was said and of what came true, in what each opponent pays; those of
    their squares and of their products."""

    hands: int = 0
    said: float = 0.0
    true: float = 0.0
    said_squares: float = 0.0
    true_squares: float = 0.0
    products: float = 0.0

    def add(self, said: float, true: float) -> None:
        """One more hand."""
        self.hands, self.said, self.true = self.hands + 1, self.said + said, self.true + true
        self.said_squares, self.true_squares = self.said_squares + said * said, self.true_squares + true * true
        self.products += said * true

    def __add__(self, other: "Sums") -> "Sums":
        return Sums(*(one + more for one, more in zip(asdict(self).values(), asdict(other).values(), strict=True)))

    @property
    def gap(self) -> float:
        """How much more was said than came true, the mean of the hands."""
        return (self.said - self.true) / max(1, self.hands)

    @property
    def interval(self) -> float:
        """Half the interval in which the true gap lies 95 times in 100; infinite where the hands do not tell."""
        return tally.half(self.hands, self.said - self.true, self.said_squares + self.true_squares - 2 * self.products)

    @property
    def verdict(self) -> str:
        """Whether what came true is as much as was said, as far as so many hands tell; open while they are very few."""
        if self.hands < tally.FEW or not isfinite(self.interval):
            return OPEN
        return TRUE if abs(self.gap) <= self.interval else HIGH if self.gap > 0 else LOW


@dataclass
class Part:
    """The deals of one part of a game: how many, the day of the last, what they were made by, and the sums of each bid."""

    game: str
    players: int
    part: str
    ledger: str
    sources: str
    rules: str
    date: str = ""
    dealt: int = 0
    bids: dict[str, Sums] = field(default_factory=dict)

    @classmethod
    def new(cls, slug: str, part: str) -> "Part":
        """A part without deals, by the bots and rules of now."""
        game = trionfi.games[slug]
        return cls(slug, game.players[0], part, game.payments.ledger, sources(slug, part), rules(slug))

    @property
    def key(self) -> tuple[str, str]:
        """What tells it from the other parts."""
        return self.game, self.part

    @property
    def off(self) -> bool:
        """Whether what was said of any bid, or of all together, lies outside the interval of what came true."""
        return any(sums.verdict in (HIGH, LOW) for sums in (*self.bids.values(), sum(self.bids.values(), Sums())))

    @property
    def stale(self) -> bool:
        """Whether the bots or the rules have changed since."""
        return (self.sources, self.rules) != (sources(self.game, self.part), rules(self.game))


def read(file: Path = KEPT) -> list[Part]:
    """The parts of a file; none where there is no file. Raises ValueError for what is no such table."""
    if not file.exists():
        return []
    try:
        return [Part(**row | {"bids": {bid: Sums(**sums) for bid, sums in row["bids"].items()}})
                for row in json.loads(file.read_text(encoding="utf-8"))]
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ValueError(f"{file} is no table of bids ({error!r}): move it away") from None


def write(parts: Iterable[Part], file: Path = KEPT) -> None:
    """Keep the parts, in the order of the library."""
    place = {slug: number for number, slug in enumerate(trionfi.games)}
    ordered = sorted((part for part in parts if part.dealt and part.game in place), key=lambda part: (place[part.game], part.part))
    made = file.with_suffix(".new")
    made.write_text("[\n" + ",\n".join(f" {json.dumps(asdict(part))}" for part in ordered) + "\n]\n", encoding="utf-8")
    made.replace(file)


def sources(slug: str, part: str) -> str:
    """The fingerprint of what decides how `simple` bids and plays; in a test, of how the bids of this game are put right besides."""
    lines = repr(corrections(trionfi.games[slug].family).get(slug)) if part == TEST else ""
    return hashlib.sha256(f"{tally.fingerprint('simple', without=FITTED)}{lines}".encode()).hexdigest()[:12]


def rules(slug: str) -> str:
    """The fingerprint of a game's rules, as they are when no profile is named."""
    game = trionfi.games[slug]
    told = repr((game.course, game.payments, game.counting, game.follow, game.fool, game.sides))
    return hashlib.sha256(told.encode()).hexdigest()[:12]
