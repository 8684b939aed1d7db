"""Every game's page has been read against its source by somebody who did not write it, and has not changed since; a translated page that
has been read against the English one has not changed either."""

import datetime

import pytest

from .read import ENGLISH, SHELVES, digest, paragraphs, sentences, unread

READ = [slug for slug in ENGLISH.pages if ENGLISH.family(slug) not in unread()]
RECORDS = {(language, page): entry for language, shelf in SHELVES.items() for page, entry in shelf.records().items()}


def test_the_records_are_of_pages_that_there_are() -> None:
    for shelf in SHELVES.values():
        for family in shelf.families():
            assert set(shelf.record(family)) <= {page for page in shelf.pages if shelf.family(page) == family}
        assert {file.stem for file in shelf.folder.glob("*.yaml")} - {"unread"} <= set(shelf.families())


def test_every_page_of_a_family_that_is_read_has_a_record() -> None:
    assert not sorted(set(READ) - set(ENGLISH.records())), "not read yet"
    left = {ENGLISH.family(page) for page in set(ENGLISH.pages) - set(ENGLISH.records())}
    assert set(unread()) <= left, "those that are read do not stand in unread.yaml"


@pytest.mark.parametrize(("language", "page"), sorted(RECORDS))
def test_a_record_has_its_shape(language: str, page: str) -> None:
    counts = SHELVES[language].counts
    entry = RECORDS[language, page]
    assert list(entry) == ["prose", "readings"] and entry["readings"]
    for reading in entry["readings"]:
        assert list(reading) == ["read", *counts, "changed"]
        assert datetime.date.fromisoformat(reading["read"]) <= datetime.datetime.now(datetime.UTC).date()
        assert all(type(reading[name]) is int and reading[name] >= 0 for name in counts)
        assert reading[counts[1]] <= reading["sentences"]
        assert all(isinstance(words, str) and words for words in reading["changed"])
        assert reading["changed"] or not any(reading[name] for name in counts[1:]), "faults found, and nothing changed"


@pytest.mark.parametrize("language", SHELVES)
def test_no_page_has_changed_since_it_was_read(language: str) -> None:
    shelf = SHELVES[language]
    changed = [page for page, entry in shelf.records().items() if entry["prose"] != digest(shelf.pages[page].read_text(encoding="utf-8"))]
    assert not changed, f"read what changed, then: python -m tests.docs.read --edition {language} " + " ".join(changed)


def test_a_digest_is_of_the_prose_alone() -> None:
    page = "---\ntitle: A game\n---\n\n# A game\n\nOne  rule.\nAnother rule.\n\n{{ values }}\n\nThe end \\[[004]\\].\n"
    page += '\n[004]: #source-004 "x"\n'
    assert paragraphs(page) == ["# A game", "One rule. Another rule.", "The end \\[[004]\\]."]
    assert sentences(page) == 4
    same = ("title: A game", "title: Other"), ("{{ values }}", "{{ trumps }}"), ("One  rule.\n", "One rule. "), ('"x"', '"y"')
    assert {digest(page.replace(*one)) for one in same} == {digest(page)}
    assert digest("A.\n\nB.") == digest("B.\n\nA.") and digest("A. B.") != digest("B. A.")
    assert digest(page.replace("One", "No")) != digest(page)
