"""No choice of a table takes away another: what one value of an option changes still holds beside every value of every other, or
`pairs.json` says why it cannot."""

import json
from itertools import combinations, product
from pathlib import Path

import pytest
import trionfi
from trionfi.game import Game
from trionfi.game.edits import Put, key_of
from trionfi.game.options import Option, Value
from trionfi.values import fields, is_dataclass, replace

REASONS = json.loads(Path(__file__).with_name("pairs.json").read_text(encoding="utf-8"))
ABOUT_CHOICES = ("options", "profiles", "chosen", "profile", "_plain")


def facts(part: object, path: str = "") -> set[tuple[str, str]]:
    """Everything that a game says, as pairs of a path and what stands there; items of a tuple go by their keys."""
    if is_dataclass(part) and not isinstance(part, type):
        found = {(path, type(part).__name__)}
        for field in fields(part):
            if path or field.name not in ABOUT_CHOICES:
                found |= facts(vars(part)[field.name], f"{path}.{field.name}")
        return found
    if isinstance(part, tuple) and any(map(is_dataclass, part)):
        return set().union(*(facts(item, f"{path}:{key_of(item) or type(item).__name__}") for item in part))
    return {(path, repr(part))}


def touch(one: Value, other: Value) -> bool:
    """Whether edits of both may concern the same part: the path of one begins that of the other."""
    paths = [[edit.path.partition("*")[0] for edit in value.edits] for value in (one, other)]
    return any(a.startswith(b) or b.startswith(a) for a, b in product(*paths))


def taken_away(game: Game) -> set[str]:
    """The pairs of values of which one loses something that it changes, as `option=value, option=value`."""
    told: dict[tuple[tuple[str, str], ...], set[tuple[str, str]]] = {}

    def said(*chosen: tuple[Option, Value]) -> set[tuple[str, str]]:
        key = tuple((option.name, value.name) for option, value in chosen)
        if key not in told:
            told[key] = facts(game.with_options(options=dict(key)))
        return told[key]

    lost = set()
    for one, other in combinations(game.options, 2):
        for first, second in product(one.values[1:], other.values[1:]):
            if touch(first, second):
                both = said((one, first), (other, second))
                changed = (said((one, first)) | said((other, second))) - said()
                if changed - both:
                    lost.add(f"{one.name}={first.name}, {other.name}={second.name}")
    return lost


@pytest.mark.parametrize("slug", [slug for slug in trionfi.games if len(trionfi.games[slug].options) > 1])
def test_no_choice_takes_another_away(slug: str) -> None:
    known = {f"{one}, {other}" for pair in REASONS.get(slug, []) for one in pair["one"] for other in pair["other"]}
    lost = taken_away(trionfi.games[slug])
    assert lost - known == set(), "one of each pair loses what it says: mend the edits, or give the reason in pairs.json"
    assert known - lost == set(), "these pairs are well now: take them out of pairs.json"


def test_every_reason_is_given_and_for_a_game_that_there_is() -> None:
    assert set(REASONS) <= set(trionfi.games)
    assert all(pair["why"].strip() for pairs in REASONS.values() for pair in pairs)


def test_what_one_choice_takes_from_another_is_found() -> None:
    game = trionfi.games["mineo-3"]
    taken = [
        Option("talk", "?", (Value("as it is", "-", "-"), Value("none", "-", "-", (Put("talk.signals", ()),)))),
        Option("all", "?", (Value("as it is", "-", "-"), Value("left", "-", "-", (Put("anticlockwise", False),)))),
        Option("table", "?", (Value("as it is", "-", "-"), Value("other", "-", "-", (Put("talk", replace(game.talk)),)))),
    ]
    assert taken_away(replace(game, options=tuple(taken), profiles=(), profile="", chosen=(), _plain=None)) == {"talk=none, table=other"}
