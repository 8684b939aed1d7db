"""Without a network: what was read can be read again, and what was started starts again."""

import re
import shutil
from pathlib import Path

import pytest
from built import Built
from playwright.sync_api import Page, expect

from site_builder.host import Host

from .waiting import wait_for

pytestmark = pytest.mark.new_device

KEPT = """async (wanted) => {
    await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 200; tries += 1) {
        if (await caches.match(wanted, { ignoreVary: true })) return true;
        await new Promise((done) => setTimeout(done, 50));
    }
    return false;
}"""
MINEO = "sicily/mineo-3/"


@pytest.fixture
def away(host: Built, site: str) -> Host:
    """A host of the same site that a test may stop."""
    with Host(host.folder, base="/games/trionfi/") as running:
        yield running


def test_a_page_read_once_can_be_read_offline(page: Page, away: Host, problems: list[str]) -> None:
    page.goto(f"{away.address}{MINEO}")
    assert page.evaluate(KEPT, f"{away.address}{MINEO}")
    page.get_by_role("combobox", name="Search").fill("Picciotti")
    expect(page.locator(".md-search [role=option]").first).to_be_visible()
    folder = page.evaluate("fetch('../../assets/search/entry.json').then((answer) => answer.json()).then((entry) => entry.folder)")
    assert page.evaluate(KEPT, f"{away.address}assets/search/{folder}/all.pf")
    for sheet in page.evaluate("[...document.styleSheets].map((sheet) => sheet.href).filter(Boolean)"):
        assert page.evaluate(KEPT, sheet)
    away.stop()
    page.goto(f"{away.address}{MINEO}?hand.seed=7")
    expect(page.locator("h1")).to_contain_text("Mineo")
    assert page.evaluate("getComputedStyle(document.body).fontFamily")
    assert page.evaluate("document.styleSheets.length") >= 3
    page.get_by_role("combobox", name="Search").fill("chien")  # a word that nobody looked for with a network
    expect(page.locator(".md-search [role=option]").first).to_contain_text("Chien")
    unread = page.goto(f"{away.address}sources/")
    assert unread and unread.status == 503
    expect(page.locator("body")).to_contain_text("no network")
    # The first page was never read here, so no link leads to it; the one that was read is offered by its title.
    links = page.locator("li a")
    expect(links).to_have_count(1)
    expect(links).to_have_text("Three-handed Tarocchi of Mineo")
    links.click()
    expect(page.locator("h1")).to_contain_text("Mineo")
    problems.clear()


def test_the_engine_starts_offline_once_it_was_started(page: Page, away: Host, problems: list[str]) -> None:
    page.goto(away.address)
    page.evaluate("trionfi.engine.warm()")
    manifest = page.evaluate("fetch(new URL('assets/manifest.json', location.href)).then((answer) => answer.json())")
    families = [family["file"] for family in manifest["families"].values()]
    python = [manifest["pyodide"]["folder"] + name for name in manifest["pyodide"]["files"]]
    for name in (manifest["wheel"]["file"], *families, *python, "manifest.json"):
        assert page.evaluate(KEPT, f"{away.address}assets/{name}")
    away.stop()
    page.goto(away.address)
    assert page.evaluate("trionfi.engine.call('count', { game: 'mineo-3', cards: 'T20 T9 T6' })")["points"] == 10
    problems.clear()


def test_a_new_version_waits_for_the_last_page_of_the_old_one(page: Page, host: Built, site: str, tmp_path: Path) -> None:
    copy = tmp_path / "site"
    shutil.copytree(host.folder, copy)
    with Host(copy, base="/games/trionfi/") as moving:
        page.goto(moving.address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        wait_for(page, "navigator.serviceWorker.controller !== null")
        old = page.evaluate("caches.keys()")
        worker = copy / "service-worker.js"
        worker.write_text(worker.read_text().replace('"id": "', '"id": "new', 1))
        page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.update()).then(() => true)")
        wait_for(page, "navigator.serviceWorker.ready.then((registration) => registration.waiting !== null)")
        assert set(old) <= set(page.evaluate("caches.keys()"))
        page.goto("about:blank")
        page.goto(moving.address)
        wait_for(page, """caches.keys().then((names) => {
            const own = names.filter((name) => name.startsWith("trionfi:"));
            return own.length === 1 && own[0].includes(":new");
        })""")


def test_all_games_are_kept_when_that_is_asked_for(page: Page, away: Host, problems: list[str]) -> None:
    page.goto(away.address)
    button = page.get_by_role("button", name="Keep all games on this device")
    expect(button).to_contain_text("MB)")
    button.click()
    expect(page.locator("trionfi-keep [role=status]")).to_have_text(re.compile(r"\d+ of \d+ files are here|All games"))
    expect(page.locator("trionfi-keep [role=status]")).to_contain_text("All games are on this device", timeout=120_000)
    away.stop()
    page.goto(f"{away.address}bologna/ottocento/?hand.seed=3")
    expect(page.locator("h1")).to_contain_text("Ottocento")
    expect(page.locator("trionfi-hand .hand-row button").first).to_be_visible(timeout=60_000)
    page.goto(f"{away.address}liguria/gatti-3/")
    expect(page.locator("h1")).to_contain_text("Gatti")
    page.get_by_role("combobox", name="Search").fill("chien")
    expect(page.locator(".md-search [role=option]").first).to_contain_text("Chien")
    problems.clear()
