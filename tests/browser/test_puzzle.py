"""Puzzles: a card is played on the table, what is lost by it is told, and the hand may be played on."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from trionfi import games
from trionfi.drills import drill, puzzles
from trionfi.drills.theme import THEMES
from trionfi.service import answer

from measured import themes

from .drill_answers import CORNER, START, give, give_by_keys, held, question, right, wrong
from .test_accessibility import findings

GAME, LEVEL = "ottocento", 1
NUMBERS = puzzles.numbers(games[GAME])[LEVEL]
ASKED = drill(games[GAME], "puzzle", LEVEL, NUMBERS[0])
RIGHT = [str(card) for card in (ASKED.answer, *ASKED.maker.equals(ASKED))]
WRONG = next(card for card in ASKED.form.cards if card not in RIGHT)
PHONE = {"viewport": {"width": 360, "height": 780}}


def opened(page: Page, site: str) -> Locator:
    page.goto(f"{site}train/?drill.game={GAME}&drill.kind=puzzle&drill.level={LEVEL}&drill.seed={NUMBERS[0]}")
    widget = page.locator("trionfi-drill")
    expect(widget.locator(".felt-answer .card.playable").first).to_be_visible(timeout=START)
    return widget


def play(widget: Locator, name: str) -> None:
    held(widget, name).click(position=CORNER)


def test_a_wrong_card_is_refuted_and_stays_in_the_hand(page: Page, site: str) -> None:
    widget = opened(page, site)
    expect(widget.locator(".question")).to_have_text(str(ASKED.words))
    play(widget, WRONG)
    expect(widget.locator(".verdict")).to_have_attribute("data-verdict", "wrong")
    less = re.search(r"brings ([\d.]+) points less", str(ASKED.check(WRONG).words))
    expect(widget.locator(".verdict-words")).to_contain_text(less[1])
    expect(widget.locator(".verdict .reasons li").first).to_contain_text("What it is about")
    expect(held(widget, WRONG)).to_be_visible()
    expect(page.locator("#trionfi-announcer")).to_contain_text("Not quite")
    assert findings(page, "trionfi-drill") == []


def test_a_wrong_card_is_played_on_beside_the_best_one(page: Page, site: str) -> None:
    widget = opened(page, site)
    play(widget, WRONG)
    asks = widget.get_by_role("button", name="See how it goes on")
    asks.press("Enter")
    board, announcer = widget.get_by_role("region", name="How the hand goes on"), page.locator("#trionfi-announcer")
    expect(board).to_be_visible(timeout=START)
    expect(widget.locator(".felt-answer")).to_be_hidden()
    expect(board.locator(".lines-words")).to_contain_text("deals that were drawn to fit what you know")
    found = answer("lines", {"game": GAME, "kind": "puzzle", "level": LEVEL, "seed": NUMBERS[0], "answer": WRONG})
    own, best = found["lines"][1], found["lines"][0]
    on = board.get_by_role("button", name="One trick on")
    expect(on).to_be_focused()
    for at, frame in enumerate(own["frames"][1:], 1):
        page.keyboard.press("ArrowRight")
        expect(board.locator(".review-steps span")).to_have_text(f"{at} of {len(own['frames']) - 1}")
        expect(board.locator(".review-trick li")).to_have_count(len(frame["plays"]))
        expect(announcer).to_contain_text(str(frame["words"]))
    expect(on).to_have_attribute("aria-disabled", "true")
    expect(announcer).to_contain_text(str(own["ends"][1]))
    assert findings(page, "trionfi-drill") == []
    board.get_by_role("button", name="After the best card").press("Enter")
    expect(board.get_by_role("button", name="After the best card")).to_have_attribute("aria-pressed", "true")
    board.get_by_role("button", name="To where it shows").click()
    expect(board.locator(".review-words")).to_contain_text("Here it shows.")
    expect(board.locator(".review-steps span")).to_have_text(f"{best['shows']} of {len(best['frames']) - 1}")
    board.get_by_role("button", name="Back to the question").click()
    expect(widget.locator(".felt-answer")).to_be_visible()
    expect(asks).to_be_focused()
    expect(widget.locator(".next")).to_be_visible()


def test_the_first_card_moves_the_rating_and_the_next_one_does_not(page: Page, site: str) -> None:
    widget = opened(page, site)
    play(widget, WRONG)
    rating = widget.locator(".tally-words")
    expect(rating).to_contain_text("Your rating at puzzles: ")
    told = re.search(r"puzzles: (\d+), give or take (\d+)", rating.text_content())
    assert int(told[1]) < 1500 and int(told[2]) < 686
    play(opened(page, site), RIGHT[0])
    expect(widget.locator(".verdict")).to_have_attribute("data-verdict", "right")
    expect(rating).to_contain_text(told[0])


def test_a_right_card_is_accepted_and_the_hand_goes_on(page: Page, site: str) -> None:
    widget = opened(page, site)
    play(widget, RIGHT[-1])
    expect(widget.locator(".verdict")).to_have_attribute("data-verdict", "right")
    expect(widget.locator(".next")).to_be_focused()
    play(widget, RIGHT[-1])
    expect(held(widget, RIGHT[-1])).to_have_count(0)
    expect(widget.locator(".verdict")).to_have_attribute("data-verdict", "right")


def test_the_puzzle_of_the_day_is_asked_and_the_days_are_counted(page: Page, site: str) -> None:
    page.goto(f"{site}train/?drill.game=scarto&drill.kind=count&drill.level=1&drill.seed=3")
    daily = page.locator(".drill-daily")
    daily.get_by_role("button").click(timeout=START)
    widget = page.locator("trionfi-drill")
    expect(widget.locator(".felt-answer .hand-row.own .card").first).to_be_visible(timeout=START)
    asked = question(page)
    assert asked["kind"] == "puzzle" and daily.inner_text() == "Puzzle of the day"
    give(widget, asked, wrong(asked))
    expect(widget.locator(".verdict")).to_have_attribute("data-verdict", "wrong")
    expect(daily).to_have_text("Puzzle of the day")
    daily.get_by_role("button").click()
    expect(widget.locator(".verdict")).to_have_count(0)
    expect(widget.locator(".felt-answer .hand-row.own .card").first).to_be_visible(timeout=START)
    give(widget, asked, right(asked))
    expect(daily).to_contain_text("Found. Days in a row: 1, longest 1.")


def at_table(page: Page, site: str, game: str, source: puzzles.Source) -> tuple[Locator, dict]:
    """The first puzzle of a source, and what it asks."""
    level, number = next((level, number) for level, numbers in puzzles.numbers(games[game]).items() for number in numbers
                         if puzzles.puzzle(games[game], level, number).source is source)
    page.goto(f"{site}train/?drill.game={game}&drill.kind=puzzle&drill.level={level}&drill.seed={number}")
    widget = page.locator("trionfi-drill")
    expect(widget.locator(".felt-answer .hand-row.own .card").first).to_be_visible(timeout=START)
    return widget, question(page)


@pytest.mark.parametrize(("game", "source"), [("scarto", puzzles.DISCARDS), ("tarot-fft-4", puzzles.BIDS)], ids=["discard", "bid"])
def test_a_discard_and_a_bid_are_made_at_the_table_and_the_hand_goes_on(page: Page, site: str, game: str, source: puzzles.Source) -> None:
    widget, asked = at_table(page, site, game, source)
    held_before = widget.locator(".felt-answer .hand-row.own .card").count()
    give(widget, asked, wrong(asked))
    expect(widget.locator(".verdict")).to_have_attribute("data-verdict", "wrong")
    expect(widget.locator(".verdict .reasons li").first).to_contain_text("What it is about")
    expect(widget.locator(".felt-answer .hand-row.own .card")).to_have_count(held_before)  # nothing was done yet
    assert findings(page, "trionfi-drill") == []
    widget, asked = at_table(page, site, game, source)
    give_by_keys(page, widget, asked, right(asked))
    expect(widget.locator(".verdict")).to_have_attribute("data-verdict", "right")
    expect(widget.locator(".next")).to_be_focused()


def theme_of(key: str) -> tuple[str, int]:
    """What stands in the list for a theme, and how many puzzles it has that are offered."""
    offered = {slug: {number for level in puzzles.numbers(games[slug]).values() for number in level} for slug in themes.THEMES[key]}
    many = sum(len(offered[slug] & {*found}) for slug, found in themes.THEMES[key].items())
    return f"{str(THEMES[key]).capitalize()} ({many})", many


def test_the_puzzles_of_a_theme_come_from_all_games_until_each_is_found(page: Page, site: str) -> None:
    page.goto(f"{site}train/?drill.game=scarto&drill.kind=count&drill.level=1&drill.seed=3")
    choice = page.get_by_role("combobox", name="Puzzles by theme")
    label, many = theme_of("follow")
    assert many > 1
    choice.focus()
    choice.select_option(label, timeout=START)
    widget = page.locator("trionfi-drill")
    to_go, found = widget.locator(".queue-words"), []
    for left in (many, many, *range(many - 1, 0, -1)):
        expect(to_go).to_contain_text(re.compile(rf"^{left} question"))
        expect(widget.locator(".felt-answer .card.playable").first).to_be_visible(timeout=START)
        if not found:
            expect(choice).to_be_focused()  # the arrows may go on along the list
        asked = question(page)
        assert asked["kind"] == "puzzle" and asked["explanation"][0]["label"].endswith(str(THEMES["follow"]))
        found.append((asked["request"]["game"], asked["seed"]))
        held(widget, asked["answer"] if len(found) > 1 else wrong(asked)[0]).press("Enter")
        widget.locator(".next").click()
        expect(widget.locator(".verdict")).to_have_count(0)
    assert len(set(found)) == many and len({game for game, _ in found}) > 1
    assert found[0] in found[1:]  # what was missed has come again
    expect(widget.locator(".race-end")).to_contain_text("You have found every puzzle of this theme.")
    choice.select_option(theme_of("end")[0])
    expect(to_go).to_contain_text(str(theme_of("end")[1]))
    widget.get_by_role("radio", name="No clock").check()
    expect(to_go).to_have_count(0)
    expect(choice).to_have_value("")  # whoever has left a theme may choose it again


def test_the_next_puzzle_is_one_that_was_not_asked(page: Page, site: str) -> None:
    widget = opened(page, site)
    asked = [NUMBERS[0]]
    for _ in NUMBERS[1:3]:
        widget.get_by_role("button", name="Show me").click()
        expect(widget.locator(".verdict")).to_have_attribute("data-verdict", "shown")
        widget.locator(".next").click()
        expect(page).not_to_have_url(re.compile(rf"seed={asked[-1]}\b"))
        asked.append(int(re.search(r"drill\.seed=(\d+)", page.url)[1]))
        expect(widget.locator(".felt-answer .card.playable").first).to_be_visible(timeout=START)
    assert len(set(asked)) == len(asked) and set(asked) <= set(NUMBERS)


@pytest.mark.parametrize("visitor", [PHONE], indirect=True, ids=["phone"])
def test_the_tricks_so_far_are_behind_a_fold_and_nothing_runs_over(page: Page, site: str) -> None:
    widget = opened(page, site)
    assert ASKED.scene.trail
    expect(widget.locator(".trail-folds")).to_be_hidden()
    widget.locator(".trail-fold > summary").click()
    expect(widget.locator(".trail-folds details")).to_have_count(len(ASKED.scene.trail))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    play(widget, RIGHT[0])
    widget.locator(".lines-open").click()
    expect(widget.locator(".lines .review-own .card").first).to_be_visible(timeout=START)
    widget.locator(".step-on").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("""[...document.querySelectorAll(".lines .button")].every((one) => {
        const box = one.getBoundingClientRect();
        return box.width >= 24 && box.height >= 24 && box.left >= 0 && box.right <= 360;
    })""")
