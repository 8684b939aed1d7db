"""What differs between two games: only the parts that do, and of these only the sentences that do, in the words of the rules."""

import re
from collections.abc import Mapping
from difflib import SequenceMatcher
from itertools import groupby
from typing import TYPE_CHECKING

from trionfi.game import Game
from trionfi.game.options import Option
from trionfi.service.request import Request, game_of
from trionfi.service.rules import parts
from trionfi.values import replace

if TYPE_CHECKING:
    from trionfi.service.shapes import against as shapes

ALIKE = 0.5
FEW = 2
SET = {"sign": "signs"}  # parts of these kinds are told together, by their names, where the other game has none


def against(request: Request) -> "shapes.Against":
    """The differences between a game and the one that it is held `against`, each with what is said in either."""
    here, there = game_of(request), game_of({"game": request.get("against"), "profile": request.get("against_profile")})
    return {"games": [_head(here), _head(there)], "differences": differences(here, there)}


def _head(game: Game) -> "shapes.Compared":
    return {"ref": game.ref, "slug": game.slug, "name": game.name, "profile": game.profile}


def differences(here: Game, there: Game) -> "list[shapes.Difference]":
    """A row for each part in which they differ: its name, and what only one of them has."""
    mine, others = _said(here), _said(there)
    found = []
    for name in _in_order(mine, others):
        own, other = mine.get(name, []), others.get(name, [])
        if own and other:
            own, other = _only(own, other), _only(other, own)
        found.append((name, [" ".join(own)] if name in mine and name not in others else own,
                      [" ".join(other)] if name in others and name not in mine else other))
    found += [("options", *_options(here, there)), ("profiles", *_profiles(here, there))]
    rows = _together([(name, own, other) for name, own, other in found if any(own) or any(other)])
    return [{"name": name, "here": own, "there": other} for name, own, other in rows]


def _in_order(mine: Mapping[str, list[str]], others: Mapping[str, list[str]]) -> list[str]:
    """The names of all parts: those of the first game, and each that only the other has after the part it follows there."""
    names, last = list(mine), -1
    for name in others:
        if name in names:
            last = names.index(name)
        else:
            last += 1
            names.insert(last, name)
    return names


def _said(game: Game) -> dict[str, list[str]]:
    """Every part in sentences; rounds of a deal that say the same are one."""
    game = _in_common_parts(game)
    said = {
        "place": game.place, "period": game.period, "players": " or ".join(map(str, game.tables)),
        "direction": "anticlockwise" if game.anticlockwise else "clockwise",
    }
    for (name, words), rounds in groupby(parts(game), key=lambda part: (re.sub(r" \d+$", "", str(part["name"])), str(part["words"]))):
        times = len(list(rounds))
        name = "deal" if name == "packet" else name
        key = name if name not in said else f"{name} later"
        said[key] = words if times == 1 else f"{words.removesuffix('.')}, {times} times."
    # That a running total of two sums to nothing is the same rule as that one of five does.
    return {name: _sentences(re.sub(r"the \w+ always sum", "they always sum", words)) for name, words in said.items() if words}


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


def _sentences(words: str) -> list[str]:
    return re.split(r"(?<=\.) (?=[A-Z])", words)


def _only(own: list[str], other: list[str]) -> list[str]:
    """The sentences that the other has not; of one that it has in a like form only the clauses that differ."""
    rest = [sentence for sentence in other if sentence not in own]
    found = []
    for sentence in own:
        if sentence not in other:
            like = max(rest, key=lambda one: _alike(sentence, one), default="")
            found.append(_shortened(sentence, like) if like and _alike(sentence, like) > ALIKE else sentence)
    return [sentence for sentence in found if sentence]


def _alike(one: str, two: str) -> float:
    return SequenceMatcher(None, one.split(), two.split(), autojunk=False).ratio()


def _shortened(sentence: str, like: str) -> str:
    """The clauses of a sentence that a like one has not, after what introduces them."""
    clauses, others = (one.removesuffix(".").split("; ") for one in (sentence, like))
    left = [clause for clause in clauses if clause not in others]
    if not left or len(left) == len(clauses):
        return sentence if left else ""
    first, intro = clauses[0], clauses[0].split(": ", 1)[0]
    if left[0] != first and ": " in first and not intro.endswith(")"):
        return f"{intro}{', among others' * intro.endswith('lowest first')}: {'; '.join(left)}."
    text = "; ".join(left)
    return f"{text[0].upper()}{text[1:]}."


def _options(here: Game, there: Game) -> tuple[list[str], list[str]]:
    """The questions that only one of the two leaves open, and answers that only one has to a question of both."""
    def only(mine: Game, other: Game) -> list[str]:
        known = {option.words: option for option in other.options} | {option.name: option for option in other.options}
        return [words for option in mine.options if (words := _asked(option, known.get(option.words) or known.get(option.name)))]

    return only(here, there), only(there, here)


def _asked(option: Option, other: Option | None) -> str:
    if other is None:
        return option.words
    known = {value.name for value in other.values} | {value.words for value in other.values}
    more = [value.words for value in option.values if value.name not in known and value.words not in known]
    if len(more) > FEW:
        return f"{option.words} ({len(more)} answers of its own)"
    return f"{option.words} ({' / '.join(more)})" if more else ""


def _profiles(here: Game, there: Game) -> tuple[list[str], list[str]]:
    def only(mine: Game, other: Game) -> list[str]:
        known = {profile.name for profile in other.profiles}
        return [profile.words for profile in mine.profiles if profile.name not in known]

    return only(here, there), only(there, here)


def _together(rows: list[tuple[str, list[str], list[str]]]) -> list[tuple[str, list[str], list[str]]]:
    """Parts of one kind that only one of the games has, as one row."""
    found: list[tuple[str, list[str], list[str]]] = []
    for row in rows:
        kind, _, name = row[0].partition(": ")
        if kind not in SET or (row[1] and row[2]):
            found.append(row)
            continue
        if not found or found[-1][0] != SET[kind]:
            found.append((SET[kind], [], []))
        side = found[-1][1] if row[1] else found[-1][2]
        side[:] = [", ".join([*side, name])]
    return found
