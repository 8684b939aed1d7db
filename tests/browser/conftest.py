"""A real Chromium against the built site: what every browser test starts from.

`site` is the address of the site, `page` a fresh page of a `visitor`. A page fails its test when the console shows
an error, when a script fails, or when anything is asked of another host; a test that provokes such a thing takes it
out of `problems`.
"""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from site_builder.build import build
from site_builder.chromium import FLAGS, find_chromium, wait_for_function
from site_builder.host import Host
from site_builder.paths import BUILD
from site_builder.say import Fault

FAILURES = BUILD / "test-failures"
USUAL = {"viewport": {"width": 1280, "height": 900}}
Page.wait_for_function = wait_for_function  # the pages' policy forbids the `eval` of Playwright's own


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo) -> object:
    report = yield
    if report.when == "call" and report.failed and "page" in getattr(item, "funcargs", {}):
        FAILURES.mkdir(parents=True, exist_ok=True)
        picture = FAILURES / f"{re.sub(r'[^\w.-]+', '-', item.name)}.png"
        try:
            item.funcargs["page"].screenshot(path=picture)
            report.sections.append(("picture", str(picture)))
        except Exception as error:  # the page itself may be what broke
            report.sections.append(("picture", f"none: {error}"))
    return report


@pytest.fixture(scope="session")
def playwright() -> Playwright:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Browser:
    try:
        program = find_chromium()
    except Fault as fault:
        pytest.fail(str(fault), pytrace=False)
    started = playwright.chromium.launch(executable_path=program, args=FLAGS)
    yield started
    started.close()


@pytest.fixture(scope="session")
def host() -> Host:
    """The built site below a sub-path, with instant navigation."""
    with Host(BUILD / "test-site", base="/games/trionfi/") as running:
        build(running.folder, running.address, quiet=True)
        yield running


@pytest.fixture(scope="session")
def site(host: Host) -> str:
    """The address of the first page, with a slash at its end."""
    return host.address


@pytest.fixture
def problems() -> list[str]:
    """What went wrong on the page so far."""
    return []


@pytest.fixture(scope="session")
def devices(browser: Browser, site: str) -> dict[str, BrowserContext]:
    """Devices that have been here before, by their settings. The usual one keeps a copy of the started engine."""
    made: dict[str, BrowserContext] = {}
    usual = made[_key(USUAL)] = browser.new_context(**USUAL)
    first = usual.new_page()
    first.goto(site)
    first.wait_for_function("window.trionfi !== undefined")
    first.evaluate("trionfi.engine.warm()")
    first.wait_for_function("performance.getEntriesByName('trionfi:copied').length > 0", timeout=120_000)
    first.close()
    yield made
    for one in made.values():
        one.close()


@pytest.fixture
def visitor(request: pytest.FixtureRequest, browser: Browser, devices: dict[str, BrowserContext]) -> BrowserContext:
    """Somebody who comes with nothing stored on the page.

    `@pytest.mark.parametrize("visitor", [{...}], indirect=True)` gives the device settings; the mark `new_device` makes
    it one that was never here, without a copy of the engine.
    """
    settings = USUAL | getattr(request, "param", {})
    if request.node.get_closest_marker("new_device"):
        new = browser.new_context(**settings)
        yield new
        new.close()
        return
    known = devices.setdefault(_key(settings), None) or browser.new_context(**settings)
    devices[_key(settings)] = known
    yield known
    known.unroute_all()
    for page in known.pages:
        page.close()


def _key(settings: dict) -> str:
    return json.dumps(settings, sort_keys=True)


@pytest.fixture
def page(visitor: BrowserContext, site: str, problems: list[str]) -> Page:
    own = visitor.new_page()
    own.on("console", lambda message: problems.append(f"console: {message.text}") if message.type == "error" else None)
    own.on("pageerror", lambda error: problems.append(f"script: {error}"))
    visitor.on("request", watch := lambda request: problems.append(f"foreign: {request.url}") if _foreign(request.url) else None)
    visitor.new_cdp_session(own).send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "local_storage"})
    yield own
    visitor.remove_listener("request", watch)
    assert not problems, "\n".join(problems)


def _foreign(url: str) -> bool:
    return not url.startswith(("http://127.0.0.1:", "data:", "blob:"))
