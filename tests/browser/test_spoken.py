"""The editions in use: whatever a widget says there, it says in the language of the edition.

A word counts as English where the catalogues have it in what they translate and nowhere in the other language. What is marked as another
language, as are the titles of pages that nobody has translated, and what is written for programs, are let be; so are names.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
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
from site_builder.words.grammar import WORDS, grammar
from site_builder.words.icu import forms_of
from site_builder.words.terms import terms

from .conftest import BROKEN
from .desk import GO, THERE, Desk
from .drill_answers import give_unseen, question, wrong
from .played import asked, dealer
from .progress_data import KEY, practised
from .test_review import finished
from .waiting import page_of, wait_for

START = 60_000
SEED = 3
PLACE = re.compile(r"\{\w+\}")
WORD = re.compile(r"[^\W\d_]{2,}")
MONTHS = """language => [...Array(12).keys()].map((month) => new Date(2026, month, 1).toLocaleDateString(language, { month: "short" }))"""
# What stands in a widget, is seen or read aloud, and is not marked as another language nor as something for programs.
SAID = """language => {
    const told = (one) => one && one.closest("[lang]").lang === language && one.checkVisibility() && !one.closest("code, pre, kbd")
        && one.closest(".drawing, .table-over, [class^=md-header], [class^=md-footer], nav, dialog, .search, trionfi-hand, trionfi-score");
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) if (told(walk.currentNode.parentElement)) found.push(walk.currentNode.data);
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        if (told(one)) for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(one.getAttribute(name) ?? "");
    return found.filter((text) => text.trim());
}"""
UNFOLD = "document.querySelectorAll('article details').forEach((one) => { one.open = true; })"
# The tools that stand once in an edition, and what is on them when they are ready.
TOOLS = (("", "trionfi-finder .finder-told"), ("compare/", "trionfi-beside"), ("our-rules/", "trionfi-our-rules"),
         ("sheet/", "trionfi-sheet"), ("train/", "trionfi-drill"), ("train/levels/", ".drawing-strength"))


@dataclass(frozen=True)
class Walk:
    """Where a walk through an edition goes: a game whose drills, lessons' cards, review and links are tried; pages, each with what is on
    it when it is ready; tables; calculators, each with the facts they are given; and a word that the search finds."""

    language: str
    game: str
    pages: tuple[tuple[str, str], ...]
    tables: tuple[str, ...]
    sums: tuple[tuple[str, str], ...]
    found: str


ITALIAN = Walk(
    "it", "mineo-3",
    (*TOOLS, ("sicily/", ".drawing-compare"), ("piedmont/which/", "trionfi-which"), ("sicily/mineo-3/", ".drawing-options"),
     ("bologna/ottocento/", ".drawing-melds"), ("minchiate/minchiate-partners/", ".drawing-rewards"),
     ("liguria/gatti-2/", ".drawing-sheet")),
    ("mineo-3", "ottocento", "mitigati-lombard-3", "mitigati-3", "minchiate-partners", "gatti-3"),
    (("mineo-3", "score.declarer=1&score.points=61&score.last_trick=declarer"), ("barcellona-4", "score.points_0=60")),
    "giove",
)
FRENCH = Walk(
    "fr", "tarot-5-call",
    (*TOOLS, ("france/", ".drawing-games"), ("france/which/", "trionfi-which"), ("france/tarot-fft-4/", ".drawing-options"),
     ("france/tarot-5-call/", ".drawing-profiles"), ("classic/tarot-gebelin-2/", ".drawing-melds"),
     ("france_1637/la-rigueur-1659/", ".drawing-rewards"), ("piedmont/chambery-tarot-4/", ".drawing-against"),
     ("troccas/tarot-swiss-1900/", ".drawing-trumps")),
    ("tarot-fft-4", "tarot-5-call", "la-rigueur-1659", "chambery-tarot-4", "mitigatti-nice-3", "tarot-swiss-1900"),
    (("tarot-fft-4", "score.declarer=1&score.points=49&score.bouts=2"), ("chambery-tarot-3", "score.points_0=30")),
    "poignee",
)
WALKS = {walk.language: walk for walk in (ITALIAN, FRENCH)}
WRONG = ("drill.kind=juggling", "hand.seed=many", "score.points=nonsense")


def kinds(game: str) -> list[str]:
    return sorted(one["kind"] for one in service.answer("drills", {"game": game}))


def each(wanted: Callable[[Walk], Iterable]) -> pytest.MarkDecorator:
    """A test for each of these of each walk, language by language."""
    cases = [(language, one) for language, walk in WALKS.items() for one in wanted(walk)]
    names = [f"{language} {one if isinstance(one, str) else one[0]}" for language, one in cases]
    return pytest.mark.parametrize(("there", "one"), cases, indirect=["there"], ids=names)


class There(Desk):
    """The desk in an edition."""

    def __init__(self, browser: Browser, host: Built, walk: Walk) -> None:
        self.walk = walk
        self.home = f"{games[walk.game].family}/{walk.game}/"
        super().__init__(browser.new_context(service_workers="block"), f"{host.address}{walk.language}/")

    def opened(self, place: str) -> Page:
        """A place of the edition; a link to the page that is there already would lead nowhere."""
        for there in ("about/", place) if page_of(self.page.url) == page_of(f"{self.site}{place}") else (place,):
            self.page.evaluate(GO, f"{self.site}{there}")
            wait_for(self.page, THERE)
        return self.page

    def foreign(self, *known: str, page: Page | None = None) -> dict[str, list[str]]:
        """What the page says with English words in it that are not among these, with these words."""
        texts = (page or self.page).evaluate(SAID, self.walk.language)
        found = {text: sorted(words_of(self._own(text)) & english(self.walk.language) - {*known}) for text in texts}
        return {text: words for text, words in found.items() if words}

    def _own(self, text: str) -> str:
        for one in titles(self.walk.language):
            text = text.replace(one, "")
        return text


@pytest.fixture(scope="module")
def walked() -> Iterator[dict[str, There]]:
    """The desks that are open, by language. A module's fixture with the language as its parameter would be made anew for every test,
    for each has parameters of its own."""
    desks: dict[str, There] = {}
    yield desks
    for desk in desks.values():
        desk.page.context.close()


@pytest.fixture
def there(request: pytest.FixtureRequest, browser: Browser, host: Built, walked: dict[str, There]) -> Iterator[There]:
    """The desk in a language; a test that fails leaves none behind, so that the next one finds it in order."""
    language = request.param
    if language not in walked:
        walked[language] = There(browser, host, WALKS[language])
    desk = walked[language]
    yield desk
    problems = desk.problems[:]
    desk.problems.clear()
    if problems or request.node.stash.get(BROKEN, True):
        walked.pop(language).page.context.close()
    assert not problems, "\n".join(problems)


def words_of(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(PLACE.sub(" ", text))}


@cache
def english(language: str) -> frozenset[str]:
    """The words that the catalogues have in English alone. What the shell says, which has names of commands in it, stands on no page."""
    ours, theirs = set[str](), set[str]()
    folder = LANGUAGES / language
    for file in set(folder.glob("*.po")) - {folder / f"{SHELL_PART}.po"}:
        with file.open("rb") as lines:
            for message in read_po(lines, locale=language):
                if message.id:
                    ours |= {word for _, text in forms_of(message.id) for word in words_of(text)}
                    theirs |= {word for _, text in forms_of(message.string) for word in words_of(text)}
    base = terms(folder / "terms.yaml", language)
    theirs |= {word for forms in base.values() for form in forms.values() for word in words_of(form)}
    return frozenset(ours | {word for key in base for word in words_of(key.partition(":")[2])}) - theirs


def names(slug: str) -> set[str]:
    """What is called so in every language: what is said at a game's table, and its cards by their letters."""
    said = {one.say for step in games[slug].course for one in step.speaking.spoken()}
    said |= {action["text"] for action in asked(slug, SEED)["actions"]} | {str(one.title) for one in games[slug].signals}
    return {word for text in said | {card["card"] for card in service.answer("pack", {"game": slug})["cards"]} for word in words_of(text)}


@cache
def titles(language: str) -> tuple[str, ...]:
    """The titles of the pages that are there in English, of which one may be the next; the longest first."""
    edition = next(one for one in editions() if one.language == language)
    return tuple(sorted((title(edition.source(name)) for name in edition.missing()), key=len, reverse=True))


def test_each_language_that_says_everything_is_walked_through() -> None:
    _, *others = editions()
    assert {one.language for one in others if WORDS in grammar(one.own.parent).complete} == {*WALKS}


@pytest.mark.parametrize(("language", "own"), [
    ("it", {"solo", "presa", "monte", "bagatto", "jocu", "link"}), ("fr", {"solo", "levée", "chien", "poignée", "score", "table"}),
])
def test_the_catalogues_tell_english_words_from_others(language: str, own: set[str]) -> None:
    assert {"the", "which", "trick", "cards"} <= english(language)
    assert not own & english(language)


@each(lambda walk: walk.pages)
def test_what_stands_on_a_page(there: There, one: tuple[str, str]) -> None:
    place, ready = one
    page = there.opened(place)
    expect(page.locator(ready).first).to_be_visible()
    page.evaluate(UNFOLD)
    slug = place.rstrip("/").rpartition("/")[2]
    assert there.foreign(*(names(slug) if slug in games else ())) == {}


@each(lambda walk: walk.tables)
def test_a_table_and_its_hint(there: There, one: str) -> None:
    page = there.opened(f"{games[one].family}/{one}/?hand.seed={SEED}&hand.dealer={dealer(one)}")
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".ask[aria-busy=false], .end")).to_be_visible(timeout=START)
    hand.locator(".table-hint").click()
    expect(hand.locator(".hand-tip")).to_be_visible(timeout=START)
    assert there.foreign(*names(one)) == {}


@each(lambda walk: kinds(walk.game))
def test_a_drill_and_what_is_said_of_an_answer(there: There, one: str) -> None:
    page = there.opened(f"{there.home}?drill.kind={one}&drill.level=1&drill.seed={SEED}")
    drill = page.locator("trionfi-drill").first
    expect(drill.locator(".answer")).to_be_visible(timeout=START)
    posed = question(page, there.walk.game)
    give_unseen(page, drill, posed, wrong(posed))
    expect(drill.locator(".verdict")).to_be_visible()
    assert there.foreign(*names(there.walk.game)) == {}


@each(lambda walk: ["train/learn/", "train/deals/"])
def test_a_lesson(there: There, one: str) -> None:
    page = there.opened(one)
    page.locator("[data-start=begin]").first.click()
    expect(page.locator("trionfi-learn .learn-task")).to_be_visible(timeout=START)
    assert there.foreign(*names("mineo-3")) == {}


@each(lambda walk: [walk.game])
def test_a_review(there: There, one: str) -> None:
    record, code = finished(one, 4)
    moves = ".".join(code).replace(" ", "_")
    page = there.opened(f"{there.home}?hand.seed=4&hand.dealer={record['dealer']}&hand.moves={moves}&hand.look=9")
    expect(page.locator(".review-steps")).to_be_visible(timeout=START)
    assert there.foreign(*names(one)) == {}


@each(lambda walk: walk.sums)
def test_a_calculator(there: There, one: tuple[str, str]) -> None:
    slug, facts = one
    page = there.opened(f"{games[slug].family}/{slug}/?{facts}#calculator")
    form = page.locator("trionfi-score").first
    expect(form.locator(".settlement .sum, .missing").first).to_be_visible(timeout=START)
    form.evaluate("form => form.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert there.foreign(*names(slug)) == {}


@each(lambda walk: WRONG)
def test_what_is_wrong_with_a_link(there: There, one: str) -> None:
    page = there.opened(f"{there.home}?{one}")
    expect(page.locator(":is(trionfi-drill, trionfi-hand, trionfi-score) :is(.problem, .missing)").first).to_be_visible(timeout=START)
    assert there.foreign(*names(there.walk.game), *kinds(there.walk.game), *words_of(there.walk.game), "juggling", "many", "nonsense") == {}


@each(lambda walk: [walk.found])
def test_the_search(there: There, one: str) -> None:
    page = there.opened("sources/")
    for words, shown in ((one, ".search-choices select"), ("qqqqqq", ".search-told:not(:empty)")):
        page.locator(".md-search__input").fill(words)
        expect(page.locator(shown).first).to_be_attached()
        assert there.foreign(words, "cite") == {}  # which a heading there has in French too


@each(lambda walk: ["train/progress/"])
def test_progress(there: There, one: str) -> None:
    page = there.page.context.new_page()
    page.add_init_script(f"localStorage.setItem({KEY!r}, {practised()!r})")
    page.goto(f"{there.site}{one}")
    expect(page.locator(".overview")).to_be_visible()
    page.evaluate("document.querySelectorAll('trionfi-progress details').forEach((one) => (one.open = true))")
    assert there.foreign(*page.evaluate(MONTHS, there.walk.language), page=page) == {}
    page.close()


@each(lambda walk: [walk.language])
def test_an_english_word_is_seen(there: There, one: str) -> None:
    page = there.page.context.new_page()
    page.set_content(f"<body lang='{one}'><div class='drawing'>solo <b title='the trick'>solo</b> <i lang='en'>the cards</i> "
                     "<code>which</code> card</div><p>the cards</p>")
    assert there.foreign(page=page) == {"the trick": ["the", "trick"], " card": ["card"]}
    page.close()
