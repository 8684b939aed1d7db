"""How a hand goes on after a discard or a bid: both choices played on below the verdict, on the felt."""

import pytest
from playwright.sync_api import Page, expect
from trionfi.service import answer

from .drill_answers import START, give, question, right, settled, wrong
from .test_accessibility import findings

PHONE = {"viewport": {"width": 360, "height": 780}}
ASKED = [("scarto", "discard", 3, 1, "discard"), ("mineo-4", "bid", 1, 1, "answer")]


@pytest.mark.parametrize(("game", "kind", "level", "seed", "called"), ASKED, ids=[one[1] for one in ASKED])
@pytest.mark.parametrize("visitor", [PHONE], indirect=True, ids=["phone"])
def test_it_is_shown_beside_the_best_choice(page: Page, site: str, game: str, kind: str, level: int, seed: int, called: str) -> None:
    page.goto(f"{site}train/?drill.game={game}&drill.kind={kind}&drill.level={level}&drill.seed={seed}")
    drill = page.locator("trionfi-drill")
    expect(drill.get_by_role("button", name="Show me")).to_be_visible(timeout=START)
    asked = question(page, game)
    said = wrong(asked)
    give(drill, asked, said)
    settled(drill, "wrong")
    found = answer("lines", {"game": game, "kind": kind, "level": level, "seed": seed, "answer": " ".join(said)})
    assert found["own"] == 1
    drill.get_by_role("button", name="See how it goes on").click()
    board = drill.get_by_role("region", name="How the hand goes on")
    expect(board).to_be_visible(timeout=START)
    own, best = found["lines"][1], found["lines"][0]
    expect(board.locator(".lines-two .button .card")).to_have_count(len(own["cards"]) + len(best["cards"]))
    expect(board.locator(".lines-said")).to_have_count(2 if kind == "bid" else 0)
    expect(board.get_by_role("button", name=f"After the best {called}")).to_be_visible()
    assert board.locator(".review-steps .sign").first.evaluate("(sign) => getComputedStyle(sign).fill") == "none"
    board.get_by_role("button", name="The last trick").click()
    expect(board.locator(".review-steps span")).to_have_text(f"{len(own['frames']) - 1} of {len(own['frames']) - 1}")
    expect(page.locator("#trionfi-announcer")).to_contain_text(str(own["ends"][0]).rstrip("."))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert findings(page, "trionfi-drill") == []
    board.get_by_role("button", name="Back to the question").click()
    drill.get_by_role("button", name="Next").click()
    expect(board).to_be_hidden()
    expect(drill.locator(".lines-open")).to_have_count(0)


def test_after_a_right_answer_it_is_beside_a_wrong_one(page: Page, site: str) -> None:
    page.goto(f"{site}train/?drill.game=scarto&drill.kind=discard&drill.level=3&drill.seed=1")
    drill = page.locator("trionfi-drill")
    expect(drill.get_by_role("button", name="Show me")).to_be_visible(timeout=START)
    asked = question(page, "scarto")
    give(drill, asked, right(asked))
    settled(drill, "right")
    drill.get_by_role("button", name="See how it goes on").click()
    expect(drill.get_by_role("button", name="After your discard")).to_have_attribute("aria-pressed", "true", timeout=START)
    expect(drill.get_by_role("button", name="After another discard")).to_be_visible()
