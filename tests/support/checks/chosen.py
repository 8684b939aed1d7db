"""The hands that the common tests walk: chosen among random ones for what they reach, and kept as numbers of seeds.

`tests/generic/hands/GAME.json` holds {"hands": {"association-3": [17, 4]}, "reached": {"association-3": ["ending played"]},
"shown": {"association-3": ["shown say to all"]}, "options": {"rivanto=any": [3]}}: for each profile and number of players the numbers
of the hands (see `seed_of`), what these reach that no rules above them do, and which kinds of events they show to whom; and for each
value of an option the number of one hand for each number of players that shows its difference.
A number means the same hand as long as the engine offers the same actions in the same order.
"""

import json
from functools import cache
from pathlib import Path

from checks.walks import Rules

FOLDER = Path(__file__).parents[2] / "generic" / "hands"
UNCHOSEN, UNCHOSEN_LATER = 20, 5


def anew(slug: str) -> str:
    """What to do where the hands of a game do not fit it any more."""
    return f"choose its hands anew: python -m tests.generic.choose {slug}"


@cache
def kept(slug: str) -> dict:
    """What is kept of a game; empty for one whose hands nobody has chosen."""
    file = FOLDER / f"{slug}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def name_of(rules: Rules) -> str:
    """The rules among those of their game: "association-3"."""
    return f"{rules.profile or 'plain'}-{rules.players}"


def seed_of(rules: Rules, number: int) -> str:
    """The seed of one of the random hands of the rules."""
    return f"{rules} {number}"


def option_seed(slug: str, option: str, value: str, number: int) -> str:
    """The seed of one of the random hands under a value of an option."""
    return f"{slug} {option} {value} {number}"


def numbers(rules: Rules) -> tuple[int, ...]:
    """The hands chosen for these rules; the first ones where none are chosen."""
    chosen = kept(rules.slug).get("hands", {}).get(name_of(rules))
    return tuple(range(UNCHOSEN if rules.first else UNCHOSEN_LATER) if chosen is None else chosen)


def reached(rules: Rules) -> set[str]:
    """The situations for which the hands of these rules were chosen."""
    return set(kept(rules.slug).get("reached", {}).get(name_of(rules), ()))


def shown(rules: Rules) -> set[str]:
    """Which kinds of events the hands of these rules showed to whom when they were chosen."""
    return set(kept(rules.slug).get("shown", {}).get(name_of(rules), ()))


def option_numbers(slug: str, option: str, value: str, players: int) -> list[int]:
    """For each number of players the hand chosen for a value of an option; the first one where none is."""
    return kept(slug).get("options", {}).get(f"{option}={value}") or [0] * players
