"""The way through a hand that is looked at: slider, graph and autoplay; what is made ready before a press; what the first start costs."""

import pytest
from playwright.sync_api import Page, Route, expect

from site_builder.editions import editions

from .desk import GO, THERE
from .hand_play import MINEO, START, more, table, to_decision
from .looks import DAY, NIGHT, reads_well
from .test_review import linked, shown
from .waiting import wait_for

# The beat of the autoplay is given by the test.
BEATS = """
const every = setInterval, end = clearInterval;
window.setInterval = (call, wait, ...more) => (wait === 1100 ? ((window.beat = call), -1) : every(call, wait, ...more));
window.clearInterval = (timer) => (timer === -1 ? (window.beat = null) : end(timer));
"""
PLAYED = """localStorage.setItem("trionfi.last", JSON.stringify({ game: "mineo-3", name: "Mineo", path: "sicily/mineo-3/" }));"""
SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
IDLE = "() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done(true))))"
STARTED = "performance.getEntriesByName('trionfi:start').length"


def test_the_slider_and_the_graph_follow_the_hand(page: Page, site: str) -> None:
    hand = linked(page, site, "mineo-3", more="&hand.look=0")
    slider = hand.locator(".review-slider")
    expect(slider).to_be_visible(timeout=START)
    slider.fill("9")
    expect(hand.locator(".review-steps span")).to_contain_text("9 of")
    assert "hand.look=9" in page.url
    slider.press("ArrowRight")
    assert shown(hand) == 10
    expect(hand.locator(".review-weighed")).to_contain_text("Looking ahead weighs", timeout=START)
    dot = hand.locator(".graph-dot")
    expect(hand.locator(".graph path").first).to_be_attached()
    before = dot.bounding_box()
    slider.fill("60")
    expect(hand.locator(".review-steps span")).to_contain_text("60 of")
    assert dot.bounding_box()["x"] > before["x"]
    reads_well(page, "trionfi-hand", looks=(DAY, NIGHT))


# A slip may come anywhere in the hand, and costs little or much; the words of the graph beside its marks.
CROSSED_BY_SLIPS = """(graph) => {
    const words = [...graph.querySelectorAll(".graph-words")].map((one) => one.getBoundingClientRect());
    const slips = [2, 25, 50, 75, 98].flatMap((x) => [14, 30, 60, 88].map((y) => [x, y]));
    return slips.filter(([x, y]) => {
        const slip = graph.appendChild(Object.assign(document.createElement("span"), { className: "graph-slip" }));
        slip.style.cssText = `--x:${x}%;--y:${y}%`;
        const mark = slip.getBoundingClientRect();
        slip.remove();
        return words.some((one) => one.left < mark.right && mark.left < one.right && one.top < mark.bottom && mark.top < one.bottom);
    });
}"""


@pytest.mark.parametrize("visitor", [{"viewport": {"width": 360, "height": 740}}], indirect=True, ids=["telephone"])
@pytest.mark.parametrize("edition", [one.folder for one in editions()])
def test_no_mark_of_a_slip_lies_on_the_words_of_the_graph(page: Page, site: str, edition: str) -> None:
    hand = linked(page, f"{site}{edition}", "mineo-3", more="&hand.look=0")
    graph = hand.locator(".graph")
    expect(graph.locator(".graph-words").first).to_be_visible(timeout=START)
    assert graph.evaluate(CROSSED_BY_SLIPS) == []


def test_a_hand_goes_on_by_itself_until_a_press_or_its_end(page: Page, site: str) -> None:
    page.add_init_script(BEATS)
    hand = linked(page, site, "mineo-3", more="&hand.look=0")
    expect(hand.locator(".review-play")).to_be_visible(timeout=START)
    last = int(str(hand.locator(".review-slider").get_attribute("max")))
    hand.get_by_role("button", name="Go on by itself").click()
    assert shown(hand) == 1
    page.evaluate("window.beat()")
    expect(hand.locator(".review-steps span")).to_contain_text("2 of")
    hand.get_by_role("button", name="Stop", exact=True).click()
    assert page.evaluate("window.beat") is None
    hand.get_by_role("button", name="Go on by itself").click()
    hand.get_by_role("button", name="One move back").click()
    assert page.evaluate("window.beat") is None and shown(hand) == 2
    hand.locator(".review-slider").fill(str(last - 2))
    hand.get_by_role("button", name="Go on by itself").click()
    page.evaluate("window.beat()")
    expect(hand.locator(".review-steps span")).to_contain_text(f"{last} of {last}")
    assert page.evaluate("window.beat") is None
    expect(hand.locator(".review-play")).to_have_attribute("aria-disabled", "true")


def test_axe_finds_nothing_with_the_panel_open(page: Page, site: str) -> None:
    hand = table(page, site)
    to_decision(hand)
    more(hand)
    hand.locator(".table-side .share summary").click()
    hand.locator(".table-side .past summary").click()
    expect(hand.locator(".table-side .past p").first).to_be_visible()
    reads_well(page, "trionfi-hand", looks=(DAY, NIGHT))


def test_who_has_played_finds_the_engine_ready_and_nobody_else(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}")
    wait_for(page, "customElements.get('trionfi-ways') !== undefined")
    assert page.evaluate(IDLE)
    assert page.evaluate(STARTED) == 0
    page.evaluate(f"() => {{ {PLAYED} }}")
    page.reload()
    wait_for(page, "trionfi.engine.progress.stage === 'ready'")


def test_who_saves_what_is_fetched_is_not_made_ready_for(page: Page, site: str) -> None:
    page.add_init_script(SPARING + PLAYED)
    page.goto(f"{site}{MINEO}")
    wait_for(page, "customElements.get('trionfi-ways') !== undefined")
    assert page.evaluate(IDLE)
    assert page.evaluate(STARTED) == 0


@pytest.mark.parametrize("squeezed", [True, False])
def test_the_page_tells_what_the_first_start_truly_sends(page: Page, site: str, squeezed: bool) -> None:
    asked = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(status=200, headers={"content-encoding": "gzip"} if squeezed else {})

    page.goto(f"{site}{MINEO}")
    size = page.locator("trionfi-sent").first
    plain, less = size.inner_text(), size.get_attribute("data-less")
    page.route("**/pyodide.asm.wasm", answer)
    assert plain != less and asked == []
    with page.expect_response("**/pyodide.asm.wasm"):
        size.scroll_into_view_if_needed()
    expect(size).to_have_text(str(less if squeezed else plain))
    assert asked == ["HEAD"]


@pytest.mark.parametrize("place", ["", MINEO])
def test_a_few_keys_lead_to_the_table(page: Page, site: str, place: str) -> None:
    page.goto(f"{site}{place}")
    wait_for(page, "window.trionfi !== undefined")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to Play")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#play-now")).to_be_focused()
    expect(page.locator("#play-now")).to_be_in_viewport()


@pytest.mark.parametrize(("place", "words", "tool"), [
    ("sheet/", "Skip to the score sheet", "trionfi-sheet"),
    ("sheet/?sheet.game=mineo-3", "Skip to the score sheet", "trionfi-sheet"),
    ("our-rules/", "Skip to the rules of your table", "trionfi-our-rules"),
    ("train/", "Skip to the drill", "trionfi-drill"),
    ("compare/", "Skip to the comparison", "trionfi-beside"),
    ("it/sheet/", "Vai al segnapunti", "trionfi-sheet"),
    ("it/our-rules/", "Vai alle regole del tuo tavolo", "trionfi-our-rules"),
    ("it/train/", "Vai all’esercizio", "trionfi-drill"),
    ("it/compare/", "Vai al confronto", "trionfi-beside"),
    ("fr/sheet/", "Aller à la feuille de marque", "trionfi-sheet"),
    ("fr/our-rules/", "Aller aux règles de votre table", "trionfi-our-rules"),
    ("fr/train/", "Aller à l’exercice", "trionfi-drill"),
    ("fr/compare/", "Aller à la comparaison", "trionfi-beside"),
])
def test_a_few_keys_lead_to_what_a_page_is_there_for(page: Page, site: str, place: str, words: str, tool: str) -> None:
    page.goto(f"{site}{place}")
    wait_for(page, "window.trionfi !== undefined")
    if "?" in place:
        # What opens by its address is there, and has not taken the keyboard.
        expect(page.locator(f"{tool} .sheet-names input").first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name=words)
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator(f"{tool}:target")).to_be_in_viewport()
    page.keyboard.press("Tab")
    expect(page.locator(f"{tool} :focus")).to_be_in_viewport()


def test_the_way_to_the_table_goes_with_its_page(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}")
    wait_for(page, "window.trionfi !== undefined")
    skip = page.get_by_role("link", name="Skip to Play")
    expect(skip).to_have_count(1)
    page.evaluate(GO, f"{site}train/levels/")
    wait_for(page, THERE)
    expect(page).to_have_url(f"{site}train/levels/")
    expect(skip).to_have_count(0)
    page.evaluate(GO, f"{site}{MINEO}")
    expect(page).to_have_url(f"{site}{MINEO}")
    expect(skip).to_have_count(1)
