"""A worked example comes to life: cards are added and taken away, counted both ways, shared by link."""

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from .test_accessibility import findings
from .waiting import wait_for

START = 60_000
MINEO = "sicily/mineo-3/"


def opened(page: Page, address: str) -> Locator:
    """The first example of a page, open to change."""
    page.goto(address)
    pile = page.locator("trionfi-count").first
    pile.get_by_role("button", name="Change the cards").click()
    expect(pile.locator(".picker")).to_be_visible(timeout=START)
    return pile


def total(pile: Locator, points: int) -> None:
    expect(pile.locator(".total b")).to_have_text(str(points), timeout=START)


def test_the_example_is_there_before_anything_is_fetched(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}{MINEO}")
    wait_for(page, "window.trionfi !== undefined")
    pile = page.locator("trionfi-count").first
    expect(pile.locator(".batch").first).to_be_visible()
    pile.scroll_into_view_if_needed()
    assert not [url for url in asked if "pyodide" in url or ".code" in url]


def test_cards_are_added_and_taken_away(page: Page, site: str) -> None:
    pile = opened(page, site)
    total(pile, 10)
    pile.get_by_role("button", name=re.compile("^King of swords")).click()
    expect(pile.locator(".pile .card")).to_have_count(4)
    assert "count.cards=T20_T9_T6_KS" in page.url
    total(pile, 14)
    expect(pile.locator(".picker [data-card=KS]")).to_have_attribute("aria-pressed", "true")
    pile.locator(".pile [data-card=T20]").click()
    expect(pile.locator(".pile .card")).to_have_count(3)
    total(pile, 5)
    expect(pile.locator(".pile .card:focus")).to_have_count(1)
    pile.get_by_label("with the last trick").check()
    total(pile, 10)
    pile.get_by_role("radio", name="Reduced").check()
    expect(pile.locator(".segments-note")).to_contain_text("one point less")
    total(pile, 10)
    parts = [int(text.replace("−", "-")) for text in pile.locator(".batch .points").all_inner_texts()]
    assert sum(parts) == 10
    pile.get_by_role("button", name="Empty").click()
    expect(pile.locator(".batch.empty, .last-trick").first).to_be_visible()
    pile.get_by_role("button", name="Back to the example").click()
    total(pile, 10)
    expect(pile.locator(".pile .card")).to_have_count(3)
    assert "count." not in page.url


def test_what_cannot_be_read_is_one_line_and_loses_nothing(page: Page, site: str) -> None:
    pile = opened(page, site)
    field = pile.get_by_label("The pile in letters")
    for wrong, says in (("T20 T99", "T99"), ("KS KS", "KS")):
        field.fill(wrong)
        field.press("Enter")
        expect(pile.locator(".problem")).to_contain_text(says)
        assert "\n" not in pile.locator(".problem").inner_text()
        expect(field).to_have_value(wrong)
        expect(pile.locator(".pile .card")).to_have_count(3)
        total(pile, 10)
    field.fill("T20 KS QC")
    field.press("Enter")
    expect(pile.locator(".problem")).to_have_count(0)
    total(pile, 17)


def test_a_link_brings_the_pile_back(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}?count.cards=T20_KS_QC&count.last=1")
    pile = page.locator("trionfi-count").first
    total(pile, 22)
    expect(pile.locator(".pile .card")).to_have_count(3, timeout=START)
    page.goto(f"{site}bologna/ottocento/")
    pile.get_by_role("button", name="Change the cards").click()
    pile.get_by_label("with the last trick").uncheck(timeout=START)
    total(pile, 18)
    page.reload()
    total(pile, 18)
    page.goto(f"{site}{MINEO}?count.cards=T20_XX")
    expect(pile.locator(".problem")).to_contain_text("This link is broken.", timeout=START)
    expect(pile.locator(".problem")).to_contain_text("XX")
    expect(pile.locator(".pile .card")).not_to_have_count(0)


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_an_engine_out_of_reach_is_one_line_and_can_be_tried_again(
    visitor: BrowserContext, page: Page, site: str, problems: list[str]
) -> None:
    visitor.route(re.compile(r"trionfi-\w+\.code\.bz2$"), lambda route: route.abort())
    page.goto(site)
    pile = page.locator("trionfi-count").first
    pile.get_by_role("button", name="Change the cards").click()
    expect(pile.locator(".problem")).to_have_text("The engine could not be fetched. Check the connection and try again.", timeout=START)
    expect(pile.locator(".batch").first).to_be_visible()
    visitor.unroute_all()
    problems.clear()
    pile.get_by_role("button", name="Try again").click()
    expect(pile.locator(".picker")).to_be_visible(timeout=START)
    expect(pile.locator(".problem")).to_have_count(0)


def test_the_announcer_says_the_sum(page: Page, site: str) -> None:
    page.goto(site)
    expect(page.locator("#trionfi-announcer[aria-live=polite]")).to_have_count(1)
    pile = opened(page, site)
    pile.get_by_role("button", name=re.compile("^King of swords")).press("Enter")
    expect(page.locator("#trionfi-announcer")).to_have_text("4 cards: 14 points.")
    expect(page.locator("[aria-live=polite]")).to_have_count(1)


@pytest.mark.parametrize(
    "visitor",
    [{"color_scheme": "light"}, {"color_scheme": "dark", "viewport": {"width": 360, "height": 780}}],
    indirect=True,
    ids=["light", "dark-narrow"],
)
def test_axe_finds_nothing_in_the_open_example(page: Page, site: str) -> None:
    opened(page, site)
    assert findings(page, "trionfi-count") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
