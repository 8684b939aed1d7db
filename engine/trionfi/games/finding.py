"""Which games a player means by what he typed: by the words of `aliases`, and by the nearest spelling where nothing fits."""

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from trionfi.games import plain
from trionfi.games.aliases import IDLE, PHRASES, WEAK, understood

if TYPE_CHECKING:
    from trionfi.game import Game

NEAR = 0.8  # of `difflib`: one letter wrong in a word of five
SPELT = 4  # letters: shorter words are too much alike to guess which was meant


def found(games: "Sequence[Game]", typed: str) -> "list[Game]":
    """Those of the games that are meant, in their order; all where nothing is typed, none where nothing is like it."""
    words = [word for word in plain(typed).split("-") if word]
    told = {game.slug: plain(f"{game.slug} {game.ref} {game.name} {game.family} {game.place} {game.period}") for game in games}
    for read in (_as_typed, _without_the_weak, _spelt_right):
        wanted = read(words, told.values())
        if meant := [game for game in games if any(one(game, told[game.slug]) for one in wanted)]:
            return meant
    return []


type _Wanted = "Callable[[Game, str], bool]"


def _as_typed(words: list[str], told: Iterable[str]) -> "list[_Wanted]":
    meant, facts = understood(words)
    return [_all(meant, facts)] if facts else [_all(meant, {}), _all(words, {})]


def _without_the_weak(words: list[str], told: Iterable[str]) -> "list[_Wanted]":
    meant, facts = understood(words)
    strong = [word for word in meant if word not in WEAK]
    return [_all(strong if strong or facts else meant, facts)]


def _spelt_right(words: list[str], told: Iterable[str]) -> "list[_Wanted]":
    """Each word that nothing has, in the spelling nearest to it of what games or players call something."""
    known = {word for text in told for word in text.split("-")} | {word for said in PHRASES for word in said.split()} | WEAK | IDLE
    spellings = sorted(word for word in known if len(word) >= SPELT)
    right = [_nearest(word, spellings) if word not in known else word for word in words]
    return [] if right == words else _without_the_weak(right, told)


def _nearest(word: str, spellings: list[str]) -> str:
    near = get_close_matches(word, spellings, 1, NEAR) if len(word) >= SPELT else []
    return near[0] if near else word


def _all(words: Sequence[str], facts: dict[str, str]) -> "_Wanted":
    """Whether a game has all words and facts."""
    players, cards = facts.get("players"), facts.get("cards")

    def has(game: "Game", text: str) -> bool:
        return (all(word in text for word in words) and (players is None or int(players) in game.tables)
                and (cards is None or int(cards) == game.pack.size))

    return has
