"""The calculator: it asks for what is missing, settles while it is typed, and travels by link."""

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect
from trionfi import service

from .looks import reads_well
from .test_accessibility import findings

START = 60_000
MINEO = "sicily/mineo-3/"
FACTS = {"declarer": 1, "points": 61, "last_trick": "declarer", "captured_by_declarer": ["T16"]}
LINK = "?score.declarer=1&score.points=61&score.last_trick=declarer&score.captured_by_declarer=T16"


def opened(page: Page, site: str) -> Locator:
    page.goto(f"{site}{MINEO}")
    form = page.locator("trionfi-score").first
    form.locator("[data-start]").last.click()
    expect(form.locator(".score-form")).to_be_visible(timeout=START)
    return form


def scores(form: Locator) -> list[int]:
    return [int(text.replace("−", "-")) for text in form.locator(".settlement .sum td").all_inner_texts()]


def wanted() -> list[int]:
    return service.answer("score", {"game": "mineo-3", "facts": FACTS})["scores"]


def choose(form: Locator, question: str, answer: str) -> None:
    fields = form.get_by_role("group", name=question)
    fields.get_by_role("radio", name=answer, exact=True).or_(fields.get_by_role("checkbox", name=answer, exact=True)).check()


def test_it_asks_until_it_can_settle(page: Page, site: str) -> None:
    form = opened(page, site)
    expect(form.locator(".missing")).to_contain_text("Still to say: Which player was the soloist?")
    choose(form, "Which player was the soloist?", "Player 2")
    expect(form.locator(".missing")).to_contain_text("card points")
    form.locator(".field", has_text="The soloist's card points").get_by_role("textbox").fill("61")
    choose(form, "Who won the last trick?", "The soloist")
    expect(form.locator(".settlement")).to_be_visible()
    form.get_by_role("button", name="Stella").first.click()
    expect(form.locator(".settlement tbody")).to_contain_text("Pigliata")
    assert scores(form) == wanted()
    expect(page.locator("#trionfi-announcer")).to_contain_text("Settled: ")
    assert form.locator(".settlement thead th").all_inner_texts()[1:] == ["Opponent 1", "Soloist", "Opponent 2"]
    form.locator(".field", has_text="The soloist's card points").get_by_role("textbox").fill("200")
    expect(form.locator(".missing")).to_contain_text("200")
    assert "\n" not in form.locator(".missing").inner_text()
    expect(form.get_by_role("radio", name="Player 2")).to_be_checked()


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_what_is_typed_before_the_engine_is_there_keeps_the_focus_and_is_settled(visitor: BrowserContext, page: Page, site: str) -> None:
    held: list[Route] = []
    visitor.route(re.compile(r"/worker-\w+\.js$"), lambda route: held.append(route))
    form = opened(page, site)
    expect(form.locator(".form-group input").first).to_be_focused()
    choose(form, "Which player was the soloist?", "Player 2")
    choose(form, "Who won the last trick?", "The soloist")
    form.get_by_role("button", name="Stella").first.click()
    points = form.locator(".field", has_text="The soloist's card points").get_by_role("textbox")
    points.fill("61")
    assert held
    for route in held:
        route.continue_()
    expect(form.locator(".settlement")).to_be_visible(timeout=START)
    assert scores(form) == wanted()
    expect(points).to_be_focused()


LOOKS = {"wide": {}, "narrow": {"color_scheme": "dark", "viewport": {"width": 360, "height": 780}}}


@pytest.mark.parametrize("visitor", LOOKS.values(), ids=LOOKS, indirect=True)
def test_a_rubber_is_settled_from_its_totals(page: Page, site: str) -> None:
    page.goto(f"{site}piedmont/venticinque-3/")
    form = page.locator("trionfi-score").first
    form.get_by_role("button", name="Settle the rubber").click()
    totals = form.get_by_role("textbox", name="Total of player")
    expect(totals).to_have_count(3, timeout=START)
    for at, total in enumerate(("40", "2", "\u221242")):
        totals.nth(at).fill(total)
    expect(form.locator(".missing")).to_contain_text("Still to say: Who was the first to be sure")
    choose(form, "Who was the first to be sure of a total above nothing?", "Player 2")
    expect(form.locator(".settlement")).to_be_visible()
    assert scores(form) == [0, 10, -10]
    expect(form.get_by_role("button", name="Keep a score sheet")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") and not findings(page, "trionfi-score")
    page.goto(page.url)
    expect(totals).to_have_count(3, timeout=START)
    expect(form.locator(".settlement .sum")).to_be_visible()
    assert scores(form) == [0, 10, -10]
    choose(form, "Settle", "A hand")
    expect(form.locator(".missing")).to_contain_text("Still to say: Player 1's card points")
    choose(form, "Settle", "The rubber")
    expect(totals).to_have_count(3)


def test_what_is_refused_counts_the_players_as_the_form_does(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-5-call/?score.declarer=1&score.partner=1#calculator")
    form = page.locator("trionfi-score").first
    expect(form.locator(".missing")).to_contain_text("The taker cannot be his own partner", timeout=START)


def test_players_go_by_what_they_are_as_soon_as_that_is_said(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-5-call/?score.declarer=1#calculator")
    form = page.locator("trionfi-score").first
    partner = form.get_by_role("group", name="Which player was the taker's partner?")
    expect(partner.get_by_role("radio", name="Player 4")).to_be_attached(timeout=START)
    form.get_by_text("What was declared").click()
    expect(form.get_by_label("Declared by the taker")).to_be_visible()
    expect(form.get_by_label("Declared by opponent 3")).to_be_visible()
    partner.get_by_role("radio", name="Player 4").check()
    expect(form.get_by_label("Declared by the partner")).to_be_visible()
    expect(form.get_by_label("Declared by opponent 3")).to_be_visible()
    expect(form.get_by_label("Declared by opponent 4")).to_have_count(0)


def test_that_there_was_no_partner_has_to_be_said(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-5-call/?score.declarer=1&score.rate=1&score.bouts=2&score.points=46#calculator")
    form = page.locator("trionfi-score").first
    expect(form.locator(".missing")).to_have_text("Still to say: Which player was the taker's partner?", timeout=START)
    alone = form.get_by_role("radio", name="He played alone")
    expect(alone).not_to_be_checked()
    alone.check()
    expect(form.locator(".settlement .sum td").nth(1)).to_have_text("+60")
    assert "score.partner=-1" in page.url
    page.reload()
    expect(alone).to_be_checked(timeout=START)


def test_declarations_are_typed_by_name_and_the_form_says_which_there_are(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-5-call/?score.declarer=1&score.partner=-1&score.rate=1&score.bouts=2&score.points=46#calculator")
    form = page.locator("trionfi-score").first
    expect(form.locator(".settlement")).to_be_visible(timeout=START)
    form.get_by_text("Which there are").click()
    expect(form.locator(".declarable")).to_contain_text("such as poignée 10")
    expect(form.locator(".declarable dt")).to_have_text(["poignée", "pas d'atouts", "pas d'honneurs"])
    form.get_by_text("What was declared").click()
    declared = form.get_by_label("Declared by the taker")
    declared.fill("poignée 20; misère 10")
    expect(form.locator(".missing")).to_have_text(
        "\"Declared by the taker\" cannot have 'misère': there are poignée, pas d'atouts, pas d'honneurs.")
    declared.fill("poignée 20; pas d'atouts 10")
    expect(form.locator(".settlement tbody")).to_contain_text("poignée")
    expect(form.locator(".settlement tbody")).to_contain_text("pas d'atouts")


def test_half_a_point_is_typed_and_printed_as_a_half(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-5-call/?score.declarer=1&score.partner=-1&score.rate=1&score.bouts=2#calculator")
    form = page.locator("trionfi-score").first
    points = form.get_by_role("textbox", name="The card points of the taker's side")
    points.fill("46½", timeout=START)
    expect(form.locator(".settlement tbody")).to_contain_text("46½ points")
    expect(points).to_have_value("46½")
    expect(form.locator(".settlement .sum td").nth(1)).to_have_text("+62")
    points.fill("46.5")
    expect(form.locator(".settlement tbody")).to_contain_text("46½ points")


def test_an_abandoned_deal_asks_other_questions(page: Page, site: str) -> None:
    form = opened(page, site)
    choose(form, "How did the deal end?", "It was abandoned")
    expect(form.get_by_text("Which player was the soloist?")).to_have_count(0)
    choose(form, "Which players offered a payment?", "Player 1")
    expect(form.get_by_role("group", name="Which player took the offers?").get_by_role("radio", name="Nobody")).to_be_checked()
    choose(form, "Which player took the offers?", "Player 3")
    expect(form.locator(".settlement")).to_be_visible()
    assert scores(form) == [-1, 0, 1]
    choose(form, "Which player took the offers?", "Nobody")
    expect(form.locator(".settlement .sum td").last).to_have_text("0")


def test_a_link_brings_the_facts_back(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}{LINK}")
    form = page.locator("trionfi-score").first
    expect(form.get_by_role("radio", name="Player 2")).to_be_checked(timeout=START)
    expect(form.locator(".settlement")).to_be_visible()
    assert scores(form) == wanted()
    expect(form.locator(".pick[aria-pressed=true]")).to_have_count(1)
    form.get_by_role("button", name="Start over").click()
    expect(form.locator(".missing")).to_be_visible()
    assert "score." not in page.url
    page.goto(f"{site}{MINEO}{LINK}&score.shoes=2")
    expect(form.locator(".problem")).to_contain_text("This link is broken.", timeout=START)
    assert scores(form) == wanted()


def poignee(**rules: object) -> list[int]:
    facts = {"declarer": 0, "points": 60, "bouts": 2, "rate": 1, "poignees": ["simple"]}
    return service.answer("score", {"game": "tarot-fft-4", "facts": facts, **rules})["scores"]


TAROT = "france/tarot-fft-4/?score.declarer=0&score.points=60&score.bouts=2&score.poignees=simple"


def test_the_rules_of_the_table_settle_the_hand(page: Page, site: str) -> None:
    page.goto(f"{site}{TAROT}")
    form = page.locator("trionfi-score").first
    expect(form.locator(".score-result .sum")).to_be_visible(timeout=START)
    assert scores(form) == poignee()
    form.get_by_text("Rules of this table").click()
    form.get_by_label("What is a simple poignée worth?").select_option("10")
    expect(form.get_by_text("Simple (10)")).to_be_visible()
    expect(form.get_by_role("checkbox", name="Simple (10)")).to_be_checked()
    expect(form.locator(".settlement .sum td").first).to_have_text(f"+{poignee(options={'simple-poignee': '10'})[0]}")
    assert "score.o.simple-poignee=10" in page.url and "score.points=60" in page.url
    form.get_by_role("button", name="Start over").click()
    assert page.url.partition("?")[2] == "score.profile=fft&score.o.simple-poignee=10"
    form.get_by_label("What is a simple poignée worth?").select_option("20")
    expect(form.get_by_text("Simple (20)")).to_be_visible()
    assert page.url.partition("?")[2] == "score.profile=fft"


def test_only_the_options_that_bear_on_the_settlement_are_asked(page: Page, site: str) -> None:
    form = opened(page, site)
    form.get_by_text("Rules of this table").click()
    form.get_by_label("Reading of the rules").select_option("book")
    show = service.answer("show", {"game": "mineo-3"})
    (book,) = (one["words"] for one in show["profiles"] if one["name"] == "book")
    expect(form.locator(".rules summary")).to_have_text(f"Rules of this table {book}")
    hang = [option["words"] for option in show["options"] if option["settles"]]
    assert form.locator(".rules .field > span").all_inner_texts() == ["Reading of the rules", *hang]
    choose(form, "How did the deal end?", "It was abandoned")
    expect(form.get_by_text("Which players offered a payment?")).to_have_count(0)
    assert "score.profile=book" in page.url


@pytest.mark.parametrize("wrong", ["profile=nobody", "o.simple-poignee=11", "o.shoes=2", "players=9"])
def test_a_rule_in_the_address_that_the_game_does_not_have(page: Page, site: str, wrong: str) -> None:
    page.goto(f"{site}{TAROT}&score.{wrong}")
    form = page.locator("trionfi-score").first
    line = f'This link is broken. It says "{wrong}", which this game does not have. The rest is kept.'
    expect(form.locator(".problem")).to_have_text(line, timeout=START)
    expect(form.locator(".settlement .sum td")).to_have_count(4, timeout=START)
    assert scores(form) == poignee()
    form.get_by_role("textbox", name="The taker's card points").fill("61")
    expect(form.locator(".problem")).to_have_count(0)


def test_axe_finds_nothing_in_the_calculator(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}{LINK}")
    form = page.locator("trionfi-score").first
    expect(form.locator(".settlement .sum")).to_be_visible(timeout=START)
    form.get_by_text("Other ways to say it").click()
    form.get_by_text("Rules of this table").click()
    reads_well(page, "trionfi-score")


def test_declarations_are_typed_in_the_language_of_the_page_and_travel_to_another(page: Page, site: str) -> None:
    """An Italian types the names that he says; the link says the same to who reads English."""
    page.goto(f"{site}it/bologna/ottocento/?score.declared_0=cricca+of+Kings+17")
    form = page.locator("trionfi-score").first
    entries = form.locator(".field input[id*=declared_]")
    expect(entries.first).to_have_value("cricca di Re 17", timeout=START)
    form.locator("summary", has_text="Quali ci sono").click()
    expect(form.locator(".declarable")).to_contain_text("sequenza di spade")
    entries.first.fill("cricca di fanti 12; sequenza di spade 10")
    expect(page).to_have_url(re.compile(r"cricca\+of\+Jacks\+12.*sequence\+of\+swords\+10"))
    expect(form.locator(".missing")).not_to_contain_text("cricca")
    entries.first.fill("cricca di nulla 12")
    expect(form.locator(".missing, .problem").first).to_contain_text("cricca di Re")
    entries.first.fill("cricca di fanti 12")
    expect(page).to_have_url(re.compile(r"cricca\+of\+Jacks\+12(&|#|$)"))
    page.goto(page.url.replace(f"{site}it/", site))
    expect(form.locator(".field input[id*=declared_]").first).to_have_value("cricca of Jacks 12", timeout=START)
