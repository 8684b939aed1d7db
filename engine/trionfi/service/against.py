"""What differs between two games: only the parts that do, and of these only the sentences that do, in the words of the rules. Sentences
are compared as messages, by their patterns and values."""

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from trionfi.game import Game
from trionfi.game.options import Option
from trionfi.service.request import Request, game_of
from trionfi.service.rules import parts
from trionfi.values import NamedTuple, replace
from trionfi.words import Listing, Message, Text, Words
from trionfi.words.apart import apart, sentences
from trionfi.words.phrases import in_row

if TYPE_CHECKING:
    from trionfi.service.shapes import against as shapes

FEW = 2
DEAL = "deal"
SETS: dict[str, Words] = {"sign": "signs"}  # parts of these kinds are told together, by their names, where the other game has none


class Told(NamedTuple):
    """A part: its kind and title, and what is said of it."""

    kind: str
    title: Words
    sentences: tuple[Words, ...]


class Row(NamedTuple):
    """A part in which two games differ: what only one of them says."""

    kind: str
    title: Words
    here: list[Words]
    there: list[Words]


def against(request: Request) -> "shapes.Against":
    """The differences between a game and the one that it is held `against`, each with what is said in either."""
    here, there = game_of(request), game_of({"game": request.get("against"), "profile": request.get("against_profile")})
    return {"games": [_head(here), _head(there)], "differences": differences(here, there)}


def _head(game: Game) -> "shapes.Compared":
    return {"ref": game.ref, "slug": game.slug, "name": game.name, "profile": game.profile}


def differences(here: Game, there: Game) -> "list[shapes.Difference]":
    """A row for each part in which they differ: its name, and what only one of them has."""
    mine, others = _said(here), _said(there)
    rows = []
    for key in _in_order(mine, others):
        own, other = mine.get(key), others.get(key)
        one = own or other
        if one is not None:
            rows.append(Row(one.kind, one.title, _own(own, other), _own(other, own)))
    rows += [Row("", "options", *_options(here, there)), Row("", "profiles", *_profiles(here, there))]
    return [{"name": row.title, "here": row.here, "there": row.there} for row in _together([row for row in rows if row.here or row.there])]


def _own(one: Told | None, other: Told | None) -> list[Words]:
    """What one part says that the other does not; a part that only one game has is told as a paragraph."""
    if one is None:
        return []
    return [Text(*one.sentences)] if other is None else apart(one.sentences, other.sentences)


def _in_order(mine: Mapping[str, Told], others: Mapping[str, Told]) -> list[str]:
    """The names of all parts: those of the first game, and each that only the other has after the part it follows there."""
    names, last = list(mine), -1
    for name in others:
        if name in names:
            last = names.index(name)
        else:
            last += 1
            names.insert(last, name)
    return names


def _said(game: Game) -> dict[str, Told]:
    """Every part in sentences; rounds of a deal that say the same are one."""
    game = _in_common_parts(game)
    said = {
        "place": Told("", "place", (game.place,)), "period": Told("", "period", (game.period,)),
        "players": Told("", "players", (Message("{tables}", tables=Listing(game.tables, "or")),)),
        "direction": Told("", "direction", ("anticlockwise" if game.anticlockwise else "clockwise",)),
    }
    for (key, words), rounds in groupby(parts(game), key=lambda part: (_round(part.key), part.words)):
        first, *others = rounds
        title, times = first.title if first.kind in SETS else first.name, 1 + len(others)
        said[key if key not in said else f"{key} later"] = Told(first.kind, "deal" if key == DEAL else title,
                                                                sentences(words) if times == 1 else (_often(words, times),))
    return {key: told for key, told in said.items() if told.sentences}


def _often(words: Words, times: int) -> Words:
    """A rule that is followed several times."""
    return Message("{rule} This is done {n} times.", rule=words, n=times)


def _round(key: str) -> str:
    """The key of a part; all packets of a deal have one."""
    kind, _, number = key.partition("-")
    return DEAL if kind == "packet" and (number.isdecimal() or not number) else key


def _in_common_parts(game: Game) -> Game:
    """The game with a poignée that is shown put as a declaration of the winning side, which is the same rule."""
    shown = [(one, step.source) for step in game.course for one in step.tricks.showable(game.pack, game.pack.all)]
    if not shown or game.melds is not None:
        return game
    # A family's modules are loaded only where one of its games is asked for.
    from trionfi.games.france_popular import SHOWN
    from trionfi.games.french_tarot_melds import poignees, table

    rewards = tuple(reward.without_shows() for reward in game.payments.rewards)
    levels, source = tuple((len(one.cards), one.value) for one, _ in shown), shown[0][1]
    return replace(
        game, course=tuple(step.as_declared() for step in game.course),
        melds=table(source, poignees(source, *levels)), payments=replace(game.payments, rewards=(*rewards, SHOWN)))


def _options(here: Game, there: Game) -> tuple[list[Words], list[Words]]:
    """The questions that only one of the two leaves open, and answers that only one has to a question of both."""
    def only(mine: Game, other: Game) -> list[Words]:
        known = {option.words: option for option in other.options} | {option.name: option for option in other.options}
        return [words for option in mine.options if (words := _asked(option, known.get(option.words) or known.get(option.name)))]

    return only(here, there), only(there, here)


def _asked(option: Option, other: Option | None) -> Words:
    if other is None:
        return option.words
    known = {value.name for value in other.values} | {value.words for value in other.values}
    more = [value.words for value in option.values if value.name not in known and value.words not in known]
    if len(more) > FEW:
        return Message("{asked} ({n} answers of its own)", asked=option.words, n=len(more))
    return Message("{asked} ({answers})", asked=option.words, answers=Listing(tuple(more), "/")) if more else ""


def _profiles(here: Game, there: Game) -> tuple[list[Words], list[Words]]:
    def only(mine: Game, other: Game) -> list[Words]:
        known = {profile.name for profile in other.profiles}
        return [profile.words for profile in mine.profiles if profile.name not in known]

    return only(here, there), only(there, here)


def _together(rows: list[Row]) -> list[Row]:
    """Parts of one kind that only one of the games has, as one row of their names."""
    found: list[Row] = []
    for row in rows:
        if row.kind not in SETS or (row.here and row.there):
            found.append(row)
            continue
        if not found or found[-1].title != SETS[row.kind]:
            found.append(Row("", SETS[row.kind], [], []))
        side = found[-1].here if row.here else found[-1].there
        side.append(row.title)
    return [row._replace(here=_in_one(row.here), there=_in_one(row.there)) if row.title in SETS.values() else row for row in found]


def _in_one(names: list[Words]) -> list[Words]:
    return [in_row(names)] if names else []
