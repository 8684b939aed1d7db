"""The score sheet's own page: the game is chosen there, by name, and its sheet is the one that the game's page has."""

from playwright.sync_api import Locator, Page, expect

from .looks import PHONE, reads_well
from .test_search import search
from .test_sheet import NAMES, START, TAROT, add
from .waiting import wait_for

WORDS = ["score sheet", "keep score", "feuille de marque", "feuille de score", "segnapunti"]


def chosen(page: Page, site: str) -> Locator:
    """The sheet of French Tarot for four, found by its name on the sheet's page."""
    page.goto(f"{site}sheet/")
    page.get_by_role("searchbox", name="Find a game").fill("french tarot four")
    page.locator(".sheet-games").get_by_role("link", name="French Tarot for four (F.F.T.)").click()
    score = page.locator("trionfi-score")
    expect(score.locator(".sheet-names input")).to_have_count(4, timeout=START)
    return score


def test_keep_score_leads_from_the_front_page_to_the_choice_of_a_game(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("link", name="Keep score").click()
    page.wait_for_url(f"{site}sheet/")
    expect(page.get_by_role("heading", name="Which game do you play?")).to_be_visible()
    expect(page.locator(".sheet-games [data-game]").first).to_contain_text("French Tarot for four")
    other = page.locator(".sheet-games [data-game=millone]")
    expect(other).to_be_hidden()
    page.locator(".sheet-games summary").click()
    expect(other).to_be_visible()


def test_a_sheet_is_opened_by_name_and_is_that_of_the_games_page(page: Page, site: str) -> None:
    score = chosen(page, site)
    assert page.url == f"{site}sheet/?sheet.game=tarot-fft-4"
    expect(page.locator(".sheet-games")).to_be_hidden()
    expect(score.locator(".form-group input").first).to_be_focused()
    for at, name in enumerate(NAMES[:4]):
        score.locator(".sheet-names input").nth(at).fill(name)
    add(page, score, "Bruno", 2, 45, 2)
    expect(score.get_by_role("button", name="Undo: deal 1 added")).to_be_visible()
    page.get_by_role("button", name="Another game").click()
    assert page.url == f"{site}sheet/"
    page.goto(f"{site}{TAROT}")
    page.locator("trionfi-score [data-start]").last.click()
    expect(page.locator("trionfi-score .sheet .deal")).to_have_text(["1 Bruno, garde"], timeout=START)


def test_a_sheet_that_is_begun_stands_first_and_back_leads_to_the_list(page: Page, site: str) -> None:
    score = chosen(page, site)
    score.locator(".sheet-names input").first.fill("Anna")
    page.go_back()
    expect(page.locator(".sheet-games")).to_be_visible()
    expect(page.locator("trionfi-score")).to_have_count(0)
    begun = page.locator(".sheet-begun a")
    expect(begun).to_contain_text("Anna")
    begun.click()
    expect(page.locator(".sheet-names input").first).to_have_value("Anna", timeout=START)
    page.reload()
    expect(page.locator(".sheet-names input").first).to_have_value("Anna", timeout=START)


def test_a_link_to_a_deal_leads_to_the_page_of_its_game(page: Page, site: str, visitor) -> None:
    visitor.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.rsplit("/", 2)[0])
    score = chosen(page, site)
    score.get_by_role("button", name="Copy link").click()
    expect(score.locator("button[data-done='Copied']")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").startswith(f"{site}{TAROT}?")


def test_the_search_finds_the_page_by_what_a_player_calls_it(page: Page, site: str) -> None:
    page.goto(f"{site}glossary/")
    wait_for(page, "window.trionfi !== undefined")
    for words in WORDS:
        assert search(page, words).first.evaluate("link => link.href").removeprefix(site).partition("#")[0] == "sheet/", words


def test_axe_finds_nothing_and_nothing_sticks_out(page: Page, site: str) -> None:
    page.goto(f"{site}sheet/")
    expect(page.get_by_role("searchbox", name="Find a game")).to_be_visible()
    wait_for(page, "window.trionfi !== undefined")
    reads_well(page)
    chosen(page, site)
    reads_well(page)
    page.go_back()
    expect(page.locator(".sheet-games")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
