"""Every page loads cleanly, all its links lead somewhere, and it is whole without scripts."""

import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest
from built import Built
from playwright.sync_api import Page, expect
from trionfi import games

from site_builder.files import files_under
from site_builder.paths import DOCS

from .waiting import wait_for

PAGES = [file.relative_to(DOCS).with_suffix("").as_posix().removesuffix("index") for file in files_under(DOCS) if file.suffix == ".md"]
MINEO = "sicily/mineo-3/"
# Pages of games are opened in `test_every_game.py`; one of them is enough here.
SLUGS = set(games)
LOADED = [name for name in PAGES if Path(name).name not in SLUGS or f"{name}/" == MINEO]
SCRIPT = re.compile(r"<script\b.*?</script>", re.S)
UPWARDS = re.compile(r"(?<=\")\.(?:\./|\.(?=\"))*(?:\.(?=\"))?|(?:\.\./)+")
LINK = re.compile(r'(?:href|src)="([^"#?]*)[^"]*"')


@pytest.mark.parametrize("name", LOADED)
def test_a_page_loads_without_an_error(page: Page, site: str, name: str) -> None:
    answer = page.goto(f"{site}{name.removesuffix("/")}/" if name else site)
    assert answer and answer.ok
    expect(page.locator("h1")).to_have_count(1)
    wait_for(page, "window.trionfi !== undefined")


def scripts(host: Built, name: str) -> set[str]:
    """The scripts of a page, however deep it lies."""
    html = (host.folder / name / "index.html").read_text()
    return {UPWARDS.sub("", script) for script in SCRIPT.findall(html)}


def test_every_page_has_one_title_and_runs_what_the_loaded_ones_run(host: Built, site: str) -> None:
    known = set().union(*(scripts(host, name) for name in LOADED))
    for name in PAGES:
        assert len(re.findall(r"<h1\b", (host.folder / name / "index.html").read_text())) == 1, name
        assert scripts(host, name) and scripts(host, name) <= known, name


def test_all_links_lead_to_files(host: Built, site: str) -> None:
    broken = []
    for file in files_under(host.folder):
        if file.suffix != ".html" or file.name == "404.html":
            continue
        for link in LINK.findall(file.read_text()):
            target = unescape(unquote(link))
            if not target or target.startswith(("http", "data:", "javascript:", "mailto:")):
                continue
            path = Path(file.parent, target)
            if not (path / "index.html" if target.endswith("/") or path.is_dir() else path).is_file():
                broken.append(f"{file.relative_to(host.folder)}: {link}")
    assert not broken


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_a_page_is_whole_without_scripts(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}")
    pile = page.locator("trionfi-count").first
    expect(pile.locator(".batch").first).to_be_visible()
    expect(pile.locator(".total")).to_contain_text("card points in")
    expect(page.locator("table.settlement").first).to_contain_text("Settled")
    expect(page.locator("trionfi-drill .card").first).to_be_visible()
    without = page.locator("trionfi-hand noscript p")
    expect(without).to_be_visible()
    expect(without).to_contain_text("needs scripts")
    for button in page.locator("[data-start]").all():
        expect(button).to_be_hidden()


def test_nothing_of_pyodide_is_fetched_by_reading(page: Page, site: str) -> None:
    asked: list[str] = []
    # Where a widget says how much it would fetch, the host is asked by HEAD, which fetches nothing.
    page.on("request", lambda request: asked.append(request.url) if request.method == "GET" else None)
    page.goto(f"{site}{MINEO}")
    for _ in range(8):
        page.mouse.wheel(0, 1500)
        page.evaluate("new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")
    page.wait_for_load_state("networkidle")
    assert asked
    assert not [url for url in asked if "pyodide" in url or ".code" in url or "worker-" in url.rsplit("/", 1)[1]]
    assert not [url for url in asked if "search" in url.rsplit("/", 1)[1] or "/search/" in url]


@pytest.mark.parametrize("visitor", [{"viewport": {"width": 360, "height": 740}}], indirect=True)
@pytest.mark.parametrize("name", ["", MINEO])
def test_a_narrow_page_does_not_scroll_sideways(page: Page, site: str, name: str) -> None:
    page.goto(f"{site}{name}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
