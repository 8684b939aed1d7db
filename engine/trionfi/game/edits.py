"""Edits: what an option, a profile or a seating replaces, adds or takes away.

An edit names a part by its path ("follow.overtrump", "course:rivanto.barred", "payments.rewards:pigliata.at_once", or with `*`
for several) and gives what stands there instead, or adds or drops a step. An edit that finds nothing raises TrionfiError naming what
there is; but what another choice has taken out of the `plain` game already need not be taken out again.
"""

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Any, Protocol, cast

from trionfi.errors import TrionfiError
from trionfi.phases.base import Step
from trionfi.values import dataclass, fields, is_dataclass, replace
from trionfi.words import Listing, Message


class Keyed(Protocol):
    """An item of a tuple that a path may name."""

    @property
    def key(self) -> str:
        """How it is named."""


class Coursed(Protocol):
    """What has a course: a game."""

    @property
    def course(self) -> tuple[Step, ...]:
        """Its steps."""


@dataclass(frozen=True)
class Put:
    """Replace what stands at a path."""

    path: str
    value: object

    def apply[G: Coursed](self, game: G, plain: G | None = None) -> G:
        """The game with the part replaced."""
        return put(game, self.path, self.value)


@dataclass(frozen=True)
class Add:
    """Append an item to the tuple that stands at a path; none of the same name may stand there."""

    path: str
    item: object

    def apply[G: Coursed](self, game: G, plain: G | None = None) -> G:
        """The game with the longer tuple."""
        items = found(game, self.path)
        if key_of(self.item) and key_of(self.item) in map(key_of, items):
            raise TrionfiError(Message("{where} has a part '{part}' already", where=self.path, part=key_of(self.item)))
        return put(game, self.path, (*items, self.item))


@dataclass(frozen=True)
class Remove:
    """Take an item out of the tuple that stands at a path."""

    path: str
    key: str

    def apply[G: Coursed](self, game: G, plain: G | None = None) -> G:
        """The game with the shorter tuple."""
        items = found(game, self.path)
        kept = tuple(item for item in items if key_of(item) != self.key)
        if len(kept) == len(items) and not (plain is not None and self.key in map(key_of, found(plain, self.path))):
            raise _missing(self.key, self.path, items)
        return put(game, self.path, kept)


@dataclass(frozen=True)
class Insert:
    """Put a step into the course, before or after another; none of the same name may stand there."""

    step: Step
    after: str = ""
    before: str = ""

    def apply[G: Coursed](self, game: G, plain: G | None = None) -> G:
        """The game with the longer course."""
        names = [step.key for step in game.course]
        beside = self.after or self.before
        if beside not in names:
            raise _missing(beside, "course", game.course)
        if self.step.key in names:
            raise TrionfiError(Message("{where} has a part '{part}' already", where="course", part=self.step.key))
        place = names.index(beside) + bool(self.after)
        return put(game, "course", (*game.course[:place], self.step, *game.course[place:]))

    @property
    def path(self) -> str:
        """Where it goes."""
        return f"course:{self.step.key}"


@dataclass(frozen=True)
class Drop:
    """Take a step out of the course."""

    name: str

    def apply[G: Coursed](self, game: G, plain: G | None = None) -> G:
        """The game with the shorter course."""
        kept = tuple(step for step in game.course if step.key != self.name)
        if len(kept) == len(game.course) and not (plain is not None and self.name in [step.key for step in plain.course]):
            raise _missing(self.name, "course", game.course)
        return put(game, "course", kept)

    @property
    def path(self) -> str:
        """Where it stood."""
        return f"course:{self.name}"


Edit = Put | Add | Remove | Insert | Drop


def applied[G: Coursed](game: G, edits: Iterable[Edit], where: str, plain: G) -> G:
    """The game with all edits made, one after another, `plain` being the game before any; `where` names whose they are. Raises
    TrionfiError naming that and the path of an edit that finds nothing, adds what is there, or gives a word that there is not."""
    for edit in edits:
        try:
            game = edit.apply(game, plain)
        except TrionfiError as error:
            raise TrionfiError(f"{where}, {edit.path}: {error}") from None
    return game


def put[P](part: P, path: str, value: object) -> P:
    """The part with another value at a path. Raises TrionfiError where the path leads nowhere."""
    head, _, rest = path.partition(".")
    name, _, item = head.partition(":")
    if not is_dataclass(part) or isinstance(part, type) or name not in {field.name for field in fields(part)}:
        raise TrionfiError(Message("no rule part '{part}' in {where}", part=name, where=type(part).__name__))
    old = vars(part)[name]
    if not item:
        return replace(part, **{name: put(old, rest, value) if rest else value})
    hit = [fnmatchcase(key_of(entry), item) for entry in old]
    if not any(hit):
        raise _missing(item, name, old)
    made = tuple((put(entry, rest, value) if rest else value) if wanted else entry for wanted, entry in zip(hit, old, strict=True))
    return replace(part, **{name: made})


def found(part: Any, path: str) -> Any:
    """What stands at a path; of several the first. Raises TrionfiError where the path leads nowhere."""
    for place in path.split("."):
        name, _, item = place.partition(":")
        if not is_dataclass(part) or name not in {field.name for field in fields(part)}:
            raise TrionfiError(Message("no rule part '{part}' in {where}", part=name, where=type(part).__name__))
        part = vars(part)[name]
        if item:
            entries, part = part, next((entry for entry in part if fnmatchcase(key_of(entry), item)), None)
            if part is None:
                raise _missing(item, name, entries)
    return part


def key_of(entry: object) -> str:
    """How a path names an item of a tuple: by its key; "" where it has none."""
    try:
        return cast("Keyed", entry).key
    except AttributeError:
        return ""


def _missing(item: str, where: str, items: Any) -> TrionfiError:
    known = tuple(map(key_of, items))
    if not known:
        return TrionfiError(Message("no part '{part}' in {where}: there are none", part=item, where=where))
    return TrionfiError(Message("no part '{part}' in {where}: there are {known}", part=item, where=where, known=Listing(known, ",")))
