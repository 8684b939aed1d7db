"""Every listed game has its page, with the parts that each page has in their order, and a family page with a country."""

import re

import pytest
from trionfi import games

from site_builder.editions import Edition
from site_builder.navigation import sections
from site_builder.paths import DOCS

PARTS = ("fact-box", "values", "order", "count", "course", "play-rules", "rewards", "score", "options", "hand", "drill")
HEADS = ("counting", "deal", "play", "scoring", "where the sources differ", "practice hand", "drill", "history", "sources")


@pytest.mark.parametrize("slug", games)
def test_a_page_has_its_parts_in_order(slug: str) -> None:
    page = DOCS / games[slug].family / f"{slug}.md"
    assert page.is_file(), f"{slug} has no page"
    text = page.read_text()
    assert f"game: {slug}\n" in text
    drawn = re.findall(r"\{\{ ([\w-]+)", text)
    assert [name for name in PARTS if name not in drawn] == []
    assert drawn.index("fact-box") < drawn.index("values") < drawn.index("course") < drawn.index("play-rules") < drawn.index("score")
    assert drawn.index("score") < drawn.index("options") < drawn.index("hand") < drawn.index("drill")
    heads = iter(re.findall(r"^## (.+)$", text, re.M))
    for wanted in HEADS:
        assert any(wanted in head.casefold() for head in heads), f"no section on '{wanted}' where it should stand"
    if games[slug].options:
        assert "options" in drawn
    if games[slug].melds:
        assert "melds" in drawn


def test_every_family_has_a_page_of_its_own_with_a_country() -> None:
    assert {name for name, _ in sections(Edition("en", DOCS, DOCS))} == {games[slug].family for slug in games}
    for slug in games:
        assert re.search(r"^country: \w+", (DOCS / games[slug].family / "index.md").read_text(), re.M), slug


def test_each_term_of_the_glossary_has_a_place_of_its_own_and_links_meet_one() -> None:
    glossary = (DOCS / "glossary.md").read_text()
    places = re.findall(r"\{#([\w-]+)\}", glossary)
    assert sorted(place for place in set(places) if places.count(place) > 1) == []
    heads = [re.sub(r"[^a-z0-9]+", "-", head.casefold()).strip("-") for head in re.findall(r"^## (.+)$", glossary, re.M)]
    for page in DOCS.rglob("*.md"):
        for place in re.findall(r"glossary\.md#([\w-]+)", page.read_text()):
            assert place in (*places, *heads), f"{page.name}: the glossary has no {place!r}"
