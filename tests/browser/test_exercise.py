"""The exercise below a page's advice: nothing comes before it is begun, then one question is asked until it is answered rightly."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
import trionfi
from playwright.sync_api import Locator, Page, expect
from trionfi.drills.base import Drill

from site_builder.shows import question

from .drill_answers import held
from .hand_play import START
from .looks import reads_well
from .progress_data import KEY
from .waiting import wait_for

# A card of a trick, a card on the table, and a word: (page, theme, level, seed).
TRICK = ("troccas/troccas-4/", "king", 2, 16)
FELT = ("sicily/mineo-3/", "draw", 3, 35032)
BID = ("france/tarot-mort/", "bid", 1, 4)


def drill(page: str, theme: str, level: int, seed: int) -> Drill:
    return question(trionfi.games[page.strip("/").rpartition("/")[2]], theme, level, seed)


def begun(page: Page, address: str) -> Locator:
    """The exercise of a page when its question is asked."""
    page.goto(address)
    block = page.locator("trionfi-exercise")
    block.locator("[data-start]").click()
    expect(block.locator(".answer").first).to_be_visible(timeout=START)
    return block


@pytest.mark.parametrize("case", [TRICK, FELT, BID], ids=lambda case: case[1])
def test_reading_asks_nothing_and_the_question_is_that_of_the_page(page: Page, site: str, case: tuple) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}{case[0]}")
    block = page.locator("trionfi-exercise")
    expect(block.get_by_role("button", name="Try it", exact=True)).to_be_visible()
    expect(block.locator(".exercise-still")).to_be_hidden()
    assert not [url for url in asked if "pyodide" in url or "/learn-" in url]
    block.locator("[data-start]").click()
    told = str(drill(*case).words)
    for part in told.split(". ")[-1:]:
        expect(block.locator(".question")).to_contain_text(part, timeout=START)


def test_a_wrong_answer_is_explained_and_asked_again_and_a_right_one_leads_on(page: Page, site: str) -> None:
    block = begun(page, f"{site}{TRICK[0]}")
    asked = drill(*TRICK)
    wrong = next(card for card in asked.form.cards if card != asked.answer)
    block.locator(f'[data-card="{wrong}"]').first.click()
    expect(block.locator(".verdict")).to_have_attribute("data-verdict", "wrong")
    block.get_by_role("button", name="Try again", exact=True).click()
    expect(block.locator(".verdict")).to_have_count(0)
    block.locator(f'[data-card="{asked.answer}"]').first.click()
    expect(block.locator(".verdict")).to_have_attribute("data-verdict", "right")
    more = block.get_by_role("link", name="More questions like this one")
    expect(more).to_be_focused()
    wait_for(page, f"Object.values(JSON.parse(localStorage.getItem({KEY!r})).shares).flatMap((one) => one.entries).length === 2")
    more.click()
    page.wait_for_url(re.compile(r"drill\.seed="), timeout=START)
    said = parse_qs(urlsplit(page.url).query)
    assert said["drill.kind"] == ["trick"] and said["drill.level"] == ["2"] and said["drill.seed"] != ["16"]


def test_a_puzzle_is_played_on_the_table(page: Page, site: str) -> None:
    block = begun(page, f"{site}{FELT[0]}")
    card = held(block, str(drill(*FELT).answer))
    expect(card).to_be_visible(timeout=START)
    card.press("Enter")
    expect(block.locator(".verdict")).to_have_attribute("data-verdict", "right", timeout=START)
    expect(block.get_by_role("link", name="More questions like this one")).to_be_visible()


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_without_scripts_the_question_stands_there_with_its_answer_folded(page: Page, site: str) -> None:
    page.goto(f"{site}{BID[0]}")
    block = page.locator("trionfi-exercise")
    expect(block.locator("[data-start]")).to_be_hidden()
    block.locator(".exercise-still > summary").click()
    expect(block.locator(".question")).to_be_visible()
    answer = block.locator(".exercise-still details.fold").last
    expect(answer.locator("p")).to_be_hidden()
    answer.locator("summary").click()
    expect(answer).to_contain_text(str(drill(*BID).answer))


@pytest.mark.parametrize("place", ["troccas/troccas-4/", "it/sicily/mineo-3/", "fr/france/tarot-fft-4/"])
def test_it_reads_well_wide_and_narrow(page: Page, site: str, place: str) -> None:
    begun(page, f"{site}{place}")
    reads_well(page, "trionfi-exercise")
