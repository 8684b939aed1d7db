"""The learn path: text without scripts, tasks on real cards, resumed where one stopped, by keyboard alone if need be."""

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
import trionfi
from playwright.sync_api import Locator, Page, expect
from trionfi import service
from trionfi.bots import bot

import exercises

from .desk import HURRY
from .hand_play import START, press, to_decision, wanted
from .looks import reads_well
from .progress_data import BLOCKED, KEY, THEMES
from .waiting import wait_for

LEARN = "train/learn/"
PATH = exercises.load("learn", "mineo-3")
STEPS = {step["id"]: step for step in PATH["steps"]}
NARROW = {"width": 360, "height": 780}


def task(page: Page, site: str, step: str, number: int) -> Locator:
    """One task of the path, from its link."""
    page.goto(f"{site}{LEARN}?learn.step={step}&learn.task={number}")
    place = page.locator(".task-host")
    expect(place.locator(".answer, .hand-row button").first).to_be_visible(timeout=START)
    return place


def where(page: Page) -> tuple[str, int]:
    found = parse_qs(urlsplit(page.url).query)
    return found["learn.step"][0], int(found["learn.task"][0])


def kept(page: Page) -> list[list]:
    """The answers on the device, with the names of their steps."""
    data = json.loads(page.evaluate(f"localStorage.getItem({KEY!r})"))
    return [row for share in data["shares"].values() for row in share["entries"]]


def settled(hand: Locator) -> None:
    """Waits until what the others do has been shown."""
    to_decision(hand)


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_the_steps_can_be_read_without_scripts(page: Page, site: str) -> None:
    page.goto(f"{site}{LEARN}")
    expect(page.locator(".lesson h2")).to_have_count(len(PATH["steps"]))
    for step in PATH["steps"]:
        lesson = page.locator(f'[data-step="{step["id"]}"]')
        expect(lesson.locator("h2")).to_contain_text(step["title"])
        for words in step["words"]:
            expect(lesson).to_contain_text(words)
        lesson.locator("summary").click()
        expect(lesson.locator("details li")).to_have_count(len(step["tasks"]))
    for button in page.locator("[data-start]").all():
        expect(button).to_be_hidden()


def test_reading_fetches_no_engine_and_no_steps(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}{LEARN}")
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "pyodide" in url or ".code" in url or "/hand-" in url or url.endswith("mineo-3.json")]


def test_a_whole_step_by_keyboard(page: Page, site: str) -> None:
    page.goto(f"{site}{LEARN}")
    page.get_by_role("button", name="Begin", exact=True).focus()
    page.keyboard.press("Enter")
    title = page.locator("#learn-title")
    expect(title).to_be_focused(timeout=START)
    expect(title).to_contain_text("The pack")
    expect(page.locator(".answer input").first).to_be_visible()

    for number, it in enumerate(STEPS["pack"]["tasks"][:3], 1):
        expect(page.locator(".learn-head")).to_contain_text(f"Task {number} of 4")
        assert where(page) == ("pack", number)
        if number == 1:
            tab_to(page, ".answer input")
            page.keyboard.press("Space")
            page.keyboard.press("Enter")
            expect(page.locator(".verdict")).to_have_attribute("data-verdict", "wrong")
            expect(page.locator("#trionfi-announcer")).to_contain_text("Not quite")
            expect(page.get_by_role("button", name="Try again")).to_be_focused()
            page.keyboard.press("Enter")
        choose(page, it["cards"], it["expect"])
        page.keyboard.press("Enter")
        expect(page.locator(".verdict")).to_have_attribute("data-verdict", "right")
        expect(page.locator(".verdict")).to_contain_text(it["right"])
        expect(page.locator("#trionfi-announcer")).to_contain_text("Right")
        expect(page.get_by_role("button", name="Next task")).to_be_focused()
        page.keyboard.press("Enter")

    drill = STEPS["pack"]["tasks"][3]
    for place, seed in enumerate(drill["seeds"], 1):
        expect(page.locator(".queue-words")).to_contain_text(f"{place - 1} of 3 right")
        expect(page.locator(".answer .pressable").first).to_be_focused()
        asked = service.answer("drill", {"game": "mineo-3", "kind": drill["kind"], "level": drill["level"], "seed": seed})
        page.keyboard.press(str(asked["form"]["cards"].index(asked["answer"]) + 1))
        expect(page.locator(".verdict")).to_have_attribute("data-verdict", "right")
        if place < 3:
            expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()
            page.keyboard.press("Enter")
    expect(page.locator(".step-over")).to_contain_text("Step 1 is done.")
    expect(page.get_by_role("button", name="Step 2: Following suit and trumping")).to_be_focused()
    page.keyboard.press("Enter")
    expect(title).to_be_focused()
    expect(title).to_contain_text("Following suit")
    expect(page.get_by_role("button", name="Step 1, The pack, done")).to_be_visible()

    page.goto(f"{site}{LEARN}")
    expect(page.locator('[data-step="pack"]')).to_have_attribute("data-done", "")
    page.get_by_role("button", name="Go on with step 2: Following suit and trumping").click()
    expect(title).to_contain_text("Following suit", timeout=START)


SIZES = {"desk": {"viewport": {"width": 1280, "height": 720}}, "telephone": {"viewport": NARROW}}


@pytest.mark.parametrize("visitor", SIZES.values(), indirect=True, ids=SIZES)
@pytest.mark.parametrize("step", list(STEPS))
def test_every_step_opens_with_cards_and_the_task_in_view(page: Page, site: str, step: str) -> None:
    page.goto(f"{site}{LEARN}?learn.step={step}")
    shown = page.locator(".learn-step .lesson-cards [role=img]")
    expect(shown).to_have_count(len(STEPS[step]["shown"]["cards"]), timeout=START)
    expect(shown.first).to_be_in_viewport()
    expect(page.locator(".learn-task h3")).to_be_in_viewport()


def test_deals_that_nobody_has_begun_are_to_be_begun(page: Page, site: str) -> None:
    task(page, site, "pack", 1)
    it = STEPS["pack"]["tasks"][0]
    tab_to(page, ".answer input")
    choose(page, it["cards"], it["expect"])
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "right")
    page.goto(f"{site}train/deals/")
    page.wait_for_load_state("networkidle")
    expect(page.locator("trionfi-learn-marks [data-start]")).to_have_text("Begin")
    page.goto(f"{site}{LEARN}")
    expect(page.locator("trionfi-learn-marks [data-start]")).to_have_text("Go on with step 1: The pack")


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until something that fits has the focus."""
    for _ in range(30):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by the Tab key")


def choose(page: Page, cards: list[str], right: list[str]) -> None:
    """Goes along the cards by the arrow keys and chooses the right ones."""
    expect(page.locator(".answer input").first).to_be_focused()
    for card in cards:
        assert page.evaluate("document.activeElement.dataset.card") == card
        if card in right:
            page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")


def test_a_missed_question_is_asked_again(page: Page, site: str) -> None:
    place = task(page, site, "counting", 2)
    seeds = STEPS["counting"]["tasks"][1]["seeds"]
    right = [service.answer("drill", {"game": "mineo-3", "kind": "count", "level": 1, "seed": seed})["answer"] for seed in seeds]
    for place_, said in enumerate([right[0] + 1, right[1], right[2], right[0]]):
        place.locator(".answer input").fill(str(said))
        page.keyboard.press("Enter")
        expect(place.locator(".verdict")).to_have_attribute("data-verdict", "right" if place_ else "wrong")
        expect(place.locator(".verdict .points").first).to_be_visible()
        if place_ < 3:
            expect(page.get_by_role("button", name="Next task")).to_have_count(0)
            page.keyboard.press("Enter")
            expect(place.locator(".verdict")).to_have_count(0)
    expect(page.get_by_role("button", name="Next task")).to_be_focused()
    assert [row[4] for row in kept(page)] == [0, 1, 1, 1]
    assert {row[7] for row in kept(page)} == {"counting/2"} and {row[6] for row in kept(page)} == {"l"}


def test_a_pile_counted_in_part_is_completed(page: Page, site: str) -> None:
    place = task(page, site, "counting", 1)
    it = STEPS["counting"]["tasks"][0]
    counted = service.answer("count", {"game": "mineo-3", "cards": it["cards"]})
    wanted_here = [str(batch["points"]) for batch in counted["working"][it["given"] :]] + [str(counted["points"])]
    expect(place.locator(".batch .points")).to_have_text([str(batch["points"]) for batch in counted["working"][: it["given"]]])
    place.locator(".answer input").first.focus()
    for text in (str(int(wanted_here[0]) + 1), *wanted_here[1:]):
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    expect(place.locator(".verdict")).to_have_attribute("data-verdict", "wrong")
    expect(place.locator("input[aria-invalid]")).to_have_count(1)
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(place.locator(".answer input").first).to_be_focused()
    for text in wanted_here:
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    expect(place.locator(".verdict")).to_have_attribute("data-verdict", "right")
    expect(place.locator(".verdict")).to_contain_text(it["right"])
    expect(page.get_by_role("button", name="Next task")).to_be_focused()
    assert [row[4] for row in kept(page)] == [0, 1]


def test_a_play_that_is_not_wanted_is_not_played(page: Page, site: str) -> None:
    hand = task(page, site, "fool", 4)
    settled(hand)
    cards = hand.locator(".hand-row button").count()
    illegal = hand.locator(".hand-row .dimmed").first
    illegal.focus()
    page.keyboard.press("Enter")
    expect(hand.locator(".hand-tip")).to_contain_text(re.compile("follow|baton", re.I))
    press(hand.locator('.hand-row [data-card="QB"]'))
    expect(hand.locator(".verdict")).to_have_attribute("data-verdict", "wrong")
    expect(hand.locator(".verdict")).to_contain_text(STEPS["fool"]["tasks"][3]["wrong"])
    expect(hand.locator(".hand-row button")).to_have_count(cards)
    press(hand.locator('.hand-row [data-card="F"]'))
    expect(hand.locator(".verdict")).to_have_attribute("data-verdict", "right", timeout=10_000)
    expect(hand.locator(".verdict")).to_contain_text(STEPS["fool"]["tasks"][3]["right"])
    expect(page.get_by_role("button", name="Step 4: Counting in threes")).to_be_focused()
    assert [row[4] for row in kept(page)] == [0, 1]
    assert "hand.moves" not in page.url


def test_the_trick_that_was_won_stays_on_the_table(page: Page, site: str) -> None:
    hand = task(page, site, "following", 4)
    settled(hand)
    press(hand.locator('.hand-row [data-card="T3"]'))
    expect(hand.locator(".verdict")).to_have_attribute("data-verdict", "wrong")
    press(hand.locator('.hand-row [data-card="T0"]'))
    expect(hand.locator(".verdict")).to_have_attribute("data-verdict", "right", timeout=10_000)
    page.wait_for_timeout(2_000)
    names = [card.get_attribute("aria-label") for card in hand.locator(".felt .trick-cards .card[role=img]").all()]
    assert len(names) == 3 and [name for name in names if "Miseria" in name and "winning" in name], names


def test_the_names_of_cards_do_not_tell_their_points(page: Page, site: str) -> None:
    task(page, site, "pack", 1)
    names = page.locator(".answer").locator("[aria-label], [title]").evaluate_all(
        "all => all.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`)")
    assert len(names) >= len(STEPS["pack"]["tasks"][0]["cards"]) and not [name for name in names if "point" in name]
    task(page, site, "counting", 2)
    names = page.locator(".question-cards [aria-label]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(names) == 3 and not [name for name in names if "point" in name]


def test_a_discard_is_taken_in_any_order_and_refused_with_the_reason(page: Page, site: str) -> None:
    hand = task(page, site, "talon", 2)
    settled(hand)
    for cards, verdict in ((["7S", "6S", "JB"], "wrong"), (["QS", "10C", "JB"], "right")):
        while hand.locator(".hand-row [aria-pressed=true]").count():
            press(hand.locator(".hand-row [aria-pressed=true]").first)
        for card in cards:
            press(hand.locator(f'.hand-row [data-card="{card}"]'))
        hand.get_by_role("button", name="Discard", exact=True).click()
        expect(hand.locator(".verdict")).to_have_attribute("data-verdict", verdict, timeout=10_000)
        expect(hand.locator(".verdict")).to_contain_text(STEPS["talon"]["tasks"][1][verdict])


def test_a_bid_is_judged(page: Page, site: str) -> None:
    hand = task(page, site, "bidding", 2)
    settled(hand)
    hand.locator('[data-move="vado solo"]').click()
    expect(hand.locator(".verdict")).to_contain_text("Alone against two")
    hand.locator('[data-move="pago"]').click()
    expect(hand.locator(".verdict")).to_have_attribute("data-verdict", "right", timeout=10_000)


def test_a_whole_practice_hand_ends_the_path(page: Page, site: str) -> None:
    page.add_init_script(HURRY)
    hand = task(page, site, "first-hand", 1)
    undo = hand.get_by_role("button", name="Undo")
    settled(hand)
    expect(undo).to_have_attribute("aria-disabled", "true")
    it = STEPS["first-hand"]["tasks"][0]
    play_on(page, hand)
    expect(hand.locator(".verdict")).to_have_attribute("data-verdict", "wrong")
    expect(hand.locator(".verdict")).to_contain_text(it["wrong"])
    expect(page.get_by_role("button", name="Next task")).to_have_count(0)
    hand.get_by_role("button", name="From the start").click()
    settled(hand)
    play_on(page, hand, like_the_bot(it["position"]))
    expect(hand.locator(".verdict")).to_contain_text("That was a whole hand")
    expect(hand.locator(".settlement")).to_be_visible()
    expect(hand.get_by_role("button", name="Next deal")).to_have_count(0)
    assert [row[4] for row in kept(page)] == [0, 1]
    assert kept(page)[-1][7] == "first-hand/1" and page.evaluate("sessionStorage.getItem('trionfi.sitting.mineo-3')") is None


def play_on(page: Page, hand: Locator, moves: list[str] | None = None) -> None:
    """Plays the hand to its end: by these moves, else a solo with the leftmost card each time."""
    planned = iter(moves or [])
    while (phase := to_decision(hand)) != "end":
        move = next(planned) if moves else ""
        if phase == "words":
            words = hand.locator(".actions .word").evaluate_all("all => all.map((one) => one.dataset.move)")
            hand.locator(f'[data-move="{move or wanted(words)}"]').click()
        elif phase == "discard":
            chosen = [hand.locator(f'.hand-row [data-card="{card}"]') for card in move.split()[1:]]
            for card in chosen or hand.locator(".hand-row button[aria-disabled=false]").all()[:3]:
                press(card)
            hand.get_by_role("button", name="Discard", exact=True).click()
        else:
            press(hand.locator(f'.hand-row [data-card="{move.split()[1]}"]') if move else hand.locator(".hand-row .playable").first)
        expect(hand.locator(".problem")).to_have_count(0)


def like_the_bot(position: dict) -> list[str]:
    """The reader's moves where he goes solo and then plays as a bot would, against the bots of the page."""
    game, player, made = trionfi.games["mineo-3"].with_options(PATH["profile"]), bot("simple", "reader"), []
    told = service.answer("table", {"game": "mineo-3", "profile": PATH["profile"], "advance": True} | position)
    while not told["over"]:
        hand = game.deal(position["seed"], dealer=position["dealer"])
        for move in told["moves"]:
            hand.push(move)
        words = [action["text"] for action in told["actions"]]
        made.append("vado solo" if "vado solo" in words else str(player.choose(hand.view(hand.turn))))
        asked = position | {"moves": [*told["moves"], made[-1]]}
        told = service.answer("table", {"game": "mineo-3", "profile": PATH["profile"], "advance": True} | asked)
    assert told["settlement"]["scores"][position["seat"]] > 0
    return made


def test_a_broken_link_gets_one_line(page: Page, site: str) -> None:
    page.goto(f"{site}{LEARN}?learn.step=fool&learn.task=99")
    expect(page.locator(".learn .problem").first).to_contain_text("This link is broken.", timeout=START)
    expect(page.locator("#learn-title")).to_contain_text("The pack")


def test_blocked_storage_costs_only_the_memory(page: Page, site: str, problems: list[str]) -> None:
    page.add_init_script(BLOCKED)
    task(page, site, "pack", 1)
    expect(page.locator(".notice")).to_contain_text("This browser keeps nothing")
    for card in STEPS["pack"]["tasks"][0]["expect"]:
        page.locator(f'.answer input[data-card="{card}"]').check(force=True)
    page.get_by_role("button", name="Check").click()
    page.get_by_role("button", name="Next task").click()
    expect(page.get_by_role("button", name="Task 1, done")).to_be_visible()
    problems[:] = [problem for problem in problems if problem not in THEMES]


def test_axe_finds_nothing_and_nothing_sticks_out(page: Page, site: str) -> None:
    page.goto(f"{site}{LEARN}")
    wait_for(page, "window.trionfi !== undefined")
    reads_well(page)
    task(page, site, "pack", 1)
    for step in ("counting", "bidding", "settling", "pack"):
        number = list(STEPS).index(step) + 1
        page.get_by_role("button", name=f"Step {number}, {STEPS[step]['title']}", exact=True).click()
        place = page.locator(".task-host")
        expect(place.locator(".answer, .hand-row button").first).to_be_visible(timeout=START)
        if place.get_by_role("button", name="Show me").count():
            place.get_by_role("button", name="Show me").click()
            expect(place.locator(".verdict")).to_be_visible()
        else:
            settled(place)
        reads_well(page, "trionfi-learn")


def test_an_instructive_deal_is_done_like_a_step(page: Page, site: str) -> None:
    deal = exercises.load("deals", "mineo-3")["deals"][0]
    page.goto(f"{site}train/deals/")
    page.get_by_role("button", name="Do deal 1").click()
    expect(page.locator("#learn-title")).to_contain_text(deal["title"], timeout=START)
    hand = page.locator(".task-host")
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    settled(hand)
    hand.locator(f'[data-move="{deal["tasks"][0]["expect"][0]}"]').click()
    expect(hand.locator(".verdict")).to_have_attribute("data-verdict", "right", timeout=10_000)
    expect(page.get_by_role("button", name="Next task")).to_be_focused()
    assert kept(page)[-1][7] == f"{deal['id']}/1"
    expect(page.get_by_role("link", name="All deals as text")).to_be_visible()
