"""How well the reader plays: what his hands lose, his place among bots, and whether he gets better, told at the table and in Progress."""

import json
import math
import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect
from trionfi import games, service

from .hand_play import START
from .progress_data import KEY, answer, keep, progress
from .test_accessibility import findings
from .test_review import finished, linked, weighed

GAME, SMALL = "tarot-fft-4", "scarto"
PHONE = {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}
TODAY = int(f"{date.today():%Y%m%d}")
TIMES = {"random": 12, "easy": 12, "simple": 12, "search": 8}


def query(slug: str, seed: int) -> str:
    record, code = finished(slug, seed)
    return f"hand.seed={seed}&hand.dealer={record['dealer']}&hand.moves={'.'.join(code).replace(' ', '_')}"


def known(page: Page, slug: str, seed: int, **lists: list) -> None:
    """Puts a hand on the device that was played there, and whatever else is kept."""
    text = json.loads(progress([answer(1, number) for number in range(2)]))
    hand = [slug, answer(0)[2], 3, "You win 3 points.", query(slug, seed)]
    text["shares"]["testtest"] |= {"hands": [hand], **lists}
    keep(page, json.dumps(text))


def stored(page: Page, name: str) -> list[list]:
    text = json.loads(page.evaluate(f"localStorage.getItem({KEY!r})"))
    return [row for share in text["shares"].values() for row in share.get(name, [])]


def lost() -> dict[str, list]:
    """What the decisions of the finished hand have lost: by what was decided how many, how many clearly worse, how much, give or take."""
    found: dict[str, list] = {}
    for one in weighed(GAME).values():
        worth = one["worths"][one["made"]["place"]]
        row = found.setdefault("c" if worth["move"].startswith("play ") else "b", [0, 0, 0.0, 0.0])
        row[0] += 1
        row[1] += worth["clear"]
        row[2] += worth["less"] if worth["clear"] else 0
        row[3] = math.hypot(row[3], worth["interval"])
    return found


@pytest.mark.parametrize("visitor", [{}, PHONE], indirect=True, ids=["desk", "telephone"])
def test_a_hand_that_was_looked_back_at_says_what_it_has_lost_and_says_it_again(page: Page, site: str) -> None:
    known(page, GAME, 4)
    hand = linked(page, site, GAME)
    hand.get_by_role("button", name="Look back").click(timeout=START)
    rows = hand.locator(".losses tbody tr")
    expect(rows.first).to_be_visible(timeout=3 * START)
    expect(rows).to_have_count(len(lost()) + (len(lost()) > 1))
    count = sum(one[0] for one in lost().values())
    expect(rows.last.locator("td").first).to_have_text(str(count))
    kept, = stored(page, "accuracies")
    assert (kept[0], kept[3]) == (GAME, query(GAME, 4))
    for what, _, *figures in kept[5]:
        assert figures == pytest.approx(lost()[what], abs=0.002)
    assert {one[0] for one in kept[5]} == lost().keys()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    place = hand.locator(".review-advice")
    assert place.evaluate("one => one.scrollWidth <= one.clientWidth")
    hand.get_by_role("button", name="Back to the table").click()
    told = hand.locator(".measure-lost")
    expect(told).to_have_text(re.compile(rf"Accuracy: [\d.]+ points lost in {count} decisions, give or take [\d.]+\."))
    words = told.inner_text()
    page.reload()
    expect(hand.locator(".measure-lost")).to_have_text(words, timeout=START)


def test_a_hand_of_somebody_else_is_measured_but_not_kept(page: Page, site: str) -> None:
    known(page, GAME, 5)
    hand = linked(page, site, GAME)
    hand.get_by_role("button", name="Look back").click(timeout=START)
    expect(hand.locator(".losses")).to_be_visible(timeout=3 * START)
    expect(hand.locator(".review-kept")).to_be_visible(timeout=START)
    assert stored(page, "accuracies") == []


@pytest.mark.parametrize("visitor", [PHONE], indirect=True, ids=["telephone"])
def test_bots_play_the_deal_of_the_day_in_the_readers_seat(page: Page, site: str) -> None:
    known(page, SMALL, TODAY)
    hand = linked(page, site, SMALL, seed=TODAY)
    ask = hand.locator(".measure-sit")
    expect(hand.locator(".measure-ask")).to_contain_text("Today’s deal: four bots", timeout=START)
    ask.click()
    hand.locator(".measure-ask").get_by_role("button", name="Stop").click(timeout=START)
    expect(ask).to_be_visible()
    assert stored(page, "places") == []
    ask.click()
    rows = hand.locator(".among tbody tr")
    expect(rows).to_have_count(5, timeout=3 * START)
    kept, = stored(page, "places")
    request = {"game": SMALL, "seed": TODAY, "dealer": games[SMALL].players[0] - 1, "seat": 0}
    for name, mean, _, times in kept[5]:
        scores = [service.answer("seated", request | {"by": name, "time": time})["score"] for time in range(TIMES[name])]
        assert (mean, times) == (pytest.approx(sum(scores) / len(scores), abs=0.001), TIMES[name])
    own = service.answer("table", request | {"moves": finished(SMALL, TODAY)[1]})["settlement"]["scores"][0]
    assert kept[4] == own
    place = 1 + sum(mean > own for _, mean, *_ in kept[5])
    expect(hand.locator(".measure-place")).to_have_text(f"Your place among bots: {place} of 5.")
    expect(hand.locator(".among .own td").first).to_have_text(str(place))
    places = [int(text) for text in rows.locator("td:first-child").all_inner_texts()]
    assert places == sorted(places) and places[0] == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert findings(page) == []
    page.reload()
    expect(hand.locator(".measure-place")).to_have_text(f"Your place among bots: {place} of 5.", timeout=START)
    page.goto(f"{site}train/progress/")
    row = page.locator(".places tbody tr")
    expect(row).to_contain_text("deal of the day")
    expect(row.locator("td").nth(1)).to_have_text(f"{place} of 5")


def day(ago: int) -> int:
    return int(f"{date.today() - timedelta(days=ago):%Y%m%d}")


def accuracies(losses: list[float]) -> list[list]:
    return [[GAME, day(ago), answer(ago)[2], f"hand.seed={ago}", 12, [["b", "points", 2, 0, 0, 1], ["c", "points", 10, 2, lost, 2]]]
            for ago, lost in zip(range(len(losses) - 1, -1, -1), losses, strict=True)]


@pytest.mark.parametrize("visitor", [{}, PHONE], indirect=True, ids=["desk", "telephone"])
def test_progress_tells_trends_of_cards_bids_and_counting(page: Page, site: str) -> None:
    known(page, GAME, 4, accuracies=accuracies([20, 21, 19, 20, 2, 1, 2, 1]),
          sums=[[0, day(ago), 40, right, 40_000, 0, 0] for ago, right in ((21, 18), (14, 20), (7, 36))])
    page.goto(f"{site}train/progress/")
    game = page.locator(".accuracy-game")
    expect(game.locator("figure")).to_have_count(2)
    less = "You lose less than before: 2.00 in the earlier half of the hands, 0.15 in the later."
    expect(game.locator("figure").first).to_contain_text(less)
    expect(game.locator("figure").last).to_contain_text("0.00 ± 0.18 points on average")
    counting = page.locator("#counting ~ .plots").first
    expect(counting).to_contain_text("More is right than before:")
    page.get_by_text("Hand by hand as a table").click()
    expect(game.locator("tbody tr")).to_have_count(16)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert findings(page) == []


def test_progress_says_where_there_is_too_little_for_a_trend(page: Page, site: str) -> None:
    known(page, GAME, 4, accuracies=accuracies([3, 2]))
    page.goto(f"{site}train/progress/")
    expect(page.locator(".accuracy-game figure").first).to_contain_text("Too few hands to tell a trend: from 6 on.")
    expect(page.locator("#counting ~ .plots").first).to_contain_text("Too few answers to tell a trend")
    heads = page.locator("#hands ~ .table-scroll").first.locator("thead th")
    expect(heads).to_have_text(["Day", "Game", "Result", "Your score"])
