"""A real Chromium against the built site: what every browser test starts from.

`site` is the address of the site, `page` a fresh page of a fresh visitor. A page fails its test when the console shows
an error, when a script fails, or when anything is asked of another host; a test that provokes such a thing takes it
out of `problems`.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from site_builder.build import build
from site_builder.chromium import FLAGS, find_chromium
from site_builder.host import Host
from site_builder.paths import BUILD
from site_builder.say import Fault

FAILURES = BUILD / "test-failures"


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


@pytest.fixture
def visitor(request: pytest.FixtureRequest, browser: Browser) -> BrowserContext:
    """A visitor with an empty device; `@pytest.mark.parametrize("visitor", [{...}], indirect=True)` gives it settings."""
    made = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **getattr(request, "param", {})})
    yield made
    made.close()


@pytest.fixture
def page(visitor: BrowserContext, problems: list[str]) -> Page:
    own = visitor.new_page()
    own.on("console", lambda message: problems.append(f"console: {message.text}") if message.type == "error" else None)
    own.on("pageerror", lambda error: problems.append(f"script: {error}"))
    visitor.on("request", lambda request: problems.append(f"foreign: {request.url}") if _foreign(request.url) else None)
    yield own
    assert not problems, "\n".join(problems)


def _foreign(url: str) -> bool:
    return not url.startswith(("http://127.0.0.1:", "data:", "blob:"))
