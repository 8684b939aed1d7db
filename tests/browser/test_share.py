"""A hand handed on: a deal played by two and compared, a hand that is looked at, the deal of the day, and what a posted link shows."""

import re
import struct

from playwright.sync_api import Browser, Locator, Page, expect
from trionfi import games, service

from .desk import HURRY, watched
from .hand_play import MINEO, START, more, state
from .looks import DAY, NIGHT, reads_well
from .test_review import finished, shown

COPIED = "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void (window.copied = text) } });"
SENT = "Object.defineProperty(navigator, 'share', { value: async (data) => void (window.sent = data) });"
TODAY = "(() => { const now = new Date(); return now.getFullYear() * 10000 + (now.getMonth() + 1) * 100 + now.getDate(); })()"
DEAL = "?hand.seed=4&hand.dealer=2"


def played(seat: str, seed: int = 4) -> tuple[str, list]:
    """A hand of Mineo by these bots at the reader's seat, as an address has its moves, and what it pays."""
    record, code = finished("mineo-3", seed)
    if seat == "simple":
        answer = service.answer("table", {"game": "mineo-3", "seed": seed, "dealer": record["dealer"], "seat": 0, "moves": [], "rest": True,
                                          "advance": True})
        code = answer["code"]  # type: ignore[index]
    scores = service.answer("table", {"game": "mineo-3", "seed": seed, "dealer": 2, "moves": code})["settlement"]["scores"]  # type: ignore[index]
    return ".".join(code).replace(" ", "_"), scores


def to_the_end(page: Page) -> Locator:
    """Leaves the hand on the table to a bot."""
    hand = page.locator("trionfi-hand").first
    expect(hand.locator(".ask[aria-busy=false]")).to_be_visible(timeout=START)
    more(hand)
    hand.get_by_role("button", name="Play the rest").click()
    expect(hand.locator(".end")).to_be_visible(timeout=START)
    return hand


def link_of(hand: Locator, way: str) -> str:
    """Opens what shares the hand and copies the link of one of its ways."""
    if hand.locator(".end .share[open]").count() == 0:
        hand.locator(".end .share summary").click()
    hand.locator(f".end .share-{way}").get_by_role("button", name=re.compile("^Copy link")).click()
    return hand.page.evaluate("window.copied")


def sums(hand: Locator) -> list[str]:
    return [text.replace("−", "-").replace("+", "") for text in hand.locator(".compare tfoot .sum td").all_inner_texts()]


def test_two_people_play_one_deal_and_compare(page: Page, site: str, browser: Browser, problems: list[str]) -> None:
    for one in (COPIED, HURRY):
        page.add_init_script(one)
    page.goto(f"{site}{MINEO}{DEAL}")
    expect(page.locator(".actions .word").first).to_be_visible(timeout=START)
    page.locator(".actions .word").last.click()
    hand = to_the_end(page)
    hand.locator(".end .share summary").click()
    hand.locator(".end .share-name").fill("Anna")
    challenge = link_of(hand, "deal")
    own = state(page)
    assert "hand.moves=" not in challenge and "hand.from=Anna" in challenge and "hand.engine=" in challenge

    other = browser.new_context(viewport={"width": 1280, "height": 900})
    friend = watched(other, problems)
    for one in (COPIED, HURRY):
        friend.add_init_script(one)
    friend.goto(challenge)
    expect(friend.locator(".table-over .hand-row button").first).to_be_visible(timeout=START)
    expect(friend.locator(".compare")).to_have_count(0)
    theirs = to_the_end(friend)
    expect(theirs.locator(".compare thead")).to_contain_text("Anna", timeout=START)
    expect(theirs.locator(".compare .notice")).to_have_count(0)
    asked = {"game": "mineo-3", "seed": 4, "dealer": 2}
    results = [service.answer("table", asked | {"moves": state(one)["moves"].replace("_", " ").split(".")})["settlement"]["scores"][0]  # type: ignore[index]
               for one in (friend, page)]
    assert sums(theirs) == [str(one) for one in results]
    assert state(friend)["rival"] == own["moves"]
    friend.reload()
    expect(theirs.locator(".compare thead")).to_contain_text("Anna", timeout=START)
    theirs.locator(".end .share summary").click()
    theirs.locator(".end .share-name").fill("Bruno")
    back = link_of(theirs, "deal")

    page.goto(back)
    expect(hand.locator(".compare thead")).to_contain_text("Bruno", timeout=START)
    expect(hand.locator(".compare thead")).to_contain_text("Anna")
    assert sums(hand) == [str(one) for one in reversed(results)]
    expect(hand.locator(".end")).not_to_contain_text(re.compile("You (won|lost|neither)"))
    other.close()


def test_both_results_stand_side_by_side_and_the_other_hand_can_be_looked_at(page: Page, site: str) -> None:
    mine, own = played("random")
    theirs, other = played("simple")
    page.goto(f"{site}{MINEO}{DEAL}&hand.from=Anna&hand.rival={theirs}&hand.moves={mine}")
    hand = page.locator("trionfi-hand").first
    expect(hand.locator(".compare .account")).to_be_visible(timeout=START)
    assert sums(hand) == [str(own[0]), str(other[0])]
    hand.locator(".end .share summary").click()
    reads_well(page, "trionfi-hand", looks=(DAY, NIGHT))
    hand.locator(".compare-look").click()
    expect(hand.locator(".friend")).to_be_visible(timeout=START)
    assert shown(hand) == 0
    hand.get_by_role("button", name="Back to your hand").click()
    expect(hand.locator(".compare .account")).to_be_visible()


def test_a_hand_that_cannot_be_played_over_is_one_clear_line(page: Page, site: str) -> None:
    mine, _ = played("random")
    page.goto(f"{site}{MINEO}{DEAL}&hand.from=Anna&hand.rival=0_play_T99&hand.engine=000000-000000&hand.moves={mine}")
    told = page.locator(".compare")
    expect(told).to_contain_text("The other hand cannot be played over here.", timeout=START)
    expect(told).to_contain_text("another version")
    expect(page.locator(".end-title")).to_be_visible()


def test_a_friend_sees_the_hand_before_the_result_from_the_seat_he_chooses(page: Page, site: str) -> None:
    moves, scores = played("random")
    page.goto(f"{site}{MINEO}{DEAL}&hand.friend=Anna&hand.moves={moves}&hand.look=0")
    hand = page.locator("trionfi-hand").first
    expect(hand.locator(".friend")).to_contain_text("Anna shows you a hand", timeout=START)
    assert shown(hand) == 0
    said = service.answer("review", {"game": "mineo-3", "seed": 4, "dealer": 2, "seat": 0, "moves": moves.replace("_", " ").split(".")})
    dealt = said["frames"][0]["hands"]  # type: ignore[index]
    assert seen(hand) == dealt[0]
    expect(hand.locator(".friend .account")).to_have_count(0)
    hand.locator(".friend-seat").select_option("1")
    expect(page).to_have_url(re.compile("hand.seat=1"))
    assert seen(hand) == dealt[1]
    hand.get_by_role("button", name="The last move").click()
    expect(hand.locator(".friend tfoot .sum")).to_contain_text(str(abs(scores[0])))
    expect(hand.locator(".table-over")).not_to_contain_text(re.compile("You (won|lost|neither)"))
    reads_well(page, "trionfi-hand", looks=(DAY, NIGHT))
    page.reload()
    expect(hand.locator(".friend tfoot .sum")).to_be_visible(timeout=START)
    hand.locator(".friend-play").click()
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    assert state(page)["rival"] == moves and "moves" not in state(page)


def seen(hand: Locator) -> list[str]:
    """The cards that lie open, at the seat from which the hand is looked at."""
    faces = hand.locator(".review-hand use").evaluate_all("all => all.map((one) => one.getAttribute('href').split('#')[1])")
    return [face.partition("-")[0] for face in faces if face != "back"]


def test_the_share_sheet_of_the_device_is_given_the_link(page: Page, site: str) -> None:
    page.add_init_script(SENT)
    moves, _ = played("random")
    page.goto(f"{site}{MINEO}{DEAL}&hand.moves={moves}")
    hand = page.locator("trionfi-hand").first
    hand.locator(".end .share summary").click(timeout=START)
    hand.locator(".end .share-look").get_by_role("button", name=re.compile("^Send")).click()
    sent = page.evaluate("window.sent")
    assert sent["url"].startswith(f"{site}{MINEO}{DEAL}&hand.friend=") and sent["title"].endswith("look at my hand")


def test_the_deal_of_the_day_is_the_same_for_all_who_come(page: Page, site: str, browser: Browser, problems: list[str]) -> None:
    found = []
    other = browser.new_context()
    for one in (page, watched(other, problems)):
        one.goto(f"{site}{MINEO}")
        one.locator("[data-start=today]").click()
        expect(one.locator(".hand-row button").first).to_be_visible(timeout=START)
        found.append(one.locator(".hand-row button").evaluate_all("all => all.map((one) => one.dataset.card)"))
        day = one.evaluate(TODAY)
        assert state(one)["seed"] == str(day)
    assert found[0] == found[1]
    other.close()


def test_every_living_game_has_a_deal_of_the_day_and_no_other(page: Page, site: str) -> None:
    today = {game["slug"]: game["today"] for game in service.answer("games", {})}  # type: ignore[union-attr]
    old = next(slug for slug in today if not today[slug])
    for slug in ("tarot-fft-4", "troccas-4", old):
        page.goto(f"{site}{games[slug].family}/{slug}/")
        expect(page.locator("trionfi-hand [data-start=today]")).to_have_count(int(today[slug]))


def test_past_hands_are_found_from_the_result_the_table_and_the_front_page(page: Page, site: str) -> None:
    page.add_init_script(HURRY)
    page.goto(f"{site}{MINEO}{DEAL}")
    hand = to_the_end(page)
    first = state(page)["moves"]
    hand.locator(".end .past summary").click()
    expect(hand.locator(".end .past li")).to_have_count(1)
    hand.get_by_role("button", name="Next deal").click()
    expect(hand.locator(".end")).to_have_count(0)
    expect(hand.locator(".ask[aria-busy=false], .end")).to_be_visible(timeout=START)
    more(hand)
    hand.locator(".table-side .past summary").click()
    hand.locator(".table-side .past li a").click()
    expect(hand.locator(".end")).to_be_visible(timeout=START)
    assert state(page)["moves"] == first
    page.goto(site)
    page.get_by_role("link", name="Your past hands").click()
    expect(page.locator("#hands")).to_be_visible()


def test_a_posted_link_shows_the_game_by_name_and_picture(page: Page, site: str) -> None:
    for place, name in ((MINEO, "mineo-3"), ("", "index"), ("glossary/", "index")):
        page.goto(f"{site}{place}")
        said = dict(page.locator("meta[property]").evaluate_all("all => all.map((one) => [one.getAttribute('property'), one.content])"))
        assert said["og:title"] and said["og:description"] and said["og:url"] == f"{site}{place}"
        assert said["og:image"] == f"{site}assets/pictures/{name}.png"
        answer = page.request.get(said["og:image"])
        assert answer.body()[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", answer.body()[16:24]) == (800, 420)
