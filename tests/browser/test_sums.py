"""Sums at the table: a number of the reader's own is said with its word, and none that cannot be."""

import pytest
from playwright.sync_api import Page, expect

from .hand_play import START, moves
from .test_accessibility import findings
from .waiting import wait_for

PINEROLO = "piedmont/mitigati-pinerolo-3/"
DEAL = "?hand.seed=11&hand.dealer=2"


@pytest.fixture
def bargaining(page: Page, site: str) -> Page:
    page.goto(f"{site}{PINEROLO}{DEAL}")
    expect(page.locator(".actions .sum")).to_have_count(2, timeout=START)
    return page


def test_a_sum_is_entered_as_a_number(bargaining: Page) -> None:
    assert findings(bargaining) == []
    entry = bargaining.get_by_role("textbox", name="Chiedo: points that I take for abandoning the deal, 1 to 243")
    entry.fill("70")
    entry.press("Enter")
    wait_for(bargaining, "location.search.includes('chiedo_70')", timeout=START)
    assert moves(bargaining)[0] == "0 chiedo 70"


@pytest.mark.parametrize("wrong", ["", "0", "244", "7.5", "ten"])
def test_no_other_number_is_said_and_the_entry_says_why(bargaining: Page, wrong: str) -> None:
    entry = bargaining.get_by_role("textbox", name="Offero")
    entry.fill(wrong)
    bargaining.get_by_role("button", name="Offero").click()
    assert entry.evaluate("one => one.validationMessage") == "Offero takes a whole number from 1 to 243."
    assert moves(bargaining) == []
    entry.fill("25")
    assert entry.evaluate("one => one.validationMessage") == ""
