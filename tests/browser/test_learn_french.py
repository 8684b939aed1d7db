"""The path of French Tarot: a bid, a discard and cards answered wrongly and rightly, and a whole hand played as a bot would."""

import pytest
import trionfi
from playwright.sync_api import Locator, Page, expect
from trionfi import service
from trionfi.bots import bot
from trionfi.hand import Hand
from trionfi.state.actions import Choice

import exercises

from .desk import HURRY
from .hand_play import START, press, to_decision

LEARN = "train/french-tarot/"
PATH = exercises.load("learn", "tarot-fft-4")
MOMENTS = [("following", 4), ("bidding", 1), ("chien", 2), ("petit", 2)]
TASKS = {step["id"]: step["tasks"] for step in PATH["steps"]}


def opened(page: Page, site: str, step: str, number: int) -> Locator:
    """The table of a task, from its link."""
    page.add_init_script(HURRY)
    page.goto(f"{site}{LEARN}?learn.step={step}&learn.task={number}")
    hand = page.locator(".task-host")
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    to_decision(hand)
    return hand


def taken(hand: Locator, action: str) -> None:
    """Does what an action says: plays or discards cards, or says a word."""
    verb, *cards = action.split()
    if verb not in ("play", "discard"):
        hand.locator(f'[data-move="{action}"]').click()
        return
    while hand.locator(".hand-row [aria-pressed=true]").count():
        press(hand.locator(".hand-row [aria-pressed=true]").first)
    for card in cards:
        press(hand.locator(f'.hand-row [data-card="{card}"]'))
    if verb == "discard":
        hand.get_by_role("button", name="Discard", exact=True).click()


def placed(position: dict, moves: list[str]) -> Hand:
    """The hand of a position, after these moves."""
    hand = trionfi.games["tarot-fft-4"].with_options(PATH["profile"]).deal(position["seed"], dealer=position["dealer"])
    for move in moves:
        hand.push(move)
    return hand


def wrong(task: dict) -> str:
    """An action that is allowed at a moment and not right."""
    hand = placed(task["position"], task["position"]["moves"])
    actions = hand.legal_actions()
    if isinstance(actions, Choice):
        return f"discard {' '.join([card for card in hand.game.pack.texts if card in actions.cards][-actions.least:])}"
    return next(str(action) for action in actions if str(action) not in task["expect"])


@pytest.mark.parametrize(("step", "number"), MOMENTS)
def test_a_moment_tells_wrong_from_right(page: Page, site: str, step: str, number: int) -> None:
    hand, it = opened(page, site, step, number), TASKS[step][number - 1]
    for action, verdict in ((wrong(it), "wrong"), (it["expect"][0], "right")):
        taken(hand, action)
        expect(hand.locator(".verdict")).to_have_attribute("data-verdict", verdict, timeout=10_000)
        expect(hand.locator(".verdict")).to_contain_text(it[verdict])


def test_the_last_step_is_a_whole_hand_won(page: Page, site: str) -> None:
    number = len(TASKS["first-hand"]) - 1
    it = TASKS["first-hand"][number - 1]
    hand = opened(page, site, "first-hand", number)
    reader, said = bot("simple", "reader"), it["position"]["moves"]
    while to_decision(hand) != "end":
        asked = {"game": "tarot-fft-4", "profile": PATH["profile"], "advance": True, **it["position"], "moves": said}
        told = service.answer("table", asked)
        here = placed(it["position"], told["moves"])
        action = str(reader.choose(here.view(here.turn)))
        taken(hand, action)
        expect(hand.locator(".problem")).to_have_count(0)
        said = [*told["moves"], f"{it['position']['seat']} {action}"]
    expect(hand.locator(".verdict")).to_contain_text(it["right"])


def test_the_page_of_the_game_leads_to_the_path(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-fft-4/")
    page.get_by_role("link", name="Learn in ten steps").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("French Tarot in ten steps")
    expect(page.locator(".lesson")).to_have_count(len(PATH["steps"]))
