"""A hint, a hand looked at once more, a link to a position of it, and the record of a hand."""

import json
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from trionfi import games, service
from trionfi.bots import bot, play
from trionfi.record import to_record

from .hand_play import MINEO, START, more, moves, press, state, table, to_decision
from .looks import reads_well
from .test_accessibility import findings

LOOKS = {"telephone": {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"},
         "flat": {"viewport": {"width": 740, "height": 360}, "color_scheme": "light"},
         "desk": {"viewport": {"width": 1280, "height": 720}, "color_scheme": "light"}}


def finished(slug: str, seed: int) -> tuple[dict, list[str]]:
    """A hand played to its end by bots, and how an address says its moves."""
    game = games[slug]
    hand = game.deal(seed, dealer=game.players[0] - 1)
    play(hand, [bot("random" if seat == 0 else "simple", seat) for seat in range(hand.players)])
    request = {"game": slug, "seed": seed, "dealer": hand.dealer, "moves": [str(move) for move in hand.moves]}
    return to_record(hand), service.answer("table", request)["code"]  # type: ignore[index]


def linked(page: Page, site: str, slug: str, seed: int = 4, more: str = "") -> Locator:
    record, code = finished(slug, seed)
    words = ".".join(code).replace(" ", "_")
    page.goto(f"{site}{games[slug].family}/{slug}/?hand.seed={seed}&hand.dealer={record['dealer']}&hand.moves={words}{more}")
    return page.locator("trionfi-hand")


def shown(hand: Locator) -> int:
    return int(hand.locator(".review-steps span").inner_text().split()[0])


@pytest.mark.parametrize("visitor", [LOOKS["telephone"]], indirect=True, ids=["telephone"])
def test_a_hint_says_what_and_why_and_marks_the_card(page: Page, site: str) -> None:
    hand = table(page, site)
    while to_decision(hand) != "play":
        asked = service.answer("weigh", {"game": "mineo-3", **dealt(page), "moves": moves(page)})["advice"]
        hand.get_by_role("button", name="Hint").click()
        expect(hand.locator(".hand-tip")).to_contain_text(asked["words"])  # type: ignore[index]
        if hand.locator(".confirm").count():
            for card in asked["cards"]:  # type: ignore[index]
                press(hand.locator(f'.hand-row [data-card="{card}"].hinted'))
            hand.locator(".confirm").click()
        else:
            hand.locator(f".actions [data-move='{asked['move']}']").click()  # type: ignore[index]
    asked = service.answer("weigh", {"game": "mineo-3", **dealt(page), "moves": moves(page)})["advice"]
    hand.get_by_role("button", name="Hint").click()
    expect(hand.locator(".hand-tip")).to_contain_text(asked["why"].rstrip("."), ignore_case=True)  # type: ignore[index]
    expect(hand.locator(".hinted")).to_have_attribute("data-card", asked["cards"][0])  # type: ignore[index]
    reads_well(page, "trionfi-hand", looks=tuple(LOOKS.values()))
    press(hand.locator(".hinted"))
    expect(hand.locator(".hinted")).to_have_count(0)


def test_partners_have_one_column_at_the_end(page: Page, site: str) -> None:
    hand = linked(page, site, "troccas-4")
    heads = hand.locator(".settlement").first.locator("thead th")
    expect(heads).to_have_text(["Payment", "You and Opposite", "Right and Left"], timeout=START)


def dealt(page: Page) -> dict[str, int]:
    return {"seed": int(state(page)["seed"]), "dealer": int(state(page)["dealer"])}


@pytest.mark.parametrize("visitor", LOOKS.values(), indirect=True, ids=LOOKS)
def test_the_end_is_in_sight_and_can_be_looked_back_from(page: Page, site: str) -> None:
    hand = linked(page, site, "tarot-fft-4")
    expect(hand.locator(".next-deal")).to_be_focused(timeout=START)
    expect(hand.locator(".end-title")).to_be_in_viewport(ratio=1)
    hand.get_by_role("button", name="Look back").click()
    hand.get_by_role("button", name="One move on", exact=True).click()
    assert shown(hand) == 1


def test_after_the_hand_it_says_who_won_and_every_move_can_be_looked_at(page: Page, site: str) -> None:
    hand = linked(page, site, "tarot-fft-4")
    expect(hand.locator(".end-title")).to_have_text(verdict("tarot-fft-4"), timeout=START)
    hand.get_by_role("button", name="Look back").click()
    told = service.answer("review", {"record": finished("tarot-fft-4", 4)[0]})
    expect(hand.locator(".review-verdict")).to_have_text(told["verdict"]["words"])  # type: ignore[index]
    assert shown(hand) == 0
    last = len(told["frames"]) - 1  # type: ignore[index]
    for name, at in (("The last move", last), ("One move back", last - 1), ("The deal", 0), ("One move on", 1)):
        hand.get_by_role("button", name=name, exact=True).click()
        assert shown(hand) == at
        assert f"hand.look={at}" in page.url
    seats = hand.locator(".review-hand")
    expect(seats).to_have_count(4)
    expect(seats.nth(1).locator("[role=img]")).to_have_count(18)
    hand.get_by_label("Show all cards").uncheck()
    expect(seats.nth(1).locator("[role=img]")).to_have_count(0)
    judged = weighed("tarot-fft-4")
    left = [one for one in told["otherwise"] if one["at"] not in judged]  # type: ignore[index]
    expect(hand.locator(".review-weighed")).to_contain_text("The hand turned most", timeout=START)
    expect(hand.locator(".review-list:not(.review-weighed) button")).to_have_count(len(left))
    dearest = max(judged, key=lambda at: judged[at]["worths"][judged[at]["made"]["place"]]["less"])
    hand.locator(".review-weighed button").first.click()
    assert shown(hand) == dearest
    expect(hand.locator(".review-mark")).to_contain_text(f"Looking ahead: {judged[dearest]['advice']['words']}")
    reads_well(page, "trionfi-hand", looks=tuple(LOOKS.values()))


@cache
def weighed(slug: str) -> dict[int, dict]:
    """What the reader's moves of a hand were worth, by their number, where looking ahead weighs them."""
    record, _ = finished(slug, 4)
    told = service.answer("review", {"record": record})
    asked = {"game": slug, "seed": 4, "dealer": record["dealer"], "seat": 0}
    found = {at: service.answer("weigh", asked | {"moves": told["moves"][:at - 1], "made": told["moves"][at - 1]})
             for at in told["choices"]}  # type: ignore[index]
    return {at: one for at, one in found.items() if one["made"]}  # type: ignore[index]


def test_what_looking_ahead_does_not_weigh_rules_of_thumb_tell(page: Page, site: str) -> None:
    hand = linked(page, site, "troccas-4")
    hand.get_by_role("button", name="Look back").click()
    told = service.answer("review", {"record": finished("troccas-4", 4)[0]})
    judged = weighed("troccas-4")
    first = next(one for one in told["otherwise"] if one["at"] not in judged)  # type: ignore[index]
    hand.locator(".review-list:not(.review-weighed) button").first.click(timeout=START)
    assert shown(hand) == first["at"]
    expect(hand.locator(".review-mark")).to_contain_text(f"By rules of thumb: {first['advice']['words']}")


def verdict(slug: str) -> str:
    return service.answer("review", {"record": finished(slug, 4)[0]})["verdict"]["words"]  # type: ignore[index]


def test_a_link_opens_at_its_position_and_the_hand_goes_on_from_there(page: Page, site: str) -> None:
    hand = linked(page, site, "troccas-4", more="&hand.look=9")
    expect(hand.locator(".review-steps")).to_be_visible(timeout=START)
    assert shown(hand) == 9
    page.reload()
    expect(hand.locator(".review-steps")).to_be_visible(timeout=START)
    assert shown(hand) == 9
    hand.locator(".review-steps button").first.focus()
    page.keyboard.press("ArrowRight")
    assert shown(hand) == 10
    hand.get_by_role("button", name="Play from here").click()
    expect(hand.locator(".review")).to_have_count(0)
    to_decision(hand)
    assert "hand.look" not in page.url and len(moves(page)) >= 8


def test_a_hand_in_progress_can_be_watched_with_the_cards_of_others_hidden(page: Page, site: str) -> None:
    hand = table(page, site)
    to_decision(hand)
    hand.locator(".actions .word").first.click()
    to_decision(hand)
    more(hand)
    hand.get_by_role("button", name="Watch from the deal").click()
    expect(hand.locator(".review-hand").nth(1).locator("[role=img]")).to_have_count(0)
    hand.get_by_role("button", name="Back to the table").click()
    expect(hand.locator(".review")).to_have_count(0)
    to_decision(hand)


def test_a_record_is_dropped_and_watched(page: Page, site: str, tmp_path: Path) -> None:
    file = tmp_path / "hands.json"
    file.write_text(json.dumps({"format": "trionfi hands 1", "hands": [finished("mineo-3", seed)[0] for seed in (4, 6)]}))
    page.goto(f"{site}train/watch/")
    watch = page.locator("trionfi-watch")
    watch.locator("input[type=file]").set_input_files(file)
    expect(watch.locator(".review-steps")).to_be_visible(timeout=START)
    expect(watch.get_by_role("button", name="Hand 2")).to_be_visible()
    watch.get_by_role("button", name="One move on").click()
    href = str(watch.get_by_role("link", name="Play from here").get_attribute("href"))
    assert f"{MINEO}?hand.seed=4" in href and "hand.moves=" in href
    assert findings(page) == []
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[1, 2")
    watch.locator("input[type=file]").set_input_files(wrong)
    expect(watch.locator(".problem")).to_contain_text("wrong.json is no record of a hand")
