"""A game's page and `trionfi show` say the same rules: the page draws every rule that the command prints, and in its words."""

import re
from html.parser import HTMLParser

import pytest
from trionfi import games
from trionfi.service import answer

from site_builder.pages import front_matter, page
from site_builder.paths import DOCS

DRAWN_OTHERWISE = {"pack"}  # pictures, and the box at the head of the page


class Rules(HTMLParser):
    """The rules that a page draws, by their names."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, list[str]] = {}
        self.name = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.name = dict(attrs).get("data-rule") or ""
        if self.name:
            self.found.setdefault(self.name, []).append("")

    def handle_endtag(self, tag: str) -> None:
        self.name = ""

    def handle_data(self, data: str) -> None:
        if self.name:
            self.found[self.name][-1] += data


def plain(words: str) -> str:
    """A sentence that may stand within another."""
    folded = re.sub(r"\s+", " ", words).strip().removesuffix(".")
    return folded[:1].casefold() + folded[1:]


@pytest.mark.parametrize("slug", games)
def test_the_page_has_the_rules_that_show_prints_in_the_same_words(slug: str) -> None:
    file, printed = DOCS / games[slug].family / f"{slug}.md", dict[str, list[str]]()
    reading = front_matter(file.read_text(encoding="utf-8")).get("reading")
    for part in answer("show", {"game": slug, "profile": reading} if reading else {"game": slug})["parts"]:
        printed.setdefault(part["key"], []).append(part["words"])
    reader = Rules()
    reader.feed(page(file))
    once = {words for name in reader.found.keys() & printed.keys() for words in printed[name]}  # a step that comes again names the first
    wanted = [name for name, words in printed.items() if name not in DRAWN_OTHERWISE and not once & set(words)]
    assert sorted(set(wanted) - reader.found.keys()) == []
    assert sorted(reader.found.keys() - printed.keys()) == []
    for name, drawn in reader.found.items():
        for words in drawn:
            assert any(plain(words).casefold() in one.casefold() for one in printed[name]), name


COMMON = [(slug, profile.name) for slug in games for profile in games[slug].profiles
          if profile.common and profile.name != games[slug].profile]


@pytest.mark.parametrize(("slug", "profile"), COMMON)
def test_a_rule_that_is_told_as_played_today_names_todays_source(slug: str, profile: str) -> None:
    asked = {"game": slug}, {"game": slug, "profile": profile}
    plainly, now = ({part["key"]: part for part in answer("show", one)["parts"]} for one in asked)
    changed = [name for name in now.keys() & plainly.keys() if str(now[name]["words"]) != str(plainly[name]["words"])]
    assert changed
    assert not [name for name in changed if now[name]["source"] == plainly[name]["source"]]
