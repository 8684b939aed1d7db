"""The page in no language: every message is in brackets, so a word outside of them is one that no translator could reach."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route
from pseudo import NAME, write_pseudo

from .desk import HURRY
from .hand_play import MINEO, START

# What is seen outside of brackets, by where it is, each with its reason. The list may only shrink.
EXCUSED: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("unsaid.json").read_text(encoding="utf-8"))
WORD = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
# Texts and names of all that a widget shows, in their order.
SEEN = """root => {
    const said = [];
    const walk = (node) => {
        if (node instanceof Text) return said.push(node.data);
        if (!(node instanceof Element) || node.matches("style, script, q, input, option[hidden]")) return;
        said.push(" ");
        for (const child of node.childNodes) walk(child);
        for (const name of ["aria-label", "title", "placeholder"]) if (node.hasAttribute(name)) said.push(" ", node.getAttribute(name), " ");
    };
    walk(root);
    return said.join("");
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("words")
    write_pseudo(folder)
    return folder


@pytest.fixture
def pseudo(page: Page, tables: Path) -> Page:
    """A page that takes the site's for pages in that language."""
    def turned(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('<html lang="en"', f'<html lang="{NAME}"'))

    def words(route: Route) -> None:
        route.fulfill(path=tables / route.request.url.rpartition("/")[2])

    page.route(lambda address: address.partition("?")[0].endswith("/"), turned)
    page.route("**/assets/words/*", words)
    return page


def outside(text: str) -> list[str]:
    """The words of a text that stand in no brackets."""
    depth, left = 0, []
    for sign in text:
        depth += sign == "["
        left.append(" " if depth else sign)
        depth -= sign == "]"
    return WORD.findall("".join(left))


def check(where: str, page: Page, place: str) -> None:
    found = set(outside(page.locator(place).first.evaluate(SEEN)))
    assert found == set(EXCUSED.get(where, {})), f"{where}: say these as messages, or take them from the list: {sorted(found)}"


def test_outside_of_brackets_words_are_found() -> None:
    assert outside("[say [this] ~~~] but [not] that: 12 K") == ["but", "that"]


def test_the_table_the_hint_and_the_review(pseudo: Page, site: str) -> None:
    pseudo.add_init_script(HURRY)
    pseudo.goto(f"{site}{MINEO}?hand.seed=7&hand.dealer=2")
    table = pseudo.locator("trionfi-hand .table-over")
    table.locator(".hand-row button").first.wait_for(timeout=START)
    table.locator(".ask[aria-busy=false]").wait_for(timeout=START)
    check("table", pseudo, "trionfi-hand .table-over")
    table.locator(".table-hint").click()
    table.locator(".hint-worths, .problem").first.wait_for(state="attached", timeout=START)
    check("hint", pseudo, "trionfi-hand .hand-tip")
    table.locator(".table-more").click()
    table.locator(".table-side .tools button").nth(2).click()
    table.locator(".end .look-back").click(timeout=START)
    table.locator(".review-bar").wait_for(timeout=START)
    check("review", pseudo, "trionfi-hand .review")


def test_the_tools_of_a_game(pseudo: Page, site: str) -> None:
    pseudo.goto(f"{site}{MINEO}")
    for name, press, there in (("drill", "trionfi-drill [data-start]", ".answer"), ("score", "trionfi-score [data-start]", ".score-form"),
                               ("count", "trionfi-count [data-start]", ".notation")):
        pseudo.locator(press).last.click()
        pseudo.locator(f"trionfi-{name} {there}").first.wait_for(timeout=START)
        check(name, pseudo, f"trionfi-{name}")


def test_progress(pseudo: Page, site: str) -> None:
    pseudo.goto(f"{site}train/progress/")
    pseudo.locator(".progress-page").wait_for()
    check("progress", pseudo, "trionfi-progress")
