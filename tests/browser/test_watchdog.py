"""Calls that take too long can be stopped, those that nobody waits for are dropped, and a worker that dies is replaced without a word."""

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, Worker, expect

from .hand_play import DEAL, moves
from .waiting import wait_for

pytestmark = [pytest.mark.new_device, pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)]

MINEO = "sicily/mineo-3/"
PILE = "{ game: 'mineo-3', cards: 'T20 T9 T6' }"
# A quiet machine starts the engine in two seconds; a busy one must only get there.
PATIENCE = 120_000
ANSWERS = "performance.getEntriesByName('trionfi:answer').length"
STARTS = "performance.getEntriesByName('trionfi:start').length"
# An engine that never answers when the three of trumps is in the pile.
HANGS = """
import trionfi.service
def _hanging(text, call=trionfi.service.call):
    while '"T3"' in text or " T3" in text:
        pass
    return call(text)
trionfi.service.call = _hanging
"""
# A worker that asks before every call whether it shall live.
MORTAL = """const asks = new XMLHttpRequest;
asks.open("GET", "/live-or-die", false);
asks.send();
if (asks.responseText === "die") { self.close(); return new Promise(() => {}); }
"""


# A worker that asks before every call whether it shall answer.
SLEEPY = """const asks = new XMLHttpRequest;
asks.open("POST", "/asleep-or-awake", false);
asks.send(TEXT);
if (asks.responseText === "asleep") return new Promise(() => {});
"""


class Sleep:
    """Whether the engine of a visitor sleeps over every question, or over those that have some text in them."""

    def __init__(self, visitor: BrowserContext, over: str = "") -> None:
        self.deep = False
        self.over = over
        visitor.route("**/asleep-or-awake", lambda route: route.fulfill(body="asleep" if self._sleeps(route) else "awake"))
        visitor.route(re.compile(r"/worker-\w+\.js$"), lambda route: before_calls(route, SLEEPY))

    def _sleeps(self, route: Route) -> bool:
        return self.deep and self.over in (route.request.post_data or "")


def changed_worker(visitor: BrowserContext, old: str, new: str) -> None:
    """Let the pages get a worker whose script has other words in one place."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        assert answer.text().count(old) == 1, f"the worker's script has no single {old!r}"
        route.fulfill(response=answer, body=answer.text().replace(old, new))

    visitor.route(re.compile(r"/worker-\w+\.js$"), changed)


def open_page(page: Page, address: str) -> None:
    page.goto(address)
    wait_for(page, "window.trionfi !== undefined")


def engine_worker(page: Page) -> Worker:
    return next(worker for worker in page.workers if "/worker-" in worker.url)


def test_a_late_answer_can_be_stopped_and_nothing_is_lost(visitor: BrowserContext, page: Page, site: str) -> None:
    changed_worker(visitor, "import trionfi.service\n", HANGS)
    open_page(page, f"{site}{MINEO}?count.cards=T20_T9_T6")
    pile = page.locator("trionfi-count").first
    expect(pile.locator(".total")).to_contain_text("10", timeout=PATIENCE)
    expect(pile.locator(".watchdog")).to_be_empty()
    pile.get_by_label("The pile in letters").fill("T3")
    pile.get_by_role("button", name="Count it").click()
    expect(pile.locator(".watchdog")).to_contain_text("The engine is taking long over this.", timeout=PATIENCE)
    others = page.locator("trionfi-drill .watchdog, trionfi-score .watchdog, trionfi-hand .watchdog")
    assert all(text == "" for text in others.all_text_contents())
    pile.get_by_role("button", name="Stop").click()
    expect(pile.get_by_role("alert")).to_have_text("Stopped.")
    expect(pile.locator(".watchdog")).to_be_empty()
    expect(pile.locator(".total")).to_contain_text("10")
    pile.get_by_label("The pile in letters").fill("T20 T9")
    pile.get_by_role("button", name="Count it").click()
    expect(pile.get_by_role("alert")).to_have_count(0, timeout=PATIENCE)
    expect(pile.locator(".pile .card")).to_have_count(2)
    assert page.evaluate(STARTS) == 2


def test_a_widget_that_has_nothing_to_show_yet_can_be_stopped_too(visitor: BrowserContext, page: Page, site: str) -> None:
    sleep = Sleep(visitor)
    sleep.deep = True
    open_page(page, f"{site}{MINEO}?count.cards=T3")
    pile = page.locator("trionfi-count").first
    wait_for(page, "trionfi.engine.progress.stage === 'ready' && trionfi.engine.late", timeout=PATIENCE)
    pile.get_by_role("button", name="Stop").click()
    expect(pile.get_by_role("alert")).to_have_text("Stopped.", timeout=PATIENCE)
    sleep.deep = False
    pile.get_by_role("button", name="Try again").click()
    expect(pile.locator(".pile .card")).to_have_count(1, timeout=PATIENCE)
    expect(pile.get_by_role("alert")).to_have_count(0)


def trouble(page: Page, words: str) -> Locator:
    """The one way on, which stands beside the message and is in sight without more ado."""
    beside = page.locator(".table-over .trouble")
    expect(beside.get_by_role("alert")).to_have_text(words, timeout=PATIENCE)
    button = page.locator(".table-over").get_by_role("button", name="Try again")
    expect(button).to_have_count(1)
    expect(beside.get_by_role("button", name="Try again")).to_be_in_viewport(ratio=1)
    return button


@pytest.mark.parametrize("width", [360, 1280])
def test_after_a_failed_start_the_table_can_be_tried_again(
    visitor: BrowserContext, page: Page, site: str, problems: list[str], width: int,
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    visitor.route(re.compile(r"/worker-\w+\.js$"), lambda route: route.abort())
    open_page(page, f"{site}{MINEO}{DEAL}")
    again = trouble(page, "The engine could not be fetched. Check the connection and try again.")
    visitor.unroute_all()
    again.click()
    expect(page.locator(".table-over .hand-row button").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".table-over .trouble")).to_have_count(0)
    # Of the script that was refused above the browser tells once or more, and maybe after the page has.
    problems[:] = [one for one in problems if not one.endswith("net::ERR_FAILED")]


def test_a_move_and_a_hand_that_was_left_outlive_a_stop(visitor: BrowserContext, page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    sleep = Sleep(visitor)
    open_page(page, f"{site}{MINEO}{DEAL}")
    hand = page.locator("trionfi-hand")
    expect(hand.locator('[data-move="altre cinque"]')).to_be_visible(timeout=PATIENCE)
    sleep.deep = True
    hand.locator('[data-move="altre cinque"]').click()
    hand.get_by_role("button", name="Stop").click(timeout=PATIENCE)
    again = trouble(page, "Stopped.")
    assert moves(page) == []
    sleep.deep = False
    again.click()
    expect(hand.locator(".hand-row button")).to_have_count(10, timeout=PATIENCE)
    said, kept = moves(page), page.evaluate("localStorage.getItem('trionfi.hand.mineo-3')")
    assert "0 altre cinque" in said and kept
    sleep.deep = True
    open_page(page, f"{site}{MINEO}")
    page.get_by_role("link", name="Go on with your hand").click()
    hand.get_by_role("button", name="Stop").click(timeout=PATIENCE)
    again = trouble(page, "Stopped.")
    assert page.evaluate("localStorage.getItem('trionfi.hand.mineo-3')") == kept
    sleep.deep = False
    again.click()
    expect(hand.locator(".hand-row button")).to_have_count(10, timeout=PATIENCE)
    assert moves(page) == said


def test_a_call_that_nobody_waits_for_is_dropped_or_cut_off(visitor: BrowserContext, page: Page, site: str) -> None:
    changed_worker(visitor, "import trionfi.service\n", HANGS)
    open_page(page, site)
    page.evaluate("trionfi.engine.warm()")
    found = page.evaluate(f"""async () => {{
        const said = (call) => call.then(() => "answered", (error) => error.message);
        const [first, second] = [new AbortController(), new AbortController()];
        const hangs = said(trionfi.engine.call("count", {{ game: "mineo-3", cards: "T20 T3" }}, first.signal));
        const never = said(trionfi.engine.call("count", {{ game: "mineo-3", cards: "T19 T3" }}, second.signal));
        const last = trionfi.engine.call("count", {PILE});
        await new Promise((done) => setTimeout(done, 200));
        first.abort();
        second.abort();
        return [(await last).points, await hangs, await never, {STARTS}, {ANSWERS}, trionfi.engine.late];
    }}""")
    dropped = "Nobody waits for this any more."
    assert found == [10, dropped, dropped, 2, 1, False]


def test_a_worker_that_died_between_two_calls_is_replaced_without_a_word(page: Page, site: str) -> None:
    open_page(page, site)
    page.evaluate("trionfi.engine.warm()")
    page.evaluate("() => { window.seen = []; trionfi.engine.subscribe(({ stage }) => seen.push(stage)); }")
    engine_worker(page).evaluate("self.close()")
    assert page.evaluate(f"trionfi.engine.call('count', {PILE})")["points"] == 10
    assert page.evaluate(STARTS) == 2
    assert "failed" not in page.evaluate("seen")


def test_a_call_under_which_the_worker_dies_is_made_again(visitor: BrowserContext, page: Page, site: str) -> None:
    asked: list[str] = []

    def fate(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(body="die" if len(asked) == 1 else "live")

    visitor.route("**/live-or-die", fate)
    visitor.route(re.compile(r"/worker-\w+\.js$"), mortal)
    open_page(page, f"{site}{MINEO}?count.cards=T20_T9_T6")
    pile = page.locator("trionfi-count").first
    expect(pile.locator(".total")).to_contain_text("10", timeout=PATIENCE)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.evaluate(STARTS) == 2 and len(asked) >= 2


def test_a_call_that_kills_every_worker_ends_in_one_clear_line(visitor: BrowserContext, page: Page, site: str) -> None:
    visitor.route("**/live-or-die", lambda route: route.fulfill(body="die"))
    visitor.route(re.compile(r"/worker-\w+\.js$"), mortal)
    open_page(page, site)
    said = page.evaluate(
        f"trionfi.engine.call('count', {PILE}).catch((error) => [error.name, error.message, trionfi.engine.progress.stage])"
    )
    assert said == ["EngineError", "The engine stopped working twice in a row. Try again: it starts anew and nothing is lost.", "failed"]
    visitor.unroute_all()
    assert page.evaluate(f"trionfi.engine.call('count', {PILE})")["points"] == 10


def mortal(route: Route) -> None:
    """The worker's script, asking before every call whether it shall live."""
    before_calls(route, MORTAL)


def before_calls(route: Route, script: str) -> None:
    """The worker's script, running another one before every call, in which TEXT is what is asked."""
    answer = route.fetch()
    body, found = re.subn(r"\bcall\((\w+)\)\{", lambda head: head[0] + script.replace("TEXT", head[1]), answer.text(), count=1)
    assert found == 1
    route.fulfill(response=answer, body=body)
