"""The Italian edition in use: whatever a widget says there, it says in Italian.

A word counts as English where the catalogues have it in what they translate and nowhere in Italian. What is marked as another language, as
are the titles of pages that nobody has translated, and what is written for programs, are let be; so are names.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel.messages.pofile import read_po
from built import Built
from playwright.sync_api import Browser, Page, expect
from trionfi import games, service

from site_builder.editions import editions
from site_builder.navigation import title
from site_builder.paths import LANGUAGES
from site_builder.words.catalogues import SHELL_PART
from site_builder.words.icu import forms_of
from site_builder.words.terms import terms

from .desk import GO, THERE, Desk
from .drill_answers import give_by_keys, question, wrong
from .played import asked, dealer
from .progress_data import KEY, practised
from .test_review import finished
from .waiting import wait_for

ITALIAN = LANGUAGES / "it"
START = 60_000
SEED = 3
MINEO = "sicily/mineo-3/"
PLACE = re.compile(r"\{\w+\}")
WORD = re.compile(r"[^\W\d_]{2,}")
TABLES = ("mineo-3", "ottocento", "mitigati-lombard-3", "mitigati-3", "minchiate-partners", "gatti-3")
KINDS = {one["kind"] for one in service.answer("drills", {"game": "mineo-3"})}
MONTHS = """[...Array(12).keys()].map((month) => new Date(2026, month, 1).toLocaleDateString("it", { month: "short" }))"""
# What stands in a widget, is seen or read aloud, and is not marked as another language nor as something for programs.
SAID = """() => {
    const told = (one) => one && one.closest("[lang]").lang === "it" && one.checkVisibility() && !one.closest("code, pre, kbd")
        && one.closest(".drawing, .table-over, [class^=md-header], [class^=md-footer], nav, dialog, .search, trionfi-hand, trionfi-score");
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) if (told(walk.currentNode.parentElement)) found.push(walk.currentNode.data);
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        if (told(one)) for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(one.getAttribute(name) ?? "");
    return found.filter((text) => text.trim());
}"""
UNFOLD = "document.querySelectorAll('article details').forEach((one) => { one.open = true; })"


def words_of(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(PLACE.sub(" ", text))}


@cache
def english() -> frozenset[str]:
    """The words that the catalogues have in English alone. What the shell says, which has names of commands in it, stands on no page."""
    ours, theirs = set[str](), set[str]()
    for file in set(ITALIAN.glob("*.po")) - {ITALIAN / f"{SHELL_PART}.po"}:
        with file.open("rb") as lines:
            for message in read_po(lines, locale="it"):
                if message.id:
                    ours |= {word for _, text in forms_of(message.id) for word in words_of(text)}
                    theirs |= {word for _, text in forms_of(message.string) for word in words_of(text)}
    base = terms(ITALIAN / "terms.yaml", "it")
    theirs |= {word for forms in base.values() for form in forms.values() for word in words_of(form)}
    return frozenset(ours | {word for key in base for word in words_of(key.partition(":")[2])}) - theirs


def names(slug: str) -> set[str]:
    """What is called so in every language: what is said at a game's table, and its cards by their letters."""
    said = {one.say for step in games[slug].course for one in step.speaking.spoken()}
    said |= {action["text"] for action in asked(slug, SEED)["actions"]}
    return {word for text in said | {card["card"] for card in service.answer("pack", {"game": slug})["cards"]} for word in words_of(text)}


def foreign(page: Page, known: set[str] = frozenset()) -> dict[str, list[str]]:
    """What the page says with English words in it, with these words."""
    found = {text: sorted(words_of(without_titles(text)) & english() - known) for text in page.evaluate(SAID)}
    return {text: words for text, words in found.items() if words}


@cache
def titles() -> tuple[str, ...]:
    """The titles of the pages that are there in English, of which one may be the next; the longest first."""
    edition = next(one for one in editions() if one.language == "it")
    return tuple(sorted((title(edition.source(name)) for name in edition.missing()), key=len, reverse=True))


def without_titles(text: str) -> str:
    for one in titles():
        text = text.replace(one, "")
    return text


@pytest.fixture(scope="module")
def italian(browser: Browser, host: Built) -> Iterator[Desk]:
    context = browser.new_context(service_workers="block")
    yield Desk(context, f"{host.address}it/")
    context.close()


def opened(italian: Desk, place: str) -> Page:
    """A place of the edition; a link to the page that is there already would lead nowhere."""
    for there in ("about/", place):
        italian.page.evaluate(GO, f"{italian.site}{there}")
        wait_for(italian.page, THERE)
    return italian.page


def test_the_catalogues_tell_english_words_from_italian_ones() -> None:
    assert {"the", "which", "trick", "cards"} <= english()
    assert not {"solo", "presa", "monte", "bagatto", "jocu", "link"} & english()


@pytest.mark.parametrize(("place", "ready"), [
    ("", "trionfi-finder .finder-told"), ("sicily/", ".drawing-compare"), ("piedmont/which/", "trionfi-which"),
    ("compare/", "trionfi-beside"),
    ("our-rules/", "trionfi-our-rules"), ("sheet/", "trionfi-sheet"), ("train/", "trionfi-drill"), ("train/levels/", ".drawing-strength"),
    (MINEO, ".drawing-options"), ("bologna/ottocento/", ".drawing-melds"), ("minchiate/minchiate-partners/", ".drawing-rewards"),
    ("liguria/gatti-2/", ".drawing-sheet"),
])
def test_what_stands_on_a_page(italian: Desk, place: str, ready: str) -> None:
    page = opened(italian, place)
    expect(page.locator(ready).first).to_be_visible()
    page.evaluate(UNFOLD)
    known = names(place.split("/")[1]) if place.count("/") > 1 and place.split("/")[1] in games else set()
    assert foreign(page, known) == {}


@pytest.mark.parametrize("slug", TABLES)
def test_a_table_and_its_hint(italian: Desk, slug: str) -> None:
    page = opened(italian, f"{games[slug].family}/{slug}/?hand.seed={SEED}&hand.dealer={dealer(slug)}")
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".ask[aria-busy=false], .end")).to_be_visible(timeout=START)
    hand.locator(".table-hint").click()
    expect(hand.locator(".hand-tip")).to_be_visible(timeout=START)
    assert foreign(page, names(slug)) == {}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_drill_and_what_is_said_of_an_answer(italian: Desk, kind: str) -> None:
    page = opened(italian, f"{MINEO}?drill.kind={kind}&drill.level=1&drill.seed={SEED}")
    drill = page.locator("trionfi-drill").first
    expect(drill.locator(".answer")).to_be_visible(timeout=START)
    posed = question(page)
    said = wrong(posed)
    if posed["form"]["kind"].startswith("number"):
        for field, text in zip(drill.locator(".answer input").all(), said, strict=True):
            field.fill(text)
            field.press("Enter")
    else:
        drill.locator(".answer :is(button, input)").first.focus()
        give_by_keys(page, drill, posed, said)
    expect(drill.locator(".verdict")).to_be_visible()
    assert foreign(page, names("mineo-3")) == {}


@pytest.mark.parametrize("place", ["train/learn/", "train/deals/"])
def test_a_lesson(italian: Desk, place: str) -> None:
    page = opened(italian, place)
    page.locator("[data-start=begin]").first.click()
    expect(page.locator("trionfi-learn .learn-task")).to_be_visible(timeout=START)
    assert foreign(page, names("mineo-3")) == {}


def test_a_review(italian: Desk) -> None:
    record, code = finished("mineo-3", 4)
    moves = ".".join(code).replace(" ", "_")
    page = opened(italian, f"{MINEO}?hand.seed=4&hand.dealer={record['dealer']}&hand.moves={moves}&hand.look=9")
    expect(page.locator(".review-steps")).to_be_visible(timeout=START)
    assert foreign(page, names("mineo-3")) == {}


@pytest.mark.parametrize(("slug", "facts"), [
    ("mineo-3", "score.declarer=1&score.points=61&score.last_trick=declarer"), ("barcellona-4", "score.points_0=60"),
])
def test_a_calculator(italian: Desk, slug: str, facts: str) -> None:
    page = opened(italian, f"{games[slug].family}/{slug}/?{facts}#calculator")
    form = page.locator("trionfi-score").first
    expect(form.locator(".settlement .sum, .missing").first).to_be_visible(timeout=START)
    form.evaluate("form => form.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert foreign(page, names(slug)) == {}


@pytest.mark.parametrize("said", ["drill.kind=juggling", "hand.seed=many", "score.points=nonsense"])
def test_what_is_wrong_with_a_link(italian: Desk, said: str) -> None:
    page = opened(italian, f"{MINEO}?{said}")
    expect(page.locator(":is(trionfi-drill, trionfi-hand, trionfi-score) :is(.problem, .missing)").first).to_be_visible(timeout=START)
    assert foreign(page, names("mineo-3") | KINDS | {"juggling", "many", "nonsense"}) == {}


def test_the_search(italian: Desk) -> None:
    page = opened(italian, "sources/")
    for words, there in (("giove", ".search-choices select"), ("qqqqqq", ".search-told:not(:empty)")):
        page.locator(".md-search__input").fill(words)
        expect(page.locator(there).first).to_be_attached()
        assert foreign(page, {words}) == {}


def test_progress(italian: Desk) -> None:
    page = italian.page.context.new_page()
    page.add_init_script(f"localStorage.setItem({KEY!r}, {practised()!r})")
    page.goto(f"{italian.site}train/progress/")
    expect(page.locator(".tiles")).to_be_visible()
    page.evaluate("document.querySelectorAll('trionfi-progress details').forEach((one) => (one.open = true))")
    assert foreign(page, set(page.evaluate(MONTHS))) == {}
    page.close()


def test_an_english_word_is_seen(italian: Desk) -> None:
    page = italian.page.context.new_page()
    page.set_content("<body lang='it'><div class='drawing'>la presa <b title='the trick'>di</b> <i lang='en'>the cards</i> "
                     "<code>which</code> card</div><p>the cards</p>")
    assert foreign(page) == {"the trick": ["the", "trick"], " card": ["card"]}
    page.close()
