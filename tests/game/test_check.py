"""Games as data: every word of a closed vocabulary and every edit of every option, profile and seating is checked."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum

import pytest
import trionfi
from trionfi.errors import TrionfiError
from trionfi.game.check import conforms, faults, misfits
from trionfi.game.edits import Add, Drop, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.vocabulary import vocabularies

SLUGS = list(trionfi.games)

def parts(part: object) -> Iterator[object]:
    """A part, and all parts in it."""
    if isinstance(part, tuple):
        for item in part:
            yield from parts(item)
    elif is_dataclass(part) and not isinstance(part, type):
        yield part
        for field in fields(part):
            if field.name != "_plain":
                yield from parts(getattr(part, field.name))


def words() -> dict[tuple[type, str], object]:
    """For each field of a closed vocabulary in any part of any game, options included: (kind of part, field) and one such part."""
    found: dict[tuple[type, str], object] = {}
    for slug in SLUGS:
        for part in parts(trionfi.games[slug]):
            for name in vocabularies(type(part)):
                found.setdefault((type(part), name), part)
    return found


WORDS = words()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_edit_finds_its_part_and_changes_it(slug):
    assert list(faults(trionfi.games[slug])) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_part_has_values_of_the_right_type_under_every_profile(slug):
    game = trionfi.games[slug]
    for made in (game, *(game.with_options(profile.name) for profile in game.profiles)):
        assert [misfit for players in made.players for misfit in misfits(made.at(players))] == []


@pytest.mark.parametrize("kind, name", WORDS, ids=[f"{kind.__name__}.{name}" for kind, name in WORDS])
def test_a_misspelt_word_is_refused_wherever_a_game_has_one(kind, name):
    part, (vocabulary, _) = WORDS[kind, name], vocabularies(kind)[name]
    several = isinstance(getattr(part, name), tuple)
    for word in vocabulary:
        one, found = ((word.value,), (word,)) if several else (word.value, word)
        made = getattr(replace(part, **{name: one}), name)
        assert made == found and type(made[0] if several else made) is vocabulary
        with pytest.raises(TrionfiError) as refused:
            replace(part, **{name: (word, f"{word.value}r") if several else f"{word.value}r"})
        assert f"{name} of {kind.__name__}" in str(refused.value)
        assert f"'{word.value}r'" in str(refused.value)
        assert all(other.value in str(refused.value) for other in vocabulary)


def test_no_vocabulary_is_left_without_a_part_that_is_tried():
    used = {vocabularies(kind)[name][0] for kind, name in WORDS}
    assert len(used) >= 40
    assert any(isinstance(getattr(part, name), tuple) for (_, name), part in WORDS.items())
    assert all(issubclass(one, StrEnum) and one.__doc__ and len(set(one)) > 1 for one in used)


MINEO = replace(trionfi.games["mineo-3"], profile="", chosen=(), _plain=None)


@pytest.mark.parametrize("path, word", [
    ("course:play.lead", "after declarrer"), ("course:play.deals_next", "after deal"), ("course:play.when", "a declarrer"),
    ("course:rivanto.barred", "could bidd"), ("course:rivanto.who", "opponent"), ("course:discard.who", "dealr"),
    ("course:taking-monte*.hidden", "sometimes"), ("fool.lead", "first card"), ("fool.trickless", "nobody"), ("sides.kind", "pairs"),
    ("course:speaking-ten.vocabulary:mischio.does", "goes on"),
])
def test_a_misspelt_word_of_an_option_names_game_option_and_path(path, word):
    game = replace(MINEO, options=(_one(Put(path, word)),), profiles=())
    with pytest.raises(TrionfiError) as refused:
        game.with_options(trial="other")
    assert str(refused.value).startswith(f"mineo-3, trial=other, {path}: {path.rpartition('.')[2]} of ")
    assert f"cannot be '{word}': it is one of " in str(refused.value)
    assert list(faults(game)) == [str(refused.value)]


def _one(*edits) -> Option:
    return Option("trial", "A trial?", (Value("plain", "no", "ours"), Value("other", "yes", "ours", edits)))


@pytest.mark.parametrize("edit, reason", [
    (Drop("no such step"), "course:no such step: no part 'no such step' in course: there are "),
    (Put("course:play.lead", 7), "course:play.lead: lead of Play 'play' cannot be '7': it is one of "),
    (Put("course:play.leads", "dealer"), "course:play.leads: no rule part 'leads' in Play"),
    (Put("course:no such step.lead", "dealer"), "course:no such step.lead: no part 'no such step' in course"),
    (Remove("course:play.rules", "no such rule"), "course:play.rules: no part 'no such rule' in course:play.rules: there are "),
    (Insert(MINEO.step("discard"), after="no such step"), "course:discard: no part 'no such step' in course"),
    (Insert(MINEO.step("discard"), before="play"), "course:discard: course has a part 'discard' already"),
    (Insert(replace(MINEO.step("discard"), key="another")), "course:another: no part '' in course"),
    (Add("course", MINEO.step("play")), "course: course has a part 'play' already"),
])
def test_an_edit_that_cannot_be_made_names_game_option_and_path(edit, reason):
    game = replace(MINEO, options=(_one(edit),), profiles=(Profile("trying", "With it", "ours", (("trial", "other"),)),))
    for made in ({"trial": "other"}, {"profile": "trying"}):
        with pytest.raises(TrionfiError) as refused:
            game.with_options(**made)
        assert str(refused.value).startswith(f"mineo-3, trial=other, {reason}")
    first, second = faults(game)
    assert first.startswith(f"mineo-3, trial=other, {reason}")
    assert second.startswith("mineo-3, profile trying: mineo-3, trial=other, ")


@pytest.mark.parametrize("edit, reason", [
    (Put("course:play.lead", "after declarer"), "course:play.lead: it changes nothing"),
    (Put("course:discard.cards", "three"), "course:discard.cards: cards of Discard is int, not 'three'"),
    (Put("course:discard.cards", True), "course:discard.cards: cards of Discard is int, not True"),
    (Put("course:discard.tiers", "kings"), "course:discard.tiers: tiers of Discard is tuple, not 'kings'"),
    (Add("course:speaking-ten.vocabulary", "avanti"), "course:speaking-ten.vocabulary: vocabulary of Pause is tuple"),
])
def test_an_edit_that_changes_nothing_or_has_the_wrong_type_is_a_fault(edit, reason):
    found = list(faults(replace(MINEO, options=(_one(edit),), profiles=())))
    assert len(found) == 1
    assert found[0].startswith(f"mineo-3, trial=other, {reason}")


def test_an_edit_of_a_seating_must_change_something_under_some_profile():
    game = trionfi.games["sicily-1780"]
    idle = Put("slug", game.slug)
    seatings = tuple(replace(one, edits=(*one.edits, idle)) if one.players == 3 else one for one in game.seatings)
    assert list(faults(game)) == []
    assert list(faults(replace(game, seatings=seatings))) == ["sicily-1780 for 3, slug: it changes nothing"]


def test_a_seating_that_cannot_be_made_names_game_and_players():
    game = trionfi.games["sicily-1780"]
    seatings = tuple(replace(one, edits=(*one.edits, Drop("no such step"))) for one in game.seatings)
    with pytest.raises(TrionfiError, match=r"^sicily-1780 for 3, course:no such step: no part 'no such step' in course: there are "):
        replace(game, seatings=seatings).at(3)


@pytest.mark.parametrize("value, hint, right", [
    (1, int, True), (True, int, False), ("1", int, False), (None, int | None, True), ((1, 2), tuple[int, ...], True),
    ((1, "2"), tuple[int, ...], False), ((1, "2"), tuple[int, str], True), ((1,), tuple[int, str], False), ([1], tuple[int, ...], False),
])
def test_values_conform_to_types(value, hint, right):
    assert conforms(value, hint) is right
