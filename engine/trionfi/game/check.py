"""Checks of a game as data: every edit of every option, profile and seating finds its part, changes it, and has the right type."""

import types
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Literal, Protocol, TypeAliasType, Union, get_args, get_origin, get_type_hints

from trionfi.errors import TrionfiError
from trionfi.game.edits import Add, Edit, Put, found
from trionfi.game.game import Game
from trionfi.values import fields, is_dataclass
from trionfi.words import Message, Words


def faults(game: Game) -> Iterator[Words]:
    """What is wrong with the options, profiles and seatings of a game, each with game, option and path; empty where all is well.

    An edit of an option must find its part and change the game as it is without any option; one of a seating must change it under some
    profile, the default or another.
    """
    for option in game.options:
        for value in option.values:
            where = f"{game.slug}, {option.name}={value.name}"
            for edit, wrong, changes in _tried(game, value.edits):
                if wrong or not changes:
                    yield Message("{where}, {path}: {wrong}", where=where, path=edit.path, wrong=wrong or Message("it changes nothing"))
    profiles = [game]
    for profile in game.profiles:
        try:
            profiles.append(game.with_options(profile.name))
        except TrionfiError as error:
            yield Message("{game}, profile {profile}: {error}", game=game.slug, profile=profile.name, error=error.words)
    for seating in game.seatings:
        idle = set(range(len(seating.edits)))
        for made in profiles:
            for place, (edit, wrong, changes) in enumerate(_tried(made, seating.edits, game)):
                idle -= {place} if wrong or changes else set()
                if wrong:
                    yield _seated(game, seating.players, edit.path, wrong)
        for place in sorted(idle):
            yield _seated(game, seating.players, seating.edits[place].path, Message("it changes nothing"))


def _seated(game: Game, players: int, path: str, wrong: Words) -> Words:
    """What is wrong with an edit of the game for so many players."""
    return Message("{game} for {n}, {path}: {wrong}", game=game.slug, n=players, path=path, wrong=wrong)


def _tried(game: Game, edits: tuple[Edit, ...], plain: Game | None = None) -> Iterator[tuple[Edit, Words, bool]]:
    """Edits made one after another: each with what is wrong with it, and whether it changed the game."""
    for edit in edits:
        try:
            made = edit.apply(game, plain)
        except TrionfiError as error:
            yield edit, error.words, False
            continue
        yield edit, _wrong_type(made, edit.path) if isinstance(edit, Put | Add) else "", made != game
        game = made


def _wrong_type(game: Game, path: str) -> Words:
    """What is wrong with the type of what now stands at a path, "" where it is right."""
    if ":" in path.rpartition(".")[2]:
        path = path.rpartition(":")[0]
    holder, _, name = path.rpartition(".")
    part = found(game, holder) if holder else game
    hint, value = _hints(type(part)).get(name), vars(part)[name]
    if hint is None or conforms(value, hint):
        return ""
    kind = hint.__name__ if isinstance(hint, type | types.GenericAlias) else str(hint)
    return Message("{name} of {part} is {kind}, not {value}", name=name, part=type(part).__name__, kind=kind, value=f"{value!r:.60}")


_HINTS: dict[type, Mapping[str, Any]] = {}


def _hints(kind: type) -> Mapping[str, Any]:
    if kind not in _HINTS:
        _HINTS[kind] = get_type_hints(kind)
    return _HINTS[kind]


def conforms(value: object, hint: Any) -> bool:
    """Whether a value has the type that an annotation says; what cannot be told is taken for right."""
    if isinstance(hint, TypeAliasType):
        return conforms(value, hint.__value__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return any(conforms(value, one) for one in inner)
    if origin is Literal:
        return value in inner
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        if len(inner) == 2 and inner[1] is Ellipsis:
            return all(conforms(one, inner[0]) for one in value)
        return len(value) == len(inner) and all(map(conforms, value, inner))
    if hint is None or hint is types.NoneType:
        return value is None
    if hint in (int, Fraction) and isinstance(value, bool):
        return False
    return not isinstance(hint, type) or Protocol in hint.__bases__ or isinstance(value, hint)


def misfits(part: object, path: str = "") -> Iterator[Words]:
    """The fields of a part, and of all parts in it, whose values have another type than they should."""
    if isinstance(part, tuple):
        for item in part:
            yield from misfits(item, path)
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            value, place = vars(part)[field.name], f"{path}.{field.name}".strip(".")
            if field.name != "_plain" and not conforms(value, _hints(type(part)).get(field.name, object)):
                yield Message("{place} of {part}: {value}", place=place, part=type(part).__name__, value=f"{value!r:.60}")
            if field.name not in ("options", "profiles", "seatings", "_plain"):
                yield from misfits(value, place)
