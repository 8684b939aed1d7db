"""The drill on a game's page: Enter starts, checks and goes on; the working is shown; a link asks the same question."""

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect
from trionfi import service

from .looks import reads_well

START = 60_000
MINEO = "sicily/mineo-3/"


def begun(page: Page, site: str) -> Locator:
    """The drill, started by the keyboard."""
    page.goto(f"{site}{MINEO}")
    drill = page.locator("trionfi-drill").first
    drill.locator("[data-start]").focus()
    page.keyboard.press("Enter")
    expect(drill.locator(".answer input")).to_be_focused(timeout=START)
    return drill


def answer(page: Page) -> int:
    """The right answer to the question in the address, from the engine itself."""
    query = parse_qs(urlsplit(page.url).query)
    request = {"game": "mineo-3", "kind": "count", "level": int(query["drill.level"][0]), "seed": int(query["drill.seed"][0])}
    return service.answer("drill", request)["answer"]


def test_five_piles_by_keyboard(page: Page, site: str) -> None:
    drill = begun(page, site)
    for number in range(1, 6):
        right = answer(page)
        page.keyboard.type(str(right if number != 3 else right + 1))
        page.keyboard.press("Enter")
        expect(drill.locator(".verdict")).to_have_attribute("data-verdict", "right" if number != 3 else "wrong")
        expect(drill.locator(".verdict-words")).to_contain_text(str(right))
        parts = [int(text.replace("−", "-")) for text in drill.locator(".verdict .points").all_inner_texts()]
        assert sum(parts) == right
        expect(page.locator("#trionfi-announcer")).to_contain_text("Right" if number != 3 else "Not")
        expect(drill.locator(".next")).to_be_focused()
        page.keyboard.press("Enter")
        expect(drill.locator(".verdict")).to_have_count(0)
        expect(drill.locator(".answer input")).to_be_focused()
    expect(drill.locator(".tally")).to_contain_text("4 of the last 5 right. In a row: 2, longest 2.")


def test_no_number_is_no_answer(page: Page, site: str) -> None:
    drill = begun(page, site)
    page.keyboard.type("many")
    page.keyboard.press("Enter")
    expect(drill.locator(".problem")).to_contain_text("number")
    expect(drill.locator(".verdict")).to_have_count(0)
    expect(drill.locator(".answer input")).to_be_focused()


def test_levels_and_a_link_to_the_same_question(page: Page, site: str) -> None:
    drill = begun(page, site)
    drill.get_by_role("radio", name="4").check()
    expect(drill.locator(".segments-note").first).not_to_be_empty()
    page.wait_for_url("**drill.level=4**")
    cards = drill.locator(".question-cards .card").evaluate_all("all => all.map((one) => one.ariaLabel)")
    page.reload()
    expect(drill.locator(".answer input")).to_be_visible(timeout=START)
    assert drill.locator(".question-cards .card").evaluate_all("all => all.map((one) => one.ariaLabel)") == cards
    for wrong in ("drill.seed=many", "drill.level=99&drill.seed=4", "drill.kind=juggling&drill.seed=4"):
        page.goto(f"{site}{MINEO}?{wrong}")
        expect(drill.locator(".problem")).to_contain_text("This link is broken.", timeout=START)
        expect(drill.locator(".question-cards .card")).not_to_have_count(0)


def test_counts_are_kept_on_the_device(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}?drill.level=1&drill.seed=3")
    drill = page.locator("trionfi-drill").first
    expect(drill.locator(".answer input")).to_be_visible(timeout=START)
    drill.get_by_role("button", name="Show me").click()
    expect(drill.locator(".verdict")).to_have_attribute("data-verdict", "shown")
    page.reload()
    expect(drill.locator(".tally")).to_contain_text("0 of the last 1 right", timeout=START)


def test_axe_finds_nothing_in_a_checked_drill(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}?drill.level=5&drill.seed=8")
    drill = page.locator("trionfi-drill").first
    expect(drill.locator(".answer input")).to_be_visible(timeout=START)
    page.keyboard.type("1")
    drill.get_by_role("button", name="Check").or_(drill.get_by_role("button", name="Show me")).last.click()
    expect(drill.locator(".verdict")).to_be_visible()
    reads_well(page, "trionfi-drill")
