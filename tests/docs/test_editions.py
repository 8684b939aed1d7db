"""The pages in other languages: each agrees with the English page that it was made from, and what is behind or missing is listed."""

import re
import unicodedata

import pytest

from site_builder.editions import editions
from site_builder.translated import faults, state

OTHERS = editions()[1:]
PAGES = [(edition, name) for edition in OTHERS for name in edition.files() if name.endswith(".md") and edition.has(name)]


@pytest.mark.parametrize(("edition", "name"), PAGES, ids=[f"{edition.language}-{name}" for edition, name in PAGES])
def test_a_page_agrees_with_the_english_one_that_it_was_made_from(edition, name) -> None:
    """One that is behind is told so to its readers, and is brought up to date when somebody translates it anew."""
    assert edition.behind(name) or not faults(edition, name)


@pytest.mark.parametrize("edition", OTHERS, ids=lambda edition: edition.language)
def test_a_complete_edition_lacks_nothing(edition) -> None:
    assert not edition.complete or not edition.missing() + edition.stale()


def test_what_is_behind_or_missing_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    listed = state()
    with capsys.disabled():
        for edition in OTHERS:
            behind, missing = edition.stale(), edition.missing()
            have = len([name for name in edition.files() if name.endswith(".md")]) - len(missing)
            print(f"\n{edition.language}: {have} pages, {len(missing)} missing, {len(behind)} behind the English ones {' '.join(behind)}")
            assert len([line for line in listed if line.startswith(f"{edition.language}: ")]) == len(behind) + len(missing)


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.language)
def test_the_general_terms_stand_in_the_order_of_the_alphabet(edition) -> None:
    *_, general = re.split(r"^## ", edition.source("glossary.md").read_text(encoding="utf-8"), flags=re.M)
    terms = re.findall(r"^(.+) \{#[\w-]+\}$\n:   ", general, re.M)
    plain = [unicodedata.normalize("NFKD", term.casefold()).encode("ascii", "ignore").decode() for term in terms]
    assert len(terms) > 10 and plain == sorted(plain)
