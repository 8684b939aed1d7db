"""How games behave: what `trionfi simulate` adds up, as it is kept in `numbers/`, a file for each game.

A file has exact sums, to which more hands are added, in parts: what is dealt where that cannot be counted exactly, hands, and matches.
Beside them stand the exact chances. It names the rules by a fingerprint, and each part the sources of the bots that played it. Where these
have changed, a part goes on if its first piece still comes out the same, and is begun anew otherwise.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import trionfi
from trionfi.counting import Points
from trionfi.numbers import Plan, Sums, chances
from trionfi.numbers.dealt import MOST, cards_dealt, questions
from trionfi.numbers.plan import PIECE
from trionfi.numbers.sums import written
from trionfi.numbers.watch import piece
from trionfi.state.account import even
from trionfi.values import fields, is_dataclass
from trionfi.words import Message, Term

from measured import bids, tally

KEPT = tally.HERE / "numbers"
BOT, SEED = "simple", "numbers"
DEALS, HANDS, MATCHES = PARTS = ("deals", "hands", "matches")
UNREAD = ("name", "source")   # what a part of the rules is called and read from changes no figure
CARD = "card/"


@dataclass
class Part:
    """What was played of one sort: which pieces, as pairs of a first and a last one; the sums of them by key; the fingerprints of the bots
    that played (none where nobody plays) and of what comes of the first piece, the version of the library and the day of the last piece."""

    sources: str
    first: str = ""
    done: list[list[int]] = field(default_factory=list)
    version: str = ""
    date: str = ""
    sums: dict[str, Points] = field(default_factory=dict)

    @property
    def hands(self) -> int:
        """How many deals, hands, or hands of matches at least."""
        return PIECE * sum(last - first + 1 for first, last in self.done)

    def begun(self) -> Sums:
        """Sums that have nothing yet, to which the pieces that are there already are not added."""
        return Sums.read(Sums().plain() | {"done": self.done})

    def add(self, found: Sums) -> None:
        """What was played besides, in sums that were begun by this part."""
        for key, value in found.total().items():
            self.sums[key] = self.sums.get(key, 0) + value
        self.done, self.version, self.date = found.plain()["done"], trionfi.__version__, datetime.now(UTC).date().isoformat()


@dataclass
class Kept:
    """The figures of a game: its players, the fingerprint of its rules, the exact chances in a hand as it is dealt, and the parts."""

    game: str
    players: int
    rules: str
    exact: dict[str, float] = field(default_factory=dict)
    parts: dict[str, Part] = field(default_factory=dict)

    @classmethod
    def new(cls, slug: str) -> "Kept":
        """Without hands, by the rules of now."""
        game = trionfi.games[slug]
        exact = {key: float(f"{float(one.chance):.6g}") for key, one in chances(game).items()}
        return cls(slug, game.table(), rules(slug), exact)

    @property
    def stale(self) -> bool:
        """Whether the rules have changed since."""
        return self.rules != rules(self.game)

    def part(self, name: str) -> Part:
        """A part to which hands may be added: as it is kept, or without pieces where it is not, or is of bots that play otherwise."""
        now, found = sources(self.game, name), self.parts.get(name)
        if found and found.sources != now and found.first == first(self.game, name):
            found.sources = now
        return found if found and found.sources == now else Part(now, first(self.game, name))


def plan(slug: str, name: str, hands: int) -> Plan | None:
    """What is played for a part of a game; None where it has nothing to tell."""
    game = trionfi.games[slug]
    alike = bool(cards_dealt(game))
    if name == MATCHES:
        return Plan(slug, hands, ("match",), (BOT,), SEED) if game.match.ends else None
    if name == DEALS:
        wide = any(asked.sorts > MOST for asked in questions(game))
        return Plan(slug, hands, ("dealt",), (BOT,), SEED) if alike and wide else None
    return Plan(slug, hands, ("bids", "play") if alike else ("dealt", "bids", "play"), (BOT,), SEED)


def read(slug: str, folder: Path = KEPT) -> Kept | None:
    """The figures of a game; None where there are none. Raises ValueError for a file that is no such table."""
    file = folder / f"{slug}.json"
    if not file.exists():
        return None
    try:
        row = json.loads(file.read_text(encoding="utf-8"))
        parts = {name: Part(**part | {"sums": dict(_flat(part["sums"]))}) for name, part in row["parts"].items()}
        return Kept(**row | {"parts": parts})
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ValueError(f"{file} is no table of figures ({error!r}): move it away") from None


def write(kept: Kept, folder: Path = KEPT) -> None:
    """Keep the figures of a game."""
    parts = ",\n".join(f"  {json.dumps(name)}: {_part(kept.parts[name])}" for name in PARTS if name in kept.parts)
    head = {"game": kept.game, "players": kept.players, "rules": kept.rules, "exact": kept.exact}
    folder.mkdir(exist_ok=True)
    made = folder / f"{kept.game}.new"
    made.write_text(f"{json.dumps(head)[:-1]},\n \"parts\": {{\n{parts}\n }}}}\n", encoding="utf-8")
    made.replace(folder / f"{kept.game}.json")


def _part(part: Part) -> str:
    head = {name: getattr(part, name) for name in ("sources", "first", "done", "version", "date")}
    sums = ",\n".join(f"   {json.dumps(key)}: {json.dumps(value)}" for key, value in sorted(_nested(part.sums).items()))
    return f"{json.dumps(head)[:-1]}, \"sums\": {{\n{sums}\n  }}}}"


def _nested(sums: dict[str, Points]) -> dict[str, Any]:
    """Sums by the first words of their keys and then by the last; those of cards in columns, in the order of the pack."""
    found: dict[str, Any] = {}
    for key, value in sorted(sums.items(), key=lambda one: (len(one[0]), one[0])):
        head, _, last = key.rpartition("/")
        if head.startswith(CARD):
            column, number = found.setdefault(CARD + last, []), int(head.removeprefix(CARD))
            column.extend([0] * (number + 1 - len(column)))
            column[number] = written(value)
        else:
            found.setdefault(head, {})[last] = written(value)
    return found


def _flat(nested: dict[str, Any]) -> Iterator[tuple[str, Points]]:
    for head, values in nested.items():
        if isinstance(values, list):
            yield from ((f"{CARD}{number}/{head.removeprefix(CARD)}", even(Fraction(value))) for number, value in enumerate(values))
        else:
            yield from ((f"{head}/{last}" if head else last, even(Fraction(value))) for last, value in values.items())


@cache
def sources(slug: str, name: str) -> str:
    """The fingerprint of the bots that play a part; none where nobody plays."""
    return "" if name == DEALS else bids.sources(slug, bids.TEST)


@cache
def first(slug: str, name: str) -> str:
    """The fingerprint of what comes of the first piece of a part, by the bots and rules of now; none where it has nothing to tell."""
    found = plan(slug, name, PIECE)
    told = sorted((key, written(value)) for key, value in piece(found, 0).items()) if found else []
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:12] if told else ""


@cache
def rules(slug: str) -> str:
    """The fingerprint of a game's rules, as they are when no profile is named: of what decides, not of what it is called."""
    game = trionfi.games[slug]
    parts = (game.players, game.course, game.payments, game.counting, game.follow, game.fool, game.sides, game.melds, game.match)
    return hashlib.sha256(f"{game.pack.texts}{_bare(parts)}".encode()).hexdigest()[:12]


def _bare(value: object) -> str:
    """A value of the rules as text, without its words."""
    if isinstance(value, Message | Term):
        return ""
    if isinstance(value, Enum):
        return repr(value.value)
    if is_dataclass(value):
        told = ",".join(f"{one.name}={_bare(getattr(value, one.name))}" for one in fields(value)
                        if one.name not in UNREAD and "Words" not in str(one.type))
        return f"{type(value).__name__}({told})"
    if isinstance(value, tuple | list):
        return f"[{','.join(map(_bare, value))}]"
    return repr(value)
