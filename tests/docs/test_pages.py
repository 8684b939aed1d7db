"""The pages of the games: what a machine can check of them. Whether a sentence is right, a reader has to say.

`sections.json` has the numbers of the book: how many games each chapter has, the section of each game on the site, the sections
that this one rests on (its own text refers to them) and those from which we borrow a rule where it is silent.
"""

import json
import re
import unicodedata
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from trionfi import games, service

from site_builder.pages import page
from site_builder.paths import DOCS, ROOT

from .read import ENGLISH

PAGES = ENGLISH.pages
SECTIONS = json.loads((Path(__file__).parent / "sections.json").read_text(encoding="utf-8"))
GLOSSARY = (DOCS / "glossary.md").read_text(encoding="utf-8")
SICILY = ("Cards of Sicily", "The deal and the speaking", "Feats and payment", "What partners say")
# The headings of the glossary by the languages spoken in a folder's games.
REGIONS = {
    "sicily": (*SICILY, "General terms"),
    "france": ("France", "General terms"),
    "france_1637": ("France, 1637 to 1659", "France", "General terms"),
    "piedmont": ("Piedmont", "General terms"),
    "liguria": ("Liguria", "Piedmont", "General terms"),
    "lombardy": ("Lombardy", "General terms"),
    "germany": ("Germany", "General terms"),
    "classic": ("The classic game", "France", "Germany", "General terms"),
    "tarok_lhombre": ("Tarok-l'Hombre", "Germany", "General terms"),
    "minchiate": ("Florence and Rome", "General terms"),
    "bologna": ("Bologna", "General terms"),
    "troccas": ("Switzerland", "General terms"),
    "denmark": ("Denmark", "General terms"),
}
# The headings of the glossary where the words of a language stand.
LANGUAGES = {
    "scn": SICILY,
    "it": (*SICILY, "Piedmont", "Liguria", "Lombardy", "Florence and Rome", "Bologna"),
    "fr": ("France", "The classic game", "France, 1637 to 1659"),
    "de": ("Germany", "Tarok-l'Hombre", "Switzerland"),
    "rm": ("Switzerland",),
    "da": ("Denmark",),
}
ARTICLES = {"le", "la", "les", "l", "il", "lo", "i", "gli", "u", "a", "der", "die", "das", "de", "di", "un", "una"}
# Where other games may be spoken of.
WIDER = ("History", "Variants", "Beside", "Sources")
LABEL = re.compile(r"\[(00\d(?:,\s+[^\]\[;]+)?)\](?!\()")
NUMBER = re.compile(r"\d+\.\d+")
FENCED = re.compile(r"^```.*?^```", re.S | re.M)
# Signs of the engine's own language: sets of cards, short card names, keys and names of the workplace.
CODE = re.compile(
    r"\b(?:trumps|courts|kings|queens|fool|pips|all) [-+&|] \w"
    r"|\bT\d{1,2}\b|\b(?:TRO|ANG|MON|SOL|LUN|STE|BEG|MO[1-4])\b"
    r"|\b[a-z_]+:[a-z_]+\.[a-z_]+|\bdigest\b|\bseats? \d|\b(?:None(?! of)|True|False)\b|[{}]|\w_\w"
)


class Visible(HTMLParser):
    """The words that a reader sees; a citation to be copied, such as BibTeX, is for programs."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.hidden: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("svg", "script", "style", "template", "pre"):
            self.hidden.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.hidden and self.hidden[-1] == tag:
            self.hidden.pop()

    def handle_data(self, data: str) -> None:
        if not self.hidden:
            self.words.append(data)


def visible(html: str) -> str:
    """The text of `html` on one line."""
    reader = Visible()
    reader.feed(html)
    return re.sub(r"\s+", " ", " ".join(reader.words))


@cache
def rendered(slug: str) -> str:
    """The page's Markdown with its drawings."""
    return page(PAGES[slug])


@cache
def drawings(slug: str) -> str:
    """What the engine draws into the page."""
    return "\n".join(line for line in rendered(slug).splitlines() if line.startswith('<div class="drawing'))


def prose(slug: str) -> list[tuple[str, str]]:
    """The sections of the page as written, each with its heading; the list of references at the end is left out."""
    text = PAGES[slug].read_text(encoding="utf-8").split("\n---\n", 1)[1]
    text = re.sub(r"^\[[^\]]+\]: .*$", "", text, flags=re.M)
    first, *others = re.split(r"^## ", text, flags=re.M)
    return [("", first), *((part.partition("\n")[0], part) for part in others)]


def sections_in(label: str) -> tuple[list[str], list[str]]:
    """The games and the chapters of the book that a citation names."""
    return NUMBER.findall(label), re.findall(r"(?:ch\.|chapter) (\d+)", label)


def faults_of(label: str, allowed: set[str] | None) -> list[str]:
    """What is wrong with a citation; `allowed` has the games that a rule may come from, None stands for every game of the book."""
    numbers, chapters = sections_in(label)
    known = SECTIONS["games in each chapter"]
    wrong = [f"the book has no chapter {chapter}" for chapter in chapters if chapter not in known]
    for number in numbers:
        chapter, _, one = number.partition(".")
        if not 1 <= int(one) <= known.get(chapter, 0):
            wrong.append(f"the book has no game {number}")
        elif allowed is not None and number not in allowed:
            wrong.append(f"{number} is another game's section")
    if allowed is not None:
        own = {"1", *(number.partition(".")[0] for number in allowed)}  # chapter 1 says how all tarot is played
        wrong += [f"chapter {chapter} is not this game's" for chapter in chapters if chapter not in own]
    return wrong


def allowed_for(slug: str) -> set[str]:
    """The sections that may have a rule of this game."""
    entry = SECTIONS["games"][slug]
    return {*([entry["section"]] if "section" in entry else []), *entry["rests on"], *entry.get("borrows from", [])}


@cache
def glossary() -> dict[str, tuple[str, str]]:
    """By anchor: the heading under which an entry stands, and the entry in small letters without accents."""
    entries = {}
    for part in re.split(r"^## ", GLOSSARY, flags=re.M):
        heading = part.partition("\n")[0]
        for head, anchor, body in re.findall(r"^(.+?) \{#([\w-]+)\}\n(:.*?)(?=\n\n|\Z)", part, re.S | re.M):
            entries[anchor] = heading, folded(f"{head} {body}")
    return entries


def stems(term: str) -> list[str]:
    """The beginnings of a term's words, the articles left out: terms are in the plural, or have an ending, as the sentence asks."""
    return [word[:max(3, min(4, len(word) - 1))] for word in folded(term).split() if word not in ARTICLES]


def folded(text: str) -> str:
    """Small letters without accents, words parted by one space."""
    plain = unicodedata.normalize("NFKD", re.sub(r"<[^>]+>", "", text).replace("’", "'").lower())
    return " ".join(re.findall(r"\w+", "".join(one for one in plain if not unicodedata.combining(one))))


def test_every_game_on_the_site_has_its_sections() -> None:
    assert set(SECTIONS["games"]) == set(PAGES)
    for slug, entry in SECTIONS["games"].items():
        assert entry.get("section", games[slug].ref) == games[slug].ref
        assert not faults_of(" ".join(allowed_for(slug)), None)


@pytest.mark.parametrize("slug", PAGES)
def test_what_the_prose_cites_is_in_the_range_of_the_game(slug: str) -> None:
    allowed, wrong = allowed_for(slug), []
    for heading, text in prose(slug):
        wide = heading.startswith(WIDER)
        for label in {re.sub(r"\s+", " ", found) for found in LABEL.findall(text)}:
            source = label[:3]
            if f"\n[{label}]: " not in PAGES[slug].read_text(encoding="utf-8"):
                wrong.append(f"{heading}: [{label}] leads nowhere")
            if not wide and source not in SECTIONS["games"][slug]["sources"]:
                wrong.append(f"{heading}: source {source} does not have this game")
            wrong += [f"{heading}: [{label}]: {fault}" for fault in faults_of(label, None if wide or source != "004" else allowed)]
    assert not wrong


@pytest.mark.parametrize("slug", PAGES)
def test_what_the_engine_cites_is_in_the_range_of_the_game(slug: str) -> None:
    shown = service.answer("show", {"game": slug})
    allowed, wrong = allowed_for(slug), []
    for part in [*shown["parts"], *shown["course"]]:
        wrong += [f"{part['name']}: {part['source']}: {fault}" for fault in faults_of(part["source"], allowed)]
    for option in shown["options"]:
        for value in option["values"]:
            wrong += [f"{option['name']}={value['value']}: {value['source']}: {fault}" for fault in faults_of(value["source"], None)]
    assert not wrong


@pytest.mark.parametrize("slug", PAGES)
def test_the_terms_of_a_page_are_in_the_glossary_of_its_region(slug: str) -> None:
    """Every term that leads to the glossary is in the entry it leads to, among the words of its own region or the general ones."""
    regions, wrong = REGIONS[PAGES[slug].parent.name], []
    for term, anchor in re.findall(r"\[([^\]\[]+)\]\(\.\./glossary\.md#([\w-]+)\)", PAGES[slug].read_text(encoding="utf-8")):
        region, entry = glossary().get(anchor, ("", ""))
        if not entry:
            wrong.append(f"{term}: the glossary has no {anchor}")
        elif region not in regions:
            wrong.append(f"{term} stands under {region}")
        elif term.startswith("*") and not all(stem in entry for stem in stems(term)):
            wrong.append(f"{term} is not in the entry {anchor}")
    assert not wrong


@pytest.mark.parametrize("slug", PAGES)
def test_what_is_marked_with_a_language_is_in_the_glossary_under_it(slug: str) -> None:
    """A phrase of the table need not stand there whole: one of its words must."""
    wrong = []
    for language, phrase in re.findall(r'<\w+[^>]* lang="([\w-]+)"[^>]*>(.*?)</', rendered(slug)):
        if language not in ("en", *LANGUAGES):
            wrong.append(f"{phrase}: no language {language}")
        elif language != "en":
            known = " ".join(entry for region, entry in glossary().values() if region in LANGUAGES[language])
            if not any(re.search(rf"\b{stem}", known) for stem in stems(phrase)):
                wrong.append(f"{phrase} ({language})")
    assert not wrong


@pytest.mark.parametrize("slug", PAGES)
def test_drawn_text_has_no_code_of_the_engine(slug: str) -> None:
    found = {match[0]: match.string[max(0, match.start() - 40):match.end() + 40] for match in CODE.finditer(visible(drawings(slug)))}
    assert not found


@pytest.mark.parametrize("slug", PAGES)
def test_no_hand_is_settled_twice_on_a_page(slug: str) -> None:
    accounts = [visible(table) for table in re.findall(r'<table class="settlement.*?</table>', rendered(slug), re.S)]
    assert accounts and len(accounts) == len(set(accounts))


def test_the_check_for_code_finds_it() -> None:
    for text in ("of trumps - T1 + fool", "takes T21", "F TRO T1", "course:play.lead", "digest:4.3", "seat 2", "a {value}", "no_trumps"):
        assert CODE.search(text)
    for text in ("suit cards other than Kings", "tens - the highest", "Trump 21", "the trumps and the Fool"):
        assert not CODE.search(text)


def test_how_long_the_pages_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Prints the words of each page, written and with what is drawn; none is as long again as the longest once was."""
    written = {slug: sum(len(text.split()) for _, text in prose(slug)) for slug in PAGES}
    read = {slug: len(visible(rendered(slug)).split()) for slug in PAGES}
    with capsys.disabled():
        longest_first = sorted(PAGES, key=lambda slug: -read[slug])
        print("\nwords of the pages, written/read:", ", ".join(f"{slug} {written[slug]}/{read[slug]}" for slug in longest_first))
    assert max(read.values()) < 6970


@pytest.mark.parametrize("file", sorted({*DOCS.rglob("*.md"), *ROOT.glob("languages/*/docs/**/*.md")}), ids=lambda file: file.name)
def test_no_drawing_is_broken_over_two_lines(file: Path) -> None:
    """One that is would stand on the page as its letters."""
    lines = FENCED.sub("", file.read_text(encoding="utf-8")).splitlines()
    assert [line for line in lines if line.count("{{") != line.count("}}")] == []
