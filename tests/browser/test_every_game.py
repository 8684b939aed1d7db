"""The pages of games: a table takes up a hand in its midst, a calculator asks, no findings, and room on a telephone.

The hands themselves are played from the engine's answers for every game (`tests/service/test_practice_every_game.py`). Here a whole
hand is played for all that a page has to be able to do, and what that is the engine's own hands tell. So it is with the pages: of those
that are opened some one has each kind of answer, and each kind of element, that the page of any game has.
"""

import re
from urllib.parse import quote

import pytest
from built import Built
from playwright.sync_api import Locator, Page, expect
from trionfi import games

from site_builder.paths import DOCS

from . import kinds
from .desk import NARROW, Desk
from .hand_play import START, more, moves, state
from .played import SEED, Decision, asked, chosen, dealer, needed, outline, played
from .test_accessibility import findings
from .waiting import wait_for

PAGES = {slug: f"{games[slug].family}/{slug}/" for slug in games if (DOCS / games[slug].family / f"{slug}.md").is_file()}

ID = re.compile(r'<[^>]*\sid="([^"]*)"')
# Resolves when the page shows the position after so many moves, and says whether the hand goes on.
SETTLED = """known => {
    const hand = document.querySelector("trionfi-hand");
    const moves = (new URL(location).searchParams.get("hand.moves") ?? "").split(".").filter(Boolean)
        .reduce((sum, move) => sum + (move.startsWith("~") ? move.length - 1 : 1), 0);
    if (hand.querySelector(".problem")) return "problem";
    if (moves !== known) return false;
    return hand.querySelector(".end") ? "end" : hand.querySelector(".ask[aria-busy=false]") ? "asked" : false;
}"""
# Presses what an action names: a word, a word with its number, a card to play, or the cards of a set and then the button under it.
ACT = """([text, verb, cards]) => {
    const hand = document.querySelector("trionfi-hand");
    const press = (place) => hand.querySelector(place).click();
    if (verb === "play") return press(`.hand-row [data-card="${cards[0]}"]`);
    const sum = hand.querySelector(`.sum[data-sum="${verb}"]`);
    if (sum && text !== verb) {
        sum.querySelector("input").value = text.split(" ")[1];
        return press(`.sum[data-sum="${verb}"] button`);
    }
    if (!hand.querySelector(".confirm")) return press(`.actions [data-move="${CSS.escape(text)}"]`);
    const pool = hand.querySelector(".asked-pack") ? ".asked-pack" : ".hand-row";
    for (const card of cards) press(`${pool} [data-card="${card}"]`);
    press(".confirm");
}"""
OUTSIDE = """all => all.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < -1 || box.right > innerWidth + 1;
}).map((one) => one.outerHTML)"""


@pytest.fixture
def page(desk: Desk) -> Page:
    return desk.page


def opened(desk: Desk, slug: str, seed: int, said: list[str]) -> Locator:
    """The table of a game, by a link to the position after these moves."""
    packed = f"&hand.moves={quote('.'.join(said).replace(' ', '_'))}" if said else ""
    page = desk.go(f"{PAGES[slug]}?hand.seed={seed}&hand.dealer={dealer(slug)}{packed}")
    expect(page.locator("h1")).to_have_count(1)
    return page.locator("trionfi-hand")


def at(page: Page, found: dict) -> None:
    """The page comes to the position that the engine has told of, and shows the reader's cards."""
    shown = wait_for(page, SETTLED, arg=len(found["moves"]), timeout=START).json_value()
    assert shown == ("end" if found["over"] else "asked"), page.locator("trionfi-hand .problem").inner_text()
    assert moves(page) == found["moves"]
    if not found["over"]:
        up = {card for one in found["laid"] if one["yours"] for card in one["cards"]}
        own, beside = (page.locator(f"trionfi-hand .hand-row.{row} [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
                       for row in ("own", "beside"))
        hand = {card["card"] for card in found["hand"]}
        played_for = [card["card"] for one in found["dummies"] if one["yours"] for card in one["cards"]]
        assert sorted([*own, *beside]) == sorted([*hand, *played_for])
        assert hand <= up or (set(own) == hand - up and up <= set(beside))  # where all lie open, they stand in one row


def act(page: Page, decision: Decision) -> None:
    page.evaluate(ACT, [decision.text, decision.verb, list(decision.cards)])


def fits(page: Page) -> None:
    """Nothing is wider than a telephone, and every button of the widgets can be reached."""
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    assert page.locator("trionfi-hand button:visible").evaluate_all(OUTSIDE) == []


def closed(page: Page, found: dict) -> None:
    """The settlement on the page is the one of the engine."""
    hand = page.locator("trionfi-hand")
    scores = [float(text.replace("−", "-")) for text in hand.locator(".settlement .sum td").all_inner_texts()]
    wanted, columns = found["settlement"]["scores"], [column["seats"] for column in found["settlement"]["columns"]]
    assert scores == [float(wanted[seats[0]]) for seats in columns]
    assert sorted(seat for seats in columns for seat in seats) == [*range(len(wanted))]
    expect(hand.locator(".end .next-deal")).to_be_visible()


def questioned(page: Page) -> None:
    """The calculator asks, and asks less where the deal was abandoned."""
    form = page.locator("trionfi-score").first
    form.locator("[data-start]").last.click()
    expect(form.locator(".score-form")).to_be_visible(timeout=START)
    assert form.locator(".score-form .field").count() > 0
    abandoned = form.get_by_role("radio", name="It was abandoned", exact=True)
    if abandoned.count():
        abandoned.check()
        expect(form.locator(".score-form").get_by_text("card points", exact=False)).to_have_count(0)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function is test_its_table_and_its_calculator:
        metafunc.parametrize("slug", PAGES if metafunc.config.getoption("every_page") else kinds.chosen())


def test_its_table_and_its_calculator(desk: Desk, page: Page, slug: str) -> None:
    hand = outline(slug, SEED)
    opened(desk, slug, SEED, hand.fullest.found["moves"])
    at(page, hand.fullest.found)
    fits(page)
    act(page, hand.fullest)
    at(page, hand.then)
    assert findings(page, ".table-over") == []
    page.get_by_role("button", name="Leave").click()
    expect(page.locator(".table-over")).to_have_count(0)
    questioned(page)
    fits(page)
    assert findings(page, "article") == []


@pytest.fixture(scope="module")
def looked_at(host: Built) -> frozenset[str]:
    return frozenset().union(*(kinds.kinds(slug, host.folder) for slug in kinds.chosen()))


@pytest.mark.parametrize("slug", PAGES)
def test_what_its_page_shows_is_on_one_that_is_opened(slug: str, host: Built, looked_at: frozenset[str]) -> None:
    missing = kinds.kinds(slug, host.folder) - looked_at
    assert not missing, f"no page of pages.json shows {sorted(missing)}: choose them again by `python -m tests.browser.kinds`"


@pytest.mark.parametrize("slug", PAGES)
def test_no_two_places_of_its_page_have_one_name(slug: str, host: Built) -> None:
    names = ID.findall((host.folder / PAGES[slug] / "index.html").read_text())
    assert names and sorted(name for name in set(names) if names.count(name) > 1) == []


@pytest.mark.parametrize(("slug", "seed"), chosen(), ids=str)
def test_a_whole_hand_and_its_settlement(desk: Desk, page: Page, slug: str, seed: int) -> None:
    opened(desk, slug, seed, [])
    for decision in played(slug, seed):
        at(page, decision.found)
        act(page, decision)
    found = asked(slug, seed, decision.after)
    at(page, found)
    closed(page, found)
    fits(page)
    assert findings(page, "trionfi-hand") == []  # the rest of the page is looked at above


@pytest.mark.parametrize("slug", PAGES)
def test_what_a_hand_needs_of_the_page_is_tried_in_a_whole_one(slug: str, tried: frozenset[str]) -> None:
    assert outline(slug, SEED).needs <= tried, "no hand of hands.json shows this: choose them again by `python -m tests.browser.played`"


@pytest.fixture(scope="module")
def tried() -> frozenset[str]:
    return frozenset().union(*(needed(played(slug, seed)) for slug, seed in chosen()))


# One game for each number of players that is chosen last.
SEVERAL = {games[slug].players[-1]: slug for slug in PAGES if len(games[slug].players) > 1}.values()


@pytest.mark.parametrize("several", SEVERAL)
def test_the_number_of_players_is_a_rule_of_the_next_deal(desk: Desk, page: Page, several: str) -> None:
    hand = opened(desk, several, SEED, [])
    other = games[several].players[-1]
    at(page, asked(several, SEED))
    more(hand)
    hand.get_by_text("Rules of this hand").click()
    hand.locator(".rules select").first.select_option(str(other))
    hand.get_by_role("button", name="Deal with these rules").click()
    expect(hand.locator(".seat")).to_have_count(other)
    assert state(page)["players"] == str(other) and findings(page, "trionfi-hand") == []
    there = page.url.removeprefix(desk.site)
    desk.go("")
    desk.go(there)
    expect(hand.locator(".seat")).to_have_count(other, timeout=START)
    expect(hand.locator(".problem")).to_have_count(0)
