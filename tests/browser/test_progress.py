"""The page of figures: what is shown, taken along, brought back and deleted, whatever the browser keeps."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .looks import reads_well
from .progress_data import BLOCKED, FULL, KEY, THEMES, answer, keep, practised, progress

HERE = "train/progress/"

def stored(page: Page) -> dict:
    return json.loads(page.evaluate(f"localStorage.getItem({KEY!r})"))


def answers(page: Page) -> int:
    """How many answers the device holds."""
    return sum(len(share["entries"]) for share in stored(page)["shares"].values())


def importing(page: Page, name: str, text: str) -> None:
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "application/json", "buffer": text.encode()})


def test_an_empty_page_says_where_to_begin(page: Page, site: str) -> None:
    page.goto(f"{site}{HERE}")
    expect(page.locator(".empty-state")).to_contain_text("Nothing is practised yet")
    page.get_by_role("button", name="Export").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".care")).to_contain_text("There is nothing to export yet.")
    page.locator(".empty-state a").last.click()
    expect(page.locator("h1")).to_contain_text("Tarot step by step")


def test_figures_plots_and_tables_agree(page: Page, site: str) -> None:
    keep(page, practised())
    page.goto(f"{site}{HERE}")
    tiles = page.locator(".overview")
    expect(tiles).to_contain_text("54")
    expect(tiles).to_contain_text("78 %")
    expect(tiles).to_contain_text("3 in a row now")
    expect(page.get_by_role("img", name="Days practised in the last 26 weeks: 6.")).to_be_visible()
    assert page.locator(".plot-days .done").count() == 6
    kinds = page.locator(".kind")
    expect(kinds).to_have_count(2)
    expect(kinds.first).to_contain_text("Count a pile")
    expect(kinds.first.get_by_role("img")).to_have_attribute("aria-label", "The last 20 answers: 17 right, 3 wrong.")
    expect(kinds.first.locator(".up")).to_have_count(17)
    expect(kinds.first).to_contain_text("best in 60 s")
    expect(kinds.first.locator("dd").last).to_have_text("8")
    fold = page.locator("details", has_text="Kinds and levels as a table")
    fold.locator("summary").click()
    expect(fold.locator("tbody tr")).to_have_count(3)
    expect(page.get_by_role("img", name="2 timed runs: the best 8, the last 3.")).to_be_visible()


def test_nothing_of_the_engine_is_fetched(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    keep(page, practised())
    page.goto(f"{site}{HERE}")
    expect(page.locator(".overview")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "pyodide" in url or ".code" in url or "worker-" in url.rsplit("/", 1)[1]]


def test_export_delete_import(page: Page, site: str, tmp_path: Path) -> None:
    keep(page, practised())
    page.goto(f"{site}{HERE}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.startswith("trionfi-progress-20") and json.loads(file.read_text())["trionfi"] == "progress"

    page.get_by_role("button", name="Delete all").click()
    dialog = page.get_by_role("dialog", name="Delete all progress?")
    expect(dialog.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Escape")
    assert answers(page) == 54
    page.get_by_role("button", name="Delete all").click()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".empty-state")).to_be_visible()
    expect(page.locator(".care")).to_contain_text("Everything is deleted from this device.")
    expect(page.locator("#trionfi-announcer")).to_contain_text("Everything is deleted")
    assert answers(page) == 0

    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".care")).to_contain_text("Added 54 answers and 2 timed runs")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".care")).to_contain_text("nothing that was not here already")
    expect(page.locator(".overview")).to_contain_text("54")
    assert answers(page) == 54


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("not json", "it is not JSON, or not all of it is there"),
        ('{"games": []}', "it is not a file of Trionfi's progress"),
        (practised()[:-40], "it is not JSON, or not all of it is there"),
        (practised().replace('"version": 1', '"version": 9'), "a newer Trionfi wrote it"),
        (practised().replace('"f"]', '"?"]', 1), "answer 1 is damaged"),
    ],
    ids=["text", "other", "half", "newer", "damaged"],
)
def test_a_broken_file_changes_nothing(page: Page, site: str, text: str, why: str) -> None:
    keep(page, practised())
    page.goto(f"{site}{HERE}")
    expect(page.locator(".overview")).to_be_visible()
    before = stored(page)
    importing(page, "mine.json", text)
    line = page.locator(".care .problem")
    expect(line).to_contain_text(f"mine.json was not imported: {why}")
    expect(line).to_contain_text("Nothing was changed.")
    assert stored(page) == before


def test_a_file_from_another_device_is_merged(page: Page, site: str) -> None:
    keep(page, practised())
    page.goto(f"{site}{HERE}")
    expect(page.locator(".overview")).to_be_visible()
    importing(page, "other.json", progress([answer(0, 30), answer(30, 31)], device="elsewhere"))
    expect(page.locator(".care")).to_contain_text("Added 2 answers from other.json.")
    expect(page.locator(".overview")).to_contain_text("56")


def test_two_tabs_see_each_other(page: Page, visitor: BrowserContext, site: str) -> None:
    page.goto(f"{site}{HERE}")
    expect(page.locator(".empty-state")).to_be_visible()
    other = visitor.new_page()
    other.goto(f"{site}{HERE}")
    expect(other.locator(".empty-state")).to_be_visible()
    importing(page, "one.json", progress([answer(0, 1)], device="deviceone"))
    expect(other.locator(".overview")).to_contain_text("1")
    importing(other, "two.json", progress([answer(0, 2)], device="devicetwo"))
    expect(page.locator(".overview dd").first).to_have_text("2")
    assert answers(page) == answers(other) == 2
    other.get_by_role("button", name="Delete all").click()
    other.get_by_role("dialog").get_by_role("button", name="Delete all").click()
    expect(page.locator(".empty-state")).to_be_visible()


def test_blocked_storage_says_so_and_costs_nothing_else(page: Page, site: str, problems: list[str]) -> None:
    page.add_init_script(BLOCKED)
    page.goto(f"{site}{HERE}")
    expect(page.locator(".notice")).to_contain_text("This browser keeps nothing for this page")
    importing(page, "mine.json", practised())
    expect(page.locator(".overview")).to_contain_text("54")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    assert len(json.loads(download.value.path().read_text())["shares"]["testtest"]["entries"]) == 54
    problems[:] = [problem for problem in problems if problem not in THEMES]


def test_full_storage_says_so_and_saves_again_when_there_is_room(page: Page, site: str) -> None:
    page.goto(f"{site}{HERE}")
    expect(page.locator(".empty-state")).to_be_visible()
    page.evaluate("localStorage.setItem('another', 'of this host')")  # a storage in which nothing lies is not full
    page.evaluate(FULL)
    importing(page, "mine.json", practised())
    expect(page.locator(".notice")).to_contain_text("The storage for this page is full.")
    expect(page.locator(".overview")).to_contain_text("54")
    page.evaluate("window.room = true")
    importing(page, "more.json", progress([answer(0, 40)], device="elsewhere"))
    expect(page.locator(".notice")).to_have_count(0)
    assert answers(page) == 55


def forecast(page: Page) -> list[str]:
    """Due today, tomorrow, within a week."""
    return page.locator(".due-forecast dd:not(.tile-more)").all_inner_texts()


def test_what_is_practised_comes_back_until_that_is_not_wanted(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}{HERE}")
    switch = page.get_by_role("switch", name="Practise what is due")
    expect(switch).to_be_checked()
    expect(page.locator(".due-words")).to_have_text("Nothing waits to come back.")
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/due-" in url]
    # One skill missed long ago, one right for the first time today, one right yesterday after a miss the day before.
    answers = [answer(3, 1, right=False), answer(3, 2), answer(0, 3, sort=1), answer(2, 1, False, 2), answer(1, 1, sort=2)]
    importing(page, "mine.json", progress(answers))
    expect(page.locator(".due-words")).to_contain_text("1 question due today.")
    assert [url for url in asked if "/due-" in url]
    assert forecast(page) == ["1", "1", "3"]
    fold = page.locator("details", has_text="What comes back as a table")
    fold.locator("summary").click()
    rows = [row.split("\t") for row in fold.locator("tbody tr").all_inner_texts()]
    assert rows[:2] == [["Count a pile", "Today", "1", "50 %"], ["Who takes this trick", "Tomorrow", "1", "50 %"]]
    assert rows[2][::2] == ["Count a pile", "2"] and re.fullmatch(r"\d+ [A-Z][a-z]+", rows[2][1])
    switch.focus()
    page.keyboard.press("Space")
    expect(page.locator(".due-words")).to_be_empty()
    expect(page.locator(".due-forecast")).to_have_count(0)
    page.reload()
    expect(switch).not_to_be_checked()
    switch.click()
    expect(page.locator(".due-words")).to_contain_text("1 question due today.")


def test_a_puzzle_that_was_missed_is_in_the_forecast_by_itself(page: Page, site: str) -> None:
    keep(page, progress([answer(0, 1, False, 4), answer(0, 2, False, 4), answer(0, 3, True, 4)]))
    page.goto(f"{site}{HERE}")
    expect(page.locator(".due-words")).to_contain_text("2 questions due today.")
    assert forecast(page) == ["2", "0", "2"]


def test_the_rating_at_puzzles_has_its_course_and_what_it_comes_from(page: Page, site: str) -> None:
    days = [answer(ago, number, number != 1, 4) for ago in (9, 3, 0) for number in range(4)]
    keep(page, progress([*days, answer(0, 9, True, 0)]))
    page.goto(f"{site}{HERE}")
    tiles = page.locator(".rating > div")
    expect(tiles).to_have_count(3)
    now, interval = int(tiles.first.locator("dd").first.inner_text()), tiles.first.locator(".tile-more").inner_text()
    assert re.fullmatch(r"give or take \d{2,3}", interval) and 1200 < now < 1800
    expect(tiles.last).to_contain_text("12")
    expect(tiles.last).to_contain_text("75 % found at once")
    course = page.locator("figure", has_text="The rating, day by day").get_by_role("img")
    expect(course).to_have_attribute("aria-label", re.compile(rf"^Rating on 3 days from .*: \d+ at first, {now} at last\.$"))
    expect(page.locator("#rating ~ p").first).to_contain_text("At level 1 a puzzle is rated at 1200, at level 2 at 1500")
    fold = page.locator("details", has_text="The rating as a table")
    fold.locator("summary").click()
    expect(fold.locator("tbody tr")).to_have_count(3)
    expect(fold.locator("tbody tr").first.locator("td")).to_have_text([str(now), interval.split()[-1], "4", "75 %"])
    reads_well(page)


@pytest.mark.parametrize("visitor", [{"timezone_id": "Pacific/Auckland"}, {"timezone_id": "America/Los_Angeles"}], indirect=True,
                         ids=["east", "west"])
def test_days_are_the_readers_own(page: Page, site: str) -> None:
    page.goto(f"{site}{HERE}")
    today = page.evaluate("(() => { const now = new Date();"
                          " return now.getFullYear() * 10000 + (now.getMonth() + 1) * 100 + now.getDate(); })()")
    row = [0, today, page.evaluate("Date.now()"), 1, 1, 3000, "f"]
    importing(page, "mine.json", progress([row]))
    expect(page.locator(".plot-days .done.today")).to_have_count(1)


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_without_scripts_the_page_says_what_is_missing(page: Page, site: str) -> None:
    page.goto(f"{site}{HERE}")
    expect(page.locator("trionfi-progress noscript p", has_text="need scripts")).to_be_visible()
    expect(page.locator("trionfi-progress .needs-script")).to_be_hidden()


@pytest.mark.parametrize("text", ["", practised()], ids=["empty", "practised"])
def test_axe_finds_nothing_and_nothing_sticks_out(page: Page, site: str, text: str) -> None:
    if text:
        keep(page, text)
    page.goto(f"{site}{HERE}")
    expect(page.locator(".overview, .empty-state")).to_be_visible()
    for fold in page.locator("trionfi-progress summary").all():
        fold.click()
    reads_well(page)
