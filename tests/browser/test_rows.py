"""The reader's cards in one row or two: every visible part of a card is pressed as that card."""

import pytest
from playwright.sync_api import Page, expect
from trionfi import games

from .hand_play import START
from .played import asked, outline
from .test_table import place
from .waiting import at_rest

SIZES = {"desk": (1280, 720), "tablet": (768, 1024), "upright": (360, 740), "across": (740, 360)}
# Hands of two rows: more than 26 cards, 15 to 26, an odd number, cards for a dummy or face up beside them.
GAMES = ("minchiate-two-handed", "tarot-mort", "gatti-2", "mineo-3", "tarot-fft-4")
# For a net of points on the cards: on which card one seems to be that another one answers for. Of those that cover a point the last in
# the order of drawing is seen there, while none is raised by the focus; where its corner is round, another one is.
STRAY = """() => {
    document.activeElement.blur();
    const cards = [...document.querySelectorAll(".table-over .hand-rows button.card")];
    const felt = document.querySelector(".table-over .felt").getBoundingClientRect();
    const boxes = cards.map((card) => [card, card.getBoundingClientRect(), parseFloat(getComputedStyle(card).borderTopLeftRadius) + 1]);
    const covers = ([, box, round], x, y) => {
        if (x <= box.left + 1 || x >= box.right - 1 || y <= box.top + 1 || y >= box.bottom - 1) return false;
        const [dx, dy] = [Math.min(x - box.left, box.right - x), Math.min(y - box.top, box.bottom - y)];
        return dx >= round || dy >= round || Math.hypot(round - dx, round - dy) < round - 1;
    };
    const near = ([, box], x, y) => x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1;
    const found = { points: 0, seen: new Set(), stray: [] };
    for (const [at, own] of boxes.entries()) {
        const [card, box] = own;
        const above = boxes.slice(at + 1);
        for (let x = box.left + 2; x < box.right; x += 5) for (let y = box.top + 2; y < Math.min(box.bottom, felt.bottom); y += 5) {
            if (!covers(own, x, y) || above.some((one) => near(one, x, y))) continue;
            found.points += 1;
            found.seen.add(card);
            const hit = document.elementFromPoint(x, y);
            if (!card.contains(hit)) found.stray.push(`${card.dataset.card} ${Math.round(x)},${Math.round(y)}: ${hit?.className}`);
        }
    }
    return { points: found.points, unseen: cards.length - found.seen.size, stray: found.stray };
}"""


@pytest.mark.parametrize("slug", GAMES)
def test_every_visible_part_of_a_card_is_that_card(page: Page, site: str, slug: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    fullest = outline(slug, 11).fullest
    for said in (fullest.found["moves"], asked(slug, 11, fullest.after)["moves"]):
        page.goto(f"{site}{place(slug, 11, said)}")
        expect(page.locator(".table-over .hand-row button").first).to_be_visible(timeout=START)
        for name, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.mouse.move(1, 1)
            at_rest(page)
            found = page.evaluate(STRAY)
            assert found["points"] > 100 and found["unseen"] == 0, (games[slug].name, name, found)
            assert found["stray"] == [], f"{len(found['stray'])} of {found['points']} points, {slug}, {name}, after {len(said)} moves"
