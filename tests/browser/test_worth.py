"""What a hand is worth, in the page: a hand is clicked or typed, layouts are played while one looks, and a link carries the question."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from .hand_play import START, to_decision
from .looks import reads_well
from .test_accessibility import findings
from .waiting import wait_for

FFT = "france/tarot-fft-4/"
STRONG = ["T21", "T20", "T19", "T18", "T17", "T16", "T15", "T14", "T12", "T1", "F", "KS", "QS", "KH", "QH", "KD", "KC", "CC"]
ARCHIVES = re.compile(r"/worth-[0-9a-f]{16}\.")


def opened(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("trionfi-worth [data-start=ask]").click()
    expect(page.locator(".worth .picker")).to_be_visible(timeout=START)


def seated(page: Page, site: str) -> Locator:
    """The table, where the reader has to bid."""
    page.goto(f"{site}{FFT}?hand.seed=3&hand.dealer=3")
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    assert to_decision(hand) == "words"
    return hand


def layouts(page: Page) -> int:
    return int(re.sub(r"\D", "", page.locator(".worth-layouts").first.inner_text()))


def test_a_hand_that_is_clicked_is_weighed_bid_by_bid(page: Page, site: str) -> None:
    opened(page, f"{site}{FFT}")
    for card in STRONG:
        page.locator(f".worth .picker [data-card={card}]").click()
    worth = page.locator(".worth")
    expect(worth.locator(".worth-choice").first).to_be_visible(timeout=START)
    expect(worth.locator(".worth-choice")).to_have_count(5)
    assert worth.locator(".worth-choice").first.get_attribute("data-move") == "garde contre"
    expect(worth.locator(".worth-play")).to_contain_text("Bots play every layout")
    expect(worth.locator(".plot-spread").first).to_have_attribute("aria-label", re.compile("One hand in ten pays"))
    few = layouts(page)
    grown = "few => Number(document.querySelector('.worth-layouts').textContent.replace(/\\D/g, '')) > few"
    wait_for(page, grown, arg=few, timeout=START)
    worth.locator(".worth-halt").click()
    expect(worth.locator(".worth-on")).to_be_visible(timeout=START)
    stopped = layouts(page)
    page.wait_for_timeout(1000)
    assert layouts(page) == stopped
    reads_well(page, "trionfi-worth")


def test_what_was_said_before_a_second_hand_and_the_link(page: Page, site: str) -> None:
    opened(page, f"{site}{FFT}")
    worth = page.locator(".worth")
    worth.locator("[name=worth-cards]").fill(" ".join(STRONG))
    worth.locator(".worth-read").click()
    expect(worth.locator(".worth-choice").first).to_be_visible(timeout=START)
    said = worth.get_by_label("Right said")
    expect(said).to_have_value("passe")
    said.select_option("garde")
    expect(worth.locator(".worth-choice[data-move=prise]")).to_have_count(0, timeout=START)
    expect(worth.locator(".worth-choice").first).to_be_visible(timeout=START)
    worth.locator(".worth-beside").click()
    worth.locator(".worth-hand[data-chosen=true] .worth-cards [data-card=T21]").click()
    worth.locator(".picker [data-card='2C']").click()
    expect(worth.locator(".worth-difference")).to_contain_text(re.compile("second hand|two hands"), timeout=START)
    assert findings(page, "trionfi-worth") == []
    page.goto(page.url)
    expect(page.locator(".worth-hand")).to_have_count(2, timeout=START)
    expect(page.locator(".worth-hand").nth(1).locator("[data-card='2C']")).to_be_visible()
    expect(page.locator(".worth-difference")).to_be_visible(timeout=START)


def test_what_cannot_be_is_one_line(page: Page, site: str) -> None:
    opened(page, f"{site}{FFT}")
    worth = page.locator(".worth")
    worth.locator("[name=worth-cards]").fill("T21 XX")
    worth.locator(".worth-read").click()
    expect(worth.get_by_role("alert")).to_contain_text("XX", timeout=START)
    worth.locator("[name=worth-cards]").fill("")
    worth.locator(".worth-read").click()
    expect(worth.get_by_role("alert")).to_contain_text("Type the cards", timeout=START)


def test_the_hand_at_the_table_is_weighed_beside_the_hint(page: Page, site: str) -> None:
    hand = seated(page, site)
    hand.locator(".table-worth").click()
    over = page.locator("dialog .worth")
    expect(over.locator(".worth-choice").first).to_be_visible(timeout=START)
    expect(over.locator(".worth-cards .card")).to_have_count(18)
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(hand.locator(".hand-row button").first).to_be_visible()


def test_five_cards_are_weighed_where_one_speaks_on_five(page: Page, site: str) -> None:
    page.goto(f"{site}sicily/mineo-3/?hand.seed=11&hand.dealer=2")
    page.locator(".table-over .table-worth").click(timeout=START)
    over = page.locator("dialog .worth")
    expect(over.locator(".worth-choice")).to_have_count(3, timeout=START)
    expect(over.locator(".worth-cards .card")).to_have_count(5)
    expect(over).to_contain_text("5 cards")
    expect(over).not_to_contain_text("a hand has 20")


def test_nothing_of_it_is_fetched_by_who_does_not_ask(page: Page, site: str) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    seated(page, site).get_by_role("button", name="Hint").click()
    expect(page.locator(".hand-tip")).to_contain_text("Hint:", timeout=START)
    assert not [url for url in fetched if ARCHIVES.search(url)]
    manifest = json.loads(page.request.get(f"{site}assets/manifest.json").text())
    assert "trionfi.service.worth" in manifest["apart"]["worth"]["modules"]
