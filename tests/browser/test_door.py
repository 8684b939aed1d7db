"""The front page opens on a hand: one press to one's cards, the ways in, a greeting for who comes back, and one question."""

import re

import pytest
from playwright.sync_api import Page, expect
from trionfi import games, service

from site_builder.drawings import Page as Sheet
from site_builder.drawings.openings import SEEDS, deal

from .hand_play import START
from .test_accessibility import findings
from .waiting import wait_for

FIVE = ["T20", "T16", "T1", "KS", "KB"]
SIZES = {"desk": (1280, 800), "upright": (768, 1024), "telephone": (360, 740)}
FORGOTTEN = "() => localStorage.clear()"


def cards(page: Page) -> list[str]:
    return page.locator(".table-over .hand-row button").evaluate_all("all => all.map((one) => one.dataset.card)")


def door(page: Page, site: str) -> None:
    page.goto(site)
    wait_for(page, "customElements.get('trionfi-door') !== undefined")
    expect(page.locator(".door-today")).to_have_attribute("href", re.compile("hand.seed="))


def test_the_cards_on_the_felt_are_those_of_a_true_deal(page: Page, site: str) -> None:
    dealt = service.answer("table", {"game": "mineo-3", "seed": SEEDS[0], "dealer": 2, "seat": 0, "moves": [], "advance": True})
    assert [card["card"] for card in dealt["hand"]] == FIVE
    page.goto(site)
    expect(page.locator(".fan .card")).to_have_count(5)
    assert page.locator(".fan .card").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))") == [
        card["label"] for card in dealt["hand"]
    ]


@pytest.mark.parametrize("size", SIZES)
def test_play_and_cards_stand_in_the_first_view(page: Page, site: str, size: str) -> None:
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
    door(page, site)
    for part in (page.locator(".fan"), page.get_by_role("button", name="Play now"), *page.locator(".door-way").all()):
        expect(part).to_be_in_viewport(ratio=0.95)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    small = page.locator(".door-way, .door button, .door-once button").evaluate_all(
        "all => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height).filter((tall) => tall < 44)")
    assert small == []


def test_one_press_leads_to_the_cards_and_back_to_the_front_page(page: Page, site: str) -> None:
    door(page, site)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".table-over .hand-row button")).to_have_count(5)
    assert cards(page) == FIVE
    assert page.url.startswith(f"{site}sicily/mineo-3/?hand.seed={SEEDS[0]}&hand.dealer=2")
    page.locator(".actions .word", has_text="Altre cinque").click()
    page.wait_for_url("**hand.moves**", timeout=START)
    page.keyboard.press("Escape")
    expect(page.locator(".table-over")).to_have_count(0)
    assert page.url == site
    expect(page.locator(".door-over")).to_contain_text("Welcome back")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.locator(".door-over").evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    page.set_viewport_size({"width": 1280, "height": 900})
    expect(page.locator(".door-go b")).to_have_text("Go on with your hand")
    page.go_forward()
    expect(page.locator(".table-over .hand-row button").first).to_be_visible(timeout=START)
    assert page.url.startswith(f"{site}sicily/mineo-3/")
    page.evaluate(FORGOTTEN)


def test_a_hand_that_waits_is_gone_on_with(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-fft-4/")
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.locator(".table-over .hand-row button").first).to_be_visible(timeout=START)
    held = cards(page)
    wait_for(page, "localStorage.getItem('trionfi.last') !== null")
    door(page, site)
    expect(page.locator(".door-over")).to_contain_text("French Tarot for four")
    page.locator(".door-go").click()
    expect(page.locator(".table-over .hand-row button")).to_have_count(len(held), timeout=START)
    assert cards(page) == held and page.url.startswith(f"{site}france/tarot-fft-4/?hand.seed=")
    page.evaluate(FORGOTTEN)


def test_play_now_deals_the_hand_that_is_shown_of_the_last_game(page: Page, site: str) -> None:
    page.goto(site)
    last = {"game": "ottocento", "name": "Ottocento", "path": "bologna/ottocento/"}
    page.evaluate("last => localStorage.setItem('trionfi.last', JSON.stringify(last))", last)
    door(page, site)
    expect(page.locator("trionfi-hand")).to_have_attribute("game", "ottocento")
    page.get_by_role("button", name="Play now").click()
    first = deal(Sheet("index.md", "ottocento", ""), SEEDS[0], None)
    expect(page.locator(".table-over .hand-row button")).to_have_count(len(first["after"]["hand"]), timeout=START)
    assert sorted(cards(page)) == sorted(card["card"] for card in first["after"]["hand"])
    page.evaluate(FORGOTTEN)


def test_a_reader_is_asked_once(page: Page, site: str) -> None:
    door(page, site)
    once = page.locator(".door-once")
    expect(once).to_be_visible()
    once.get_by_role("button", name="Bologna").click()
    expect(once).to_be_hidden()
    expect(page.locator("trionfi-hand")).to_have_attribute("game", "ottocento")
    page.reload()
    expect(page.locator(".door-over")).to_contain_text("Ottocento")
    expect(once).to_be_hidden()
    page.evaluate(FORGOTTEN)
    page.reload()
    once.get_by_role("button", name="Skip").click()
    page.reload()
    expect(once).to_be_hidden()
    expect(page.locator("trionfi-hand")).to_have_attribute("game", "mineo-3")
    page.evaluate(FORGOTTEN)


@pytest.mark.new_device
def test_the_deal_of_the_day_is_the_same_for_all(page: Page, site: str) -> None:
    page.clock.set_fixed_time("2026-11-25T12:00:00Z")
    door(page, site)
    way = page.locator(".door-today").get_attribute("href")
    found = re.fullmatch(rf"{re.escape(site)}\w+/([\w-]+)/\?hand\.seed=20261125&hand\.dealer=(\d)", way)
    assert found and int(found[2]) == games[found[1]].players[0] - 1
    page.clock.set_fixed_time("2026-11-26T12:00:00Z")
    door(page, site)
    assert page.locator(".door-today").get_attribute("href") != way


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_at_the_door(page: Page, site: str, size: str, scheme: str) -> None:
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
    page.emulate_media(color_scheme=scheme)
    door(page, site)
    assert findings(page) == []
