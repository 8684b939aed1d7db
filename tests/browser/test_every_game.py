"""Every game that has a page: a whole hand played on it, a calculator that asks, no findings, and room on a telephone."""

import pytest
from playwright.sync_api import Locator, Page, expect
from trionfi import games
from trionfi.bots import bot
from trionfi.hand import Hand

from site_builder.paths import DOCS

from .hand_play import START, moves, state, to_decision
from .test_accessibility import findings

PAGES = {slug: f"{games[slug].family}/{slug}/" for slug in games if (DOCS / games[slug].family / f"{slug}.md").is_file()}
NARROW = {"viewport": {"width": 360, "height": 780}}
SEED = 11


@pytest.fixture(params=PAGES)
def slug(request: pytest.FixtureRequest) -> str:
    return request.param


# What the bots do is shown one move after another; here nobody watches.
HURRY = "const timeout = setTimeout; window.setTimeout = (call, wait, ...more) => timeout(call, wait / 40, ...more);"


def opened(page: Page, site: str, slug: str) -> Locator:
    page.add_init_script(HURRY)
    dealer = games[slug].players[0] - 1
    page.goto(f"{site}{PAGES[slug]}?hand.seed={SEED}&hand.dealer={dealer}")
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".hand-row button, .end").first).to_be_visible(timeout=START)
    return hand


def position(page: Page, slug: str) -> Hand:
    """The hand on the page, rebuilt from its address."""
    said = state(page)
    hand = games[slug].deal(int(said["seed"]), dealer=int(said["dealer"]))
    for move in moves(page):
        hand.push(move)
    return hand


# Resolves when the page shows the position after so many moves, and says whether the hand goes on.
SETTLED = """before => {
    const hand = document.querySelector("trionfi-hand");
    const moves = (new URL(location).searchParams.get("hand.moves") ?? "").split(".").filter(Boolean).length;
    if (hand.querySelector(".problem")) return "problem";
    if (moves < before) return false;
    return hand.querySelector(".end") ? "end" : hand.querySelector(".ask[aria-busy=false]") ? "asked" : false;
}"""
# Presses what an action names: a word, a card to play, or the cards of a set and then the button under it.
ACT = """([text, verb, cards]) => {
    const hand = document.querySelector("trionfi-hand");
    const press = (place) => hand.querySelector(place).click();
    if (verb === "play") return press(`.hand-row [data-card="${cards[0]}"]`);
    if (!hand.querySelector(".confirm")) return press(`.actions [data-move="${CSS.escape(text)}"]`);
    const pool = hand.querySelector(".asked-pack") ? ".asked-pack" : ".hand-row";
    for (const card of cards) press(`${pool} [data-card="${card}"]`);
    press(".confirm");
}"""


def test_a_whole_hand_and_its_settlement(page: Page, site: str, slug: str) -> None:
    hand, reader = opened(page, site, slug), bot("simple", 1)
    before = 0
    while (shown := page.wait_for_function(SETTLED, arg=before).json_value()) == "asked":
        known = position(page, slug)
        action = reader.choose(known.view(known.turn))
        page.evaluate(ACT, [str(action), action.verb, list(action.cards)])
        before = len(known.moves) + 1
    assert shown == "end", hand.locator(".problem").inner_text()
    ended = position(page, slug)
    scores = [float(text.replace("−", "-")) for text in hand.locator(".settlement .sum td").all_inner_texts()]
    assert scores == [float(score) for score in ended.settlement.scores] and len(scores) == ended.players
    expect(hand.locator(".end .next-deal")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("visitor", [NARROW], indirect=True)
def test_the_page_and_the_table_fit_a_telephone(page: Page, site: str, slug: str) -> None:
    hand = opened(page, site, slug)
    to_decision(hand)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    outside = hand.locator("button:visible").evaluate_all(
        "all => all.filter((one) => { const box = one.getBoundingClientRect();"
        " return box.left < -1 || box.right > innerWidth + 1; }).map((one) => one.outerHTML)")
    assert outside == []
    assert findings(page) == []


def test_the_calculator_asks_and_hides_what_hangs_on_another_answer(page: Page, site: str, slug: str) -> None:
    page.goto(f"{site}{PAGES[slug]}")
    form = page.locator("trionfi-score").first
    form.locator("[data-start]").click()
    expect(form.locator(".score-form")).to_be_visible(timeout=START)
    asked = form.locator(".score-form .field").count()
    assert asked > 0
    abandoned = form.get_by_role("radio", name="It was abandoned", exact=True)
    if abandoned.count():
        abandoned.check()
        expect(form.locator(".score-form").get_by_text("card points", exact=False)).to_have_count(0)
    assert findings(page) == []


SEVERAL = [slug for slug in PAGES if len(games[slug].players) > 1]


@pytest.mark.parametrize("several", SEVERAL)
def test_the_number_of_players_is_a_rule_of_the_next_deal(page: Page, site: str, several: str) -> None:
    hand = opened(page, site, several)
    other = games[several].players[-1]
    hand.get_by_text("Rules of this hand").click()
    hand.locator(".rules select").first.select_option(str(other))
    hand.get_by_role("button", name="Deal with these rules").click()
    expect(hand.locator(".seat")).to_have_count(other)
    assert state(page)["players"] == str(other) and findings(page) == []
    page.reload()
    expect(hand.locator(".seat")).to_have_count(other, timeout=START)
    expect(hand.locator(".problem")).to_have_count(0)
