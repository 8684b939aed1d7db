"""What differs between two games: only the parts that do, and of these only the sentences that do."""

import re
from collections.abc import Iterable, Mapping
from itertools import groupby

from trionfi.game import Game
from trionfi.service.request import game_of
from trionfi.service.rules import parts


def against(request: Mapping) -> dict:
    """The differences between a game and the one that it is held `against`, each with what is said in either."""
    here, there = game_of(request), game_of({"game": request.get("against"), "profile": request.get("against_profile")})
    return {"games": [_head(here), _head(there)], "differences": differences(here, there)}


def _head(game: Game) -> dict:
    return {"ref": game.ref, "slug": game.slug, "name": game.name, "profile": game.profile}


def differences(here: Game, there: Game) -> list[dict]:
    """A row for each part in which they differ: its name, and the sentences that only one of them has."""
    found = []
    mine, others = _said(here), _said(there)
    names = [*mine, *(name for name in others if name not in mine)]
    for name in names:
        own, other = mine.get(name, ""), others.get(name, "")
        row = {"name": name, "here": _only(own, other), "there": _only(other, own)}
        if row["here"] or row["there"]:
            found.append(row)
    return found


def _said(game: Game) -> dict[str, str]:
    """Every part in words; rounds of a deal that say the same are one."""
    said = {
        "place": game.place, "period": game.period, "players": " or ".join(map(str, game.players)),
        "direction": "anticlockwise" if game.anticlockwise else "clockwise",
    }
    for name, rounds in groupby(parts(game), key=lambda part: (re.sub(r" \d+$", "", part["name"]), part["words"])):
        same = list(rounds)
        said[same[0]["name"] if len(same) == 1 else name[0]] = name[1] if len(same) == 1 else f"{name[1]} So {len(same)} times."
    said["options"] = ". ".join(f"{option.name} ({', '.join(value.name for value in option.values)})" for option in game.options)
    said["profiles"] = ". ".join(f"{profile.name} ({profile.words})" for profile in game.profiles)
    return {name: words for name, words in said.items() if words}


def _only(words: str, other: str) -> list[str]:
    """The sentences and clauses of a text that another has not."""
    rest = set(_clauses(other))
    return [clause for clause in _clauses(words) if clause not in rest]


def _clauses(words: str) -> Iterable[str]:
    """The sentences of a text, and their clauses between semicolons."""
    return [clause.strip().rstrip(".") for sentence in re.split(r"\. ", words) for clause in sentence.split("; ") if clause.strip()]
