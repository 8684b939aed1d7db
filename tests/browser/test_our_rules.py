"""Rules of our table: named, used by every block of the game's page, shared by a link and a square, printed, compared."""

import re

from playwright.sync_api import Page, expect
from trionfi import games

from .hand_play import START, more
from .looks import reads_well
from .test_accessibility import findings
from .test_evening import scanned
from .test_paper import pages

MINEO = "sicily/mineo-3/"
LEAD = "Who leads to the first trick?"
SOLO = "When may a solo be declared before the deal is complete?"

# What would be on paper, in place of the browser's own dialog.
PRINT = """window.print = () => {
    window.paper = document.querySelector(".sheet-paper").innerText;
    window.dispatchEvent(new Event("afterprint"));
}; void 0;"""


def table(page: Page, site: str, name: str = "Da Concetta", lead: str = "soloist", solo: str = "any-round") -> None:
    """A table of Mineo that is made on the page."""
    page.goto(f"{site}our-rules/?ours.game=mineo-3")
    page.get_by_label("Name of the table").fill(name)
    page.get_by_label(LEAD).select_option(lead)
    page.get_by_label(SOLO).select_option(solo)
    page.get_by_role("button", name="Keep these rules").click()
    expect(page.locator(".our-table", has=page.get_by_role("heading", name=name, exact=True))).to_be_visible()


def test_a_table_is_chosen_by_name_made_and_found_again(page: Page, site: str) -> None:
    page.goto(f"{site}our-rules/")
    page.get_by_role("searchbox", name="Find a game").fill("mineo three")
    page.locator(".sheet-games [data-game=mineo-3] a").click()
    assert page.url == f"{site}our-rules/?ours.game=mineo-3"
    page.get_by_role("button", name="Keep these rules").click()
    expect(page.locator(".our-rules .sheet-said")).to_contain_text("Give the table a name first")
    table(page, site)
    expect(page.locator(".our-table")).to_contain_text(f"{LEAD} the soloist")
    expect(page.locator(".our-table .our-option")).to_have_count(2)
    page.get_by_role("button", name="Another game").click()
    expect(page.locator(".sheet-begun")).to_contain_text("Da Concetta")


def test_table_calculator_and_drill_go_by_the_rules(page: Page, site: str) -> None:
    table(page, site)
    page.goto(f"{site}{MINEO}")
    page.locator("trionfi-score [data-start]").last.click()
    score = page.locator("trionfi-score")
    expect(score.get_by_role("radio", name="Da Concetta")).to_be_checked(timeout=START)
    page.locator("trionfi-drill [data-start]").last.click()
    drill = page.locator("trionfi-drill").first
    expect(drill.get_by_role("radio", name="Da Concetta")).to_be_checked(timeout=START)
    expect(drill.locator(".question")).to_be_visible(timeout=START)
    page.wait_for_url(re.compile(r"drill\.o\.lead=soloist"))
    page.goto(f"{site}{MINEO}")
    page.get_by_role("link", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"hand\.o\.lead=soloist"), timeout=START)
    hand = page.locator("trionfi-hand")
    more(hand)
    expect(page.get_by_role("radio", name="Da Concetta")).to_be_checked(timeout=START)


def test_another_phone_takes_the_rules_by_the_square(page: Page, site: str, browser) -> None:
    table(page, site)
    page.get_by_role("button", name="Share").click()
    link = scanned(page)
    assert link.startswith(f"{site}our-rules/#rules=")
    assert findings(page, "dialog") == []
    other = browser.new_context(viewport={"width": 360, "height": 780}).new_page()
    faults: list[str] = []
    other.on("pageerror", lambda error: faults.append(str(error)))
    other.goto(link)
    dialog = other.get_by_role("dialog")
    expect(dialog).to_contain_text("Rules of a table: Da Concetta")
    dialog.get_by_role("button", name="Keep and use them").click()
    expect(other.locator(".our-table .our-option")).to_have_count(2)
    expect(other.get_by_role("radio", name="Da Concetta")).to_be_checked()
    assert not faults
    other.context.close()


def test_two_tables_are_compared_and_one_is_printed(page: Page, site: str) -> None:
    table(page, site)
    table(page, site, "Circolo", solo="five")
    page.get_by_label("The other").select_option("1")
    rows = page.locator(".our-compared tbody tr")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text(SOLO)
    page.get_by_label("The other").select_option("0")
    expect(page.get_by_text("Both play by the same rules.")).to_be_visible()
    page.evaluate(PRINT)
    page.locator(".our-table").first.get_by_role("button", name="Print").click()
    paper = page.evaluate("window.paper")
    assert paper.startswith("Da Concetta") and LEAD in paper
    page.locator(".our-table").first.get_by_role("button", name="Delete").click()
    expect(page.locator(".our-table")).to_have_count(1)


def test_the_rules_of_the_game_with_most_options_fit_on_one_page(page: Page, site: str) -> None:
    slug = max(games, key=lambda one: len(games[one].options))
    page.goto(f"{site}our-rules/?ours.game={slug}")
    page.get_by_label("Name of the table").fill("Circolo")
    page.get_by_role("button", name="Keep these rules").click()
    page.evaluate("void (window.print = () => {})")
    page.locator(".our-table").get_by_role("button", name="Print").click()
    page.emulate_media(media="print")
    expect(page.locator(".our-paper tr")).to_have_count(len(games[slug].options))
    expect(page.locator(".our-marked")).to_be_visible()
    assert pages(page) == 1


def test_axe_finds_nothing_and_nothing_sticks_out(page: Page, site: str) -> None:
    table(page, site)
    page.get_by_label("The other").select_option("1")
    reads_well(page)
