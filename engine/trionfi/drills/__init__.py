"""Drills: a question made from a game's parts and a seed, its answer, an explanation of engine's figures, and what
went wrong in an answer that is not right. A kind's module is imported when it is asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from trionfi.errors import TrionfiError, brief
from trionfi.words import Listing, Message

if TYPE_CHECKING:
    from trionfi.drills.base import Drill, Kind
    from trionfi.game import Game

__all__ = ["KINDS", "drill", "kind_of", "kinds"]

TRIES = 24   # questions that are looked through for one in which a slip would show
KINDS: tuple[str, ...] = ("count", "make", "sort", "legal", "trick", "out", "voids", "holders", "taken", "needed", "declare",
                          "completing", "signals", "settle", "bid", "lead", "discard", "puzzle")


def kinds(game: "Game") -> Iterator["Kind"]:
    """The kinds that a game offers, in the order in which they are learnt."""
    for name in KINDS:
        kind = _kind(name)
        if kind.offered(game):
            yield kind


def _kind(name: str) -> "Kind":
    kind: Kind = import_module(f"trionfi.drills.{name}").KIND
    return kind


def kind_of(game: "Game", kind: str) -> "Kind":
    """A kind of drill by its name. Raises TrionfiError naming the kinds that the game offers."""
    found = _kind(kind) if kind in KINDS else None
    if found is None or not found.offered(game):
        if offered := tuple(one.name for one in kinds(game)):
            raise TrionfiError(Message("{game} has no drill '{kind}': there are {known}", game=game.slug, kind=brief(kind),
                                       known=Listing(offered, ",")))
        raise TrionfiError(Message("{game} has no drill '{kind}': there are none", game=game.slug, kind=brief(kind)))
    return found


def drill(game: "Game", kind: str, level: int = 1, seed: int | str = 0, parts: Mapping[str, bool] | None = None,
          method: str = "", slip: str = "") -> "Drill":
    """One question. The same game, kind, level, seed, parts and method give the same question everywhere.

    `parts` switches parts of the level on or off. With a `slip`, by its name, the first question from that seed on in which it would show,
    where one is near; the question has the seed by which it is asked without. Raises TrionfiError for a kind, level, part or method that
    the game does not have.
    """
    maker = kind_of(game, kind)
    number = None if isinstance(level, bool) or not isinstance(level, int) else maker.remaining(game, level)
    if number is None:
        raise TrionfiError(Message("the drill '{kind}' has no level {level}: the levels are 1 to {most}", kind=kind, level=brief(level),
                                   most=maker.highest(game)))
    methods = maker.methods(game)
    if method and method not in methods:
        if methods:
            raise TrionfiError(Message("the drill '{kind}' has no method '{method}': there is {known}", kind=kind, method=brief(method),
                                       known=Listing(methods, "or")))
        raise TrionfiError(Message("the drill '{kind}' has no method '{method}': there is none to choose from", kind=kind,
                                   method=brief(method)))
    switched, way = _switched(maker, game, number, parts), method or (methods[0] if methods else "")
    made = maker.make(game, number, seed, switched, way)
    if not slip or made.shows(slip) or maker.stored(game, number):
        return made
    later = (maker.make(game, number, _later(seed, by), switched, way) for by in range(1, TRIES))
    return next((one for one in later if one.shows(slip)), made)


def _later(seed: int | str, by: int) -> int | str:
    """A seed so many after another."""
    return seed + by if isinstance(seed, int) else f"{seed} {by}"


def _switched(maker: "Kind", game: "Game", level: int, given: Mapping[str, bool] | None) -> dict[str, bool | None]:
    """Every switch of the kind with its place: as given, else as the level has it."""
    names = [switch.name for switch in maker.switches(game)]
    if not isinstance(given or {}, Mapping):
        raise TrionfiError(Message("parts are names that are true or false, such as {example}", example='{"odd": false}'))
    for name, on in (given or {}).items():
        if name not in names:
            raise _no_part(maker.name, brief(name), names)
        if on not in (True, False, None):
            raise TrionfiError(Message("the part '{part}' is true or false, not {given}", part=name, given=brief(on)))
    by_level = dict(maker.level(game, level).parts)
    chosen = {name: on for name, on in (given or {}).items() if on is not None}
    return {name: chosen.get(name, by_level.get(name)) for name in names}


def _no_part(kind: str, part: str, names: list[str]) -> TrionfiError:
    if names:
        return TrionfiError(Message("the drill '{kind}' has no part '{part}': there are {known}", kind=kind, part=part,
                                    known=Listing(tuple(names), ",")))
    return TrionfiError(Message("the drill '{kind}' has no part '{part}': there are none", kind=kind, part=part))
