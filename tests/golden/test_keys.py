"""The keys of all games: what options, records, links, facts and programs call a thing by. A key is written beside a name and stays when
the name changes, in whatever language; a key that changes breaks what somebody has kept, so that all are written down here.

`keys/all.txt` has each key once, under its kind, with the number of games that have it; a number in a key is `#`. To renew it after a key
was changed on purpose run `TRIONFI_GOLDEN=all pytest tests/golden`, and read the difference before it is kept.

What players say is notation: records and links hold a bid, a phrase to a partner and the name of a declaration as they are said in the
game's own tongue, or in English where it has none. A reader sees messages in their place or beside them. They stand in the list too, under
their own kinds, and need no plain letters.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import trionfi
from trionfi import drills
from trionfi.game import Game
from trionfi.game.edits import key_of
from trionfi.melds.typed import there_are
from trionfi.phases.bids import Bid
from trionfi.phases.pause import Word
from trionfi.service.rules import parts
from trionfi.values import fields, is_dataclass

from tests.golden.renewal import RENEWED

FILE = Path(__file__).parent / "keys" / "all.txt"
KEY = re.compile(r"[a-z0-9#]+(?:-[a-z0-9#]+)*")
UNDERSCORED = re.compile(r"[a-z0-9#]+(?:_[a-z0-9#]+)*")
FACTS = ("facts", "facts of a match")  # a keyword of Python may name one
CHOICES = ("options", "profiles", "seatings", "_plain")  # what may be chosen, which `ways` goes through
NOTATION = ("bids and words", "phrases", "declarations")
SAID = ("contract", "last_trick_announced", "aim", "rate")  # the values of these facts are what was said at the table


def ways(game: Game) -> Iterator[Game]:
    """The game by default, under each profile, with each answer to each option, each for every number of players."""
    named = [game.with_options(profile=profile.name) for profile in game.profiles]
    chosen = [game.with_options(options={option.name: value.name}) for option in game.options for value in option.values[1:]]
    for one in dict.fromkeys((game, *named, *chosen)):
        yield from dict.fromkeys(one.at(players) for players in one.players)


def parts_of(part: object) -> Iterator[tuple[str, str]]:
    """The kind and key of each part in a tuple of parts, by which edits name it: the kind is the field in which the tuple stands."""
    for field in fields(part):
        value = vars(part).get(field.name) if field.name not in CHOICES else ()
        for item in value if isinstance(value, tuple) else (value,):
            if is_dataclass(item) and not isinstance(item, type):
                if isinstance(value, tuple) and key_of(item) and not isinstance(item, (Bid, Word)):
                    yield field.name, key_of(item)
                yield from parts_of(item)


def notation_of(game: Game) -> Iterator[tuple[str, str]]:
    """The kind and text of all that is said in a game and kept as it was said."""
    for way in ways(game):
        yield from (("bids and words", word.say) for step in way.course for word in step.speaking.spoken())
        yield from (("declarations", name) for name, _ in (there_are(way.pack, way.melds) if way.melds else ()))
    yield from (("phrases", signal.phrase) for signal in game.signals)


def keys_of(game: Game) -> Iterator[tuple[str, str]]:
    """The kind and key of all that a game names."""
    yield from notation_of(game)
    yield from (("profiles", profile.name) for profile in game.profiles)
    for option in game.options:
        yield "options", option.name
        yield from (("answers to options", value.name) for value in option.values)
    for way in ways(game):
        players = way.players[0]
        yield from parts_of(way)
        yield from (("rules at a glance", part.key) for part in parts(way))
        for fact in way.form(players):
            yield "facts", fact.key
            if fact.key not in SAID:
                yield from (("answers to facts", value) for value, _ in fact.values if isinstance(value, str))
        yield from (("facts of a match", fact.key) for fact in (way.match_form(players) if way.match.settled else ()))
        yield from (("drills", kind.name) for kind in drills.kinds(way))


@cache
def found() -> dict[str, Counter[str]]:
    """How many games have each key, by kind."""
    told: dict[str, Counter[str]] = {}
    for slug in trionfi.games:
        for kind, key in {(kind, re.sub(r"(?<![a-z0-9])\d+(?![a-z0-9])", "#", key)) for kind, key in keys_of(trionfi.games[slug])}:
            told.setdefault(kind, Counter())[key] += 1
    return dict(sorted(told.items()))


def test_the_keys_are_as_they_are_written():
    lines = [f"{kind}\n" + "".join(f"  {key} {games}\n" for key, games in sorted(keys.items())) for kind, keys in found().items()]
    if RENEWED:
        FILE.write_text("\n".join(lines), encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == "\n".join(lines)


def test_a_key_is_plain():
    """Small letters without accents, figures, and one sign between its words: no sentence and no name."""
    rules = {kind: UNDERSCORED if kind in FACTS else KEY for kind in found() if kind not in NOTATION}
    assert [(kind, key) for kind, keys in found().items() for key in keys if kind in rules and not rules[kind].fullmatch(key)] == []


def test_what_is_said_is_one_line_without_signs_that_look_alike():
    said = [one for kind in NOTATION for one in found()[kind]]
    assert len(said) > 300
    assert [one for one in said if one != unicodedata.normalize("NFC", " ".join(one.split())) or not one.isprintable()] == []


def test_no_two_combinations_of_a_table_go_by_one_key():
    for slug in trionfi.games:
        for table in {way.melds for way in ways(trionfi.games[slug])} - {None}:
            keys = [one.key for one in (*table.combinations, *table.tallies, *table.inquiries)]
            assert len(set(keys)) == len(keys), (slug, keys)
