"""Every game's page has been read against its source by somebody who did not write it, and has not changed since."""

import datetime

import pytest

from .read import COUNTS, FAMILIES, PAGES, digest, paragraphs, record, sentences, unread

READ = [slug for slug, file in PAGES.items() if file.parent.name not in unread()]
RECORDS = {slug: entry for family in FAMILIES for slug, entry in record(family).items()}


def test_the_records_are_of_pages_that_there_are() -> None:
    assert set(RECORDS) <= set(PAGES)
    assert set(unread()) <= set(FAMILIES)
    for family in FAMILIES:
        pages = {slug for slug, file in PAGES.items() if file.parent.name == family}
        assert pages - set(record(family)) or family not in unread(), f"{family} is read: take it out of unread.yaml"
        assert set(record(family)) <= pages


def test_every_page_of_a_family_that_is_read_has_a_record() -> None:
    assert not sorted(set(READ) - set(RECORDS)), "not read yet"


@pytest.mark.parametrize("slug", sorted(RECORDS))
def test_a_record_has_its_shape(slug: str) -> None:
    entry = RECORDS[slug]
    assert list(entry) == ["prose", "readings"] and entry["readings"]
    for reading in entry["readings"]:
        assert list(reading) == ["read", *COUNTS, "changed"]
        assert datetime.date.fromisoformat(reading["read"]) <= datetime.datetime.now(datetime.UTC).date()
        assert all(type(reading[name]) is int and reading[name] >= 0 for name in COUNTS)
        assert reading["wrong"] <= reading["sentences"]
        assert all(isinstance(words, str) and words for words in reading["changed"])
        assert reading["changed"] or not any(reading[name] for name in COUNTS[1:]), "faults found, and nothing changed"


def test_no_page_has_changed_since_it_was_read() -> None:
    changed = [slug for slug, entry in RECORDS.items() if entry["prose"] != digest(PAGES[slug].read_text(encoding="utf-8"))]
    assert not changed, "read what changed, then: python -m tests.docs.read " + " ".join(changed)


def test_a_digest_is_of_the_prose_alone() -> None:
    page = "---\ntitle: A game\n---\n\n# A game\n\nOne  rule.\nAnother rule.\n\n{{ values }}\n\nThe end \\[[004]\\].\n"
    page += '\n[004]: #source-004 "x"\n'
    assert paragraphs(page) == ["# A game", "One rule. Another rule.", "The end \\[[004]\\]."]
    assert sentences(page) == 4
    same = ("title: A game", "title: Other"), ("{{ values }}", "{{ trumps }}"), ("One  rule.\n", "One rule. "), ('"x"', '"y"')
    assert {digest(page.replace(*one)) for one in same} == {digest(page)}
    assert digest("A.\n\nB.") == digest("B.\n\nA.") and digest("A. B.") != digest("B. A.")
    assert digest(page.replace("One", "No")) != digest(page)
