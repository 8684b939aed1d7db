"""The catalogues in the repository are those of the sources, and the tables those of the catalogues."""

import re
from collections import Counter

import pytest
from said import said
from trionfi.words.tables import complete

from site_builder.wheel import travelling
from site_builder.words.catalogues import (
    DRAWN,
    ENGINE_PART,
    FOLDER,
    PAGE_PART,
    SHELL_PART,
    TABLES,
    compiled,
    key_of,
    languages,
    read,
    tables,
    template,
)
from site_builder.words.page import engine_tables

LANGUAGES = languages()


@pytest.fixture(scope="module")
def found():
    """The messages of the sources by part."""
    return said()


def keys(catalogue):
    return {(one.context or "", one.id) for one in catalogue if one.id}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_each_message_of_the_sources_and_no_other(language, found):
    told = {file.stem: keys(read(file, language)) for file in (FOLDER / language).glob("*.po")}
    wanted = {part: keys(template(some, language)) for part, some in found.items()}
    stale = {part: sorted(told.get(part, set()) ^ wanted.get(part, set())) for part in told.keys() | wanted}
    assert not any(stale.values()), f"run make words: {stale}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_called_complete_when_it_lacks_nothing(language):
    lacks = [one.id for file in (FOLDER / language).glob("*.po") for one in read(file, language) if one.id and not one.string]
    assert complete(language) == (not lacks)


def test_what_several_families_say_is_translated_once(found):
    homes = Counter((one.context, one.pattern) for part, some in found.items() if part not in (SHELL_PART, PAGE_PART, *DRAWN)
                    for one in {(one.context, one.pattern): one for one in some}.values())
    assert max(homes.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_are_made_of_the_catalogues(language):
    made = {file.name: file.read_text(encoding="utf-8") for file in (TABLES / language).glob("*.json")}
    assert made == tables(language), "run make words"


@pytest.mark.parametrize("part", DRAWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_builders_own_words_are_compiled(language, part):
    file = FOLDER / language / f"{part}.po"
    assert len(compiled(read(file, language), file)) == sum(bool(one.id and one.string) for one in read(file, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_fetches_each_message_with_the_code_that_says_it(language):
    told, homes, wanted = engine_tables(language), travelling(), Counter()
    for part in {file.stem for file in (FOLDER / language).glob("*.po")} - {SHELL_PART, PAGE_PART, *DRAWN}:
        for one in (one for one in read(FOLDER / language / f"{part}.po", language) if one.id and one.string):
            codes = {homes.get(file, ENGINE_PART) for file, _ in one.locations}
            home = codes.pop() if len(codes) == 1 else ENGINE_PART
            wanted[home] += 1
            assert not home or key_of(one) in told[home]["messages"], one.id
    assert {part: len(table["messages"]) for part, table in told.items()} == {part: many for part, many in wanted.items() if part}
    assert wanted["apart drills"] and wanted[""] and wanted[ENGINE_PART] < sum(wanted.values()) / 2


def loose(language, pattern):
    """Where a catalogue or a page of a language has what it must not have: the file, and the words around it."""
    broken = re.compile(f".{{0,30}}(?:{pattern}).{{0,10}}")
    told = [(file.name, one.string) for file in sorted((FOLDER / language).glob("*.po")) for one in read(file, language) if one.id]
    told += [(file.name, file.read_text(encoding="utf-8")) for file in sorted((FOLDER / language / "docs").rglob("*.md"))]
    return [(name, found) for name, text in told for found in broken.findall(str(text))]


def test_french_signs_stay_with_their_words():
    """A narrow space before ; ! ? and a wide one before the colon and inside guillemets, as the terms have it."""
    broken = re.compile(r" [:;?!»]|« |-t-(?:il|elle|on)")
    apart = [one.string for file in (FOLDER / "fr").glob("*.po") for one in read(file, "fr") if one.id and broken.search(one.string)]
    assert not apart
    assert not loose("fr", "\u202f:|\u00a0[;!?]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_elided_words_have_the_curved_apostrophe(language):
    """Straight is that of what is typed, which stands between quotes or brackets."""
    assert not loose(language, r"(?<=[^\W\d_])'(?=[^\W\d_])")


def test_italian_cuts_the_pack_and_no_card():
    """ "Tagliare" without the pack is read as trumping, which Italian says as "giocare un trionfo"."""
    assert not loose("it", r"(?:^|(?<=[.:;?!]))(?:(?!mazzo|in due)[^.:;?!])*\btagli(?!o\b)(?:(?!mazzo|in due)[^.:;?!])*(?=[.:;?!]|$)")
