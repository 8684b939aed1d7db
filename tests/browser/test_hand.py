"""The practice hand: from the first five cards to the settlement, with the mouse, with the keyboard, from a link."""

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect
from trionfi import service

from .desk import HURRY
from .hand_play import DEAL, MINEO, READY, SEED, START, TO_THE_DISCARD, more, moves, press, state, table, to_decision, wanted
from .looks import DAY, NIGHT, PHONE, reads_well
from .waiting import at_rest, wait_for

NARROW = {"viewport": {"width": 360, "height": 780}}
EVERY_PHASE = {"words", "discard", "play"}


def focused(page: Page) -> Locator:
    return page.locator("*:focus")


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_the_table_waits_without_an_engine(visitor: BrowserContext, page: Page, site: str) -> None:
    asked: list[str] = []
    held: list[Route] = []
    page.on("request", lambda request: asked.append(request.url))
    visitor.route(re.compile(r"/worker-\w+\.js$"), lambda route: held.append(route))
    page.goto(f"{site}{MINEO}")
    wait_for(page, "window.trionfi !== undefined")
    expect(page.get_by_role("button", name="Deal a hand")).to_be_visible()
    assert not [url for url in asked if "pyodide" in url or ".code" in url or "/hand-" in url]
    before = page.evaluate("document.documentElement.scrollHeight")
    page.get_by_role("button", name="Deal a hand").click()
    hand = page.locator("trionfi-hand")
    words = hand.locator(".actions .word")
    expect(words.first).to_be_visible(timeout=START)
    expect(hand.locator(".hand-row button")).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollHeight") == before, "the page below the table moved"
    assert hand.locator(".table-over").bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 900}
    expect(focused(page)).to_have_attribute("data-move", re.compile("."))
    word = wanted(words.evaluate_all("all => all.map((one) => one.dataset.move)"))
    hand.locator(f'[data-move="{word}"]').click()
    expect(hand.locator(".progress")).to_contain_text(re.compile(r"[A-Z]\w+"))
    assert held and moves(page) == []
    for route in held:
        route.continue_()
    expect(hand.locator(".progress")).to_have_count(0, timeout=START)
    to_decision(hand)
    assert moves(page)[0] == f"0 {word}"


def test_a_whole_hand_by_clicking(page: Page, site: str) -> None:
    page.add_init_script(HURRY)
    hand = table(page, site)
    met = set()
    while (phase := to_decision(hand)) != "end":
        met.add(phase)
        if phase == "words":
            words = hand.locator(".actions .word")
            words.and_(hand.locator(f'[data-move="{wanted(words.evaluate_all("all => all.map((one) => one.dataset.move)"))}"]')).click()
        elif phase == "discard":
            allowed = hand.locator(".hand-row button[aria-disabled=false]")
            for card in [allowed.nth(place).get_attribute("data-card") for place in range(3)]:
                press(hand.locator(f'.hand-row [data-card="{card}"]'))
            hand.get_by_role("button", name="Discard", exact=True).click()
        else:
            press(hand.locator(".hand-row .playable").first)
        expect(hand.locator(".problem")).to_have_count(0)
    assert met == EVERY_PHASE
    expect(hand.locator(".settlement tbody tr").first).to_be_visible()
    scores = [int(text.replace("−", "-")) for text in hand.locator(".settlement .sum td").all_inner_texts()]
    assert len(scores) == 3 and sum(scores) == 0
    told = service.answer("table", {"game": "mineo-3", "seed": SEED, "dealer": 2, "seat": 0, "moves": moves(page)})
    assert told["over"] and told["settlement"]["scores"] == scores
    expect(hand.locator(".sitting")).to_contain_text("1 hand")
    hand.get_by_role("button", name="Next deal").click()
    to_decision(hand)
    assert int(state(page)["dealer"]) == told["settlement"]["next_dealer"]


@pytest.mark.served
def test_the_cards_are_read_once_however_many_come_to_the_table(page: Page, site: str) -> None:
    page.goto(site)
    wait_for(page, "navigator.serviceWorker.controller !== null")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/assets/cards/" in request.url else None)
    hand = table(page, site)
    for word in TO_THE_DISCARD:
        to_decision(hand)
        hand.locator(f'[data-move="{word}"]').click()
    assert to_decision(hand) == "discard" and hand.locator(".hand-row button").count() == 23
    assert len(asked) == 1, asked


def test_a_whole_hand_by_keyboard_alone(page: Page, site: str) -> None:
    page.add_init_script(HURRY)
    hand = table(page, site)
    to_decision(hand)
    hand.locator(".hand-row [tabindex='0']").focus()
    for name in ("Undo", "Worth", "Hint"):
        page.keyboard.press("Shift+Tab")
        expect(focused(page)).to_have_accessible_name(name)
    page.keyboard.press("Shift+Tab")
    expect(focused(page)).to_have_attribute("data-move", re.compile("."))
    page.keyboard.press("Shift+Tab")
    for _ in range(400):
        if hand.locator(".end").count():
            break
        key(page, hand)
        expect(hand.locator(READY)).to_be_visible()
        assert page.evaluate("document.querySelector('trionfi-hand').contains(document.activeElement)"), "the focus left the hand"
        expect(hand.locator(".problem")).to_have_count(0)
    expect(focused(page)).to_have_text("Next deal")
    page.keyboard.press("Enter")
    expect(hand.locator(".end")).to_have_count(0)
    expect(hand.locator(".hand-row button").first).to_be_visible()


def key(page: Page, hand: Locator) -> None:
    """The next key of a reader who presses on: words by Enter, cards by the arrows."""
    here = focused(page)
    if here.get_attribute("data-move") and here.get_attribute("data-move") not in ("altre cinque", "vado solo"):
        words = hand.locator(".actions .word").evaluate_all("all => all.map((one) => one.dataset.move)")
        if words and wanted(words) != here.get_attribute("data-move"):
            page.keyboard.press("Tab")
            return
    if here.get_attribute("aria-disabled") == "true" or here.get_attribute("aria-pressed") == "true":
        page.keyboard.press("ArrowRight")
        return
    page.keyboard.press("Enter")


def test_arrows_move_among_the_cards_and_illegal_ones_say_why(page: Page, site: str) -> None:
    hand = table(page, site)
    while to_decision(hand) != "play" or not hand.locator(".hand-row .dimmed").count():
        if hand.locator(".actions .word").count():
            hand.locator('[data-move="altre cinque"], [data-move="vado solo"], [data-move="fatto è"]').first.click()
        elif hand.locator(".confirm").count():
            for card in hand.locator(".hand-row button[aria-disabled=false]").all()[:3]:
                press(card)
            hand.locator(".confirm").click()
        else:
            press(hand.locator(".hand-row .playable").first)
    played = moves(page)
    illegal = hand.locator(".hand-row .dimmed").first
    illegal.focus()
    expect(illegal).to_have_attribute("aria-disabled", "true")
    expect(illegal).to_have_accessible_name(re.compile("not playable: ."))
    expect(hand.locator(".hand-tip")).to_contain_text(":")
    page.keyboard.press("Enter")
    expect(page.locator("#trionfi-announcer")).to_contain_text(hand.locator(".hand-tip").inner_text())
    assert moves(page) == played
    expect(hand.locator(".hand-row [tabindex='0']")).to_have_count(1)
    page.keyboard.press("End")
    expect(hand.locator(".hand-row button").last).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(hand.locator(".hand-row button").first).to_be_focused()


@pytest.mark.parametrize("visitor", [NARROW], indirect=True, ids=["narrow"])
def test_arrows_go_up_and_down_between_the_rows_of_a_long_hand(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-fft-4/?hand.seed=7&hand.dealer=3")
    row = page.locator("trionfi-hand .hand-row.own")
    expect(row.locator("button").first).to_be_visible(timeout=START)
    row.locator("button").nth(2).focus()
    card = focused(page).get_attribute("data-card")
    assert card
    top = top_of_focused(page)
    page.keyboard.press("ArrowUp")
    assert focused(page).get_attribute("data-card") == card
    page.keyboard.press("ArrowDown")
    assert top_of_focused(page) > top
    page.keyboard.press("ArrowUp")
    assert top_of_focused(page) == top
    expect(row.locator("[tabindex='0']")).to_have_count(1)


def top_of_focused(page: Page) -> int:
    return page.evaluate("Math.round(document.activeElement.parentElement.getBoundingClientRect().top)")


def test_a_shared_link_restores_the_position_and_undo_goes_back(page: Page, site: str) -> None:
    hand = table(page, site)
    for word in ("altre cinque", "altre cinque"):
        to_decision(hand)
        hand.locator(f'[data-move="{word}"]').click()
    to_decision(hand)
    said, cards = moves(page), hand.locator(".hand-row button").evaluate_all("all => all.map((one) => one.dataset.card)")
    words = hand.locator(".ask-words").inner_text()
    assert len(cards) == 15
    page.reload()
    expect(hand.locator(".hand-row button")).to_have_count(15, timeout=START)
    assert hand.locator(".hand-row button").evaluate_all("all => all.map((one) => one.dataset.card)") == cards
    assert hand.locator(".ask-words").inner_text() == words and moves(page) == said
    hand.get_by_role("button", name="Undo").click()
    expect(hand.locator(".hand-row button")).to_have_count(10)
    assert len(moves(page)) < len(said)
    more(hand)
    hand.get_by_role("button", name="Same deal again").click()
    expect(hand.locator(".hand-row button")).to_have_count(5)
    assert state(page)["seed"] == str(SEED)


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("?hand.seed=7&hand.dealer=2&hand.moves=0_play_T20", "Move 1"),
        ("?hand.seed=seven", "seven"),
        ("?hand.seed=7&hand.dealer=9", "dealer"),
        ("?hand.seed=7&hand.o.rivanto=sometimes", "rivanto"),
        ("?hand.seed=7&hand.profile=nobody", "nobody"),
    ],
)
def test_a_broken_link_is_one_clear_line_and_a_hand_to_play(page: Page, site: str, query: str, says: str) -> None:
    hand = table(page, site, query)
    line = hand.locator(".problem")
    expect(line).to_contain_text("This link is broken")
    expect(line).to_contain_text(says)
    assert "\n" not in line.inner_text() and "Traceback" not in line.inner_text()
    assert to_decision(hand) == "words"
    hand.locator(".actions .word").first.click()
    expect(hand.locator(".problem")).to_have_count(0)


def test_rules_of_the_hand_can_be_changed_for_a_new_deal(page: Page, site: str) -> None:
    hand = table(page, site)
    more(hand)
    hand.get_by_text("Rules of this hand").click()
    hand.get_by_label("Reading of the rules").select_option("book")
    hand.get_by_label("Who leads to the first trick?").select_option("soloist")
    hand.get_by_role("button", name="Deal with these rules").click()
    expect(hand.get_by_role("button", name="Deal with these rules")).to_have_count(0)
    expect(page).to_have_url(re.compile("hand.profile=book"))
    assert state(page)["profile"] == "book" and state(page)["o.lead"] == "soloist"
    told = page.evaluate("trionfi.engine.call('table', { game: 'mineo-3', seed: 1, profile: 'book', options: { lead: 'soloist' } })")
    assert told["options"] == {"lead": "soloist"}


def test_the_partner_can_be_talked_to(page: Page, site: str) -> None:
    hand = table(page, site, "?hand.seed=7&hand.dealer=2&hand.moves=0_mischio.1_vado_solo")
    for _ in range(60):
        phase = to_decision(hand)
        if hand.locator(".talk").count():
            break
        if phase == "end":
            hand.get_by_role("button", name="Next deal").click()
        elif phase == "words":
            hand.locator('[data-move="altre cinque"], [data-move="mischio"], [data-move="passo"], [data-move="fatto è"]').last.click()
        elif phase == "discard":
            pytest.fail("the reader became soloist")
        else:
            press(hand.locator(".hand-row .playable").first)
    hand.get_by_text("Talk to partner").click()
    phrase = hand.locator(".talk li button").first
    said = phrase.locator("q").inner_text()
    phrase.click()
    expect(hand.locator(".seat.own .said")).to_contain_text(re.compile(re.escape(said), re.I))
    assert any(move.startswith("0 say") for move in moves(page))


def test_the_hand_waits_for_a_word_before_the_partner_leads(page: Page, site: str) -> None:
    hand = table(page, site, "?hand.seed=7&hand.dealer=2&hand.moves=0_mischio.1_vado_solo")
    to_decision(hand)
    more(hand)
    hand.get_by_label("Wait for my word before my partner leads").check()
    more(hand)
    hand.locator('[data-move="rivanto"]').click()
    expect(hand.locator(".ask-words")).to_contain_text("Your partner leads")
    before = len(moves(page))
    reads_well(page, "trionfi-hand")
    hand.get_by_text("Talk to partner").click()
    hand.locator(".talk li button", has_text="Trunfu").click()
    to_decision(hand)
    assert moves(page)[before] == "0 say trunfu" and moves(page)[before + 1].startswith("2 play T")
    page.reload()
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    more(hand)
    expect(hand.get_by_label("Wait for my word before my partner leads")).to_be_checked()


def test_axe_finds_nothing_at_the_table(page: Page, site: str) -> None:
    hand = table(page, site)
    to_decision(hand)
    more(hand)
    hand.get_by_text("What happened", exact=True).click()
    hand.get_by_text("Rules of this hand").click()
    reads_well(page, "trionfi-hand", looks=(DAY, NIGHT, PHONE))
    more(hand)
    for word in TO_THE_DISCARD:
        to_decision(hand)
        hand.locator(f'[data-move="{word}"]').click()
    assert to_decision(hand) == "discard"
    reads_well(page, "trionfi-hand", looks=(NIGHT, PHONE))
    reads_well(page, looks=(DAY,))


@pytest.mark.parametrize("visitor", [NARROW], indirect=True, ids=["narrow"])
def test_every_card_of_a_full_hand_has_room_for_a_finger(page: Page, site: str) -> None:
    hand = table(page, site)
    for word in TO_THE_DISCARD:
        to_decision(hand)
        hand.locator(f'[data-move="{word}"]').click()
    assert to_decision(hand) == "discard"
    at_rest(page)
    cards = hand.locator(".hand-row button")
    assert cards.count() == 23
    hit = cards.evaluate_all("""all => all.map((one) => {
        const box = one.getBoundingClientRect();
        return [[2, 2], [22, 2], [2, 22], [22, 22]].every(([x, y]) => one.contains(document.elementFromPoint(box.left + x, box.top + y)));
    })""")
    assert all(hit)


@pytest.mark.parametrize("visitor", [{"reduced_motion": "reduce"}], indirect=True)
def test_reduced_motion_is_respected(page: Page, site: str) -> None:
    hand = table(page, site, DEAL)
    to_decision(hand)
    assert hand.locator(".hand-row button").first.evaluate("one => getComputedStyle(one).animationName") == "none"
