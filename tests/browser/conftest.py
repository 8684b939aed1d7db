"""A real Chromium against the built site: what every browser test starts from.

`site` is the address of the site, `page` a fresh page of a `visitor`, `desk` one that stays open from test to test. A page
fails its test when the console shows an error, when a script fails, or when anything is asked of another host; a test that
provokes such a thing takes it out of `problems`.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from built import ADDRESS, BASE, BUILT, Built
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from site_builder.build import build
from site_builder.chromium import FLAGS, find_chromium
from site_builder.files import once
from site_builder.host import Host
from site_builder.paths import BUILD
from site_builder.say import Fault

from .desk import HURRY, Desk, foreign, watched
from .waiting import wait_for

FAILURES = BUILD / "test-failures"
# A page that a service worker answers costs a tenth more. The desk has one, as readers do, and so has each test that asks for it.
USUAL = {"viewport": {"width": 1280, "height": 900}, "service_workers": "block"}
SERVED = USUAL | {"service_workers": "allow"}
# What a page of any context can be given; all other settings of a visitor need a context of their own.
MEDIA = ("color_scheme", "reduced_motion")
# A test asks its page for little: to compile what is called often once more, and better, takes longer than it saves.
QUICK = [*FLAGS, "--js-flags=--liftoff-only"]
# How long anything may take that is waited for, on a machine whose other cores are at work too.
PATIENCE = 20_000
BROKEN = pytest.StashKey[bool]()
# What a page that failed a test says of itself: whether its scripts ran, how far the engine was, and what did not come.
STATE = """() => {
    const came = performance.getEntriesByType("resource").map(({ name, responseStatus }) => [responseStatus, name]);
    return {
        address: location.href, ready: document.readyState, age: Math.round(performance.now()),
        engine: window.trionfi?.engine.progress ?? "no script",
        marks: performance.getEntriesByType("mark").map(({ name, startTime }) => `${name} ${Math.round(startTime)}`),
        missing: came.filter(([status]) => status !== 200),
        worker: navigator.serviceWorker?.controller?.state ?? "none",
        scripts: [...document.scripts].map(({ src, type }) => `${src} ${type}`),
    };
}"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            # Once in some thousands of pages the browser itself loses a script or a fetch. Whatever is tried twice is named at the end.
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo) -> object:
    report = yield
    if report.when == "call":
        item.stash[BROKEN] = report.failed
    if report.when == "call" and report.failed and "page" in getattr(item, "funcargs", {}):
        FAILURES.mkdir(parents=True, exist_ok=True)
        picture = FAILURES / f"{re.sub(r'[^\w.-]+', '-', item.name)}.png"
        try:
            item.funcargs["page"].screenshot(path=picture)
            report.sections.append(("picture", str(picture)))
            report.sections.append(("page", json.dumps(item.funcargs["page"].evaluate(STATE))))
        except Exception as error:  # the page itself may be what broke
            report.sections.append(("picture or page", f"none: {error}"))
    return report


@pytest.fixture(scope="session")
def playwright() -> Playwright:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Browser:
    try:
        program = find_chromium()
    except Fault as fault:
        pytest.fail(str(fault), pytrace=False)
    started = playwright.chromium.launch(executable_path=program, args=QUICK)
    yield started
    started.close()


@pytest.fixture(scope="session")
def host(request: pytest.FixtureRequest) -> Iterator[Built]:
    """The built site below a sub-path, with instant navigation. Processes that work side by side have one, built by the first."""
    given = getattr(request.config, "workerinput", None)
    if given:
        address = given[ADDRESS]
        once("test-site", f"{address} {given['testrunuid']}", BUILT, lambda: build(BUILT, address, quiet=True))
        yield Built(BUILT, address)
        return
    with Host(BUILT, base=BASE) as running:
        build(BUILT, running.address, quiet=True)
        yield Built(BUILT, running.address)


@pytest.fixture(scope="session")
def site(host: Built) -> str:
    """The address of the first page, with a slash at its end."""
    return host.address


@pytest.fixture
def problems() -> list[str]:
    """What went wrong on the page so far."""
    return []


@pytest.fixture(scope="session")
def devices(browser: Browser, site: str) -> Iterator[dict[str, BrowserContext]]:
    """Devices that have been here before, by the settings that a context is made with. The usual one keeps a copy of the started engine."""
    usual = _device(browser, USUAL)
    made = {_key(USUAL): usual, _key(SERVED): _device(browser, SERVED)}
    first = usual.new_page()
    first.add_init_script(HURRY)
    first.goto(site)
    wait_for(first, "window.trionfi !== undefined")
    first.evaluate("trionfi.engine.warm()")
    wait_for(first, "performance.getEntriesByName('trionfi:copied').length > 0", timeout=120_000)
    first.close()
    yield made
    for one in made.values():
        one.close()


@pytest.fixture
def visitor(request: pytest.FixtureRequest, browser: Browser, devices: dict[str, BrowserContext]) -> Iterator[BrowserContext]:
    """Somebody who comes with nothing stored on the page.

    `@pytest.mark.parametrize("visitor", [{...}], indirect=True)` gives the device settings; the mark `new_device` makes
    it one that was never here, without a copy of the engine; who sets the clock needs that, for a device keeps it for all its pages.
    One that was never here has the service worker, and one with the mark `served`. What a page can be given by itself asks for no other
    device.
    """
    new_device = request.node.get_closest_marker("new_device")
    usual = SERVED if new_device or request.node.get_closest_marker("served") else USUAL
    settings = usual | {name: value for name, value in _wanted(request).items() if name not in (*MEDIA, "viewport")}
    if new_device:
        new = browser.new_context(**settings)
        yield new
        new.close()
        return
    if _key(settings) not in devices:
        devices[_key(settings)] = _device(browser, settings)
    known = devices[_key(settings)]
    others = set(known.pages)
    yield known
    known.unroute_all()
    for page in set(known.pages) - others:
        page.close()


def _device(browser: Browser, settings: dict) -> BrowserContext:
    """A context whose window stays open. To open and close one for each page takes Chromium as long as a game page does."""
    made = browser.new_context(**settings)
    made.new_page()
    return made


def _wanted(request: pytest.FixtureRequest) -> dict:
    """The settings that a test gives its visitor."""
    call = getattr(request.node, "callspec", None)
    return call.params.get("visitor", {}) if call else {}


def _key(settings: dict) -> str:
    return json.dumps(settings, sort_keys=True)


@pytest.fixture
def page(request: pytest.FixtureRequest, visitor: BrowserContext, site: str, problems: list[str]) -> Iterator[Page]:
    wanted = _wanted(request)
    own = watched(visitor, problems)
    assert "native code" in own.evaluate("String(performance.mark)"), "a test before set this device's clock: mark it new_device"
    own.set_viewport_size(wanted.get("viewport", USUAL["viewport"]))
    own.emulate_media(**{name: wanted[name] for name in MEDIA if name in wanted})
    visitor.on("request", watch := lambda request: problems.append(f"foreign: {request.url}") if foreign(request.url) else None)
    visitor.new_cdp_session(own).send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "local_storage"})
    yield own
    visitor.remove_listener("request", watch)
    assert not problems, "\n".join(problems)


@pytest.fixture(scope="session")
def desks() -> list[Desk]:
    """The desk that is open, if there is one."""
    return []


@pytest.fixture
def desk(request: pytest.FixtureRequest, devices: dict[str, BrowserContext], desks: list[Desk], site: str) -> Iterator[Desk]:
    """The open desk; a test that fails leaves none behind, so that the next one finds it in order."""
    if not desks:
        desks.append(Desk(devices[_key(SERVED)], site))
    yield desks[0]
    problems = desks[0].problems[:]
    desks[0].problems.clear()
    if problems or request.node.stash.get(BROKEN, True):
        desks.pop().page.close()
    assert not problems, "\n".join(problems)
