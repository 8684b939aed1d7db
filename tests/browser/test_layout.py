"""The table fills the window: large cards, whole suits, each card of the trick before its seat, and what the reader may choose."""

import pytest
from playwright.sync_api import Locator, Page, expect
from trionfi import games

from site_builder.editions import editions

from .hand_play import START, moves, to_decision
from .played import played
from .test_table import place
from .waiting import at_rest

SLUG, SEED = "tarot-fft-4", 11
DESK = {"viewport": {"width": 1280, "height": 800}}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# The width of a card, the least slice, and whether every suit lies in one row.
LAID = """() => {
    const lines = [...document.querySelectorAll(".table-over .hand-line")].map((line) => [...line.querySelectorAll("button.card")]);
    const left = (card) => card.getBoundingClientRect().left;
    const slices = lines.flatMap((cards) => cards.slice(1).map((card, at) => left(card) - left(cards[at])));
    const kinds = lines.map((cards) => new Set(cards.map(({ dataset: { card } }) => /^T|^F$/.test(card) ? "T" : card.at(-1))));
    const all = kinds.flatMap((kind) => [...kind]);
    return { card: lines[0][0].offsetWidth, slice: Math.min(...slices), whole: all.length === new Set(all).size, suits: [...new Set(all)] };
}"""


def seated(page: Page, site: str, after: int) -> Locator:
    """The table after so many decisions of the reader."""
    decision = [one for one in played(SLUG, SEED) if after == 0 or (one.verb == "play" and one.found["trick"]["plays"])][after]
    page.goto(f"{site}{place(SLUG, SEED, decision.found['moves'])}")
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    return hand


@pytest.mark.parametrize(
    ("visitor", "card", "slice_"), [(DESK, 127, 24), (TABLET, 128, 44), (PHONE, 79, 43.9)], indirect=["visitor"],
    ids=["desk", "tablet", "telephone"],
)
def test_eighteen_cards_are_large_and_their_suits_whole(page: Page, site: str, card: int, slice_: float) -> None:
    seated(page, site, 0)
    found = page.evaluate(LAID)
    assert found["card"] >= card and found["slice"] >= slice_ and found["whole"], found


@pytest.mark.parametrize("visitor", [PHONE], indirect=True, ids=["telephone"])
@pytest.mark.parametrize("seed", [4, 8, 22, 33])
def test_no_suit_lies_in_two_rows_and_black_and_red_take_turns(page: Page, site: str, seed: int) -> None:
    page.goto(f"{site}{place(SLUG, seed, [])}")
    expect(page.locator("trionfi-hand .hand-row button").first).to_be_visible(timeout=START)
    for size in (PHONE, DESK):
        page.set_viewport_size(size["viewport"])
        found = page.evaluate(LAID)
        assert found["whole"] and found["suits"] == list("TSHCD"), found
        assert size is DESK or found["slice"] >= 39.5, found


@pytest.mark.parametrize("visitor", [DESK, TABLET, PHONE], indirect=True, ids=["desk", "tablet", "telephone"])
def test_each_card_of_the_trick_lies_before_its_seat_and_the_winning_one_has_a_ring(page: Page, site: str) -> None:
    hand = seated(page, site, 1)
    laid = hand.locator(".laid")
    expect(laid.first).to_be_visible()
    assert hand.locator(".laid.winning").count() == 1
    middle = page.viewport_size["width"] / 2
    for name in ("left", "right"):
        card, seat = hand.locator(f".laid.{name}"), hand.locator(f".seat.{name}")
        for part in (card, seat):
            if part.count():
                box = part.bounding_box()
                assert (box["x"] + box["width"] / 2 < middle) == (name == "left")
    expect(hand.locator(".laid-here")).to_be_visible()


@pytest.mark.parametrize("visitor", [PHONE], indirect=True, ids=["telephone"])
def test_a_finger_lifts_a_card_and_plays_it_the_second_time(page: Page, site: str) -> None:
    hand = seated(page, site, 1)
    to_decision(hand)
    before = moves(page)
    card = hand.locator(".hand-row .playable").first
    held = card.get_attribute("data-card")
    card.tap(position={"x": 8, "y": 14})
    expect(hand.locator(".hand-row .lifted")).to_have_attribute("data-card", held)
    expect(hand.locator(".hand-tip")).to_contain_text("Tap it again to play")
    assert moves(page) == before
    hand.locator(".hand-row .lifted").tap(position={"x": 8, "y": 14})
    expect(hand.locator(f".hand-row [data-card='{held}']")).to_have_count(0, timeout=START)


@pytest.mark.parametrize("visitor", [PHONE], indirect=True, ids=["telephone"])
def test_who_wants_it_so_plays_with_one_tap(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate("localStorage.setItem('trionfi.manner', JSON.stringify({ tap: 'once' }))")
    hand = seated(page, site, 1)
    to_decision(hand)
    card = hand.locator(".hand-row .playable").first
    held = card.get_attribute("data-card")
    card.tap(position={"x": 8, "y": 14})
    expect(hand.locator(f".hand-row [data-card='{held}']")).to_have_count(0, timeout=START)


def test_the_side_folds_away_and_has_the_readers_choices(page: Page, site: str) -> None:
    hand = seated(page, site, 0)
    side = hand.locator(".table-side")
    expect(side).to_be_hidden()
    hand.get_by_role("button", name="More", exact=True).click()
    expect(side).to_be_visible()
    wide = hand.locator(".table-over .felt").bounding_box()["width"]
    assert wide < page.viewport_size["width"]
    first = hand.locator(".hand-suit").first.locator("button").count()
    side.get_by_role("radio", name="longest first").check()
    lengths = [suit.locator("button").count() for suit in hand.locator(".hand-suit").all()]
    assert lengths[0] == first and lengths[1:] == sorted(lengths[1:], reverse=True)
    hint = hand.locator(".table-hint")
    assert hint.bounding_box()["x"] > wide / 2
    side.get_by_role("radio", name="at the left").check()
    assert hint.bounding_box()["x"] < hand.locator(".table-over .felt").bounding_box()["x"] + wide / 2
    assert side.get_by_role("group", name="Sound of cards").get_by_role("radio", name="off").is_checked()
    assert page.evaluate("JSON.parse(localStorage.getItem('trionfi.manner'))") == {
        "sort": "length", "tap": "twice", "hand": "left", "sound": "off", "touch": "off"
    }


@pytest.mark.parametrize("visitor", [PHONE], indirect=True, ids=["telephone"])
def test_phrases_for_the_partner_stand_with_what_they_mean_on_a_telephone(page: Page, site: str) -> None:
    decision = next(one for one in played("ottocento", SEED) if one.found["asides"])
    page.goto(f"{site}{games['ottocento'].family}/ottocento/")
    page.goto(f"{site}{place('ottocento', SEED, decision.found['moves'])}")
    hand = page.locator("trionfi-hand")
    to_decision(hand)
    hand.get_by_text("Talk to partner").click()
    sheet = hand.locator(".talk ul")
    box = sheet.bounding_box()
    assert box["width"] == 360 and round(box["y"] + box["height"]) == 740
    assert min(row.bounding_box()["height"] for row in sheet.locator("button").all()) >= 44
    meanings = [one for one in sheet.locator("small").all() if one.inner_text()]
    assert meanings and all(one.bounding_box()["width"] > 40 for one in meanings)
    # On a desk it stands above the middle of the table.
    page.set_viewport_size(DESK["viewport"])
    assert sheet.bounding_box()["width"] >= 400


# Words that are broken over two lines.
BROKEN = """(names) => [...document.querySelectorAll(names)].flatMap((one) => {
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), broken = [];
    while (words.nextNode()) for (const { index, 0: word } of words.currentNode.data.matchAll(/[^\\s-]+/g)) {
        const range = new Range();
        range.setStart(words.currentNode, index);
        range.setEnd(words.currentNode, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
    }
    return broken;
})"""


@pytest.mark.parametrize("visitor", [{"viewport": PHONE["viewport"]}], indirect=True, ids=["telephone"])
@pytest.mark.parametrize("edition", [one.folder for one in editions()])
def test_the_ways_are_whole_words_on_a_telephone(page: Page, site: str, edition: str) -> None:
    page.goto(f"{site}{edition}france/tarot-fft-4/")
    for way in page.locator(".ways a").all():
        box = way.bounding_box()
        assert box["height"] <= 44 and way.evaluate("one => one.scrollWidth <= one.clientWidth"), way.inner_text()
    assert page.evaluate(BROKEN, ".ways a") == []


# The words of the players around the table that lie upon something below them, or below which something lies.
CROSSED = """([hint, cards]) => {
    const felt = document.querySelector(".table-over .felt"), tip = felt.querySelector(".hand-tip");
    tip.textContent = hint;
    const seen = (names) => [...felt.querySelectorAll(names)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).clipPath === "none");
    const lines = (names) => seen(names).flatMap((one) => {
        const words = new Range();
        words.selectNodeContents(one);
        return [...words.getClientRects()].filter((box) => box.width).map((box) => [one.textContent.trim(), box]);
    });
    const boxes = (names) => [...felt.querySelectorAll(names)].map((one) => [one.className, one.getBoundingClientRect()]);
    const below = boxes(`.acts button, .ask button, .hand-row button, ${cards}`);
    const others = [...lines(".hand-tip, .seat.own .seat-name, .ask-words, .talon small, .marked li"), ...below];
    return lines(".ring .seat :is(.seat-name, .mark, .seat-count span, .said)").flatMap(([words, box]) => others.filter(([, other]) =>
        other.left < box.right - 1 && box.left < other.right - 1 && other.top < box.bottom - 1 && box.top < other.bottom - 1
    ).map(([what]) => `${words}: ${what}`));
}"""
HINT = "What a hint says may be long, and then it is told in several lines. "
# Five of whom one has said what he is bound to; a captured card that is kept in sight across; much that lies beside the trick. Words of
# other languages are longer: each is tried with the games that it is read for.
FULL = [("", "tarot-5-call", 1), ("", "ottocento", SEED), ("", "minchiate-partners", SEED), ("it/", "ottocento", SEED),
        ("it/", "minchiate-partners", SEED), ("fr/", "tarot-5-call", 1)]


@pytest.mark.parametrize(("edition", "slug", "seed"), FULL)
def test_the_words_of_players_lie_on_nothing(page: Page, site: str, edition: str, slug: str, seed: int) -> None:
    tricks = [one.found for one in played(slug, seed) if one.verb == "play" and one.found["trick"]["plays"]]
    page.goto(f"{site}{edition}{place(slug, seed, tricks[len(tricks) // 2]['moves'])}")
    expect(page.locator(".table-over .laid").first).to_be_visible(timeout=START)
    expect(page.locator(".table-over .hand-row button").first).to_be_visible()
    for size in (PHONE, TABLET, DESK):
        page.set_viewport_size(size["viewport"])
        at_rest(page)
        # A long hint leaves little height for cards, whose corners then may come to words.
        for hint, laid in ((HINT * 4, ".laid-here"), (HINT, ".laid-here, .laid")):
            assert page.evaluate(CROSSED, [hint, laid]) == [], size
