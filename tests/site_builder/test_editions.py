"""Editions in other languages: found by their folders, filled up with English pages, and known when they lag behind."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from trionfi.words import tables
from trionfi.words.catalogue import Catalogue

from site_builder import editions, pages, render, translated
from site_builder.bundle import Bundle
from site_builder.drawings import base
from site_builder.editions import Edition, fingerprint
from site_builder.navigation import sections, titled
from site_builder.pages import drawn
from site_builder.paths import DOCS
from site_builder.say import Fault
from site_builder.search.records import records
from site_builder.words import site
from site_builder.words.catalogues import template, write
from site_builder.words.extract import Found

ENGLISH = """---
title: Mineo
game: mineo-3
---

# Mineo

Text with {{ card T20 }} in it, and [the index](../index.md#a-list).

## The score

{{ count T20 T9 T6 }}

```
## no heading
```

### Cards {#cards}
"""
FRENCH = """---
title: Mineo
game: mineo-3
---

# Mineo en français

Du texte avec {{ card T20 }}, et [la liste](../index.md#a-list).

## Le compte

{{ count T20 T9 T6 }}

```
## pas de titre
```

### Les cartes {#cards}
"""
INDEX = "---\ntitle: Home\n---\n\n# Home\n\n## A list\n\nWords.\n"


@pytest.fixture(autouse=True)
def _only_here() -> Iterator[None]:
    """What was said in French is forgotten."""
    yield
    site.speaker.cache_clear()
    base._answer.cache_clear()


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Edition:
    """A site of two pages, of which one is there in French, as is one message of the builder's."""
    for name, text in (("docs/index.md", INDEX), ("docs/sicily/mineo-3.md", ENGLISH), ("languages/fr/docs/sicily/mineo-3.md", FRENCH)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    catalogue = template([Found("", "Search", "", 0, ())], "fr")
    catalogue.get("Search").string = "Chercher"
    write(tmp_path / "languages" / "fr" / "site.po", catalogue)
    monkeypatch.setattr(site, "FOLDER", tmp_path / "languages")
    monkeypatch.setitem(tables._come, "fr", (Catalogue("fr", {}, {}), {}))
    found = editions.editions(tmp_path / "languages", tmp_path / "docs")
    for module in (translated, editions, render):
        monkeypatch.setattr(module, "editions", lambda: found)
    assert [one.folder for one in found] == ["", "fr/"]
    return found[1]


def test_an_edition_has_a_page_for_every_english_one(french: Edition) -> None:
    assert set(french.files()) == {"index.md", "sicily/mineo-3.md"}
    assert french.missing() == ["index.md"] and french.stale() == ["sicily/mineo-3.md"]
    assert (french.name, french.locale, french.up) == ("Français", "fr_FR", "../")
    (french.own / "other.md").write_text("# Autre\n")
    with pytest.raises(Fault, match=r"fr/docs/other.md translates no page: there is no docs/other.md\.$"):
        french.files()


def test_a_page_that_was_translated_is_marked_until_the_english_one_changes(french: Edition) -> None:
    page, english = french.own / "sicily" / "mineo-3.md", french.english / "sicily" / "mineo-3.md"
    translated.mark([page])
    text = page.read_text(encoding="utf-8")
    assert f'translated: "{fingerprint(english)}"\n---\n' in text
    assert "## Le compte {#the-score}\n" in text and "### Les cartes {#cards}\n" in text and "## pas de titre\n" in text
    assert not french.stale() and not translated.faults(french, "sicily/mineo-3.md")
    translated.mark([page])
    assert page.read_text(encoding="utf-8") == text
    english.write_text(ENGLISH.replace("Text", "Words"))
    assert french.stale() == ["sicily/mineo-3.md"] and "behind: true\n" in drawn("sicily/mineo-3.md", french)
    assert translated.state() == ["fr: sicily/mineo-3.md is behind the English page", "fr: index.md is not translated"]


@pytest.mark.parametrize(("old", "new", "told"), [
    ("{{ count T20 T9 T6 }}", "{{ count T20 T9 }}", "its drawings differ from the English page's: count T20 T9, not count T20 T9 T6"),
    ("## Le compte", "### Le compte", "its headings differ from the English page's: ###, not ##"),
    ("../index.md#a-list", "../index.md#liste", "it leads to ../index.md#liste, the English page does not"),
    ("{#cards}", "{#cartes}", "the heading 'Les cartes' is #cards in English, not #cartes"),
    ("\n### Les cartes {#cards}\n", "", "it has 1 headings, the English page 2"),
    ("game: mineo-3", "game: mineo-4", "its front matter has other game than the English page"),
])  # fmt: skip
def test_a_page_that_does_not_agree_is_not_marked(french: Edition, old: str, new: str, told: str) -> None:
    page = french.own / "sicily" / "mineo-3.md"
    page.write_text(FRENCH.replace(old, new), encoding="utf-8")
    with pytest.raises(Fault) as fault:
        translated.mark([page])
    assert str(fault.value).endswith(f"mineo-3.md: {told}") and "translated:" not in page.read_text(encoding="utf-8")
    with pytest.raises(Fault, match=r"is no translated page: those are in languages/LANGUAGE/docs/\.$"):
        translated.mark([french.english / "index.md"])


def test_terms_stand_in_the_alphabet_of_the_language_and_stay_in_their_section(french: Edition) -> None:
    terms = "Trump {#trump}\n:   A card.\n\nVoid {#void}\n:   No card.\n"
    own = "Chicane {#void}\n:   Aucune carte.\n\nTriomphe {#trump}\n:   Une carte.\n"
    for top, text, here in ((french.english, ENGLISH, terms), (french.own, FRENCH, own)):
        (top / "sicily" / "mineo-3.md").write_text(text.replace("### ", f"{here}\n### "))
    assert not translated.faults(french, "sicily/mineo-3.md", given=False)
    (french.own / "sicily" / "mineo-3.md").write_text(f"{FRENCH}\n{own}")
    assert translated.faults(french, "sicily/mineo-3.md", given=False)


def test_pages_say_to_the_templates_in_what_language_they_are(french: Edition) -> None:
    translated.mark([french.own / "sicily" / "mineo-3.md"])
    own, other = drawn("sicily/mineo-3.md", french), drawn("index.md", french)
    assert other.startswith("---\nprose: en\ntitle: Home\n") and "prose:" not in own and "behind:" not in own
    assert '<div class="drawing drawing-count" lang="fr" data-search-exclude>' in own
    assert 'xlink:href="../../../assets/cards/sicilian-63.svg#' in own
    assert 'lang="' not in drawn("sicily/mineo-3.md", Edition("en", french.english, french.english))


def test_a_card_in_an_english_sentence_of_another_edition_is_english_and_has_its_picture(french: Edition) -> None:
    (french.own / "sicily" / "mineo-3.md").unlink()
    line = next(line for line in drawn("sicily/mineo-3.md", french).splitlines() if line.startswith("Text with"))
    assert 'xlink:href="../../../assets/cards/sicilian-63.svg#T20"' in line and "trump 20" in line


def test_the_navigation_is_in_the_language_where_its_pages_are(french: Edition) -> None:
    (french.own / "index.md").write_text("---\ntitle: Accueil\n---\n\n# Accueil\n\n## Une liste\n", encoding="utf-8")
    nav = ["index.md", {"Jeux": ["sicily/mineo-3.md"]}]
    assert titled(nav, french) == [{"Accueil": "index.md"}, {"Jeux": [{"Mineo": "sicily/mineo-3.md"}]}]
    assert titled(nav, Edition("en", french.english, french.english))[0] == {"Home": "index.md"}


def test_a_family_whose_page_is_english_is_called_in_the_language_of_the_edition(tmp_path: Path) -> None:
    called = [next(iter(section)) for _, section in sections(Edition("fr", tmp_path, DOCS))]
    assert {"Suisse", "Piémont et Savoie"} < set(called) and "Switzerland" not in called


def test_a_third_language_is_on_the_site_with_its_first_page(french: Edition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line of code says that there is a French edition."""
    for module, name in ((pages, "PAGES"), (render, "PAGES"), (render, "EDITIONS"), (render, "RENDERED"), (render, "BUILD")):
        monkeypatch.setattr(module, name, tmp_path / name.lower())
    monkeypatch.setattr("site_builder.files.STAMPS", tmp_path / "stamps")
    monkeypatch.setattr(render, "with_games", lambda nav, edition: ["index.md", "sicily/mineo-3.md"])
    translated.mark([french.own / "sicily" / "mineo-3.md"])
    both = [Edition("en", french.english, french.english), french]
    for edition in both:
        pages.write_pages(edition)
    made, warnings = render.render(Bundle(tmp_path, "entry.js", "site.css", "worker.js", (), ()), "")
    assert not warnings
    page = (made / "fr" / "sicily" / "mineo-3" / "index.html").read_text(encoding="utf-8")
    assert '<html lang="fr"' in page and 'id="the-score"' in page and "Mineo en français" in page and "edition-note" not in page
    assert '<link rel="alternate " hreflang="x-default" href="../../../sicily/mineo-3/">' in page
    assert '<link rel="alternate " hreflang="fr" href="../../../fr/sicily/mineo-3/"' in page
    assert '<meta property="og:locale" content="fr_FR">' in page and 'placeholder="Chercher"' in page
    assert 'src="../../../assets/entry.js"' in page and 'href="../../../assets/site.css"' in page and not (made / "fr" / "assets").exists()
    english = (made / "index.html").read_text(encoding="utf-8")
    assert 'href="fr/" hreflang="fr" lang="fr" data-edition="fr/"' in english
    untold = (made / "fr" / "index.html").read_text(encoding="utf-8")
    assert '<article lang="en"' in untold and '<p class="edition-note" lang="fr"' in untold
    monkeypatch.setattr(import_module("site_builder.search.records"), "editions", lambda: both)
    assert [one.url for one in records(made, both[0])] == ["", "sicily/mineo-3/"]
    assert [one.url for one in records(made, french)] == ["fr/", "fr/sicily/mineo-3/"]
