"""The finder: all games without scripts, fewer by each choice, and the choices in the address."""

import pytest
from playwright.sync_api import Page, expect
from trionfi import games

from .test_accessibility import findings


def test_choices_leave_the_games_that_fit(page: Page, site: str) -> None:
    page.goto(site)
    rows = page.locator("trionfi-finder tbody tr:visible")
    expect(rows).to_have_count(len(games))
    page.locator('select[name=players]').select_option("4")
    four = [games[slug] for slug in games if 4 in games[slug].players]
    expect(rows).to_have_count(len(four))
    page.locator('select[name=country]').select_option("France")
    expect(rows).to_have_count(sum(game.family == "france" for game in four))
    expect(page.locator(".finder-told")).to_contain_text(f"of {len(games)}")
    assert "find.players=4" in page.url and "find.country=France" in page.url
    page.reload()
    expect(rows).to_have_count(sum(game.family == "france" for game in four))
    assert findings(page) == []


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_the_list_is_whole_without_scripts(page: Page, site: str) -> None:
    page.goto(site)
    expect(page.locator("trionfi-finder tbody tr")).to_have_count(len(games))
    expect(page.locator("trionfi-finder a").first).to_be_visible()


def test_the_navigation_has_every_region_with_a_page(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-fft-4/")
    sections = page.locator(".md-nav--primary").first.locator("a.md-nav__link").all_inner_texts()
    names = [" ".join(text.split()) for text in sections]
    for name in ("Piedmont and Savoy", "France", "Sicily", "French Tarot for four"):
        assert name in names
