"""Evenings that are over: kept, counted up, drawn, and handed to another phone."""

import json
import re
import subprocess

from playwright.sync_api import Locator, Page, expect
from trionfi import service

from site_builder.paths import NODE, ROOT

from .looks import reads_well
from .test_accessibility import findings
from .test_sheet import KEY, NAMES, START, add, totals
from .test_sheet_page import chosen

NIGHT = 1_790_000_000_000
# What a camera would read: the squares of the code as an image, for the decoder of the same library.
READ = """import decode from "qr/decode.js";
let text = ""; for await (const part of process.stdin) text += part;
const { size, path } = JSON.parse(text);
const scale = 4, wide = size * scale, data = new Uint8Array(wide * wide * 4).fill(255);
for (const [, x, y, n] of path.matchAll(/M(\\d+) (\\d+)h(\\d+)/g))
  for (let at = 0; at < n * scale; at++) for (let down = 0; down < scale; down++)
    data.fill(0, ((y * scale + down) * wide + x * scale + at) * 4, ((y * scale + down) * wide + x * scale + at) * 4 + 3);
process.stdout.write(decode({ width: wide, height: wide, data }));"""


def deal(number: int, declarer: int, points: int, at: int) -> dict:
    facts = {"declarer": declarer, "points": points, "bouts": 2, "rate": 2}
    rules = {"profile": "today", "options": {}}
    scored = service.answer("score", {"game": "tarot-fft-4", "facts": facts, **rules})
    lines = [{key: line[key] for key in ("label", "because", "amounts")} for line in scored["lines"]]
    return {"at": at + number * 300_000, "seats": [0, 1, 2, 3], "scores": scored["scores"], "words": NAMES[declarer], "facts": facts,
            "lines": lines, "rules": rules}


def evening(weeks: int = 0, deals: int = 3) -> dict:
    at = NIGHT - weeks * 7 * 86_400_000
    return {"game": "tarot-fft-4", "title": "French Tarot for four (F.F.T.)", "names": NAMES[:4],
            "deals": [deal(number, (number + weeks) % 4, 35 + 5 * number, at) for number in range(deals)]}


def put(page: Page, site: str, *kept: dict, open_sheet: dict | None = None) -> None:
    page.goto(f"{site}glossary/")
    for one in kept:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)",
                      [f"trionfi.evening.{one['game']}.{one['deals'][0]['at']}", json.dumps(one)])
    if open_sheet:
        sheet = {"trionfi": "sheet", "version": 1, "names": open_sheet["names"], "deals": open_sheet["deals"]}
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, json.dumps(sheet)])


def past(page: Page, site: str) -> Locator:
    page.goto(f"{site}sheet/")
    expect(page.locator("#evenings")).to_be_visible()
    return page.locator("details.evening")


def scanned(page: Page) -> str:
    """The link in the square that the page shows."""
    code = page.locator("dialog .qr")
    expect(code).to_be_visible()
    path = code.locator("path").get_attribute("d")
    size = int(code.get_attribute("viewBox").split()[2])
    done = subprocess.run([NODE, "--input-type=module", "-e", READ], cwd=ROOT, input=json.dumps({"size": size, "path": path}),
                          capture_output=True, text=True, check=True)
    return done.stdout


def test_an_evening_that_is_over_is_kept_with_its_names_and_the_next_begins_with_them(page: Page, site: str) -> None:
    score = chosen(page, site)
    for at, name in enumerate(NAMES[:4]):
        score.locator(".sheet-names input").nth(at).fill(name)
    add(page, score, "Bruno", 2, 56, 2)
    add(page, score, "Anna", 2, 30, 1)
    score.get_by_text("The evening so far").click()
    first = score.locator(".evening-table tbody tr").first
    expect(first).to_contain_text("1. Bruno")
    expect(first).to_contain_text("1 made, 0 lost")
    words = score.locator(".plot-course").get_attribute("aria-label")
    assert re.match(r"How the totals ran: Bruno \+\d+", words)
    sums = totals(score)
    score.get_by_role("button", name="Keep this evening").click()
    expect(score.locator(".sheet .deal")).to_have_count(0)
    expect(score.locator(".sheet-said")).to_contain_text("The evening is kept")
    expect(score.locator(".sheet-names input").nth(1)).to_have_value("Bruno")
    page.get_by_role("button", name="Another game").click()
    one = page.locator("details.evening")
    expect(one).to_contain_text("2 deals: Anna, Bruno, Chloé, Daniel. First: Bruno")
    one.locator("summary").click()
    assert totals(one) == sums
    one.get_by_role("button", name="Go on with it").click()
    expect(page.locator(".sheet .deal")).to_have_count(2, timeout=START)
    page.get_by_role("button", name="Another game").click()
    expect(page.locator("details.evening")).to_have_count(0)


def test_undo_brings_the_deals_of_an_evening_back(page: Page, site: str) -> None:
    put(page, site, open_sheet=evening())
    page.goto(f"{site}sheet/?sheet.game=tarot-fft-4")
    expect(page.locator(".sheet .deal")).to_have_count(3, timeout=START)
    page.get_by_role("button", name="Keep this evening").click()
    expect(page.locator(".sheet .deal")).to_have_count(0)
    page.get_by_role("button", name="Undo: evening kept").click()
    expect(page.locator(".sheet .deal")).to_have_count(3)
    page.get_by_role("button", name="Another game").click()
    expect(page.locator("details.evening")).to_have_count(0)


def test_a_season_adds_the_evenings_up(page: Page, site: str) -> None:
    put(page, site, evening(), evening(1), evening(60))
    expect(past(page, site)).to_have_count(3)
    season = page.locator(".season")
    rows = season.locator("tbody tr")
    expect(rows).to_have_count(4)
    whole = {name: 0 for name in NAMES[:4]}
    for one in (evening(), evening(1), evening(60)):
        for played in one["deals"]:
            for at, score in enumerate(played["scores"]):
                whole[NAMES[at]] += score
    best = max(whole, key=whole.get)
    expect(rows.first).to_contain_text(best)
    assert rows.first.locator("td").nth(0).inner_text() == f"+{whole[best]}"
    assert rows.first.locator("td").nth(1).inner_text() == "3"
    expect(season.locator(".course")).to_have_count(4)
    for one in season.locator(".course").all():
        mark, name = one.locator(".course-mark").last.bounding_box(), one.locator("text").bounding_box()
        assert mark["x"] + mark["width"] <= name["x"], "a name lies on its mark"
    strokes = season.locator(".course-line").evaluate_all("all => all.map((one) => one.getAttribute('stroke-dasharray'))")
    assert len(set(strokes)) == 4
    season.get_by_label("Year").select_option("2025")
    expect(rows.first.locator("td").nth(1)).to_have_text("1")


def test_evenings_travel_as_a_file_and_a_deleted_one_comes_back(page: Page, site: str, tmp_path) -> None:
    put(page, site, evening(), evening(1))
    all_of_them = past(page, site)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export", exact=True).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    all_of_them.first.locator("summary").click()
    all_of_them.first.get_by_role("button", name="Delete the evening").click()
    expect(all_of_them).to_have_count(1)
    page.get_by_role("button", name="Undo: evening deleted").click()
    expect(all_of_them).to_have_count(2)
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator(".season")).to_have_count(0)
    page.locator(".sheet-past input[type=file]").set_input_files(file)
    expect(page.locator(".sheet-past .done-words")).to_contain_text("Added 2 evenings")
    expect(all_of_them).to_have_count(2)
    page.locator(".sheet-past input[type=file]").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{"})
    expect(page.locator(".sheet-past .problem")).to_contain_text("x.json was not imported: it is not JSON")


def test_another_phone_goes_on_with_an_evening_by_the_square(page: Page, site: str, browser) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    put(page, site, open_sheet=evening())
    page.goto(f"{site}sheet/?sheet.game=tarot-fft-4")
    expect(page.locator(".sheet .deal")).to_have_count(3, timeout=START)
    sums = totals(page.locator("trionfi-score"))
    before = len(asked)
    page.get_by_role("button", name="Hand over").click()
    link = scanned(page)
    assert link.startswith(f"{site}sheet/#evening=") and len(asked) - before <= 2
    assert findings(page, "dialog") == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog.hand-over")).to_have_count(0)
    expect(page.get_by_role("button", name="Hand over")).to_be_focused()

    other = browser.new_context(viewport={"width": 360, "height": 780}).new_page()
    faults: list[str] = []
    other.on("pageerror", lambda error: faults.append(str(error)))
    other.goto(link)
    dialog = other.get_by_role("dialog")
    expect(dialog).to_contain_text("An evening of French Tarot for four")
    expect(dialog).to_contain_text("3 deals")
    assert other.url == f"{site}sheet/"
    dialog.get_by_role("button", name="Go on with it here").click()
    expect(other.locator(".sheet .deal")).to_have_count(3, timeout=START)
    score = other.locator("trionfi-score")
    assert totals(score) == sums
    other.locator(".sheet .deal").first.click()
    expect(other.locator(".sheet-more")).to_contain_text("Contract", timeout=START)
    assert not faults
    other.context.close()


def test_a_link_that_was_cut_off_is_told(page: Page, site: str) -> None:
    page.goto(f"{site}sheet/#evening=q1ZKyy")
    expect(page.get_by_role("dialog")).to_contain_text("This link holds no whole evening")
    assert findings(page, "dialog") == []


def test_axe_finds_nothing_and_nothing_sticks_out(page: Page, site: str) -> None:
    put(page, site, evening(), evening(1), open_sheet=evening(2))
    past(page, site).first.locator("summary").click()
    expect(page.locator("details.evening .plot-course").first).to_be_visible()
    reads_well(page)
    page.goto(f"{site}sheet/?sheet.game=tarot-fft-4")
    page.locator(".evening-so-far summary").click(timeout=START)
    reads_well(page)
