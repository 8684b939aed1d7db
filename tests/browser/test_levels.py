"""How well the others play, and what each card was worth: chosen at the table, weighed by the bot that looks ahead."""

import re
from collections.abc import Callable

import pytest
from checks.late import late_choice
from playwright.sync_api import BrowserContext, Locator, Page, expect
from trionfi import games, service

from site_builder.host import Host

from .hand_play import START, more, moves, press, state, to_decision
from .test_accessibility import findings
from .test_engine import MINEO, PILE, call, open_page
from .test_offline import KEPT, away

__all__ = ["away"]

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
# Games, and whether the test waits until the review has weighed all of the hand, which it does from the end on.
GAMES = {"mineo-3": True, "ottocento": True, "minchiate-partners": False, "gatti-2": False}
REVIEWED = re.compile("that you had|weighs none")


def link(site: str, request: dict, more: str = "") -> str:
    code = service.answer("table", request)["code"]  # type: ignore[index]
    slug = request["game"]
    words = ".".join(code).replace(" ", "_")
    return f"{site}{games[slug].family}/{slug}/?hand.seed={request['seed']}&hand.dealer={request['dealer']}&hand.moves={words}{more}"


def late(page: Page, site: str, slug: str = "mineo-3", more: str = "") -> tuple[Locator, dict]:
    """A table at which the reader is to choose among his last cards, and the request for where it stands."""
    _, request = late_choice(slug)
    page.goto(link(site, request, more))
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    to_decision(hand)
    return hand, request | {"moves": moves(page)}


@pytest.fixture
def fetched(visitor: BrowserContext) -> Callable[[], bool]:
    """Whether the bot that looks ahead was asked for by now."""
    asked: list[str] = []
    visitor.on("request", lambda request: asked.append(request.url))
    return lambda: any("/assets/ahead-" in url for url in asked)


@pytest.mark.parametrize(("slug", "whole"), GAMES.items(), ids=GAMES)
def test_a_hint_and_the_review_say_what_each_card_is_worth(page: Page, site: str, slug: str, whole: bool) -> None:
    hand, request = late(page, site, slug)
    told = service.answer("weigh", request)
    hand.get_by_role("button", name="Hint").click()
    expect(hand.locator(".hand-tip")).to_contain_text(f"Hint: {told['advice']['words']}")  # type: ignore[index]
    expect(hand.locator(".hand-tip")).to_contain_text(told["advice"]["why"], ignore_case=True)  # type: ignore[index]
    worths = told["worths"]  # type: ignore[index]
    listed = hand.get_by_role("group", name="What each card was worth")
    more(hand)
    expect(listed.get_by_role("listitem")).to_have_count(len(worths))
    page.set_viewport_size(NARROW)
    expect(listed.get_by_role("img")).to_have_count(len(worths))
    assert findings(page, "trionfi-hand") == []

    played = worths[-1]["move"]
    done = service.answer("table", request | {"moves": [*request["moves"], f"0 {played}"], "advance": True, "rest": True})
    at = len(request["moves"]) + 1
    page.goto(link(site, request | {"moves": done["moves"]}, f"&hand.look={at}"))  # type: ignore[index]
    expect(listed.get_by_role("listitem")).to_have_count(len(worths), timeout=START)
    if whole:
        expect(hand.locator(".review-weighed")).to_contain_text(REVIEWED, timeout=START)
    for size in (NARROW, WIDE):
        page.set_viewport_size(size)
        assert findings(page, "trionfi-hand") == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    expect(listed.get_by_role("listitem").last).to_contain_text("yours")
    listed.get_by_role("button", name="Play it:").first.click()
    expect(hand.locator(".review")).to_have_count(0)
    to_decision(hand)
    assert moves(page)[:at] == [*request["moves"], f"0 {worths[0]['move']}"]


def play_one(hand: Locator) -> None:
    """Plays a card, and waits until it is the reader's turn again."""
    row = hand.locator(".hand-row button")
    held = row.count()
    press(hand.locator(".hand-row .playable").first)
    expect(row).to_have_count(held - 1)
    to_decision(hand)


def answered(page: Page, request: dict, level: str) -> None:
    """The others have gone on as they do at this level."""
    played, before = moves(page), len(request["moves"])
    asked = request | {"moves": played[:before + 1], "advance": True, "bots": ["simple", level, level]}
    said = service.answer("table", asked)["moves"]  # type: ignore[index]
    assert len(said) > before + 1 and played[:len(said)] == said


def test_the_level_is_kept_and_stands_in_the_link(page: Page, site: str) -> None:
    hand, request = late(page, site)
    more(hand)
    expect(hand.get_by_role("radio", name="usual")).to_be_checked()
    assert "level" not in state(page)
    hand.get_by_role("radio", name="look ahead").check()
    expect(page).to_have_url(re.compile("hand.level=search"))
    assert moves(page) == request["moves"]
    play_one(hand)
    answered(page, request, "search")
    hand.get_by_role("button", name="New deal").click()
    expect(page).not_to_have_url(re.compile(f"hand.seed={request['seed']}&"))
    expect(page).to_have_url(re.compile("hand.level=search"))
    page.goto(f"{site}bologna/ottocento/")
    page.get_by_role("link", name="Play", exact=True).click()
    more(page.locator("trionfi-hand"))
    expect(page.locator("trionfi-hand").get_by_role("radio", name="look ahead")).to_be_checked(timeout=START)


def test_a_link_names_the_level_and_an_unknown_one_is_said(page: Page, site: str) -> None:
    hand, request = late(page, site, more="&hand.level=easy")
    hand.get_by_role("button", name="More", exact=True).click()
    expect(hand.get_by_role("radio", name="easy")).to_be_checked()
    play_one(hand)
    answered(page, request, "easy")
    page.goto(link(site, request, "&hand.level=cleverest"))
    expect(hand.locator(".problem")).to_contain_text("This link is broken.", timeout=START)
    expect(hand.locator(".problem")).to_contain_text("cleverest")


def test_the_choice_leads_to_how_strong_the_levels_are_which_fits_a_telephone(page: Page, site: str) -> None:
    hand, _ = late(page, site)
    page.set_viewport_size(NARROW)
    more(hand)
    hand.get_by_role("link", name="How strong the levels are").click()
    expect(page).to_have_url(f"{site}train/levels/")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("How strong the levels are"))
    expect(page.locator(".strength:not(.bids) tbody tr")).to_have_count(len(games))
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    assert page.evaluate("[...document.querySelectorAll('.strength td')].every((cell) => cell.getBoundingClientRect().right <= innerWidth)")


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_a_hint_goes_by_rules_of_thumb_where_the_bot_cannot_be_fetched(visitor: BrowserContext, page: Page, site: str,
                                                                       fetched: Callable[[], bool], problems: list[str]) -> None:
    visitor.route("**/assets/ahead-*", lambda route: route.abort())
    hand, request = late(page, site)
    told = service.answer("hint", request)
    assert not fetched()
    hand.get_by_role("button", name="Hint").click()
    expect(hand.locator(".hand-tip")).to_contain_text(f"Hint: {told['words']}")  # type: ignore[index]
    expect(hand.locator(".hand-tip")).to_contain_text("The bot that looks ahead could not be fetched.")
    assert fetched()
    visitor.unroute("**/assets/ahead-*")
    hand.get_by_role("button", name="Hint").click()
    expect(hand.locator(".hand-tip")).to_contain_text("Next:")
    problems.clear()


@pytest.mark.new_device
def test_the_bot_that_looks_ahead_is_there_offline_once_the_engine_was_started(page: Page, away: Host, problems: list[str]) -> None:
    open_page(page, f"{away.address}{MINEO}")
    assert call(page, "count", PILE)["points"] == 10
    apart = page.evaluate("fetch('../../assets/manifest.json').then((answer) => answer.json())")["apart"]
    for one in apart.values():
        assert page.evaluate(KEPT, f"{away.address}assets/{one['file']}")
    away.stop()
    open_page(page, f"{away.address}{MINEO}")
    _, request = late_choice("mineo-3")
    assert call(page, "weigh", request) == service.answer("weigh", request)
    problems.clear()
