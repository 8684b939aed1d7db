"""Two games beside each other, and how a page is cited."""

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from trionfi import service

from .test_accessibility import findings

PATH = "compare/"
SCHEMES = {"light": {"color_scheme": "light"}, "dark and narrow": {"color_scheme": "dark", "viewport": {"width": 360, "height": 780}}}


def rules(here: str, there: str) -> list[str]:
    found = service.answer("against", {"game": here, "against": there})
    return [row["name"] for row in found["differences"]]  # type: ignore[index]


def shown(page: Page) -> list[str]:
    return [name.casefold() for name in page.locator(".beside-table tbody th").all_inner_texts()]


@pytest.mark.parametrize("visitor", SCHEMES.values(), indirect=True, ids=SCHEMES)
def test_a_link_shows_what_the_engine_says_of_the_two(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}?beside.here=mineo-3&beside.there=tarot-fft-4")
    expect(page.locator(".beside-told")).to_contain_text(f"differ in {len(rules('mineo-3', 'tarot-fft-4'))} rules")
    assert shown(page) == [name.casefold() for name in rules("mineo-3", "tarot-fft-4")]
    expect(page.locator(".beside-table thead a").nth(1)).to_have_attribute("href", re.compile("france/tarot-fft-4/$"))
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    assert findings(page) == []


def test_the_page_of_a_game_leads_there_and_the_other_is_chosen_there(page: Page, site: str) -> None:
    page.goto(f"{site}sicily/mineo-4/")
    page.get_by_role("link", name="Compare this game with another").click()
    fields = page.locator(".beside-form select")
    expect(fields.first).to_have_value("mineo-4")
    expect(page.locator(".beside-told")).to_have_count(0)
    fields.nth(1).select_option("mineo-3")
    expect(page.locator(".beside-told")).to_contain_text("differ")
    assert shown(page) == [name.casefold() for name in rules("mineo-4", "mineo-3")]
    assert "beside.here=mineo-4&beside.there=mineo-3" in page.url
    fields.nth(1).select_option("mineo-4")
    expect(page.locator(".beside-told")).to_contain_text("Nothing differs")


def test_nothing_is_fetched_before_one_compares(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("trionfi.engine.progress.stage") == "idle"
    page.get_by_role("button", name="Compare them").click()
    expect(page.locator(".beside-told")).to_contain_text("differ")


@pytest.mark.parametrize("visitor", [{"permissions": ["clipboard-read", "clipboard-write"]}], indirect=True)
def test_a_citation_is_copied_with_the_address_of_the_page(visitor: BrowserContext, page: Page, site: str) -> None:
    page.goto(f"{site}sicily/mineo-3/")
    page.get_by_text("Cite this page").click()
    form = page.locator(".cited-form").filter(has_text="CSL JSON")
    form.get_by_role("button", name="Copy").click()
    expect(form.locator("button[data-done]")).to_be_visible()
    item, = json.loads(page.evaluate("navigator.clipboard.readText()"))
    assert (item["title"], item["URL"]) == ("Three-handed Tarocchi of Mineo", f"{site}sicily/mineo-3/")
    assert findings(page, ".reference") == []
