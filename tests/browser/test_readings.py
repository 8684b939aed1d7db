"""As played today and as in the book: two readings side by side, today's first, on the pages of the federation's games."""

import pytest
from playwright.sync_api import Page, expect

from .hand_play import more
from .test_accessibility import findings

GAMES = {"tarot-fft-4": "fft", "tarot-fft-3": "fft", "tarot-5-call": "base"}


@pytest.mark.parametrize("slug", GAMES)
def test_both_readings_stand_before_table_calculator_and_drill(page: Page, site: str, slug: str) -> None:
    page.goto(f"{site}france/{slug}/")
    for block in ("trionfi-hand", "trionfi-score", "trionfi-drill"):
        assert page.locator(f"{block} .readings button").all_inner_texts() == ["As played today", "As in the book"]


def test_the_calculator_begins_with_todays_rules(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-5-call/")
    score = page.locator("trionfi-score")
    expect(score.locator(".sum")).to_contain_text("+132")
    score.get_by_role("button", name="Fill in your own hand").click()
    expect(score.get_by_role("radio", name="As played today")).to_be_checked(timeout=60_000)
    expect(score.get_by_role("radio", name="Pousse")).to_have_count(0)
    score.get_by_role("radio", name="As in the book").check()
    expect(score.get_by_role("radio", name="Pousse")).to_have_count(1)
    assert findings(page, "trionfi-score") == []


def test_the_table_plays_what_is_chosen_and_the_address_says_it(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-5-call/")
    hand = page.locator("trionfi-hand")
    hand.get_by_role("button", name="Deal a hand").click()
    more(hand)
    expect(hand.get_by_role("radio", name="As played today")).to_be_checked(timeout=60_000)
    expect(hand.locator(".actions")).to_be_visible(timeout=60_000)
    assert "hand.profile=today" in page.url
    expect(hand.locator(".actions")).not_to_contain_text("Pousse")
    hand.get_by_role("radio", name="As in the book").check()
    expect(hand.locator(".actions")).to_contain_text("Pousse")
    assert "hand.profile=base" in page.url


def test_a_choice_is_kept_and_a_link_without_one_keeps_the_books_rules(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-5-call/")
    page.locator("trionfi-drill .readings button").nth(1).click()
    expect(page.locator("trionfi-drill").get_by_role("radio", name="As in the book")).to_be_checked(timeout=60_000)
    page.goto(f"{site}france/tarot-5-call/?hand.seed=5&hand.dealer=4")
    more(page.locator("trionfi-hand"))
    expect(page.locator("trionfi-hand").get_by_role("radio", name="As in the book")).to_be_checked(timeout=60_000)


def test_the_drill_asks_by_the_reading(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-5-call/")
    page.locator("trionfi-drill .readings button").first.click()
    expect(page.locator("trionfi-drill").get_by_role("radio", name="As played today")).to_be_checked(timeout=60_000)
    expect(page.locator("trionfi-drill .question")).to_be_visible(timeout=60_000)
    assert "drill.profile=today" in page.url
