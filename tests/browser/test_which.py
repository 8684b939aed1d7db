"""The questions that lead to a game: tables without scripts, one question after another with them, the answers in the address."""

import pytest
from playwright.sync_api import Page, expect
from trionfi import service

from .test_accessibility import findings

PATH = "france/which/"


ROWS = service.answer("which", {"family": "france"})["games"]  # type: ignore[index]
KEYS = {one["words"]: one["key"] for one in service.answer("which", {"family": "france"})["questions"]}  # type: ignore[index]


def answered(page: Page, wanted: dict[str, str]) -> list[str]:
    """Answer every question as a table that plays by one set of rules; the questions asked."""
    asked = []
    while page.locator(".which-question").count():
        asked.append(KEYS[page.locator(".which-question legend").inner_text()])
        page.get_by_role("button", name=wanted[asked[-1]], exact=True).click()
    return asked


def shown(page: Page) -> list[str]:
    return [str(link.get_attribute("href")) for link in page.locator(":is(.which-found, .which-others) a").all()]


def test_answers_lead_to_a_game_with_its_profile(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    wanted = next(row["answers"] for row in ROWS if (row["slug"], row["profile"]) == ("tarot-populaire-4", "sim"))
    asked = answered(page, wanted)
    assert asked[:3] == ["players", "sides", "club"] and len(asked) <= 6
    assert any(link.endswith("/france/tarot-populaire-4/?hand.profile=sim") for link in shown(page)) and len(shown(page)) <= 3
    assert "which.players=four" in page.url
    assert findings(page) == []
    before = shown(page)
    page.reload()
    expect(page.locator(".which-found a")).to_have_count(1)
    assert shown(page) == before
    page.locator(".which-given button").first.click()
    expect(page.locator(".which-question legend")).to_have_text("How many are you?")


@pytest.mark.parametrize("number", range(0, len(ROWS), 9))
def test_six_questions_are_enough_for_every_table(page: Page, site: str, number: int) -> None:
    page.goto(f"{site}{PATH}")
    row = ROWS[number]
    assert len(answered(page, row["answers"])) <= 6
    place = f"/france/{row['slug']}/"
    assert any(place in link for link in shown(page)) and len(shown(page)) <= 3


def test_a_club_is_done_after_three_questions(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    for words in ("four", "the taker alone", "yes"):
        page.get_by_role("button", name=words, exact=True).click()
    assert [link.rsplit("/", 2)[1:] for link in shown(page)] == [["tarot-fft-4", "?hand.profile=today"]]
    expect(page.locator(".which-question")).to_have_count(0)


def test_who_knows_nothing_is_led_to_the_likeliest_with_a_note(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}?which.players=four")
    legend = page.locator(".which-question legend")
    first = legend.inner_text()
    page.get_by_role("button", name="I do not know").click()
    expect(legend).not_to_have_text(first)
    while page.locator(".which-question").count():
        page.get_by_role("button", name="I do not know").click()
    expect(page.locator(".which-found a")).to_have_count(1)
    assert "/france/tarot-fft-4/?hand.profile=today" in shown(page)[0]
    expect(page.locator(".which-told").first).to_contain_text("Most likely you play:")
    assert "which.passed=" in page.url
    assert findings(page) == []


def test_who_answers_nothing_is_told_that_nothing_is_known(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    while page.locator(".which-question").count():
        page.get_by_role("button", name="I do not know").click()
    expect(page.locator(".which-told")).to_contain_text("Nothing is known of your table")
    expect(page.locator(".which-found, .which-others, .which-common")).to_have_count(0)
    expect(page.locator(".which-given button").first).to_be_focused()
    assert findings(page) == []
    page.locator(".which-given button").first.click()
    expect(page.locator(".which-question legend")).to_have_text("How many are you?")


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_the_tables_are_whole_without_scripts(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    rows = service.answer("which", {"family": "france"})["games"]  # type: ignore[index]
    expect(page.locator("trionfi-which tbody tr")).to_have_count(len(rows))
    page.locator(".which-ask a", has_text="five").click()
    expect(page.locator("#players-five")).to_be_in_viewport()
