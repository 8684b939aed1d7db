"""The search index: what is read off the pages, and Pagefind's files laid out anew."""

import gzip
import json
from importlib import import_module
from pathlib import Path

import pytest

from site_builder import search
from site_builder.editions import Edition
from site_builder.paths import DOCS
from site_builder.search.pieces import beginnings, content, pages, pieces
from site_builder.search.records import OFTEN, common, records, well_known, words

ENGLISH, ITALIAN = Edition("en", DOCS), Edition("it", DOCS)
GAME = """<article><nav>Sicily</nav><h1 id="mineo">Tarocchi of Mineo<a class="headerlink">&para;</a></h1>
<p>One against two, with <em>i Picciotti</em>.</p>
<div data-search-exclude><div class="fact-box" data-players="3|4" data-region="Sicily" data-cards="63" data-text="Mineo 14.6 Grammichele">
<dl><dd>swords</dd></dl></div></div>
<h2 id="counting">Counting<a class="headerlink">&para;</a></h2><p>Count the tricks in threes. <br>The Poignée.</p></article>"""
REGION = "<article><h1>Sicily</h1><p>The games of the island.</p></article>"
GLOSSARY = """<article><h1>Glossary</h1><h2 id="sicily">Cards of Sicily</h2><dl><dt id="giove">Giove</dt>
<dd><p>Jupiter, trump 20 [<a>004</a>].</p></dd><dt id="sole">Sole</dt><dd>The Sun.</dd></dl></article>"""


@pytest.fixture
def rendered(tmp_path: Path) -> Path:
    """A site of a region, a game and a glossary."""
    for name, text in (("sicily/mineo-3", GAME), ("sicily", REGION), ("glossary", GLOSSARY), ("empty", "<p>No article.</p>")):
        folder = tmp_path / "rendered" / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_text(f"<html><body>{text}</body></html>")
    return tmp_path / "rendered"


def test_a_page_is_read_with_its_sections_facts_and_terms(rendered: Path) -> None:
    found = {one.url: one for one in records(rendered, ENGLISH)}
    assert set(found) == {"sicily/", "sicily/mineo-3/", "glossary/", "glossary/#giove", "glossary/#sole"}
    game = found["sicily/mineo-3/"]
    assert (game.kind, game.title, game.headings()) == ("game", "Tarocchi of Mineo", [("counting", "Counting")])
    assert game.facets == {"players": ["3", "4"], "region": ["Sicily"], "cards": ["63"]}
    assert "14n6 Grammichele" in game.sections[0].text and "swords" not in game.sections[0].text
    assert (found["sicily/"].kind, found["sicily/"].about) == ("region", "1 game")
    assert (found["glossary/#giove"].kind, found["glossary/#giove"].about) == ("term", "Jupiter, trump 20.")


def test_a_region_is_found_by_its_name_in_the_language_of_the_edition(rendered: Path) -> None:
    game = rendered / "sicily" / "mineo-3" / "index.html"
    game.write_text(game.read_text().replace('data-region="Sicily"', 'data-region="Sicile"'))
    region = next(one for one in records(rendered, ENGLISH) if one.kind == "region")
    assert (region.title, region.called) == ("Sicily", ["Sicile"])
    assert '<h1 data-pagefind-weight="10">sicily sicile sicily sicile sicily sicile</h1>' in region.page(None)


def test_what_pagefind_reads_has_each_word_seldom_and_weights_by_where_it_stands(rendered: Path) -> None:
    game = next(one for one in records(rendered, ENGLISH) if one.kind == "game")
    game.sections = [game.sections[1]] * (OFTEN + 3)
    page = game.page(7)
    assert page.count(">count tricks threes poignee<") == OFTEN
    assert '<h1 data-pagefind-weight="10">tarocchi mineo</h1>' in page
    assert '<h2 id="counting" data-pagefind-weight="5">counting</h2>' in page
    assert 'data-pagefind-filter="players:4"' in page and 'data-pagefind-sort="order:7"' in page


def test_the_games_of_today_are_known_in_the_order_of_the_finder(rendered: Path) -> None:
    today = GAME.replace('class="fact-box"', 'class="fact-box" data-today="played today"')
    for name in ("sicily/mineo-4", "sicily/mineo-5"):
        (rendered / name).mkdir()
        (rendered / name / "index.html").write_text(today)
    front = "".join(f'<li><span class="finder-name"><a href="sicily/mineo-{number}/">Mineo</a></span></li>' for number in (3, 5, 4))
    assert well_known(records(rendered, ENGLISH), rendered, ENGLISH) == []
    (rendered / "index.html").write_text(f"<article><ul>{front}</ul></article>")
    assert [one.url for one in well_known(records(rendered, ENGLISH), rendered, ENGLISH)] == ["sicily/mineo-5/", "sicily/mineo-4/"]


def test_words_are_without_accents_and_without_the_common() -> None:
    assert words("The Poignée: Tarok-l'Hombre à 3, 54 cards") == ["poignee", "tarok", "hombre", "54", "cards"]
    assert all(words(word, language) == [] for language in ("en", "it") for word in common(language))
    assert words("the trick, la presa", "it") == ["the", "trick", "presa"] and words("the trick, la presa") == ["trick", "la", "presa"]
    assert common("de") == frozenset()


def text(word: str) -> bytes:
    return bytes([0x60 + len(word)]) + word.encode()


def test_an_index_is_cut_between_words_that_begin_otherwise() -> None:
    page = bytes([0x81, 0x82, 0x03, 0x82, 0x19, 0x01, 0x00, 0x38, 0x30])  # page 3, at 256, and a weight
    named = ["declar", "deal", "declin", "trick", "poignee"]
    index = bytes([0x81, 0x80 + len(named)]) + b"".join(b"\x82" + text(word) + page for word in named)
    made = pieces([index], size=1)
    assert beginnings(made) == ["deal", "decl", "poig", "tric"]
    assert made[1] == b"\x81\x82" + b"\x82" + text("declar") + page + b"\x82" + text("declin") + page
    assert pieces(made, size=10_000) == [b"\x81\x85" + b"".join(b"\x82" + text(word) + page for word in sorted(named))]
    with pytest.raises(ValueError, match="otherwise than known"):
        pieces([b"\x01\x02\x03"])


def test_pages_get_the_names_that_they_are_given() -> None:
    version, count, rest = b"\x85" + text("1.4.0"), b"\x18\x63", b"\x80\x80"
    piece = b"\x83" + text("a") + text("z") + text("en_1")
    listed = version + b"\x81\x82" + text("en_1234567") + count + b"\x81" + piece + rest
    assert pages(listed, {"en_1234567": "0"}) == version + b"\x81\x82" + text("0") + count + b"\x80" + rest


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.pf_index").write_bytes(gzip.compress(b"something"))
    with pytest.raises(ValueError, match=r"x\.pf_index is no file of Pagefind's"):
        content(tmp_path / "x.pf_index")


def test_an_index_is_made_once_and_anew_when_a_page_changes(rendered: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PAGES", "MADE", "LAID", "SEARCH"):
        monkeypatch.setattr(search, name, tmp_path / name)
    monkeypatch.setattr("site_builder.files.STAMPS", tmp_path / "stamps")
    monkeypatch.setattr(search, "BOOK", {"mineo-3": 0})
    assert search.make_index(rendered, ENGLISH) and not search.make_index(rendered, ENGLISH)
    entry = json.loads((tmp_path / "SEARCH" / "en" / "entry.json").read_text())
    assert entry["facets"]["players"] == {"words": "How many are you?", "values": ["3", "4"]}
    folder = tmp_path / "SEARCH" / "en" / entry["folder"]
    shown = {one["url"]: one for one in (json.loads(file.read_text()) for file in folder.glob("found/*.json"))}
    assert shown["sicily/mineo-3/"]["places"][0][:2] == ["counting", "Counting"]
    assert shown["sicily/mineo-3/"]["facts"] == {"players": ["3", "4"], "region": ["Sicily"], "cards": ["63"]}
    line, _, rest = gzip.decompress((folder / "all.pf").read_bytes()).partition(b"\n")
    listed = json.loads(line)
    assert {name for name, _ in listed} == {file.relative_to(folder).as_posix() for file in folder.rglob("*.*")} - {"all.pf"}
    assert sum(length for _, length in listed) == len(rest)
    page = rendered / "sicily" / "index.html"
    page.write_text(page.read_text().replace("island", "isle"))
    assert search.make_index(rendered, ENGLISH)
    changed = json.loads((tmp_path / "SEARCH" / "en" / "entry.json").read_text())["folder"]
    assert changed != entry["folder"] and [one.name for one in (tmp_path / "SEARCH" / "en").iterdir() if one.is_dir()] == [changed]


def test_each_edition_has_an_index_of_its_own_pages_with_the_stems_of_its_language(
    rendered: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("PAGES", "MADE", "LAID", "SEARCH"):
        monkeypatch.setattr(search, name, tmp_path / name)
    monkeypatch.setattr("site_builder.files.STAMPS", tmp_path / "stamps")
    monkeypatch.setattr(search, "BOOK", {"mineo-3": 0})
    for module in (search, import_module("site_builder.search.records")):
        monkeypatch.setattr(module, "editions", lambda: [ENGLISH, ITALIAN])
    page = rendered / "it" / "sicily" / "mineo-3" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text('<html><article><h1>Mineo</h1><h2 id="counting">Il conteggio</h2><p>Le prese si contano a tre.</p></article></html>')
    search.make_indexes(rendered)
    assert [one.url for one in records(rendered, ITALIAN)] == ["it/sicily/mineo-3/"]
    assert not [one.url for one in records(rendered, ENGLISH) if one.url.startswith("it/")]
    assert search.laid_out() == [("", tmp_path / "SEARCH" / "en"), ("it/", tmp_path / "SEARCH" / "it")]
    entry = json.loads((tmp_path / "SEARCH" / "it" / "entry.json").read_text())
    assert "prese" not in entry["words"] and set(entry["common"]) == common("it")
    index = b"".join(gzip.decompress(file.read_bytes()) for file in (tmp_path / "SEARCH" / "it" / entry["folder"]).glob("words/*.pf"))
    assert text("pres") in index and text("contegg") in index
