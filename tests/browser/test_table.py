"""The table over the page: one press away, all of it in sight, left without loss and taken up again."""

import re
from base64 import b64encode
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from trionfi import games, service

from .desk import HURRY
from .hand_play import DEAL, MINEO, START, more, moves, press, table, to_decision
from .played import asked, dealer, forced, played
from .test_accessibility import findings
from .waiting import at_rest, wait_for

SIZES = {"desk": (1280, 720), "upright": (360, 740), "across": (740, 360)}
GAMES = ("mineo-3", "tarot-fft-4", "minchiate-partners", "gatti-2")
WAYS = ["Play", "Drill", "Settle a hand"]
GO_ON = "Go on with your hand"
NARROW = {"viewport": {"width": 360, "height": 740}}
RED, BLUE = (0xB3, 0x20, 0x2F), (0x1F, 0x55, 0xB5)
PIXELS = """async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const found = new Set();
    for (let at = 0; at < data.length; at += 4) found.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    return [...found].map((one) => one.split(",").map(Number));
}"""
# What has to be seen at once: seats, trick, what is asked, its buttons, every card of the reader's. Each with how far it is outside.
OUTSIDE = """() => {
    const felt = document.querySelector(".table-over .felt");
    const inside = felt.getBoundingClientRect();
    const parts = felt.querySelectorAll(".seat, .arena, .laid, .ask-words, .actions button, .hand-row button, .hand-tip");
    const seen = [...parts].filter((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    const out = seen.map((one) => [one.className, one.getBoundingClientRect()]).filter(([, box]) => box.width && (
        box.top < inside.top - 12 || box.bottom > inside.bottom + 2 || box.left < -1 || box.right > innerWidth + 1));
    return [...out.map(([name, box]) => `${name} ${Math.round(box.top)}-${Math.round(box.bottom)}`),
            ...(felt.scrollHeight > felt.clientHeight + 1 ? [`the table scrolls: ${felt.scrollHeight} in ${felt.clientHeight}`] : [])];
}"""

# The element of the table is put down anew as soon as the engine is asked for the hand of a link.
DRAWN_ANEW = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (...sent) {
    post.apply(this, sent);
    if (window.drawnAnew || !JSON.stringify(sent[0]).includes('advance')) return;
    window.drawnAnew = true;
    const table = document.querySelector("trionfi-hand");
    table.parentNode.insertBefore(table, table.nextSibling);
};
const write = history.replaceState;
window.written = [];
history.replaceState = function (state, title, address) {
    if (String(address).includes("hand.seed")) window.written.push(String(address));
    write.call(this, state, title, address);
};
"""


def place(slug: str, seed: int, said: list[str]) -> str:
    """The link to a hand after these moves."""
    packed = f"&hand.moves={quote('.'.join(said).replace(' ', '_'))}" if said else ""
    return f"{games[slug].family}/{slug}/?hand.seed={seed}&hand.dealer={dealer(slug)}{packed}"


def positions(slug: str) -> list[list[str]]:
    """The moves before the first decision, before the one with the most cards, and in the midst of the play."""
    hand = list(played(slug, 11))
    plays = [decision for decision in hand if decision.verb == "play"]
    return [one.found["moves"] for one in (hand[0], max(hand, key=lambda one: len(one.found["hand"])), plays[len(plays) // 2])]


@pytest.mark.parametrize("slug", GAMES)
def test_the_whole_table_is_in_sight_at_every_size(page: Page, site: str, slug: str) -> None:
    for said in positions(slug):
        page.set_viewport_size({"width": 1280, "height": 720})
        page.goto(f"{site}{place(slug, 11, said)}")
        expect(page.locator(".table-over .hand-row button").first).to_be_visible(timeout=START)
        for name, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            at_rest(page)
            assert page.evaluate(OUTSIDE) == [], f"{slug}, {name}, after {len(said)} moves"


@pytest.mark.parametrize("slug", ["minchiate-partners", "gatti-2"])
def test_axe_finds_nothing_at_the_table_across(page: Page, site: str, slug: str) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    page.goto(f"{site}{place(slug, 11, [])}")
    expect(page.locator(".table-over .hand-row button").first).to_be_visible(timeout=START)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert findings(page, "trionfi-hand") == []


@pytest.mark.parametrize("visitor", [{"viewport": {"width": 1280, "height": 720}}, NARROW], indirect=True, ids=["desk", "telephone"])
@pytest.mark.parametrize("slug", [*GAMES, "tarot-5-call"])
def test_three_ways_stand_in_the_first_view(page: Page, site: str, slug: str) -> None:
    page.goto(f"{site}{games[slug].family}/{slug}/")
    ways = page.locator(".ways a")
    assert ways.all_inner_texts() == WAYS
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    page.evaluate("window.scrollTo(0, 3000)")
    if page.viewport_size["width"] == 360:
        expect(ways.first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def test_the_ways_lead_to_drill_and_calculator(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}")
    page.get_by_role("link", name="Settle a hand", exact=True).click()
    expect(page.locator("trionfi-score .score-form")).to_be_in_viewport(timeout=START)
    expect(page.locator("trionfi-score .form-group input").first).to_be_focused()
    page.get_by_role("link", name="Drill", exact=True).first.click()
    expect(page.locator("trionfi-drill .question")).to_be_in_viewport(timeout=START)
    expect(page.locator("trionfi-drill [data-start]")).to_have_count(0)


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_the_ways_are_links_without_scripts(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}")
    for way in page.locator(".ways a").all():
        assert page.locator(way.get_attribute("href")).count() == 1


@pytest.mark.parametrize("leave", ["Escape", "Back", "Leave"])
def test_the_table_is_left_and_the_page_is_where_it_was(page: Page, site: str, leave: str) -> None:
    page.add_init_script(HURRY)
    page.goto(f"{site}{MINEO}")
    page.evaluate("window.scrollTo(0, 2000)")
    page.evaluate("document.querySelector('[data-way=hand]').focus({ preventScroll: true })")
    page.keyboard.press("Enter")
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    assert page.evaluate("document.querySelector('header').inert") and "hand.seed=" in page.url
    if leave == "Back":
        page.go_back()
    elif leave == "Escape":
        page.keyboard.press("Escape")
    else:
        hand.get_by_role("button", name="Leave").click()
    expect(page.locator(".table-over")).to_have_count(0)
    wait_for(page, "!location.search.includes('hand.')")
    assert abs(page.evaluate("window.scrollY") - 2000) < 3
    assert page.evaluate("[...document.querySelectorAll('[inert]')].length") == 0
    expect(page.locator("[data-way=hand]")).to_have_text(GO_ON)
    expect(page.locator("[data-way=hand]")).to_be_focused()


def begun(page: Page, site: str) -> tuple[list[str], list[str]]:
    """A hand that was begun from the page, with one word said: its moves and cards. Always the same deals, none abandoned."""
    page.add_init_script("let drawn = 0; Math.random = () => (0.37 + 0.618 * drawn++) % 1;")
    page.goto(f"{site}{MINEO}")
    page.get_by_role("link", name="Play", exact=True).click()
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    to_decision(hand)
    hand.locator(".actions .word").first.click()
    wait_for(page, "location.search.includes('hand.moves')")
    to_decision(hand)
    return moves(page), cards(page)


def cards(page: Page) -> list[str]:
    return page.locator(".table-over .hand-row button").evaluate_all("all => all.map((one) => one.dataset.card)")


@pytest.mark.parametrize("way", ["reload", "another page", "closed tab", "forward"])
def test_a_hand_is_taken_up_again(page: Page, site: str, way: str) -> None:
    page.add_init_script(HURRY)
    said, held = begun(page, site)
    now = page
    if way == "reload":
        page.reload()
    elif way == "forward":
        page.evaluate("document.querySelector('article').dataset.drawn = 'once'")
        page.go_back()
        expect(page.locator(".table-over")).to_have_count(0)
        page.go_forward()
    elif way == "another page":
        page.go_back()
        page.goto(f"{site}glossary/")
        page.goto(f"{site}{MINEO}")
        page.get_by_role("link", name=GO_ON).click()
    else:
        now = page.context.new_page()
        page.close()
        now.goto(f"{site}{MINEO}")
        now.locator("trionfi-hand").get_by_role("button", name=GO_ON).click()
    expect(now.locator(".table-over .hand-row button")).to_have_count(len(held), timeout=START)
    assert (moves(now), cards(now)) == (said, held)
    if way == "forward":
        expect(page.locator("article[data-drawn=once]")).to_have_count(1)


def test_a_table_that_went_while_it_was_opened_leaves_its_link_alone(page: Page, site: str) -> None:
    """Going forward, the page may be drawn anew while the engine is asked for the hand."""
    said = asked("mineo-3", 11)["moves"] + ["0 altre cinque"]
    page.add_init_script(DRAWN_ANEW)
    page.goto(f"{site}{place('mineo-3', 11, said)}")
    wait_for(page, "window.drawnAnew", timeout=START)
    expect(page.locator(".table-over .hand-row button").first).to_be_visible(timeout=START)
    assert moves(page)[: len(said)] == said
    assert all("hand.moves" in address for address in page.evaluate("window.written"))


def test_another_deal_takes_the_place_of_the_hand_that_was_left(page: Page, site: str) -> None:
    page.add_init_script(HURRY)
    begun(page, site)
    before = page.evaluate("localStorage.getItem('trionfi.hand.mineo-3')")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Deal another").click()
    expect(page.locator(".table-over .hand-row button").first).to_be_visible(timeout=START)
    wait_for(page, "(before) => localStorage.getItem('trionfi.hand.mineo-3') !== before", arg=before)


def test_a_hand_that_was_only_looked_at_takes_no_ones_place(page: Page, site: str) -> None:
    page.add_init_script(HURRY)
    begun(page, site)
    before = page.evaluate("localStorage.getItem('trionfi.hand.mineo-3')")
    to_decision(table(page, site, "?hand.seed=99&hand.dealer=2"))
    assert page.evaluate("localStorage.getItem('trionfi.hand.mineo-3')") == before


def test_without_storage_a_hand_lasts_as_long_as_the_tab(page: Page, site: str) -> None:
    page.add_init_script(HURRY)
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('no room'); };")
    said, held = begun(page, site)
    more(page.locator("trionfi-hand"))
    expect(page.locator(".table-side .notice")).to_contain_text("until the tab is closed")
    more(page.locator("trionfi-hand"))
    page.keyboard.press("Escape")
    page.get_by_role("link", name=GO_ON).click()
    expect(page.locator(".table-over .hand-row button")).to_have_count(len(held), timeout=START)
    assert (moves(page), cards(page)) == (said, held)


def test_the_rest_is_played_and_the_hand_stands_in_progress(page: Page, site: str) -> None:
    page.add_init_script(HURRY)
    begun(page, site)
    more(page.locator("trionfi-hand"))
    page.get_by_role("button", name="Play the rest").click()
    expect(page.locator(".table-over .end")).to_be_visible(timeout=START)
    words = page.locator(".end-words").first.inner_text()
    query = page.url.partition("?")[2].partition("#")[0]
    page.goto(f"{site}train/progress/")
    row = page.locator("#hands ~ .table-scroll tbody tr").first
    expect(row).to_contain_text(words)
    assert findings(page) == []
    row.get_by_role("link").click()
    expect(page.locator(".table-over .end")).to_be_visible(timeout=START)
    assert page.url.partition("?")[2].partition("#")[0] == query


@pytest.mark.parametrize("visitor", [{"reduced_motion": "reduce"}], indirect=True)
def test_a_finished_trick_stays_until_a_press_where_little_should_move(page: Page, site: str) -> None:
    stays(page, site)


def test_a_finished_trick_stays_as_long_as_one_sets(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}")
    page.evaluate("localStorage.setItem('trionfi.pace', '0')")
    stays(page, site)
    more(page.locator("trionfi-hand"))
    page.locator(".table-side").get_by_label("1 s", exact=True).check()
    assert page.evaluate("localStorage.getItem('trionfi.pace')") == "1"


def stays(page: Page, site: str) -> None:
    """Plays to a finished trick, which stays longer than any time that can be set by itself, and goes by a press."""
    decision = next(one for one in played("mineo-3", 11) if one.verb == "play" and len(one.found["trick"]["plays"]) == 2)
    page.goto(f"{site}{place('mineo-3', 11, decision.found['moves'])}")
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    press(hand.locator(f'.hand-row [data-card="{decision.cards[0]}"]'))
    expect(hand.locator(".trick-cards.ended")).to_be_visible()
    page.wait_for_timeout(4500)
    expect(hand.locator(".trick-cards.ended")).to_be_visible()
    hand.get_by_role("button", name="Go on", exact=True).click()
    expect(hand.locator(".trick-cards.ended")).to_have_count(0)


def test_nothing_is_asked_where_nothing_is_to_be_decided(page: Page, site: str) -> None:
    """Gatti: who has nothing more to show is not asked for the one word that he may say."""
    shown = next(found for seed in range(11, 60) if (found := only_word("gatti-2", seed)))
    seed, before, after = shown
    page.add_init_script(HURRY)
    page.goto(f"{site}{place('gatti-2', seed, before)}")
    wait_for(page, "(wanted) => location.search.includes(wanted)", arg=after[-1].replace(" ", "_"), timeout=START)
    to_decision(page.locator("trionfi-hand"))
    assert moves(page) == after
    undo = page.get_by_role("button", name="Undo")
    if undo.get_attribute("aria-disabled") == "false":
        undo.click()
        expect(page.locator(".table-over .ask")).to_have_attribute("aria-busy", "false")
        assert len(moves(page)) < len(before) or moves(page) == after


def only_word(slug: str, seed: int) -> tuple[int, list[str], list[str]] | None:
    """A deal in which some decision of the reader's was none, with the moves before it and after."""
    request = {"game": slug, "seed": seed, "dealer": dealer(slug), "seat": 0, "moves": [], "advance": True}
    for decision in played(slug, seed):
        found = service.answer("table", request | {"moves": [*decision.found["moves"], f"{decision.found['turn']} {decision.text}"]})
        if forced(found):
            return seed, found["moves"], asked(slug, seed, found["moves"])["moves"]
    return None


def test_the_focus_never_puts_the_trick_out_of_sight(page: Page, site: str) -> None:
    page.add_init_script(HURRY)
    page.set_viewport_size({"width": 740, "height": 360})
    decision = next(one for one in played("minchiate-partners", 11) if one.verb == "play")
    page.goto(f"{site}{place('minchiate-partners', 11, decision.found['moves'])}")
    hand = page.locator("trionfi-hand")
    to_decision(hand)
    # After the last control comes the browser's own, then the first again.
    visited = set()
    for _ in range(6):
        page.keyboard.press("Tab")
        expect(hand.locator(".arena")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.activeElement === document.body || document.activeElement.closest('.table-over') !== null")
        visited.add(page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText"))
    assert {"Hint", "Leave"} <= visited


def test_more_covers_the_cards_and_escape_uncovers_them_first(page: Page, site: str) -> None:
    page.set_viewport_size(NARROW["viewport"])
    hand = table(page, site, DEAL)
    more(hand)
    expect(hand.get_by_text("Rules of this hand")).to_be_visible()
    page.keyboard.press("Escape")
    expect(hand.get_by_text("Rules of this hand")).not_to_be_visible()
    expect(hand.locator(".table-over")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".table-over")).to_have_count(0)
    assert not re.search("hand\\.", page.url)


def test_the_letters_of_the_courts_are_the_readers_choice_on_every_card(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}")
    shown = "all => all.map((one) => one.getAttribute('xlink:href') ?? one.getAttribute('href')).map((one) => one.split('#')[1])"
    cards_of = page.locator("article use")
    assert not [card for card in cards_of.evaluate_all(shown) if "-" in card]
    page.get_by_label("Letters on the court cards").first.select_option(label="K Q C J")
    courts = [card for card in cards_of.evaluate_all(shown) if re.match("[KQCJ][SBCD]", card)]
    assert courts and all(card.endswith("-en") for card in courts)
    hand = table(page, site, DEAL)
    to_decision(hand)
    held = hand.locator(".hand-row use").evaluate_all(shown)
    assert all(card.endswith("-en") for card in held if re.match("[KQCJ][SBCD]", card))
    more(hand)
    hand.get_by_label("Letters on the court cards").select_option(label="as in the game")
    assert not [card for card in cards_of.evaluate_all(shown) if "-" in card]


def painted(page: Page, card: str) -> set[tuple[int, int, int]]:
    """The colours of the pixels of a card in the article."""
    picture = page.locator(f"article svg:has(use[*|href$='#{card}'])").first.screenshot()
    studio = page.context.new_page()
    found = studio.evaluate(PIXELS, b64encode(picture).decode())
    studio.close()
    return {tuple(colour) for colour in found}


def test_the_colours_of_french_suits_are_the_readers_choice(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-fft-4/")
    for chosen, has, lacks in (("black and red", RED, BLUE), ("four colours", BLUE, RED), ("black and red", RED, BLUE)):
        page.get_by_label("Colours of the suits").first.select_option(label=chosen)
        assert has in painted(page, "KD") and lacks not in painted(page, "KD") and RED in painted(page, "KH")
        page.reload()
        assert has in painted(page, "KD")
    page.goto(f"{site}{MINEO}")
    expect(page.get_by_label("Letters on the court cards").first).to_be_attached()
    expect(page.get_by_label("Colours of the suits")).to_have_count(0)


# The parts beside the hint that it lies upon.
COVERED = """() => {
    const felt = document.querySelector(".table-over .felt"), tip = felt.querySelector(".hand-tip");
    tip.textContent = "What a hint says may be long, and then it is told in several lines. ".repeat(4);
    const words = new Range();
    words.selectNodeContents(tip);
    return [...felt.querySelectorAll(".seat.own .seat-name, .acts button")].filter((one) => [...words.getClientRects()].some((line) => {
        const box = one.getBoundingClientRect();
        return line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom;
    })).map((one) => one.textContent.trim());
}"""


@pytest.mark.parametrize("visitor", [{"viewport": {"width": width, "height": 740}} for width in (360, 768, 1280)], indirect=True, ids=str)
def test_a_long_hint_lies_beside_the_buttons(page: Page, site: str) -> None:
    hand = table(page, site, DEAL)
    to_decision(hand)
    assert page.evaluate(COVERED) == []
