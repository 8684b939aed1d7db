"""Paths of single games: bids, calls, discards, cards answered wrongly and rightly, a hand played by a bot."""

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

GAMES = ("tarot-fft-4", "tarot-5-call", "scarto", "mitigati-pinerolo-3", "ottocento", "minchiate-partners", "troccas-4")
PATHS = {game: exercises.load("learn", game) for game in GAMES}
MOMENTS = [
    ("tarot-fft-4", "following", 4), ("tarot-fft-4", "bidding", 1), ("tarot-fft-4", "chien", 2), ("tarot-fft-4", "petit", 2),
    ("scarto", "matto", 3), ("scarto", "discard", 2), ("scarto", "bagatto", 3),
    ("mitigati-pinerolo-3", "discard", 2), ("mitigati-pinerolo-3", "dividing", 1), ("mitigati-pinerolo-3", "bargaining", 2),
    ("mitigati-pinerolo-3", "hearing", 3),
    ("ottocento", "contatori", 3), ("ottocento", "combinations", 3), ("ottocento", "partners", 5), ("ottocento", "leading", 3),
    ("minchiate-partners", "deaths", 3), ("minchiate-partners", "versicole", 3), ("minchiate-partners", "kings", 4),
    ("minchiate-partners", "partners", 4), ("minchiate-partners", "trumps", 2),
    ("tarot-5-call", "call", 1), ("tarot-5-call", "partner", 3), ("tarot-5-call", "unknown", 2), ("tarot-5-call", "sides", 5),
    ("troccas-4", "narr", 3), ("troccas-4", "talk", 1), ("troccas-4", "jack", 1), ("troccas-4", "jack", 2), ("troccas-4", "partners", 2),
]
GAME_PAGES = {"tarot-fft-4": "france/tarot-fft-4/", "scarto": "piedmont/scarto/",
              "mitigati-pinerolo-3": "piedmont/mitigati-pinerolo-3/", "ottocento": "bologna/ottocento/",
              "minchiate-partners": "minchiate/minchiate-partners/", "troccas-4": "troccas/troccas-4/",
              "tarot-5-call": "france/tarot-5-call/"}


def tasks_of(game: str, step: str) -> list[dict]:
    """The tasks of a step of a path."""
    return next(one["tasks"] for one in PATHS[game]["steps"] if one["id"] == step)


def opened(page: Page, site: str, game: str, step: str, number: int) -> Locator:
    """The table of a task, from its link."""
    page.add_init_script(HURRY)
    page.goto(f"{site}{PATHS[game]['page']}?learn.step={step}&learn.task={number}")
    hand = page.locator(".task-host")
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    to_decision(hand)
    return hand


def taken(hand: Locator, action: str) -> None:
    """Does what an action says: plays or discards cards, or says a word."""
    verb, *cards = action.split()
    if hand.locator(f'[data-sum="{verb}"]').count() and cards:
        hand.locator(f'[data-sum="{verb}"] input').fill(cards[0])
        hand.locator(f'[data-sum="{verb}"] button').click()
        return
    if verb not in ("play", "discard"):
        hand.locator(f'[data-move="{action}"]').click()
        return
    while hand.locator(".hand-row [aria-pressed=true]").count():
        press(hand.locator(".hand-row [aria-pressed=true]").first)
    for card in cards:
        press(hand.locator(f'.hand-row [data-card="{card}"]'))
    if verb == "discard":
        hand.get_by_role("button", name="Discard", exact=True).click()


def placed(game: str, position: dict, moves: list[str]) -> Hand:
    """The hand of a position, after these moves."""
    hand = trionfi.games[game].with_options(PATHS[game]["profile"]).deal(position["seed"], dealer=position["dealer"])
    for move in moves:
        hand.push(move)
    return hand


def wrong(game: str, task: dict) -> str:
    """An action that is allowed at a moment and not right."""
    hand = placed(game, task["position"], task["position"]["moves"])
    actions = hand.legal_actions()
    if isinstance(actions, Choice):
        return f"discard {' '.join([card for card in hand.game.pack.texts if card in actions.cards][-actions.least:])}"
    told = [move for slip in task.get("slips", ()) for move in slip["moves"]]
    return next(str(action) for action in actions if str(action) not in (*task["expect"], *told))


@pytest.mark.parametrize(("game", "step", "number"), MOMENTS)
def test_a_moment_tells_wrong_from_right(page: Page, site: str, game: str, step: str, number: int) -> None:
    hand, it = opened(page, site, game, step, number), tasks_of(game, step)[number - 1]
    for action, verdict in ((wrong(game, it), "wrong"), (it["expect"][0], "right")):
        taken(hand, action)
        expect(hand.locator(".verdict")).to_have_attribute("data-verdict", verdict, timeout=10_000)
        expect(hand.locator(".verdict")).to_contain_text(it[verdict])


def test_a_slip_has_words_of_its_own(page: Page, site: str) -> None:
    hand, it = opened(page, site, "scarto", "leading", 4), tasks_of("scarto", "leading")[3]
    for slip in it["slips"]:
        taken(hand, slip["moves"][0])
        expect(hand.locator(".verdict")).to_contain_text(slip["wrong"])
    assert it["wrong"] not in hand.locator(".verdict").inner_text()


@pytest.mark.parametrize("game", PATHS)
def test_the_last_step_is_a_whole_hand_won(page: Page, site: str, game: str) -> None:
    number = len(tasks_of(game, "first-hand")) - 1
    it = tasks_of(game, "first-hand")[number - 1]
    hand = opened(page, site, game, "first-hand", number)
    reader, said = bot("simple", "reader"), it["position"]["moves"]
    while to_decision(hand) != "end":
        asked = {"game": game, "profile": PATHS[game]["profile"], "advance": True, **it["position"], "moves": said}
        told = service.answer("table", asked)
        here = placed(game, it["position"], told["moves"])
        action = str(reader.choose(here.view(here.turn)))
        taken(hand, action)
        expect(hand.locator(".problem")).to_have_count(0)
        said = [*told["moves"], f"{it['position']['seat']} {action}"]
    expect(hand.locator(".verdict")).to_contain_text(it["right"])


@pytest.mark.parametrize("game", PATHS)
def test_the_page_of_the_game_leads_to_the_path(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}{GAME_PAGES[game]}")
    page.get_by_role("link", name=f"Learn in {len(PATHS[game]['steps'])} steps").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(PATHS[game]["title"])
    expect(page.locator(".lesson")).to_have_count(len(PATHS[game]["steps"]))
