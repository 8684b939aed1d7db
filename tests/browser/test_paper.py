"""The rules of a game and the card for the table on paper: so many pages, and what stands on them."""

import re

import pytest
from playwright.sync_api import Page, expect
from trionfi import games

from .waiting import wait_for

MOST = 6
# Long pages and short ones, with few columns in their tables and with many.
GAMES = ("mineo-3", "tarot-fft-4", "ottocento", "minchiate-partners", "troccas-4", "tarot-5-call", "consiglio", "scarto",
         "tarot-populaire-4")
SCROLLS = """[...document.querySelectorAll("article *")].filter((one) => one.checkVisibility() && one.clientHeight > 100
    && ["auto", "scroll"].includes(getComputedStyle(one).overflowY)).map((one) => one.className)"""
PRESSED = "void (window.print = () => (window.asked = true))"


def pages(page: Page) -> int:
    """How many pages Chromium makes of it."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


def opened(page: Page, site: str, slug: str) -> None:
    page.goto(f"{site}{games[slug].family}/{slug}/")
    wait_for(page, "window.trionfi !== undefined")
    page.evaluate(PRESSED)


@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_fit_on_six_pages_and_the_card_on_one(page: Page, site: str, slug: str) -> None:
    opened(page, site, slug)
    page.get_by_role("button", name="Print the rules").click()
    assert page.evaluate("window.asked")
    page.emulate_media(media="print")
    expect(page.locator("#sources")).to_be_visible()
    expect(page.locator("#practice")).to_be_hidden()
    # Of what has a picture no table stands beside it, and nothing that scrolls leaves the rest of a page empty.
    assert page.locator(".numbers figure:has(.plot)").count() and not page.locator(".numbers details").filter(visible=True).count()
    assert page.evaluate(SCROLLS) == []
    assert pages(page) <= MOST
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Print a card for the table").click()
    card = page.locator(".table-card")
    expect(card).to_be_attached()
    page.emulate_media(media="print")
    expect(page.locator("article")).to_be_hidden()
    for part in ("fact-box", "values", "trumps", "order", "course", "play-rules"):
        expect(card.locator(f".drawing-{part}").first).to_be_visible()
    assert card.locator(".drawing-trumps b").all_inner_texts() == page.locator("article .drawing-trumps b").all_text_contents()
    # Nothing of it stands beyond the edge, where it would be cut off.
    assert page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1)(document.querySelector('.table-card-in'))")
    rows = page.locator("article .drawing-rewards tr")
    assert card.locator(".drawing-rewards tr").count() == rows.count()
    assert card.locator("a[href*='sources/#source-']").count() == 0
    # The course refers to the table of declarations; no head and no mark is left of a source.
    assert card.locator(".drawing-melds").count() == page.locator("article .drawing-melds").count()
    assert not [row for row in card.locator("tbody tr").all_inner_texts() if not row.strip()]
    assert not re.search(r"\s;|\.\s*;", card.inner_text())
    assert pages(page) == 1


def test_the_card_goes_when_it_is_printed(page: Page, site: str) -> None:
    opened(page, site, "mineo-3")
    page.get_by_role("button", name="Print a card for the table").click()
    expect(page.locator(".table-card")).to_be_attached()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".table-card")).to_have_count(0)
    expect(page.locator("article")).to_be_visible()
