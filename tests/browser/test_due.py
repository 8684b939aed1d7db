"""What is due is a skill, and it is asked with other cards than before."""

import json

from playwright.sync_api import Page, expect
from trionfi import games
from trionfi.drills import drill as drill_of
from trionfi.drills.base import Drill

import exercises

from .drill_answers import START, give, question, right, settled, wrong
from .progress_data import answer, keep, progress
from .test_train import FIRST, answer_by_keys, opened


def test_what_is_due_is_asked_whatever_the_game(page: Page, site: str) -> None:
    keep(page, progress([answer(9, 1, right=False), answer(5, 2, right=False, sort=3), answer(5, 3)]))
    page.goto(f"{site}train/progress/")
    expect(page.locator(".due-words")).to_contain_text("2 questions due today.")
    page.get_by_role("link", name="Practise them").click()
    drill = page.locator("trionfi-drill")
    expect(drill.locator(".queue-words")).to_have_text("2 questions to go", timeout=START)
    expect(drill.locator(FIRST).first).to_be_focused()
    first = question(page)["request"]
    assert (first["game"], first["kind"], first["level"]) == ("permesso-3", "count", 1)
    missed = answer_by_keys(page, drill, wrong)
    expect(drill.locator(".queue-words")).to_have_text("2 questions to go")
    assert question(page)["request"]["game"] == "mineo-3"
    expect(drill.get_by_label("Game")).to_have_value("mineo-3")
    answer_by_keys(page, drill, right)
    expect(drill.locator(".queue-words")).to_have_text("1 question to go")
    # The skill that was missed, with other cards than those missed before.
    again = question(page)["request"]
    assert {**again, "seed": missed["seed"]} == missed
    assert len({again["seed"], missed["seed"], 5002}) == 3
    answer_by_keys(page, drill, right)
    expect(drill.locator(".race-title")).to_have_text("Nothing more is due")
    expect(drill.locator(".race-end")).to_contain_text("The next question comes back tomorrow.")
    expect(drill.get_by_role("radio", name="Due today", exact=True)).to_be_checked()
    page.keyboard.press("Enter")
    expect(drill.locator(FIRST).first).to_be_focused()


def test_a_miss_is_due_at_once_and_its_skill_comes_with_other_cards(page: Page, site: str) -> None:
    drill = opened(page, site)
    expect(drill.get_by_role("radio", name="Due today")).to_have_count(0)
    asked = question(page)
    give(drill, asked, wrong(asked))
    settled(drill, "wrong")
    drill.get_by_role("radio", name="Due today (1)").check()
    expect(drill.locator(".queue-words")).to_have_text("1 question to go")
    again = question(page)
    assert again["request"]["seed"] != asked["request"]["seed"]
    assert {**again["request"], "seed": 0} == {**asked["request"], "seed": 0}
    give(drill, again, right(again))
    settled(drill, "right")
    page.goto(f"{site}train/progress/")
    expect(page.locator(".due-words")).to_have_text("Nothing is due today; the next question comes back tomorrow.")


def test_a_slip_comes_back_in_a_question_in_which_it_would_show(page: Page, site: str) -> None:
    page.goto(f"{site}train/?drill.kind=count&drill.level=3&drill.seed=5")
    drill = page.locator("trionfi-drill")
    expect(drill.locator(FIRST).first).to_be_visible(timeout=START)
    slip = next(one for one in made(5).slips if one.name == "last-trick" or one.tier == 1)
    give(drill, question(page), [str(slip.answer)])
    settled(drill, "wrong")
    drill.get_by_role("radio", name="Due today (1)").check()
    expect(drill.locator(".queue-words")).to_have_text("1 question to go")
    again = question(page)
    assert made(again["request"]["seed"]).shows(slip.name) and again["request"]["seed"] != 5
    give(drill, again, right(again))
    settled(drill, "right")
    expect(drill.locator(".avoided")).to_have_text(f"A slip that you had made ({slip.step}) could have happened here, and did not.")
    expect(page.locator("#trionfi-announcer")).to_contain_text("A slip that you had made")
    page.goto(f"{site}train/progress/")
    expect(page.locator(".due-words")).to_have_text("Nothing is due today; the next question comes back tomorrow.")
    page.get_by_text("What comes back as a table").click()
    expect(page.get_by_role("rowheader", name=f"Count a pile: a slip ({slip.step})")).to_be_visible()
    page.evaluate("localStorage.removeItem('trionfi.slip-words')")    # as on another device
    page.reload()
    page.get_by_text("What comes back as a table").click()
    expect(page.get_by_role("rowheader", name="Count a pile: a slip", exact=True)).to_be_visible()


def made(seed: int) -> Drill:
    """A question of counting at the third level."""
    return drill_of(games["mineo-3"], "count", 3, seed)


def test_the_next_level_is_proposed_when_nine_of_ten_are_right(page: Page, site: str) -> None:
    keep(page, progress([answer(0, number, number != 4) for number in range(9)]))
    drill = opened(page, site)
    expect(drill.locator(".mastery")).to_have_count(0)
    asked = question(page)
    give(drill, asked, right(asked))
    settled(drill, "right")
    words = "You have mastered level 1: at least 9 of your last 10 answers were right."
    expect(drill.locator(".mastery")).to_contain_text(words)
    expect(page.locator("#trionfi-announcer")).to_contain_text(words)
    drill.get_by_role("button", name="Go on to level 2").click()
    expect(drill.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(drill.locator(FIRST).first).to_be_focused()
    expect(drill.locator(".mastery")).to_have_count(0)


def test_a_hand_that_was_played_is_due_with_the_way_to_its_table(page: Page, site: str) -> None:
    kept = json.loads(progress([]))
    share = kept["shares"]["testtest"]
    share["hands"] = [["mineo-3", answer(20)[2], 4, "Won.", "hand.seed=7&hand.dealer=0"]]
    keep(page, json.dumps(kept))
    page.goto(f"{site}train/progress/")
    link = page.locator(".due-hands").get_by_role("link")
    expect(link).to_have_text("Three-handed Tarocchi of Mineo")
    expect(page.locator(".due-words")).to_have_text("Nothing waits to come back.")
    page.get_by_text("What comes back as a table").click()
    expect(page.get_by_role("rowheader", name="Play a hand")).to_be_visible()
    link.click()
    expect(page.locator("#practice")).to_be_visible()


def test_a_step_that_was_done_is_due_with_the_way_to_its_tasks(page: Page, site: str) -> None:
    lesson = exercises.load("learn", "mineo-3")["steps"][2]
    steps = [f"{lesson['id']}/{number}" for number, task in enumerate(lesson["tasks"], 1) if task["do"] != "drill"]
    kept = json.loads(progress([]))
    share = kept["shares"]["testtest"]
    share["sorts"] = [["mineo-3", "act", 1, None, None]]
    _, day, at, *_ = answer(20)
    share["entries"] = [[0, day, at + number, step, 1, 4000, "l", step] for number, step in enumerate(steps)]
    keep(page, json.dumps(kept))
    page.goto(f"{site}train/progress/")
    link = page.locator(".due-lessons").get_by_role("link")
    expect(link).to_have_text("Tarot step by step: step 3, The Fool")
    page.get_by_text("What comes back as a table").click()
    expect(page.get_by_role("rowheader", name="Tarot step by step: step 3, The Fool")).to_be_visible()
    link.click()
    expect(page.locator("#learn-title")).to_have_text("3. The Fool")
    expect(page.locator("#learn-title")).to_be_focused()
