"""A deal from real life is typed in, card by card or as a text, then played, weighed and shared."""

import re

import pytest
from playwright.sync_api import Page, expect

from .desk import HURRY
from .hand_play import MINEO, START, more, state, to_decision
from .looks import reads_well
from .test_accessibility import findings

SIZES = {"light": {"viewport": {"width": 1280, "height": 900}}, "dark": {"color_scheme": "dark", "viewport": {"width": 360, "height": 740}}}


def begun(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}")
    page.locator("[data-start=place]").click()
    expect(page.locator(".place .picker")).to_be_visible(timeout=START)


def cards(page: Page) -> set[str]:
    return set(page.locator(".hand-row button").evaluate_all("all => all.map((one) => one.dataset.card)"))


def test_a_deal_is_clicked_seat_by_seat_and_played(page: Page, site: str) -> None:
    page.add_init_script(HURRY)
    begun(page, site)
    place = page.locator(".place")
    for card in ("T20", "T1", "KS"):
        place.locator(f".picker [data-card={card}]").click()
    place.get_by_role("button", name=re.compile("^Right:")).click()
    place.locator(".picker [data-card=QC]").click()
    expect(place.get_by_role("button", name="You: 3 of 20")).to_be_visible()
    expect(place.get_by_role("button", name="Right: 1 of 20")).to_be_visible()
    place.get_by_role("button", name=re.compile("^Put back .*King of swords")).click()
    expect(place.get_by_role("button", name="You: 2 of 20")).to_be_visible()
    place.locator(".picker [data-card=KC]").click()
    expect(place.get_by_role("button", name="Right: 2 of 20")).to_be_visible()
    reads_well(page, "trionfi-hand")
    place.get_by_role("button", name="Deal the rest and play").click()
    expect(page.locator(".hand-row button").first).to_be_visible(timeout=START)
    assert {"T20", "T1"} <= cards(page)
    assert state(page)["deal"] == "0-T20_T1.1-QC_KC"
    hand = page.locator("trionfi-hand")
    to_decision(hand)
    hand.get_by_role("button", name="Hint").click()
    expect(hand.locator(".hand-tip")).to_contain_text("Hint:", timeout=START)
    page.reload()
    expect(page.locator(".hand-row button").first).to_be_visible(timeout=START)
    assert {"T20", "T1"} <= cards(page)
    more(hand)
    hand.get_by_role("button", name="Play the rest").click()
    expect(hand.locator(".end")).to_be_visible(timeout=START)
    hand.get_by_role("button", name="Look back").click()
    expect(hand.locator(".review-steps")).to_be_visible(timeout=START)


@pytest.mark.parametrize("visitor", [{"viewport": {"width": 360, "height": 740}}], indirect=True, ids=["narrow"])
def test_that_a_place_is_full_is_said_in_sight_of_the_card_that_was_pressed(page: Page, site: str) -> None:
    begun(page, site)
    place = page.locator(".place")
    place.get_by_role("button", name=re.compile("^Monte:")).click()
    for card in ("4D", "5D", "6D", "7D"):
        place.locator(f".picker [data-card='{card}']").click()
    expect(place.locator(".problem")).to_contain_text("is full")
    expect(place.locator(".problem")).to_be_in_viewport(ratio=1)
    expect(place.locator(".picker [data-card='7D']")).to_be_in_viewport(ratio=1)
    assert findings(page, "trionfi-hand") == []


@pytest.mark.parametrize("visitor", SIZES.values(), indirect=True, ids=SIZES)
def test_a_text_is_pasted_and_what_is_wrong_loses_nothing(page: Page, site: str) -> None:
    begun(page, site)
    place = page.locator(".place")
    place.locator(".picker [data-card=T20]").click()
    place.locator("summary").click()
    for text, says in (("0: T20\n1: T20", "T20 is dealt twice"), ("hello", "line 1: a packet is written"), ("0: XX", "no card 'XX'")):
        place.locator("textarea").fill(text)
        place.get_by_role("button", name="Read it").click()
        expect(place.locator(".problem")).to_contain_text(says, ignore_case=True)
        expect(place.locator(".problem")).to_be_in_viewport()
        expect(place.locator("textarea")).to_have_value(text)
        expect(place.get_by_role("button", name="You: 1 of 20")).to_be_visible()
    place.locator("textarea").fill("0: T19 KS\n2: QC\ntalon: 5S 6S")
    place.get_by_role("button", name="Read it").click()
    expect(place.get_by_role("button", name="You: 2 of 20")).to_be_visible()
    expect(place.locator(".problem")).to_have_count(0)
    place.get_by_role("button", name="Deal the rest and play").click()
    expect(page.locator(".hand-row button").first).to_be_visible(timeout=START)
    assert state(page)["deal"] == "0-T19_KS.2-QC.talon-5S_6S"


def test_a_link_with_cards_that_cannot_be_is_one_line_and_a_hand_to_play(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}?hand.seed=4&hand.dealer=2&hand.deal=0-T20_T20")
    expect(page.locator(".table-over .problem")).to_contain_text("This link is broken.", timeout=START)
    expect(page.locator(".hand-row button").first).to_be_visible(timeout=START)


def test_a_full_place_says_so_and_the_place_is_left_as_it_was_found(page: Page, site: str) -> None:
    begun(page, site)
    place = page.locator(".place")
    place.get_by_role("button", name=re.compile("^Monte:")).click()
    for card in ("5S", "6S", "7S", "8S"):
        place.locator(f".picker [data-card='{card}']").click()
    expect(place.locator(".problem")).to_contain_text("Monte is full")
    expect(place.get_by_role("button", name="Monte: 3 of 3")).to_be_visible()
    place.get_by_role("button", name="Leave it").click()
    expect(page.locator(".table-over")).to_have_count(0)
