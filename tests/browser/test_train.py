"""The trainer: every kind right and wrong, the keyboard alone, timed runs, misses again, links and the command line."""

import json
import re
import subprocess
import sys
from itertools import takewhile
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect
from trionfi import games, service

from .drill_answers import START, give, give_by_keys, question, right, settled, wrong
from .progress_data import BLOCKED, FULL, THEMES
from .test_accessibility import findings
from .waiting import wait_for

SHORT = {kind["kind"]: kind["short"] for kind in service.answer("drills", {"game": "mineo-3"})}
KINDS = list(SHORT)
PHONE = {"color_scheme": "light", "viewport": {"width": 360, "height": 780}, "has_touch": True}
FIRST = '.answer :is(input, button.pressable, .choice, .hand-row.own .card):not([tabindex="-1"])'


def opened(page: Page, site: str, query: str = "drill.kind=count&drill.level=1&drill.seed=3") -> Locator:
    """The drill of a link, ready to be answered."""
    page.goto(f"{site}train/?{query}")
    drill = page.locator("trionfi-drill")
    expect(drill.locator(FIRST).first).to_be_focused(timeout=START)
    return drill


def turned_to(page: Page, kind: str) -> Locator:
    """The open drill, with a question of another kind."""
    drill = page.locator("trionfi-drill")
    drill.get_by_role("radio", name=SHORT[kind], exact=True).check()
    expect(page).to_have_url(re.compile(rf"drill\.kind={kind}&"))
    return drill


def answer_by_keys(page: Page, drill: Locator, how: object) -> dict:
    """Answers and goes on; what was asked."""
    asked = question(page)
    expect(drill.locator(FIRST).first).to_be_focused()
    give_by_keys(page, drill, asked, how(asked))
    settled(drill, how.__name__)
    page.keyboard.press("Enter")
    expect(drill.locator(".verdict")).to_have_count(0)
    return asked["request"]


@pytest.mark.parametrize("visitor", [PHONE | {"color_scheme": "dark"}], indirect=True, ids=["dark-narrow"])
def test_each_trick_is_seen_once_and_then_again_behind_the_answer(page: Page, site: str) -> None:
    page.goto(f"{site}train/?drill.kind=out&drill.level=3&drill.seed=7")
    drill, further = page.locator("trionfi-drill"), page.locator(".trail-next")
    expect(further).to_be_focused(timeout=START)
    asked = question(page)
    trail = asked["question"]["context"]["trail"]
    for number, trick in enumerate(trail, 1):
        expect(drill.locator(".trail-head")).to_contain_text(f"Trick {number}:")
        expect(drill.locator(".trail-trick .card")).to_have_count(len(trick["plays"]))
        expect(drill.locator(".answer")).to_have_count(0)
        if number == 2:
            expect(heard(page)).to_contain_text("Trick 2:")
            assert findings(page) == []
        page.keyboard.press("Enter")
    expect(drill.locator(".answer input")).to_be_focused()
    expect(drill.locator(".trail-trick")).to_have_count(0)
    page.keyboard.type(str(asked["answer"]))
    page.keyboard.press("Enter")
    settled(drill, "right")
    expect(drill.locator(".trail-folds details")).to_have_count(len(trail))
    drill.locator(".trail-folds summary").first.click()
    expect(drill.locator(".trail-folds .card").first).to_be_visible()
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def level_of(kind: str) -> int:
    return min(2, len(next(one for one in service.answer("drills", {"game": "mineo-3"}) if one["kind"] == kind)["levels"]))


def heard(page: Page) -> Locator:
    return page.locator("#trionfi-announcer")


def before_cards(words: str) -> str:
    """What is said before the first card, which an ear is told by its whole name."""
    return " ".join(takewhile(lambda word: word.strip(",.") not in games["mineo-3"].pack.texts, words.split()))


def begun(page: Page, site: str, kind: str, seed: int) -> Locator:
    """The drill with a question of a kind: by a link to the first, on the open page to the others."""
    if kind != KINDS[0]:
        return turned_to(page, kind)
    drill = opened(page, site, f"drill.kind={kind}&drill.level={level_of(kind)}&drill.seed={seed}")
    assert findings(page) == []
    return drill


def well_said(page: Page, kind: str) -> None:
    """What is said of an answer is found fault with by nobody, and nothing is too wide."""
    assert findings(page, "trionfi-drill") == [], kind
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"], kind


@pytest.mark.parametrize("visitor", [PHONE], indirect=True, ids=["phone"])
def test_every_kind_right_and_wrong_with_a_finger(page: Page, site: str) -> None:
    for kind in KINDS:
        drill = begun(page, site, kind, seed=4)
        asked = question(page)
        expect(heard(page)).to_contain_text(before_cards(asked["question"]["words"])[:30])
        if asked["form"]["kind"] == "choices":
            expect(heard(page)).to_contain_text(", ".join(one["words"] for one in asked["form"]["choices"]))
        give(drill, asked, right(asked), touch=True)
        settled(drill, "right")
        expect(heard(page)).to_contain_text("Right.")
        before = page.url
        drill.locator(".next").tap()
        expect(page).not_to_have_url(before)
        asked = question(page)
        said = wrong(asked)
        give(drill, asked, said, touch=True)
        settled(drill, "wrong")
        single = asked["form"]["kind"] in ("number", "card", "choice")
        verdict = service.answer("check", asked["request"] | {"answer": said[0] if single else said})
        if verdict["step"] and asked["form"]["kind"] != "choice":
            expect(drill.locator(".verdict-step")).to_contain_text(verdict["step"])
        expect(heard(page)).to_contain_text("Not quite.")
        expect(heard(page)).to_contain_text("The working:")
        well_said(page, kind)
        if kind == "count":
            points = drill.locator(".verdict .batches").last.locator(".points").all_inner_texts()
            assert sum(int(text.replace("\u2212", "-")) for text in points) == asked["answer"]


@pytest.mark.parametrize("visitor", [{"color_scheme": "dark"}], indirect=True, ids=["dark"])
def test_every_kind_by_keyboard_alone(page: Page, site: str) -> None:
    for kind in KINDS:
        drill = begun(page, site, kind, seed=7)
        for how in (right, wrong):
            asked = question(page)
            drill.locator(FIRST).first.focus()
            give_by_keys(page, drill, asked, how(asked))
            settled(drill, how.__name__)
            if how is wrong:
                well_said(page, kind)
            page.keyboard.press("Enter")
            expect(drill.locator(".verdict")).to_have_count(0)
            expect(drill.locator(FIRST).first).to_be_focused()


def test_the_page_asks_what_the_command_line_asks(page: Page, site: str) -> None:
    drill = opened(page, site, "drill.game=mineo-3&drill.kind=count&drill.level=3&drill.seed=41"
                               "&drill.parts=last-trick=on,odd=off&drill.method=reduced")
    arguments = ["drill", "mineo-3", "count", "--level", "3", "--seed", "41",
                 "--parts", "last-trick=on,odd=off", "--method", "reduced", "--json"]
    printed = json.loads(subprocess.run([sys.executable, "-m", "trionfi", *arguments], capture_output=True, text=True, check=True).stdout)
    expect(drill.locator(".question")).to_have_text(printed["question"]["words"])
    names = {card["card"]: card["full"] for card in service.answer("pack", {"game": "mineo-3"})["cards"]}
    shown = drill.locator(".question-cards .card").evaluate_all("all => all.map((one) => one.ariaLabel.replace(/, \\d+ points/, ''))")
    assert shown == [names[card] for card in printed["question"]["cards"]]
    drill.locator(".answer input").fill(str(printed["answer"]))
    page.keyboard.press("Enter")
    settled(drill, "right")
    state = parse_qs(urlsplit(page.url).query)
    assert state["drill.parts"] == ["last-trick=on,odd=off"] and state["drill.method"] == ["reduced"]


@pytest.mark.parametrize("query", ["drill.game=whist&drill.seed=3", "drill.kind=count&drill.parts=jokers=on&drill.seed=4"])
def test_a_broken_link_says_so_and_asks_something(page: Page, site: str, query: str) -> None:
    page.goto(f"{site}train/?{query}")
    drill = page.locator("trionfi-drill")
    expect(drill.locator(".problem")).to_contain_text("This link is broken.", timeout=START)
    asked = question(page)
    give(drill, asked, right(asked))
    settled(drill, "right")


def test_the_bar_changes_kind_level_parts_and_method(page: Page, site: str) -> None:
    drill = opened(page, site)
    drill.get_by_role("radio", name="Tricks").check()
    expect(page).to_have_url(re.compile(r"drill\.kind=trick"))
    drill.get_by_role("radio", name="Count", exact=True).check()
    expect(page).to_have_url(re.compile(r"drill\.kind=count"))
    drill.get_by_role("radio", name="4", exact=True).check()
    expect(page).to_have_url(re.compile(r"drill\.level=4"))
    expect(drill.get_by_role("radio", name="4", exact=True)).to_be_focused()
    drill.locator(".drill-more summary").click()
    drill.get_by_label("The last trick").check()
    expect(page).to_have_url(re.compile(r"drill\.parts=last-trick=on"))
    expect(drill.locator(".last-trick-mark")).to_be_visible()
    drill.get_by_role("radio", name="Reduced").check()
    expect(page).to_have_url(re.compile(r"drill\.method=reduced"))
    asked = question(page)
    assert asked["method"] == "reduced" and asked["question"]["last_trick"]
    drill.get_by_label("Full batches").uncheck()
    expect(page).to_have_url(re.compile(r"batches=off"))
    drill.get_by_label("Cards left over").click()
    expect(drill.locator(".problem")).to_contain_text("nothing is left to count")
    expect(drill.get_by_label("Cards left over")).to_be_checked()
    drill.get_by_role("button", name="As the level has it").click()
    expect(drill.locator(".problem")).to_have_count(0)


def raced(page: Page, site: str) -> Locator:
    """A timed run that has just begun; time passes only when the test says so."""
    page.clock.install()
    drill = opened(page, site)
    drill.get_by_role("radio", name="60 seconds").check()
    expect(drill.locator(".race-start")).to_be_visible()
    page.keyboard.press("Enter")
    expect(drill.locator(".race-clock")).to_be_visible()
    expect(drill.locator(FIRST).first).to_be_focused()
    return drill


def answered(page: Page, drill: Locator, how: object) -> None:
    """Answers and waits until the next question stands there."""
    before, asked = page.url, question(page)
    give_by_keys(page, drill, asked, how(asked))
    if how is wrong:
        settled(drill, "wrong")
        page.keyboard.press("Enter")
    expect(page).not_to_have_url(before)
    expect(drill.locator(FIRST).first).to_be_focused()


@pytest.mark.new_device
def test_a_timed_run_and_its_misses_again(page: Page, site: str) -> None:
    drill = raced(page, site)
    for how in (right, wrong, right, right):
        answered(page, drill, how)
    expect(drill.locator(".race-count")).to_have_text("3 right 1 wrong")
    page.clock.fast_forward(30_000)
    assert 20 <= int(drill.locator(".race-left b").inner_text()) <= 30
    page.clock.fast_forward(31_000)
    expect(drill.locator(".race-score")).to_contain_text("2")
    expect(drill.locator(".race-score")).to_contain_text("3 right − 1 wrong")
    expect(drill.get_by_role("button", name="Again")).to_be_focused()
    page.clock.run_for(200)
    expect(heard(page)).to_contain_text("3 right answers, 1 wrong: 2.")
    assert findings(page) == []
    drill.get_by_role("button", name="Replay the 1 miss").click()
    expect(drill.locator(".queue-words")).to_have_text("1 question to go")
    asked = question(page)
    give_by_keys(page, drill, asked, wrong(asked))
    settled(drill, "wrong")
    page.keyboard.press("Enter")
    expect(drill.locator(".verdict")).to_have_count(0)
    expect(drill.locator(FIRST).first).to_be_focused()
    assert question(page)["seed"] == asked["seed"]
    give_by_keys(page, drill, asked, right(asked))
    settled(drill, "right")
    page.keyboard.press("Enter")
    expect(drill.locator(".race-title")).to_have_text("No misses left")
    page.keyboard.press("Enter")
    expect(drill.locator(FIRST).first).to_be_focused()
    expect(drill.locator(".tally")).to_contain_text("Best in 60 seconds: 2.")


@pytest.mark.new_device
def test_mashing_does_not_pay(page: Page, site: str) -> None:
    drill = raced(page, site)
    for _ in range(3):
        answered(page, drill, wrong)
    page.clock.fast_forward(61_000)
    expect(drill.locator(".race-score b")).to_have_text("−3")


@pytest.mark.new_device
def test_a_stopped_run_leaves_no_score(page: Page, site: str) -> None:
    drill = raced(page, site)
    drill.get_by_role("button", name="Stop").click()
    expect(drill.locator(".race-start")).to_be_visible()
    page.keyboard.press("Enter")
    expect(drill.locator(".race-count")).to_have_text("0 right 0 wrong")


def test_misses_are_offered_again_after_a_reload(page: Page, site: str) -> None:
    drill = opened(page, site, "drill.kind=trick&drill.level=2&drill.seed=4")
    asked = question(page)
    give(drill, asked, wrong(asked))
    settled(drill, "wrong")
    page.goto(f"{site}train/?drill.kind=count&drill.level=1&drill.seed=9")
    expect(drill.locator(FIRST).first).to_be_focused(timeout=START)
    drill.get_by_role("radio", name="My misses (1)").check()
    expect(drill.locator(".queue-words")).to_have_text("1 question to go")
    again = question(page)
    assert (again["kind"], again["seed"]) == ("trick", 4)
    give(drill, again, right(again))
    settled(drill, "right")
    drill.locator(".next").click()
    expect(drill.locator(".race-title")).to_have_text("No misses left")


def test_games_are_found_and_each_drill_is_a_link(page: Page, site: str) -> None:
    page.goto(f"{site}train/")
    wait_for(page, "window.trionfi !== undefined")
    rows = page.locator(".game-list > li")
    regions = page.locator(".fold .region h3").all_text_contents()
    games = service.answer("games", {})
    expect(rows).to_have_count(len(games))
    find = page.get_by_role("searchbox", name="Find a game")
    find.fill("permesso 3 players")
    expect(rows.filter(visible=True)).to_have_count(1)
    expect(page.locator(".find [role=status]")).to_have_text("1 game")
    expect(page.locator(".region").filter(visible=True)).to_have_count(1)
    find.fill("chess")
    expect(page.locator(".find [role=status]")).to_have_text("No game fits.")
    find.fill("")
    expect(rows.filter(visible=True)).to_have_count(len(games))
    page.get_by_role("link", name="Count: Three-handed Permesso").click()
    drill = page.locator("trionfi-drill")
    expect(drill.locator(FIRST).first).to_be_focused(timeout=START)
    assert question(page)["request"]["game"] == "permesso-3"
    picker = drill.get_by_label("Game")
    expect(picker).to_have_value("permesso-3")
    assert picker.locator("option").count() == len(games)
    assert picker.locator("optgroup").evaluate_all("all => all.map((one) => one.label)") == regions
    picker.select_option("mineo-3")
    expect(page).to_have_url(re.compile(r"drill\.game=mineo-3"))
    asked = question(page)
    give(drill, asked, right(asked))
    settled(drill, "right")
    drill.get_by_role("link", name="Its rules").click()
    expect(page.locator("h1")).to_contain_text("Mineo")


def test_blocked_storage_costs_only_the_saving(page: Page, site: str, problems: list[str]) -> None:
    page.add_init_script(BLOCKED)
    drill = opened(page, site)
    asked = question(page)
    give(drill, asked, wrong(asked))
    settled(drill, "wrong")
    expect(drill.locator(".tally")).to_contain_text("This browser lets the page keep nothing")
    drill.get_by_role("radio", name="My misses (1)").check()
    expect(drill.locator(".queue-words")).to_have_text("1 question to go")
    give(drill, asked, right(asked))
    settled(drill, "right")
    drill.locator(".next").click()
    expect(drill.locator(".race-title")).to_have_text("No misses left")
    problems[:] = [problem for problem in problems if problem not in THEMES]


def test_full_storage_says_so_until_there_is_room(page: Page, site: str) -> None:
    drill = opened(page, site)
    page.evaluate(FULL)
    answer_by_keys(page, drill, right)
    expect(drill.locator(".tally")).to_contain_text("The browser's storage is full")
    expect(drill.locator(".tally")).to_contain_text("1 of the last 1 right")
    page.evaluate("window.room = true")
    answer_by_keys(page, drill, right)
    expect(drill.locator(".tally")).not_to_contain_text("storage is full")
    page.reload()
    expect(drill.locator(".tally")).to_contain_text("2 of the last 2 right", timeout=START)


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_without_scripts_the_page_says_what_is_there(page: Page, site: str) -> None:
    page.goto(f"{site}train/")
    drill = page.locator("trionfi-drill")
    expect(drill.locator(".question")).to_be_visible()
    expect(drill.locator(".card").first).to_be_visible()
    expect(drill.locator("[data-start]")).to_be_hidden()
    for kind in service.answer("drills", {"game": "mineo-3"}):
        expect(page.get_by_role("rowheader", name=kind["words"])).to_be_visible()
    expect(page.locator(".admonition")).to_contain_text("need scripts")


@pytest.mark.parametrize("edition", ["it", "fr"])
def test_every_game_is_offered_by_its_name_in_the_language_of_the_page(page: Page, site: str, edition: str) -> None:
    page.goto(f"{site}{edition}/train/?drill.game=mineo-3&drill.kind=count&drill.level=1&drill.seed=3")
    drill = page.locator("trionfi-drill")
    expect(drill.locator(FIRST).first).to_be_focused(timeout=START)
    told = {one["slug"]: one["name"] for one in json.loads(service.call(json.dumps({"do": "games", "language": edition})))["result"]}
    offered = drill.locator(".drill-game option").evaluate_all("all => Object.fromEntries(all.map((one) => [one.value, one.text]))")
    assert offered == told and offered["tarot-fft-4"] != games["tarot-fft-4"].name
