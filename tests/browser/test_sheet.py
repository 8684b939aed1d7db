"""The score sheet of an evening: deals from the calculator, totals, corrections, and what is kept, exported and printed."""

import csv
import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from trionfi import service

from .looks import reads_well
from .progress_data import BLOCKED, THEMES

START = 60_000
TAROT = "france/tarot-fft-4/"
KEY = "trionfi.sheet-tarot-fft-4."
NAMES = ["Anna", "Bruno", "Chloé", "Daniel", "Émile"]
FULL = f"""const put = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {{
    if (key === {KEY!r} && !window.room) throw new DOMException("full", "QuotaExceededError");
    put.call(this, key, value);
}};
void 0;"""
NARROW = {"color_scheme": "dark", "viewport": {"width": 360, "height": 780}}


def opened(page: Page, site: str, names: list[str] | None = None) -> Locator:
    """The calculator with a sheet on which these players sit."""
    page.goto(f"{site}{TAROT}")
    score = page.locator("trionfi-score").first
    start = score.locator("[data-start]").last
    expect(start.or_(score.locator(".score-form")).first).to_be_visible(timeout=START)
    if start.is_visible():  # a sheet that was open in this tab opens by itself
        start.click()
    expect(score.locator(".score-form")).to_be_visible(timeout=START)
    if names is None:
        return score
    score.get_by_role("button", name="Keep a score sheet").click()
    fields = score.locator(".sheet-names input")
    for _ in names[4:]:
        score.get_by_role("button", name="One more").click()
    for at, name in enumerate(names):
        fields.nth(at).fill(name)
    return score


def add(page: Page, score: Locator, taker: str, bid: int, points: int, bouts: int) -> None:
    """A deal by the keyboard alone, from the question who took it to Enter."""
    first = score.locator(".form-group input").first
    if not first.evaluate("field => field.parentElement.parentElement.contains(document.activeElement)"):
        first.focus()
    number = score.get_by_role("group", name="Which player was the taker?").locator("label").all_inner_texts().index(taker) + 1
    for key in (str(number), "Tab", str(bid), "Tab", *str(points), "Tab", str(bouts)):
        page.keyboard.press(key)
    deals = score.locator(".sheet .deal").count()
    page.keyboard.press("Enter")
    expect(score.locator(".sheet .deal")).to_have_count(deals + 1)
    expect(first).to_be_focused()


def totals(score: Locator) -> list[float]:
    return [float(text.replace("−", "-")) for text in score.locator(".sheet-table > tfoot td").all_inner_texts()]


def settled(points: int, bouts: int, rate: int) -> int:
    """What the taker gets, from each opponent a third."""
    facts = {"declarer": 0, "points": points, "bouts": bouts, "rate": rate}
    return service.answer("score", {"game": "tarot-fft-4", "facts": facts})["scores"][0]


def test_what_is_still_to_say_names_the_players_as_they_are_named_now(page: Page, site: str) -> None:
    page.goto(f"{site}bologna/ottocento/")
    score = page.locator("trionfi-score").first
    score.locator("[data-start]").last.click()
    expect(score.locator(".missing")).to_contain_text("players 1 and 3", timeout=START)
    score.get_by_role("button", name="Keep a score sheet").click()
    for at, name in enumerate(NAMES[:4]):
        score.locator(".sheet-names input").nth(at).fill(name)
    expect(score.locator(".missing")).to_contain_text("Anna and Chloé")
    expect(score.locator(".score-bar > p")).to_contain_text("Anna and Chloé")


def test_who_has_left_the_match_is_not_asked_for(page: Page, site: str) -> None:
    rules = {"profile": None, "options": {"limits": "leave-2"}}
    deal = {"at": 10**12, "seats": [0, 1, 2, 3], "scores": [0, -1, 0, 0], "words": "Bruno", "lines": [], "facts": {}, "leaves": -2,
            "rules": rules}
    sheet = {"trionfi": "sheet", "version": 1, "names": NAMES[:4], "deals": [deal, deal], "rules": rules}
    page.goto(f"{site}bologna/mattazza/")
    page.evaluate("sheet => localStorage.setItem('trionfi.sheet-mattazza.', sheet)", json.dumps(sheet))
    page.reload()
    score = page.locator("trionfi-score").first
    score.locator("[data-start]").last.click()
    away = score.get_by_role("group", name="Who sits out?")
    expect(away.get_by_role("radio", name="Bruno")).to_be_checked(timeout=START)
    points = score.get_by_role("textbox", name=re.compile("card points"))
    expect(points).to_have_count(3)
    for at, made in enumerate(("30", "20", "10")):
        points.nth(at).fill(made)
    score.get_by_role("button", name="Add to the sheet").click()
    expect(score.locator(".sheet .deal")).to_have_count(3)
    assert totals(score) == [-1, -2, 0, 0]
    for number in (3, 2):
        score.locator(".sheet .deal").nth(number - 1).click()
        score.get_by_role("button", name=f"Remove deal {number}").click()
    expect(away).to_have_count(0)
    expect(points).to_have_count(4)


def test_deals_are_added_corrected_removed_and_taken_back(page: Page, site: str) -> None:
    score = opened(page, site, NAMES[:4])
    add(page, score, "Anna", 2, 45, 2)
    first = settled(45, 2, 2)
    assert totals(score) == [first, *[-first // 3] * 3]
    add(page, score, "Chloé", 1, 30, 1)
    second = settled(30, 1, 1)
    after = [first - second // 3, -first // 3 - second // 3, -first // 3 + second, -first // 3 - second // 3]
    assert totals(score) == after
    expect(page.locator("#trionfi-announcer")).to_contain_text("Deal 2 added. Totals: Anna ")
    expect(score.locator(".sheet .deal")).to_have_text(["1 Anna, garde", "2 Chloé, prise"])

    score.locator(".sheet .deal").first.click()
    expect(score.locator(".sheet-more")).to_contain_text("45 points with 2 bouts, 41 needed")
    expect(score.locator(".sheet-more caption")).to_have_text("Garde, 45 points, 2 bouts: made by 4.")
    score.get_by_role("button", name="Correct deal 1").click()
    expect(score.get_by_role("radio", name="Garde", exact=True)).to_be_checked()
    field = score.get_by_role("textbox", name="The taker's card points")
    expect(field).to_have_value("45")
    field.fill("41")
    expect(score.locator(".score-result .sum td").first).to_have_text("+150")
    expect(score.locator(".score-result caption")).to_have_text("Garde, 41 points, 2 bouts: just made.")
    score.get_by_role("button", name="Replace deal 1").click()
    expect(score.locator(".sheet-said")).to_have_text("Deal 1 corrected.")
    assert sum(totals(score)) == 0 and totals(score)[0] == settled(41, 2, 2) - second // 3

    score.get_by_role("button", name="Undo: deal 1 corrected").click()
    assert totals(score) == after
    score.locator(".sheet .deal").nth(1).click()
    score.get_by_role("button", name="Remove deal 2").click()
    expect(score.locator(".sheet .deal")).to_have_count(1)
    score.get_by_role("button", name="Undo: deal 2 removed").click()
    assert totals(score) == after


def test_what_is_not_settled_is_not_added(page: Page, site: str) -> None:
    score = opened(page, site, NAMES[:4])
    score.locator(".form-group input").first.focus()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(score.get_by_role("textbox", name="The taker's card points")).to_be_focused()
    expect(page.locator("#trionfi-announcer")).to_contain_text("Still to say: The taker's card points")
    expect(score.locator(".sheet .deal")).to_have_count(0)


def test_five_sit_and_one_sits_out_in_turn(page: Page, site: str) -> None:
    score = opened(page, site, NAMES)
    out = score.get_by_role("group", name="Who sits out?")
    expect(out.get_by_role("radio", name="Émile")).to_be_checked()
    add(page, score, "Daniel", 1, 60, 1)
    gain = settled(60, 1, 1)
    assert totals(score) == [-gain // 3, -gain // 3, -gain // 3, gain, 0]
    expect(out.get_by_role("radio", name="Anna")).to_be_checked()
    score.get_by_role("group", name="Which player was the taker?").get_by_role("radio", name="Chloé").check()
    out.get_by_role("radio", name="Bruno").check()
    expect(score.get_by_role("group", name="Which player was the taker?").get_by_role("radio", name="Chloé")).to_be_checked()
    add(page, score, "Chloé", 1, 60, 1)
    assert totals(score) == [-2 * gain // 3, -gain // 3, gain - gain // 3, gain - gain // 3, -gain // 3]
    expect(score.locator(".sheet-table tbody tr").nth(1).locator("td").nth(1)).to_contain_text("sat out")


def test_it_is_kept_exported_and_cleared_after_a_question(page: Page, site: str) -> None:
    score = opened(page, site, NAMES)
    add(page, score, "Anna", 1, 60, 1)
    add(page, score, "Émile", 4, 60, 1)
    before = totals(score)
    page.reload()
    expect(score.locator(".sheet .deal")).to_have_count(2, timeout=START)
    assert totals(score) == before
    with page.expect_download() as download:
        score.get_by_role("button", name="Export as CSV").click()
    assert download.value.suggested_filename.startswith("trionfi-tarot-fft-4-20")
    rows = list(csv.reader(download.value.path().read_text("utf-8-sig").splitlines()))
    assert rows[0][3:8] == NAMES and len(rows) == 3
    assert [float(cell) for cell in rows[-1][8:]] == before

    page.evaluate("void (window.print = () => (window.paper = document.querySelector('.sheet-paper').innerText))")
    score.get_by_role("button", name="Print").click()
    assert "French Tarot for four" in page.evaluate("window.paper") and "Émile, garde contre" in page.evaluate("window.paper")
    page.emulate_media(media="print")
    expect(page.locator(".sheet-paper")).to_be_visible()
    expect(page.locator("h1").first).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".sheet-paper")).to_have_count(0)
    page.emulate_media(media="screen")

    score.get_by_role("button", name="Clear …").click()
    dialog = score.get_by_role("dialog", name="Clear the sheet?")
    expect(dialog.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(score.locator(".sheet .deal")).to_have_count(2)
    score.get_by_role("button", name="Clear …").click()
    dialog.get_by_role("button", name="Clear the deals").click()
    expect(score.locator(".sheet .deal")).to_have_count(0)
    assert json.loads(page.evaluate(f"localStorage.getItem({KEY!r})"))["names"] == NAMES
    score.get_by_role("button", name="Clear …").click()
    dialog.get_by_role("button", name="Clear names too").click()
    assert page.evaluate(f"localStorage.getItem({KEY!r})") is None


def test_it_keeps_the_rules_of_its_table_and_each_deal_its_own(page: Page, site: str) -> None:
    def shown(worth: str) -> int:
        score.get_by_role("checkbox", name=f"Simple ({worth})").check()
        add(page, score, "Anna", 1, 60, 1)
        return settled(60, 1, 1) + 3 * int(worth)

    score = opened(page, site, NAMES[:4])
    first = shown("20")
    notice = score.locator(".sheet .notice")
    expect(notice).to_have_count(0)
    score.get_by_text("Rules of this table").click()
    score.get_by_label("What is a simple poignée worth?").select_option("10")
    expect(notice).to_contain_text("Deal 1 was settled by other rules. It stays as it was; the next deal is settled by")
    assert totals(score)[0] == first
    second = shown("10")
    assert totals(score)[0] == first + second

    page.goto(f"{site}{TAROT}")
    expect(score.get_by_text("Simple (10)")).to_be_visible(timeout=START)
    expect(score.locator(".rules summary")).to_have_text("Rules of this table The federation's rules of 2012, changed")
    assert totals(score)[0] == first + second

    score.locator(".sheet .deal").first.click()
    score.get_by_role("button", name="Correct deal 1").click()
    expect(score.get_by_text("Simple (20)")).to_be_visible()
    expect(score.locator(".sheet-said")).to_have_text("Deal 1 is corrected by the rules that it was settled by.")
    expect(score.locator(".score-result .sum td").first).to_have_text(f"+{first}" if first > 0 else f"−{-first}")
    score.get_by_role("button", name="Replace deal 1").click()
    expect(score.get_by_text("Simple (10)")).to_be_visible()
    assert totals(score)[0] == first + second


def test_full_storage_costs_the_saving_only(page: Page, site: str) -> None:
    score = opened(page, site, NAMES[:4])
    page.evaluate(FULL)
    add(page, score, "Anna", 1, 60, 1)
    expect(score.locator(".sheet .notice")).to_contain_text("The storage for this page is full.")
    assert totals(score)[0] == settled(60, 1, 1)
    page.evaluate("window.room = true")
    add(page, score, "Anna", 1, 60, 1)
    expect(score.locator(".sheet .notice")).to_have_count(0)
    assert len(json.loads(page.evaluate(f"localStorage.getItem({KEY!r})"))["deals"]) == 2


def test_blocked_storage_costs_the_saving_only(page: Page, site: str, problems: list[str]) -> None:
    page.add_init_script(BLOCKED)
    score = opened(page, site, NAMES[:4])
    expect(score.locator(".sheet .notice")).to_contain_text("This browser keeps nothing")
    add(page, score, "Anna", 1, 60, 1)
    assert totals(score)[0] == settled(60, 1, 1)
    problems[:] = [problem for problem in problems if problem not in THEMES]


def test_nothing_of_it_is_fetched_before_it_is_wanted(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    score = opened(page, site)
    assert not [name for name in asked if name.startswith("sheet")]
    score.get_by_role("button", name="Keep a score sheet").click()
    expect(score.locator(".sheet")).to_be_visible()
    assert [name for name in asked if name.startswith("sheet")]


def test_half_points_and_the_partner_of_a_table_of_five(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-5-call/")
    score = page.locator("trionfi-score").first
    score.locator("[data-start]").last.click()
    expect(score.locator(".score-form")).to_be_visible(timeout=START)
    score.get_by_role("button", name="Keep a score sheet").click()
    expect(score.locator(".sheet")).to_be_visible()
    score.locator(".form-group input").first.focus()
    for key in ("2", "Tab", "4", "Tab", "2", "Tab", *"48.5", "Tab", "2"):
        page.keyboard.press(key)
    expect(score.get_by_role("textbox", name="The card points of the taker's side")).to_have_value("48.5")
    score.get_by_text("What was declared").click()
    score.get_by_label("Declared by player 3").fill("10")
    facts = {"declarer": 1, "partner": 3, "rate": 2, "points": 48.5, "bouts": 2, "declared_2": 10}
    page.keyboard.press("Enter")
    expect(score.locator(".sheet .deal")).to_have_text(["1 Player 2, Player 4, garde"])
    assert totals(score) == service.answer("score", {"game": "tarot-5-call", "profile": "today", "facts": facts})["scores"]
    expect(score.get_by_role("radio", name="He played alone")).not_to_be_checked()
    expect(score.locator(".missing")).to_be_visible()


def test_axe_finds_nothing_and_nothing_sticks_out(page: Page, site: str) -> None:
    score = opened(page, site, NAMES)
    add(page, score, "Anna", 2, 45, 2)
    add(page, score, "Émile", 4, 30, 1)
    score.locator(".sheet .deal").first.click()
    score.locator(".sheet-who summary").click()
    reads_well(page, "trionfi-score")


def test_an_open_sheet_is_open_after_a_reload_and_says_what_its_figures_are(page: Page, site: str) -> None:
    score = opened(page, site, NAMES[:4])
    add(page, score, "Anna", 2, 45, 2)
    first = score.locator(".sheet-table tbody td").first
    assert re.fullmatch(r"total\s+[+−]\d+\s+this deal\s+[+−]\d+", first.inner_text())
    expect(score.locator(".sheet-table caption")).to_contain_text("the total after the deal")
    page.reload()
    expect(score.locator(".sheet .deal")).to_have_count(1, timeout=START)
    page.goto(f"{site}glossary/")
    page.goto(f"{site}sicily/mineo-3/")
    expect(page.locator("trionfi-score [data-start]").last).to_be_visible()


SEEN = """button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button") === button;
}"""


@pytest.mark.parametrize("visitor", [NARROW], indirect=True, ids=["narrow"])
def test_on_a_telephone_the_way_to_the_sheet_stays_in_sight_above_those_of_the_page(page: Page, site: str) -> None:
    score = opened(page, site, NAMES[:4])
    score.locator(".score-form").evaluate("form => form.scrollIntoView({ block: 'start', behavior: 'instant' })")
    expect(page.locator(".ways .way").first).to_be_in_viewport()
    assert score.locator(".score-add button").first.evaluate(SEEN)
