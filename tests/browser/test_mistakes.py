"""The cards that a review finds dear are kept, stand under Progress by theme, and come back as questions on the felt."""

import json
import re
from datetime import date
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect
from trionfi import games, service

from .drill_answers import CORNER, held
from .hand_play import START
from .progress_data import KEY, answer, keep, progress
from .test_accessibility import findings
from .test_review import finished, linked, weighed

GAME = "tarot-fft-4"
PHONE = {"viewport": {"width": 360, "height": 740}}


def dearest() -> list[int]:
    """The moves of the finished hand whose card was clearly worse than another, the dearest first, as many as are kept."""
    def lost(at: int) -> dict:
        return weighed(GAME)[at]["worths"][weighed(GAME)[at]["made"]["place"]]

    cards = [at for at, one in weighed(GAME).items() if lost(at)["clear"] and one["worths"][0]["move"].startswith("play ")]
    return sorted(cards, key=lambda at: -lost(at)["less"])[:3]


@cache
def rows() -> list[list]:
    """What is kept of the hand, as the store writes it: found some minutes ago, the dearest first."""
    record, _ = finished(GAME, 4)
    game, request = games[GAME], {"game": GAME, "seed": 4, "dealer": record["dealer"], "seat": 0}
    found, today = [], date.today()
    for number, at in enumerate(dearest()):
        one, before = weighed(GAME)[at], request | {"moves": service.answer("review", {"record": record})["moves"][:at - 1]}
        told = service.answer("moment", before | {"cards": [card for worth in one["worths"] for card in worth["cards"]]})
        code = ".".join(service.answer("table", before)["code"]).replace(" ", "_")
        played = one["made"]["cards"][0]
        weights = [[" ".join([*worth["cards"], *alike]), worth["less"], worth["interval"], int(worth["clear"])]
                   for worth, alike in zip(one["worths"], told["alike"], strict=True)]
        found.append([GAME, int(f"{today:%Y%m%d}"), answer(0)[2] + number, f"hand.seed=4&hand.dealer={record['dealer']}&hand.moves={code}",
                      played, str(game.pack.full(game.pack.index[played])), str(one["unit"]), one["hands"], str(told["theme"]), weights])
    assert len(found) > 1
    return found


def stored(page: Page) -> list[list]:
    text = json.loads(page.evaluate(f"localStorage.getItem({KEY!r})"))
    return [row for share in text["shares"].values() for row in share["mistakes"]]


def kept(page: Page, all_rows: list[list]) -> None:
    """Puts mistakes on the device before the page runs."""
    text = json.loads(progress([]))
    text["shares"]["testtest"]["mistakes"] = all_rows
    keep(page, json.dumps(text))


def test_a_review_keeps_the_dearest_cards_and_none_twice(page: Page, site: str) -> None:
    kept(page, rows()[:1])
    hand = linked(page, site, GAME)
    hand.get_by_role("button", name="Look back").click(timeout=START)
    expect(hand.locator(".review-kept")).to_contain_text(f"{len(rows())} cards of yours are kept", timeout=3 * START)
    assert [[one[0], *one[3:]] for one in stored(page)] == [[one[0], *one[3:]] for one in rows()]
    hand.locator(".review-kept a").click()
    expect(page.locator("#mistakes")).to_be_visible()


@pytest.mark.parametrize("visitor", [{}, PHONE], indirect=True, ids=["desk", "telephone"])
def test_mistakes_stand_by_theme_and_each_opens_at_the_table_or_is_forgotten(page: Page, site: str) -> None:
    kept(page, rows())
    page.goto(f"{site}train/progress/")
    section = page.locator(".mistakes-theme")
    expect(page.locator(".mistakes-head")).to_contain_text(re.compile(r"Where you lose most: .+, [\d.]+ points in \d mistakes?\."))
    expect(section.locator("li")).to_have_count(len(rows()))
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert findings(page) == []
    losses = [float(re.search(r": ([\d.]+) points less", text)[1]) for text in section.first.locator("li").all_inner_texts()]
    assert losses == sorted(losses, reverse=True)
    page.get_by_role("button", name="Forget it").last.click()
    expect(section.locator("li")).to_have_count(len(rows()) - 1)
    section.first.locator("li a").first.click()
    table = page.locator("trionfi-hand")
    expect(table.locator(".hand-row.own .card.playable").first).to_be_visible(timeout=START)
    assert "hand.look" not in page.url


def test_a_mistake_is_asked_again_on_the_felt_and_judged_by_what_was_found(page: Page, site: str) -> None:
    kept(page, rows())
    page.goto(f"{site}train/progress/")
    expect(page.locator(".due-words")).to_contain_text(f"{len(rows())} questions due today.")
    page.locator(".due-words a").click()
    drill = page.locator("trionfi-drill")
    first = played(page, drill, right=False)
    expect(drill.locator(".verdict")).to_have_attribute("data-verdict", "wrong")
    expect(drill.locator(".verdict-words")).to_contain_text("points less, give or take")
    expect(drill.locator(".verdict .reasons li").first).to_contain_text("What it is about")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert findings(page) == []
    sees_how_it_goes_on(page, drill)
    for left in range(len(rows()) - 1, -1, -1):
        drill.locator(".next").click()
        expect(drill.locator(".queue-words")).to_have_text(f"{left + 1} question{'' if not left else 's'} to go")
        last = played(page, drill, right=True)
        expect(drill.locator(".verdict")).to_have_attribute("data-verdict", "right")
    assert last == first
    drill.locator(".next").click()
    expect(drill.locator(".race-end")).to_contain_text("The next question comes back tomorrow.")


def sees_how_it_goes_on(page: Page, drill: Locator) -> None:
    """Opens the lines of the wrong card that was answered and of the best one, plays the first trick of his own, and comes back."""
    drill.get_by_role("button", name="See how it goes on").click()
    board = drill.get_by_role("region", name="How the hand goes on")
    expect(board).to_be_visible(timeout=START)
    expect(board.locator(".lines-words")).to_contain_text("deals that were drawn to fit what you know, not the one that was dealt.")
    expect(board.get_by_role("button", name="After your card")).to_have_attribute("aria-pressed", "true")
    board.get_by_role("button", name="One trick on").click()
    expect(board.locator(".review-trick li")).to_have_count(4)
    board.get_by_role("button", name="Back to the question").click()
    expect(drill.locator(".felt-answer")).to_be_visible()


def played(page: Page, drill: Locator, right: bool) -> str:
    """Plays a card that is right or wrong in the mistake that is asked, and tells its number."""
    own = drill.locator(".felt-answer .hand-row.own .card.playable")
    expect(drill.locator(".verdict")).to_have_count(0)
    expect(own.first).to_be_visible(timeout=START)
    playable = set(own.evaluate_all("all => all.map((one) => one.dataset.card)"))
    weights = next(row[-1] for row in rows() if set(" ".join(one[0] for one in row[-1]).split()) == playable)
    card = next(cards.split()[0] for cards, _, _, clear in weights if clear != right)
    held(drill, card).click(position=CORNER)
    return page.url.partition("drill.seed=")[2].partition("&")[0]
