"""On a telephone the site is an app: it can be installed, and without a network it says what is there."""

import pytest
from built import Built
from playwright.sync_api import BrowserContext, Page, expect

from site_builder.host import Host
from site_builder.icons import FULL, PLAIN

from .test_accessibility import findings
from .test_offline import KEPT, MINEO, away
from .test_search import search
from .waiting import wait_for

__all__ = ["away"]
PNG = b"\x89PNG\r\n\x1a\n"


def test_a_telephone_may_install_it(page: Page, site: str, visitor: BrowserContext) -> None:
    page.goto(f"{site}{MINEO}")
    wait_for(page, "window.trionfi !== undefined")
    session = visitor.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["url"] == f"{site}manifest.webmanifest" and found["errors"] == []
    # In a window that keeps nothing no browser offers to install; it finds no other fault.
    faults = [one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert faults in ([], ["in-incognito"])


def test_what_the_manifest_names_is_there(page: Page, site: str) -> None:
    page.goto(site)
    manifest = page.evaluate("fetch('manifest.webmanifest').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        answer = page.request.get(f"{site}{icon['src']}")
        assert answer.ok and answer.headers["content-type"] == icon["type"]
    for name, size in (PLAIN | FULL).items():
        body = page.request.get(f"{site}assets/icons/{name}").body()
        assert body.startswith(PNG) and int.from_bytes(body[16:20]) == int.from_bytes(body[20:24]) == size
    for shortcut in manifest["shortcuts"]:
        assert page.request.get(f"{site}{shortcut['url']}").ok


@pytest.mark.new_device
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_without_a_network_a_page_in_the_sites_dress_says_what_is_here(page: Page, away: Host, problems: list[str], scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{away.address}{MINEO}")
    assert page.evaluate(KEPT, f"{away.address}{MINEO}")
    away.stop()
    page.goto(f"{away.address}sources/")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("heading", name="On this device")).to_be_visible()
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper == {"light": "rgb(251, 247, 238)", "dark": "rgb(26, 22, 19)"}[scheme]
    problems.clear()
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.new_device
def test_the_search_says_what_cannot_be_opened_without_a_network(
    page: Page, host: Built, away: Host, visitor: BrowserContext, problems: list[str]
) -> None:
    page.goto(f"{away.address}{MINEO}")
    assert page.evaluate(KEPT, f"{away.address}{MINEO}")
    search(page, "picciotti")
    folder = page.evaluate("fetch('../../assets/search/entry.json').then((answer) => answer.json()).then((entry) => entry.folder)")
    assert page.evaluate(KEPT, f"{away.address}assets/search/{folder}/all.pf")
    visitor.set_offline(True)
    expect(search(page, "ottocento").first).to_contain_text("Not on this device")
    expect(search(page, "game 14.6").first).to_contain_text("Mineo")
    expect(search(page, "game 14.6").first).not_to_contain_text("Not on this device")
    assert findings(page, ".md-search") == []
    problems.clear()
