"""What was kept or linked and makes no sense: told in one line, and nothing else is lost. A page without a server says so."""

import json
import re
import time

import pytest
from built import Built
from playwright.sync_api import BrowserContext, Page, Route, expect

from .waiting import wait_for

GAME = "france/tarot-fft-4/"
DEAL = {"at": 1_750_000_000_000, "seats": [0, 1, 2, 3], "scores": [150, -50, -50, -50], "words": "Anna, garde", "lines": [],
        "facts": {"declarer": 0}}
SHEET = {"trionfi": "sheet", "version": 1, "names": ["Anna", "Bruno", "Chloé", "Dora"], "deals": [DEAL]}
DAMAGED = json.dumps(SHEET | {"deals": [DEAL | {"scores": ["9" * 400 + "/1", -50, -50, -50]}]})


def keep(page: Page, game: str, text: str) -> None:
    page.evaluate("([game, text]) => localStorage.setItem(`trionfi.sheet-${game}.`, text)", [game, text])


def test_a_damaged_score_sheet_is_set_aside_and_the_reader_is_told(page: Page, site: str) -> None:
    page.goto(f"{site}{GAME}")
    keep(page, "tarot-fft-4", DAMAGED)
    keep(page, "mineo-3", "another sheet")
    page.evaluate("localStorage.setItem('trionfi.progress', 'kept')")
    page.goto(f"{site}{GAME}?score.points=41")
    sheet = page.locator(".sheet")
    expect(sheet.locator(".unread")).to_contain_text("is damaged and cannot be read. It is set aside as it was", timeout=120_000)
    assert "NaN" not in page.locator("trionfi-score").inner_text()
    expect(sheet.locator("tbody tr")).to_have_count(0)
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Save it as a file").click()
    assert download.value.path().read_text() == DAMAGED
    page.get_by_label("Name of player 1").fill("Eva")
    assert page.evaluate("localStorage.getItem('trionfi.unread-sheet-tarot-fft-4.')") == DAMAGED
    sheet.get_by_role("button", name="Throw it away").click()
    expect(sheet.locator(".unread")).to_have_count(0)
    kept = page.evaluate("['unread-sheet-tarot-fft-4.', 'sheet-mineo-3.', 'progress'].map((key) => localStorage.getItem(`trionfi.${key}`))")
    assert kept == [None, "another sheet", "kept"]
    assert json.loads(page.evaluate("localStorage.getItem('trionfi.sheet-tarot-fft-4.')"))["names"][0] == "Eva"


def test_a_sound_score_sheet_says_nothing_of_damage(page: Page, site: str) -> None:
    page.goto(f"{site}{GAME}")
    keep(page, "tarot-fft-4", json.dumps(SHEET))
    page.goto(f"{site}{GAME}?score.points=41")
    expect(page.locator(".sheet .sheet-table")).to_contain_text("Anna", timeout=120_000)
    expect(page.locator(".unread")).to_have_count(0)


def test_a_link_with_a_number_beyond_bounds_stops_nothing(page: Page, site: str) -> None:
    page.goto(f"{site}sicily/mineo-3/?score.declarer=0&score.points=1e999999999&score.last_trick=declarer")
    wait_for(page, "trionfi.engine?.progress.stage === 'ready'", timeout=120_000)
    start = time.monotonic()
    said = page.locator("trionfi-score .missing")
    expect(said).to_have_text(
        '"The soloist\'s card points, own discard and last trick included" cannot be 1e999999999: it takes a whole number of card points. ',
        timeout=30_000)
    assert time.monotonic() - start < 20
    assert page.evaluate("trionfi.engine.call('count', { game: 'mineo-3', cards: 'T20 T9 T6' })")["points"] == 10


def test_a_page_that_was_opened_as_a_file_says_that_it_needs_a_server(visitor: BrowserContext, host: Built) -> None:
    page = visitor.new_page()
    page.goto((host.folder / "sicily" / "mineo-3" / "index.html").as_uri())
    for name in ("count", "score", "hand", "drill"):
        expect(page.locator(f"trionfi-{name} > .problem").first).to_contain_text("needs a server")
    for button in page.locator("[data-start]").all():
        expect(button).to_be_hidden()
    assert "Palatino" in page.evaluate("getComputedStyle(document.body).fontFamily"), "the policy has to allow the site's own styles"


@pytest.mark.parametrize("name", ["", "sicily/mineo-3/"])
def test_a_page_from_a_server_says_nothing_of_one(page: Page, site: str, name: str) -> None:
    page.goto(f"{site}{name}")
    wait_for(page, "window.trionfi !== undefined")
    assert page.get_by_text("needs a server").count() == 0


@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
@pytest.mark.parametrize("script", [r"/assets/entry-\w+\.js$", r"/assets/chunk-\w+\.js$"])
def test_a_script_that_did_not_come_is_asked_for_once_more(page: Page, site: str, problems: list[str], script: str) -> None:
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            return route.fallback()
        lost.append(route.request.url)
        return route.abort()

    page.route(re.compile(script), lose)
    page.goto(f"{site}{GAME}")
    wait_for(page, "window.trionfi !== undefined")
    assert len(lost) == 1 and page.locator(".problem").count() == 0
    problems.clear()


@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_scripts_that_do_not_come_at_all_are_one_line(page: Page, site: str, problems: list[str]) -> None:
    page.route(re.compile(r"/assets/entry-"), lambda route: route.abort())
    page.goto(f"{site}{GAME}")
    expect(page.locator("article > .problem")).to_have_text(
        "The tools of this page could not be fetched. Check the connection and load the page again.")
    problems.clear()
