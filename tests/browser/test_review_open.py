"""A hand looked at once more, one of its moves solved with all cards open: what is offered where, what is found, and how it is left."""

import json
from functools import cache

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect
from trionfi import games, service
from trionfi.bots import bot, play

from .hand_play import START
from .looks import reads_well
from .test_review import LOOKS
from .test_watchdog import PATIENCE, Sleep

FFT, SEED = "tarot-fft-4", 9
CAVEAT = "This is what could be done by one who sees all hands, not what could be known at the table."
# How far what lies beside the hand makes the table longer than it is.
LONGER = """() => [...document.querySelectorAll(".at-table .felt, .at-table .felt > .review")]
    .map((one) => one.scrollHeight - one.clientHeight).filter((more) => more > 1)"""


@cache
def played(slug: str) -> tuple[dict, str]:
    """The request for a hand that the usual bots play to its end, and how an address says its moves."""
    game = games[slug]
    hand = game.deal(SEED, dealer=game.players[0] - 1)
    play(hand, [bot("simple", seat) for seat in range(hand.players)])
    request = {"game": slug, "seed": SEED, "dealer": hand.dealer, "moves": [str(move) for move in hand.moves]}
    code = service.answer("table", request)["code"]  # type: ignore[index]
    return request, ".".join(code).replace(" ", "_")


@cache
def solved(slug: str, at: int) -> dict:
    """What is found before a move, as it arrives on a page."""
    return json.loads(json.dumps(service.answer("solve", played(slug)[0] | {"after": at - 1})))


@cache
def slip(slug: str) -> int:
    """A move among the last of the hand that costs card points with all cards open."""
    request, _ = played(slug)
    moves = service.answer("solvable", request)["moves"][-16:]  # type: ignore[index]
    return next(at for at in moves if "costs" in solved(slug, at)["made"])


def looked(page: Page, site: str, slug: str, at: int) -> Locator:
    request, moves = played(slug)
    page.goto(f"{site}{games[slug].family}/{slug}/?hand.seed={SEED}&hand.dealer={request['dealer']}&hand.moves={moves}&hand.look={at}")
    return page.locator("trionfi-hand")


def button(hand: Locator) -> Locator:
    return hand.locator(".opened > button")


def test_the_keys_ask_for_the_exact_worth_of_each_card(page: Page, site: str) -> None:
    at = slip(FFT)
    told = solved(FFT, at)
    hand = looked(page, site, FFT, at)
    expect(button(hand)).to_have_text("With all cards open", timeout=START)
    button(hand).focus()
    page.keyboard.press("Enter")
    expect(button(hand)).to_have_text("Hide", timeout=START)
    expect(button(hand)).to_be_focused()
    opened = hand.locator(".opened")
    expect(opened).to_contain_text(CAVEAT)
    expect(opened).to_contain_text(f"{told['words']} {told['made']}")
    costs = opened.locator(".worths li")
    expect(costs).to_have_count(len(told["costs"]))
    best = [one for one in told["costs"] if not one["less"]]
    expect(costs.filter(has_text="best")).to_have_count(len(best))
    expect(costs.filter(has_text="played")).to_have_count(1)
    expect(costs.filter(has_text="played")).to_contain_text("less")
    page.keyboard.press("Tab")
    expect(opened.locator("summary")).to_be_focused()
    page.keyboard.press("Enter")
    line = opened.locator(".opened-line [role=img]")
    expect(line).to_have_count(len(told["line"]))
    expect(line.last).to_be_visible()
    reads_well(page, "trionfi-hand", looks=tuple(LOOKS.values()))
    button(hand).press("Enter")
    expect(button(hand)).to_have_text("With all cards open")
    expect(opened.locator(".worths")).to_have_count(0)


def test_what_lies_beside_the_hand_does_not_make_the_table_longer(page: Page, site: str) -> None:
    hand = looked(page, site, FFT, slip(FFT))
    button(hand).click(timeout=START)
    hand.locator(".opened summary").click(timeout=START)
    expect(hand.locator(".opened-line [role=img]").last).to_be_visible()
    assert page.evaluate(LONGER) == []


def test_what_was_found_stays_with_its_move(page: Page, site: str) -> None:
    at = slip(FFT)
    hand = looked(page, site, FFT, at)
    button(hand).click(timeout=START)
    expect(button(hand)).to_have_text("Hide", timeout=START)
    hand.get_by_role("button", name="One move on").click()
    expect(button(hand)).to_have_text("With all cards open")
    expect(hand.locator(".opened .worths")).to_have_count(0)
    hand.get_by_role("button", name="One move back").click()
    expect(button(hand)).to_have_text("Hide")
    expect(hand.locator(".opened .worths")).to_have_count(1)


@pytest.mark.parametrize(("edition", "slug", "words"), [
    ("", FFT, "With all cards open the cards of the last 8 tricks of this hand can be weighed exactly."),
    ("it/", FFT, "A carte scoperte si possono pesare esattamente le carte delle ultime 8 prese di questa mano."),
    ("fr/", FFT, "À cartes découvertes, les cartes des 8 derniers plis de cette donne peuvent être pesées exactement."),
    ("", "scarto", "Exact play with all cards open is not to be had in this hand: with all cards open a hand is solved for two sides"),
    ("it/", "ottocento", "In questa mano il gioco esatto a carte scoperte non si può calcolare: qui da ogni presa dipende"),
])
def test_where_it_is_not_offered_one_line_says_so(page: Page, site: str, edition: str, slug: str, words: str) -> None:
    hand = looked(page, f"{site}{edition}", slug, 3)
    expect(hand.locator(".unopened")).to_contain_text(words, timeout=START)
    expect(hand.locator(".unopened")).to_have_count(1)
    expect(hand.locator(".opened")).to_have_count(0)


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_it_can_be_stopped_and_a_turn_to_another_move_stops_it_too(visitor: BrowserContext, page: Page, site: str) -> None:
    # What looks ahead goes on beside it: were that to sleep, nothing would wake it.
    sleep = Sleep(visitor, over='"solve"')
    at = slip(FFT)
    hand = looked(page, site, FFT, at)
    expect(hand.locator(".review-weighed")).to_contain_text("Looking ahead weighs", timeout=PATIENCE)
    sleep.deep = True
    button(hand).click()
    expect(button(hand)).to_have_text("Stop")
    expect(hand.locator(".opened")).to_contain_text("Trying all lines")
    button(hand).click()
    expect(button(hand)).to_have_text("With all cards open")
    button(hand).click()
    expect(button(hand)).to_have_text("Stop")
    hand.get_by_role("button", name="One move on").click()
    expect(button(hand)).to_have_text("With all cards open")
    hand.get_by_role("button", name="One move back").click()
    expect(button(hand)).to_have_text("With all cards open")
    sleep.deep = False
    button(hand).click()
    expect(button(hand)).to_have_text("Hide", timeout=PATIENCE)
    expect(hand.locator(".opened")).to_contain_text(solved(FFT, at)["made"])
