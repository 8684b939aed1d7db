"""Reading requests: each helper gives a checked value or raises one clear line."""

from collections.abc import Mapping
from functools import lru_cache
from typing import cast

from trionfi import written
from trionfi.errors import TrionfiError, brief
from trionfi.game import Game
from trionfi.games import games
from trionfi.state.rules import Rules
from trionfi.words import Message, Words

type Request = Mapping[str, object]  # what is asked, as plain data
type Data = dict[str, object]  # an answer, as plain data


def game_of(request: Request) -> Game:
    """The game that a request names, under its profile and options."""
    name = request.get("game")
    if not isinstance(name, str) or not name:
        raise TrionfiError("the request names no game, such as mineo-3")
    found = games[name]
    options = request.get("options") or {}
    if not isinstance(options, Mapping):
        raise TrionfiError("options are names with values, such as {\"rivanto\": \"any\"}")
    profile = request.get("profile") or None
    if profile is not None and not isinstance(profile, str):
        raise TrionfiError("a profile is a name")
    if not profile and not options:
        return found
    texts = [(key, value) for key, value in options.items() if isinstance(key, str) and isinstance(value, str)]
    return _under(found.slug, profile, tuple(texts)) if len(texts) == len(options) else found.with_options(profile, options)


@lru_cache(maxsize=8)
def _under(slug: str, profile: str | None, options: tuple[tuple[str, str], ...]) -> Game:
    """A game under a profile and options: a page asks much of one, and each answer would put it together anew."""
    return games[slug].with_options(profile, dict(options))


def data_of(request: Request, key: str) -> Mapping[str, object] | None:
    """Plain data of the request, such as a deal or a record; whoever reads it checks it."""
    return cast("Mapping[str, object] | None", request.get(key))


def record_of(request: Request) -> Mapping[str, object]:
    """The record of a request, which `trionfi.record.replay` checks."""
    return cast("Mapping[str, object]", request.get("record"))


def players_of(game: Game, request: Request) -> int:
    """How many sit at the table: the game's first number when the request does not say."""
    value = request.get("players")
    try:
        players = None if value is None else written.whole(value)
    except ValueError:
        raise TrionfiError(Message("'players' is a number of players such as {n}, not {given}", n=game.players[0],
                                   given=brief(value))) from None
    return game.table(players)


def whole(request: Request, key: str, default: int | None, least: int, most: int) -> int:
    """A whole number of the request between two bounds."""
    value = request.get(key, default)
    try:
        found = written.whole(value)
    except ValueError:
        found = least - 1
    if not least <= found <= most:
        raise TrionfiError(Message("'{key}' is a whole number from {least} to {most}, not {given}", key=key, least=least, most=most,
                                   given=brief(value)))
    return found


def amount(request: Request, key: str) -> float:
    """A number of the request, not below nought."""
    value = request.get(key)
    try:
        found = float(written.exact(value))
    except (ValueError, ZeroDivisionError):
        found = -1.0
    if found < 0:
        raise TrionfiError(Message("'{key}' is a number such as 1.5, not {given}", key=key, given=brief(value)))
    return found


def yes(request: Request, key: str) -> bool:
    """A yes or no of the request; no when it is not there."""
    value = request.get(key, False)
    if value not in (True, False):
        raise TrionfiError(Message("'{key}' is true or false, not {given}", key=key, given=brief(value)))
    return bool(value)


def cards_of(game: Game, request: Request, key: str) -> list[str]:
    """Different cards of the game's pack, from a text or a list of texts."""
    value = request.get(key, ())
    if not isinstance(value, str | list | tuple):
        raise TrionfiError(Message("'{key}' is a list of cards such as T20 KS, not {given}", key=key, given=brief(value)))
    return game.pack.parse_all(value)


def card_label(game: Rules, text: str, points: bool = True) -> Words:
    """A card in words, with its nominal value."""
    card = game.pack.cards[game.pack.index[text]]
    if not points:
        return game.pack.full(card.index)
    value = game.counting.table(game.pack)[card.index]
    return Message("{card}, {n} points", {"n =1": "{card}, {n} point"}, card=game.pack.full(card.index), n=value)
