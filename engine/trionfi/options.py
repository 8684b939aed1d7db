"""Options and profiles: where sources differ or a table chooses, a named set of replacements of rule parts.

A value of an option is a tuple of edits; an edit names a part by its path ("follow.overtrump",
"course:rivanto.barred", "payments.rewards:pigliata.at_once", or with `*` for several) and gives what stands there instead, or adds or drops
a step. No part ever asks which option is on.
"""

from dataclasses import dataclass, fields, is_dataclass, replace
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from trionfi.errors import TrionfiError, brief

if TYPE_CHECKING:
    from trionfi.game import Game
    from trionfi.phases import Step


@dataclass(frozen=True)
class Put:
    """Replace what stands at a path."""

    path: str
    value: object

    def apply(self, game: "Game") -> "Game":
        """The game with the part replaced."""
        return _put(game, self.path.split("."), self.value)


@dataclass(frozen=True)
class Add:
    """Append an item to the tuple that stands at a path."""

    path: str
    item: object

    def apply(self, game: "Game") -> "Game":
        """The game with the longer tuple."""
        path = self.path.split(".")
        return _put(game, path, (*_get(game, path), self.item))  # type: ignore[misc]


@dataclass(frozen=True)
class Remove:
    """Take an item out of the tuple that stands at a path."""

    path: str
    key: str

    def apply(self, game: "Game") -> "Game":
        """The game with the shorter tuple."""
        path = self.path.split(".")
        kept = tuple(item for item in _get(game, path) if _key(item) != self.key)  # type: ignore[attr-defined]
        return _put(game, path, kept)  # type: ignore[return-value]


@dataclass(frozen=True)
class Insert:
    """Put a step into the course, before or after another."""

    step: "Step"
    after: str = ""
    before: str = ""

    def apply(self, game: "Game") -> "Game":
        """The game with the longer course."""
        names = [step.name for step in game.course]
        place = names.index(self.after) + 1 if self.after else names.index(self.before)
        return replace(game, course=(*game.course[:place], self.step, *game.course[place:]))


@dataclass(frozen=True)
class Drop:
    """Take a step out of the course."""

    name: str

    def apply(self, game: "Game") -> "Game":
        """The game with the shorter course."""
        return replace(game, course=tuple(step for step in game.course if step.name != self.name))


Edit = Put | Add | Remove | Insert | Drop


@dataclass(frozen=True)
class Value:
    """One value of an option: its name, what it means, its source, and the edits that make it."""

    name: str
    words: str
    source: str
    edits: tuple[Edit, ...] = ()


@dataclass(frozen=True)
class Option:
    """A point where the sources differ or a table chooses; the first value is the default."""

    name: str
    words: str
    values: tuple[Value, ...]

    def value(self, name: object) -> Value:
        """The value of that name. Raises TrionfiError naming the values that there are."""
        for value in self.values:
            if value.name == name:
                return value
        known = ", ".join(value.name for value in self.values)
        raise TrionfiError(f"option {self.name} cannot be '{brief(name)}': it is one of {known}")


@dataclass(frozen=True)
class Profile:
    """A named set of option values: the rules as one source or one group plays them."""

    name: str
    words: str
    source: str
    options: tuple[tuple[str, str], ...] = ()


def _put(part: object, path: list[str], value: object) -> object:
    head, rest = path[0], path[1:]
    name, _, item = head.partition(":")
    if not is_dataclass(part) or name not in {field.name for field in fields(part)}:
        raise TrionfiError(f"no rule part '{name}' in {type(part).__name__}")
    if not item:
        return replace(part, **{name: _put(getattr(part, name), rest, value) if rest else value})
    items = getattr(part, name)
    keys = [_key(entry) for entry in items]
    hit = [fnmatchcase(key, item) for key in keys]
    if not any(hit):
        raise TrionfiError(f"no part '{item}' in {name}: there are {', '.join(keys)}")
    made = tuple(
        (_put(entry, rest, value) if rest else value) if wanted else entry
        for wanted, entry in zip(hit, items, strict=True)
    )
    return replace(part, **{name: made})


def _get(part: object, path: list[str]) -> object:
    for step in path:
        name, _, item = step.partition(":")
        part = getattr(part, name)
        if item:
            part = next(entry for entry in part if _key(entry) == item)  # type: ignore[attr-defined]
    return part


def _key(entry: object) -> str:
    return str(getattr(entry, "name", None) or getattr(entry, "key", None) or getattr(entry, "say", ""))
