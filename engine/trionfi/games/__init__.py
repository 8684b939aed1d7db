"""The games, found by slug or by the number of the book; a family's module is imported when one of its games is asked for."""

import gc
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from trionfi.errors import NoSuchGame, brief
from trionfi.games.index import INDEX

if TYPE_CHECKING:
    from trionfi.game import Game

class Games(Mapping[str, "Game"]):
    """All games: `games["mineo-3"]` and `games["14.6"]` are one. Iterating gives the slugs in the book's order."""

    __name__ = __name__  # `trionfi.games` is this and not the package: by the name `import trionfi.games.sicily as sicily` finds the module

    def __init__(self) -> None:
        self._module = {game.slug: game.module for game in INDEX}
        self._slug = {game.ref: game.slug for game in INDEX} | {game.slug: game.slug for game in INDEX}

    def __getitem__(self, name: str) -> "Game":
        """The game of that slug or number. Raises TrionfiError naming the nearest that there are."""
        slug = self._slug.get(name) if isinstance(name, str) else None
        if slug is None:
            from trionfi.words import Message  # nobody who asks for a game that is there needs it

            raise NoSuchGame(Message("no game '{given}': {nearest}", given=brief(name), nearest=self._nearest(str(name))))
        found: Game = _imported(self._module[slug]).GAMES[slug]
        return found

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._slug

    def __iter__(self) -> Iterator[str]:
        return iter(self._module)

    def __len__(self) -> int:
        return len(self._module)

    def _nearest(self, name: str) -> str:
        from difflib import get_close_matches

        from trionfi.words import Listing, Message

        near = get_close_matches(name, self._slug, 3, 0.5)
        if near:
            return Message("did you mean {near}", near=Listing(tuple(near), "or"))
        some = list(self._module)[:5]
        listed = Listing(tuple(some), ",")
        if len(self) <= 5:
            return Message("there are {some}", some=listed)
        return Message("there are {some} ... ('trionfi games' lists all)", some=listed)


def _imported(module: str) -> Any:
    """A module of games. Hardly anything that an import makes is garbage, and looking for it would be a seventh of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        return import_module(f"trionfi.games.{module}")
    finally:
        if collects:
            gc.enable()


games = Games()
