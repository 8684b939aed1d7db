"""The questions that lead to a game: tables without scripts, one question after another with them, the answers in the address."""

import pytest
from playwright.sync_api import Page, expect
from trionfi import service

from .test_accessibility import findings

PATH = "france/which/"


def test_answers_lead_to_a_game_with_its_profile(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    rows = service.answer("which", {"family": "france"})["games"]  # type: ignore[index]
    wanted = next(row["answers"] for row in rows if (row["slug"], row["profile"]) == ("tarot-populaire-4", "sim"))
    words = {question["words"]: question["key"] for question in service.answer("which", {"family": "france"})["questions"]}  # type: ignore[index]
    question = page.locator(".which-question")
    for _ in words:
        if question.count() == 0:
            break
        asked = page.locator(".which-question legend").inner_text()
        page.get_by_role("button", name=wanted[words[asked]], exact=True).click()
    expect(page.locator(".which-found a")).to_have_count(1)
    expect(page.locator(".which-found")).to_contain_text("Sim.")
    expect(page.locator("trionfi-which tbody tr:visible")).to_have_count(1)
    assert str(page.locator(".which-found a").get_attribute("href")).endswith("/france/tarot-populaire-4/?hand.profile=sim")
    assert "which.players=four" in page.url
    assert findings(page) == []
    page.reload()
    expect(page.locator(".which-found a")).to_have_count(1)
    page.locator(".which-given button").first.click()
    expect(page.locator(".which-question legend")).to_have_text("How many are you?")


def test_a_question_may_be_passed_over(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}?which.players=four")
    legend = page.locator(".which-question legend")
    first = legend.inner_text()
    page.get_by_role("button", name="I do not know").click()
    expect(legend).not_to_have_text(first)


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_the_tables_are_whole_without_scripts(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    rows = service.answer("which", {"family": "france"})["games"]  # type: ignore[index]
    expect(page.locator("trionfi-which tbody tr")).to_have_count(len(rows))
    page.locator(".which-ask a", has_text="five").click()
    expect(page.locator("#players-five")).to_be_in_viewport()
