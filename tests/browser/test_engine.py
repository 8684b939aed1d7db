"""The engine in its worker: starts, answers, is kept, is stopped, comes back quickly, and does without storage."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from site_builder.place import line_of

from .desk import HURRY, watched
from .waiting import wait_for

READY = "performance.getEntriesByName('trionfi:ready').at(-1)?.detail"
COPIED = "performance.getEntriesByName('trionfi:copied').length > 0"
ANSWERED = "performance.getEntriesByName('trionfi:answer')[0].startTime"
MINEO = "sicily/mineo-3/"
PILE = {"game": "mineo-3", "cards": "T20 T9 T6"}


def call(page: Page, name: str, request: dict) -> object:
    return page.evaluate("([name, request]) => trionfi.engine.call(name, request)", [name, request])


def open_page(page: Page, address: str) -> None:
    page.goto(address)
    wait_for(page, "window.trionfi !== undefined")


@pytest.mark.new_device
def test_it_answers_and_shows_its_start_in_words_and_bytes(page: Page, site: str) -> None:
    open_page(page, site)
    page.evaluate("() => { window.seen = []; trionfi.engine.subscribe((now) => seen.push({ ...now })); }")
    assert call(page, "count", PILE)["points"] == 10
    seen = page.evaluate("seen")
    assert [one["stage"] for one in seen][-1] == "ready"
    assert all(one["words"] for one in seen)
    counted = [one["loaded"] for one in seen if "loaded" in one]
    assert counted == sorted(counted) and counted[-1] > 1_000_000
    assert all(one["loaded"] <= one["total"] for one in seen if "loaded" in one)
    assert page.evaluate(READY) == {"restored": False}


def test_a_wrong_request_is_one_clear_line(page: Page, site: str) -> None:
    open_page(page, site)
    line = page.evaluate(
        "trionfi.engine.call('count', { game: 'no-such-game', cards: 'T20' }).catch((error) => `${error.name}: ${error.message}`)"
    )
    assert line.startswith("EngineError: ") and "no-such-game" in line and "\n" not in line
    assert call(page, "count", PILE)["points"] == 10


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_a_fault_of_the_engine_is_one_clear_line_and_the_engine_stays(visitor: BrowserContext, page: Page, site: str) -> None:
    def faulty(route: Route) -> None:
        answer = route.fetch()
        changed = answer.text().replace("import trionfi.service\n", "import trionfi.service\ntrionfi.service.ANSWERS = None\n", 1)
        assert changed != answer.text()
        route.fulfill(response=answer, body=changed)

    visitor.route(re.compile(r"/worker-\w+\.js$"), faulty)
    open_page(page, site)
    lines = page.evaluate("""() => Promise.all([1, 2].map(() => trionfi.engine.call("games", {}).catch((error) => error.message)))""")
    for line in lines:
        told = re.fullmatch(r"This is a fault of the engine \(TypeError: .*, at (\S+)\)\. Please report it with the address of this page",
                            line)
        assert told, line
        assert "ANSWERS" in line_of(told[1])
    assert page.evaluate("performance.getEntriesByName('trionfi:start').length") == 1
    assert page.evaluate("trionfi.engine.progress.stage") == "ready"


def test_it_is_kept_from_page_to_page(page: Page, site: str) -> None:
    started = []
    page.on("worker", lambda worker: started.append(worker.url) if "/worker-" in worker.url else None)
    open_page(page, site)
    page.evaluate("window.same = true; new Promise((done) => trionfi.engine.warm().then(done))")
    page.get_by_role("link", name="Glossary").first.click()
    expect(page.locator("h1")).to_contain_text("Glossary")
    page.go_back()
    expect(page.locator("h1")).to_contain_text("games of the tarot pack")
    assert page.evaluate("window.same") is True
    assert call(page, "count", PILE)["points"] == 10
    assert page.evaluate("performance.getEntriesByName('trionfi:start').length") == 1
    assert started


def test_it_can_be_stopped_and_starts_again(page: Page, site: str) -> None:
    open_page(page, site)
    stopped = page.evaluate("""async () => {
        await trionfi.engine.warm();
        const waiting = trionfi.engine.call("games", {}).then(() => "answered", (error) => error.message);
        trionfi.engine.cancel();
        return [await waiting, trionfi.engine.progress.stage];
    }""")
    assert stopped == ["Stopped.", "idle"]
    assert call(page, "count", PILE)["points"] == 10


@pytest.mark.new_device
def test_a_stop_during_the_start_leaves_nothing_behind(page: Page, site: str) -> None:
    open_page(page, site)
    stopped = page.evaluate("""async () => {
        const waiting = trionfi.engine.warm().then(() => "ready", (error) => error.message);
        await new Promise((begun) => trionfi.engine.subscribe((now) => now.loaded && begun()));
        trionfi.engine.cancel();
        return [await waiting, trionfi.engine.progress.stage];
    }""")
    assert stopped == ["Stopped.", "idle"]
    assert call(page, "count", PILE)["points"] == 10


@pytest.fixture(scope="module")
def kept(browser: Browser) -> Iterator[BrowserContext]:
    """One device for all that is done to the copies it keeps."""
    own = browser.new_context()
    yield own
    own.close()


@pytest.fixture
def keeper(kept: BrowserContext, site: str, problems: list[str]) -> Iterator[Page]:
    """A page of the device that keeps a copy, made by now."""
    own = watched(kept, problems)
    own.add_init_script(HURRY)
    started(own, site)
    yield own
    own.close()
    assert not problems, "\n".join(problems)


def started(page: Page, site: str) -> bool:
    """Starts the engine and waits for its copy; whether one was there already."""
    open_page(page, site)
    call(page, "games", {})
    restored = page.evaluate(READY)["restored"]
    if not restored:
        wait_for(page, COPIED, timeout=60_000)
    return restored


@pytest.mark.new_device
def test_the_engine_that_answers_leaves_the_copy_itself(page: Page, site: str) -> None:
    """A second one, started later only to be copied, would come too late for who goes on at once, and keep a telephone busy."""
    engines: list[str] = []
    page.on("worker", lambda worker: engines.append(worker.url) if "/worker-" in worker.url else None)
    open_page(page, f"{site}{MINEO}")
    assert call(page, "count", PILE)["points"] == 10
    wait_for(page, COPIED, timeout=60_000)
    assert page.evaluate("performance.getEntriesByName('trionfi:copied')[0].startTime") < 1.5 * page.evaluate(ANSWERED)
    assert len(engines) == 1
    open_page(page, f"{site}bologna/ottocento/")
    assert call(page, "count", PILE)["points"] == 10
    assert page.evaluate(READY) == {"restored": True}


def test_the_second_visit_wakes_a_copy(keeper: Page, site: str) -> None:
    page = keeper
    open_page(page, f"{site}{MINEO}")
    assert call(page, "count", PILE)["points"] == 10
    assert page.evaluate(READY) == {"restored": True}
    # A copy of the memory holds no files: what was not imported before it was made has to be found all the same.
    assert call(page, "table", {"game": "mineo-3", "seed": 7, "dealer": 2, "moves": [], "seat": 0, "advance": True})["hand"]


@pytest.mark.parametrize("size", ["'5000'", "null"], ids=["unreadable", "cut short"])
def test_a_broken_copy_is_passed_over_and_dropped(keeper: Page, site: str, size: str) -> None:
    page = keeper
    page.evaluate(f"""async () => {{
        const cache = await caches.open("trionfi-copy");
        const [copy] = await cache.keys();
        await cache.put(copy, new Response(new Uint8Array(5000), {{ headers: {{ "x-bytes": {size} }} }}));
    }}""")
    open_page(page, site)
    assert call(page, "count", PILE)["points"] == 10
    assert page.evaluate(READY) == {"restored": False}


def test_old_copies_are_deleted(keeper: Page, site: str) -> None:
    page = keeper
    page.evaluate("""async () => {
        await caches.delete("trionfi-copy");
        await (await caches.open("trionfi-copy")).put("/copy/0.1/trionfi-old.whl", new Response("old"));
    }""")
    assert not started(page, site)
    kept = page.evaluate("caches.open('trionfi-copy').then((cache) => cache.keys()).then((keys) => keys.map((key) => key.url))")
    assert len(kept) == 1 and "old" not in kept[0]


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
@pytest.mark.parametrize("lost", ["makeMemorySnapshot", "_makeSnapshot", "_loadSnapshot"])
def test_without_what_copies_are_made_with_every_start_is_a_cold_one(
        visitor: BrowserContext, page: Page, site: str, problems: list[str], lost: str) -> None:
    """None of it is a promise of Pyodide's. One that does not know it any more is started all the same, and nothing is said of it."""
    def without(route: Route) -> None:
        answer = route.fetch()
        worker = answer.text()
        assert lost in worker
        route.fulfill(response=answer, body=worker.replace(lost, f"{lost}Gone"))

    visitor.route(re.compile(r"/worker-\w+\.js$"), without)
    for _ in range(2):
        open_page(page, site)
        assert call(page, "count", PILE)["points"] == 10
        assert page.evaluate(READY) == {"restored": False}
        page.evaluate("new Promise((done) => setTimeout(done, 3_000))")
    assert problems == []


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_blocked_storage_costs_nothing(visitor: BrowserContext, page: Page, site: str) -> None:
    def blocked(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(
            response=answer, body='caches.open = () => Promise.reject(new DOMException("blocked", "SecurityError"));' + answer.text()
        )

    visitor.route(re.compile(r"/worker-\w+\.js$"), blocked)
    for _ in range(2):
        open_page(page, site)
        assert call(page, "count", PILE)["points"] == 10
        assert page.evaluate(READY) == {"restored": False}
        assert not page.evaluate(COPIED) and not page.evaluate("caches.has('trionfi-copy')")


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_an_engine_that_cannot_be_fetched_says_so_and_may_be_tried_again(
    visitor: BrowserContext, page: Page, site: str, problems: list[str]
) -> None:
    visitor.route(re.compile(r"trionfi-\w+\.code\.bz2$"), lambda route: route.abort())
    open_page(page, site)
    said = page.evaluate("trionfi.engine.warm().catch((error) => [error.name, error.message, trionfi.engine.progress.stage])")
    assert said == ["EngineError", "The engine could not be fetched. Check the connection and try again.", "failed"]
    visitor.unroute_all()
    problems.clear()
    assert call(page, "count", PILE)["points"] == 10
