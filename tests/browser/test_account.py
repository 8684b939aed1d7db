"""The account of a hand, for two to seven players: every column in its box, amounts below each other, names that can be read."""

import pytest
from playwright.sync_api import Locator, Page, expect
from trionfi import games

from .hand_play import START
from .played import asked, played
from .test_accessibility import findings
from .test_table import place
from .waiting import at_rest, wait_for

WIDTHS = (360, 768, 1280)
# Hands with long amounts or many payments, as the calculator's address says them.
FACTS = {
    2: ("mitigati-large-discard-2", "points_0=91&every_trick=0&won_with_0=T1&cards_last_trick=T1"),
    3: ("mineo-3", "declarer=0&points=60&last_trick=declarer&captured_by_declarer=T19_T18_T17_T16_T1"),
    4: ("gatti-call", "declarer=3&partner=0&declarer_cards=KS_KH_KD_KC_2S_3S_4S_5S&o.melds=captured"),
    5: ("tarot-5-call", "declarer=0&partner=3&rate=1&points=91&bouts=3&slam=grand+chelem+made&profile=mar"),
    6: ("tarot-6", "declarer=0&partner=3&rate=2&points=47&bouts=2&contre=1"),
    7: ("tarocc-ombre-7", "declarer=0&partner=-1&rate=6&points=36"),
}
HANDS = ("gatti-2", "mineo-3", "tarot-fft-4", "tarot-5-call", "tarot-6", "settilio")
NAMES = ["Alessandro", "Bartholomew", "Chloé", "Massimiliano", "Émile", "Francesca", "Giuseppina"]
# What is wrong with an account: where it or a cell of it lies outside, which columns are out of line, which names are cut or collide.
WRONG = """account => {
    const wrong = [];
    const edge = (one) => one.getBoundingClientRect();
    const outside = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1;
    const around = account.parentElement.getBoundingClientRect();
    if (outside(edge(account), around)) wrong.push(`the account: ${edge(account).right} in ${around.right}`);
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page: ${document.documentElement.scrollWidth}`);
    if (account.scrollWidth > account.clientWidth) wrong.push(`it scrolls: ${account.scrollWidth} in ${account.clientWidth}`);
    for (const cell of account.querySelectorAll("th, td, th > span, small")) {
        if (cell.matches(".visually-hidden, :has(> .visually-hidden)")) continue;
        if (outside(edge(cell), edge(account))) wrong.push(`outside: ${cell.innerText}`);
    }
    const heads = [...account.querySelectorAll("thead th")].slice(1);
    for (const row of account.querySelectorAll("tbody tr, tfoot tr")) {
        const cells = [...row.querySelectorAll("td")];
        if (cells.length && cells.length !== heads.length) wrong.push(`${cells.length} amounts for ${heads.length} players`);
        cells.forEach((cell, at) => {
            const [head, before] = [heads[at], cells[at - 1]];
            if (Math.abs(edge(cell).right - edge(head).right) > 1) wrong.push(`out of line: ${cell.innerText} below ${head.innerText}`);
            if (at && edge(before).right > edge(cell).left) wrong.push(`in each other: ${before.innerText} ${cell.innerText}`);
        });
    }
    heads.forEach((head, at) => {
        if (head.scrollWidth > head.clientWidth + 1 || head.scrollHeight > head.clientHeight + 1) wrong.push(`cut: ${head.innerText}`);
        if (at && edge(heads[at - 1]).right > edge(head).left) wrong.push(`in each other: ${heads[at - 1].innerText} ${head.innerText}`);
        if (parseFloat(getComputedStyle(head).fontSize) < 12) wrong.push(`too small: ${head.innerText}`);
    });
    return wrong;
}"""


def resize(page: Page, width: int) -> None:
    """Another width, and the lists beside the page in their places there."""
    page.set_viewport_size({"width": width, "height": 900})
    at_rest(page)


def right(page: Page, accounts: Locator) -> None:
    """Every account stands as it should at every width. By night nothing but colours is another."""
    for width in WIDTHS:
        resize(page, width)
        for account in accounts.all():
            assert account.evaluate(WRONG) == [], width


@pytest.mark.parametrize("players", FACTS)
def test_every_column_of_a_settled_hand_stands_in_its_box(page: Page, site: str, players: int) -> None:
    slug, facts = FACTS[players]
    query = "&".join(f"score.{fact}" for fact in facts.split("&"))
    page.goto(f"{site}{games[slug].family}/{slug}/?{query}#calculator")
    settled = page.locator("trionfi-score .score-result .account")
    expect(settled.locator("thead th")).to_have_count(players + 1, timeout=START)
    expect(settled.locator("tbody td").first).to_be_visible()
    right(page, page.locator(".account:visible"))
    assert findings(page, ".score-result") == []


@pytest.mark.parametrize("slug", HANDS)
def test_every_column_after_a_hand_stands_in_its_box(page: Page, site: str, slug: str) -> None:
    *_, last = played(slug, 11)
    page.goto(f"{site}{place(slug, 11, asked(slug, 11, last.after)['moves'])}")
    account = page.locator(".table-over .end .account")
    expect(account.locator("thead th")).to_have_count(games[slug].players[0] + 1, timeout=START)
    right(page, account)


@pytest.mark.parametrize("players", [3, 5, 7])
def test_long_names_on_a_sheet_stand_upright_and_whole(page: Page, site: str, players: int) -> None:
    slug, facts = FACTS[players]
    page.goto(f"{site}{games[slug].family}/{slug}/?{'&'.join(f'score.{fact}' for fact in facts.split('&'))}#calculator")
    score = page.locator("trionfi-score").first
    expect(score.locator(".score-result .account")).to_be_visible(timeout=START)
    score.get_by_role("button", name="Keep a score sheet").click()
    for at, name in enumerate(NAMES[:players]):
        score.locator(".sheet-names input").nth(at).fill(name)
    score.get_by_role("button", name="Add to the sheet").click()
    score.locator(".sheet .deal").click()
    account = score.locator(".sheet-more .account")
    assert account.locator("thead th").all_inner_texts()[1:] == NAMES[:players]
    right(page, account)
    assert findings(page, ".sheet") == []
    for width in WIDTHS:
        resize(page, width)
        box = score.locator(".sheet-box")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert width == 360 or box.evaluate("one => one.scrollWidth <= one.clientWidth")
        heads = box.locator(".sheet-table > thead th > span").evaluate_all("all => all.map((one) => one.getClientRects().length)")
        assert heads == [1] * players, "a name is broken"


def test_what_is_wider_than_any_box_is_reached_by_the_arrows(page: Page, site: str) -> None:
    slug, facts = FACTS[7]
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto(f"{site}{games[slug].family}/{slug}/?{'&'.join(f'score.{fact}' for fact in facts.split('&'))}#calculator")
    account = page.locator("trionfi-score .score-result .account")
    expect(account.locator("td").first).to_be_visible(timeout=START)
    account.evaluate("one => one.querySelectorAll('td').forEach((cell) => (cell.textContent = '−123456½'))")
    assert account.evaluate("one => one.scrollWidth > one.clientWidth") and page.evaluate("document.documentElement.scrollWidth") <= 360
    assert findings(page, ".score-result") == []
    account.focus()
    expect(account).to_be_focused()
    page.keyboard.press("ArrowRight")
    wait_for(page, "document.activeElement.scrollLeft > 0")
