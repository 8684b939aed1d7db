"""The games, found by slug or by the number of the book; a family's module is imported when one of its games is asked for."""

import copyreg
import gc
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from trionfi.errors import NoSuchGame, TrionfiError, brief
from trionfi.games.index import INDEX

if TYPE_CHECKING:
    from trionfi.game import Game

class Games(Mapping[str, "Game"]):
    """All games: `games["mineo-3"]` and `games["14.6"]` are one. Iterating gives the slugs in the book's order."""

    __name__ = __name__  # `trionfi.games` is this and not the package: by the name `import trionfi.games.sicily as sicily` finds the module

    def __init__(self) -> None:
        self._module = {game.slug: game.module for game in INDEX}
        self._slug = {game.ref: game.slug for game in INDEX} | {game.slug: game.slug for game in INDEX}
        self._plain: dict[str, list[str]] = {}

    def __getitem__(self, name: str | float) -> "Game":
        """The game of that slug, number or name, however it is written. Raises TrionfiError naming the nearest that there are."""
        slug = self._found(name)
        if slug is None:
            from trionfi.words import Message  # nobody who asks for a game that is there needs it

            if isinstance(name, float) and f"{name}0" in self._slug:
                raise NoSuchGame(Message("no game '{given}' as a number: write '{given}' or '{other}' as a text", given=str(name),
                                         other=f"{name}0"))
            raise NoSuchGame(Message("no game '{given}': {nearest}", given=brief(name), nearest=self._nearest(str(name))))
        found: Game = _imported(self._module[slug]).GAMES[slug]
        return found

    def _found(self, name: object) -> str | None:
        """The slug that is meant; None where there is no such game, or more than one."""
        if isinstance(name, float):
            return None if f"{name}0" in self._slug else self._slug.get(str(name))
        if not isinstance(name, str):
            return None
        return self._slug.get(name) or self._by_name(name)

    def _by_name(self, name: str) -> str | None:
        if not self._plain:
            for game in INDEX:
                for one in {plain(game.slug), plain(str(game.name))}:
                    self._plain.setdefault(one, []).append(game.slug)
        found = self._plain.get(plain(name), [])
        return found[0] if len(found) == 1 else None

    def __contains__(self, name: object) -> bool:
        return self._found(name) is not None

    def find(self, words: str = "", *, players: int | None = None, place: str = "", today: bool = False) -> "list[Game]":
        """The games that a player means by these words, those played today first, else in the book's order: name, number, place, period,
        so many players or cards, in English, Italian or French (`aliases`), in any case and without accents; where none fits, the nearest
        spelling. Only those for so many players, of a place, or played today: `games.find("french tarot", players=4)`. Empty where there
        is none."""
        from trionfi.games.finding import found
        from trionfi.words import Message

        for given in (words, place):
            if not isinstance(given, str):
                raise TrionfiError(Message("words and a place are texts such as 'french tarot', not {given}", given=brief(repr(given))))
        if players is not None and not isinstance(players, int):
            raise TrionfiError(Message("players are a whole number, not {given}", given=brief(repr(players))))
        fit = [game for game in found([self[slug] for slug in self], words)
               if (players is None or players in game.tables) and (game.today or not today)
               and plain(place) in plain(f"{game.place} {game.family} {game.name}")]
        return sorted(fit, key=lambda game: not game.today)

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


def plain(text: str) -> str:
    """A name without capitals and accents, its words joined by hyphens."""
    from unicodedata import combining, normalize

    bare = "".join(one for one in normalize("NFKD", text.casefold()) if not combining(one))
    return "-".join("".join(one if one.isalnum() or one == "." else " " for one in bare).split())


def _imported(module: str) -> Any:
    """A module of games. Hardly anything that an import makes is garbage, and looking for it would be a seventh of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        from trionfi.game import Game

        copyreg.pickle(Game, _through_pickle)
        return import_module(f"trionfi.games.{module}")
    finally:
        if collects:
            gc.enable()


games = Games()


@lru_cache(512)
def under(slug: str, profile: str, chosen: tuple[tuple[str, str], ...], players: int | None) -> "Game":
    """One of our games under a profile and the options that differ from the default, as so many play it; always the same value. Raises
    TrionfiError where there is none."""
    game = games[slug]
    if (game.profile, game.chosen) != (profile, chosen):
        plain = {option.name: option.values[0].name for option in game.options}
        game = game.with_options(profile or None, plain | dict(chosen))
    return game if players is None else game.at(players)


@lru_cache(512)
def _name(game: "Game") -> tuple[Any, ...] | None:
    """What `under` finds the game by; None where it is none of ours."""
    if game.slug not in games:
        return None
    for players in (None, *game.tables):
        name = game.slug, game.profile, game.chosen, players
        try:
            if under(*name) == game:
                return name
        except TrionfiError:  # it has options that ours has not
            return None
    return None


def _through_pickle(game: "Game") -> "tuple[Callable[..., Game], tuple[Any, ...]]":
    """How a game goes through pickle: one of ours by its name, so that it is the same value over there, with all that has been worked out
    for it; any other part by part."""
    name = _name(game)
    return (under, name) if name else (_of_parts, (game.__getstate__(),))


def _of_parts(parts: dict[str, Any]) -> "Game":
    from trionfi.game import Game

    return Game(**parts)
