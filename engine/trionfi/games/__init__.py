"""The games, found by slug or by the number of the book; a family's module is imported when one of its games is asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from trionfi.errors import NoSuchGame, brief

if TYPE_CHECKING:
    from trionfi.game import Game

INDEX: tuple[tuple[str, str, str], ...] = (
    ("2.1", "jeu-des-tarots-1637-3", "france_1637"),
    ("3.1", "taroc-german-1750", "germany"),
    ("4.3", "grosstarock-1820", "germany"),
    ("5.1", "troccas-4", "troccas"),
    ("7.1", "tarok-lhombre-old", "tarok_lhombre"),
    ("8.1", "venticinque-3", "piedmont"),
    ("8.8", "mitigati-morto-2", "piedmont"),
    ("8.13", "permesso-3", "piedmont"),
    ("8.22", "sedici", "piedmont_small"),
    ("8.41", "asti-chiamare-il-re", "piedmont_asti"),
    ("9.1", "tarot-appel-1850", "france_1850"),
    ("9.2", "tarot-comtois-3", "france_1850"),
    ("9.3", "tarot-bourgogne-3", "france_1850"),
    ("9.4", "tarot-appel-1940", "france_1850"),
    ("9.5", "tarot-bourgogne-4", "france_1850"),
    ("9.6", "tarot-1950-3", "france_1950"),
    ("9.7", "tarot-1950-4", "france_1950"),
    ("9.8", "tarot-appel-1970", "france_1950"),
    ("9.9", "tarot-1950-5", "france_1950"),
    ("9.10", "tarot-romand-3", "france_swiss"),
    ("9.11", "tarot-romand-4", "france_swiss"),
    ("9.12", "tarot-romand-5", "france_swiss"),
    ("9.13", "tarot-fft-4", "france"),
    ("9.14", "tarot-fft-3", "france"),
    ("9.15", "tarot-populaire-4", "france_popular"),
    ("9.16", "tarot-populaire-3", "france_popular"),
    ("9.17", "tarot-5-call", "france"),
    ("9.18", "tarot-5-solo", "france_alone"),
    ("9.19", "tarot-6", "france_six"),
    ("9.20", "tarot-decouverte", "france_two"),
    ("9.21", "tarot-tirette", "france_two"),
    ("9.22", "tarot-mort", "france_two"),
    ("9.23", "tarot-nullo", "france_nullo"),
    ("11.14", "ottocento", "bologna"),
    ("11.16", "terziglio", "bologna"),
    ("11.18", "mattazza", "bologna"),
    ("12.1", "minchiate-partners", "minchiate"),
    ("14.1", "barcellona-3", "sicily_messina"),
    ("14.2", "barcellona-4", "sicily_messina"),
    ("14.3", "tortorici-3", "sicily_messina"),
    ("14.4", "tortorici-4", "sicily_messina"),
    ("14.5", "vanto-1930", "sicily_vanto"),
    ("14.6", "mineo-3", "sicily"),
    ("14.7", "mineo-4", "sicily_called"),
    ("14.8", "calatafimi-4", "sicily_calatafimi"),
    ("14.9", "calatafimi-3", "sicily_calatafimi"),
    ("14.10", "calatafimi-2", "sicily_calatafimi"),
    ("14.11", "sicily-1780", "sicily_1780"),
    ("ragusa-3", "ragusa-3", "sicily_ragusa"),
    ("gatti-3", "gatti-3", "liguria"),
    ("gatti-4-pairs", "gatti-4", "liguria"),
    ("gatti-2-dummies", "gatti-2", "liguria"),
    ("gatti-4-call", "gatti-call", "liguria"),
)


class Games(Mapping[str, "Game"]):
    """All games: `games["mineo-3"]` and `games["14.6"]` are one. Iterating gives the slugs in the book's order."""

    def __init__(self) -> None:
        self._family = {slug: family for _, slug, family in INDEX}
        self._slug = {ref: slug for ref, slug, _ in INDEX} | {slug: slug for _, slug, _ in INDEX}

    def __getitem__(self, name: str) -> "Game":
        """The game of that slug or number. Raises TrionfiError naming the nearest that there are."""
        slug = self._slug.get(name) if isinstance(name, str) else None
        if slug is None:
            raise NoSuchGame(f"no game '{brief(name)}': {self._nearest(str(name))}")
        found: Game = import_module(f"trionfi.games.{self._family[slug]}").GAMES[slug]
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._family)

    def __len__(self) -> int:
        return len(self._family)

    def _nearest(self, name: str) -> str:
        from difflib import get_close_matches

        near = get_close_matches(name, self._slug, 3, 0.5)
        if near:
            return f"did you mean {' or '.join(near)}"
        some = list(self._family)[:5]
        return f"there are {', '.join(some)}" + (" ... ('trionfi games' lists all)" if len(self) > 5 else "")


games = Games()
