"""The site in no language: what a reader sees outside brackets on a widget is no message, and may only be a name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from built import BASE, Built
from playwright.sync_api import Browser, Locator, Page, expect
from pseudo import Strange, write_strange
from trionfi import games, service

from site_builder.files import digest, files_under, once
from site_builder.host import Host
from site_builder.paths import BUILD, ENGINE, WEB

from .desk import GO, THERE, Desk
from .drill_answers import give_unseen, question, wrong
from .played import asked, dealer, played
from .progress_data import KEY, practised
from .test_evening import evening, put
from .test_review import finished
from .test_sheet import NAMES
from .test_worth import STRONG
from .waiting import page_of, wait_for

WORDS = BUILD / "test-pseudo"
START = 60_000
SEED = 3
MINEO = "sicily/mineo-3/"
FAMILIES = {games[slug].family: slug for slug in reversed(list(games))}
# What stands on an element and what it is called where it is not seen.
SEEN = """root => [root.innerText, ...[...root.querySelectorAll("[aria-label], [title], [placeholder], [alt]")]
    .filter((one) => one.checkVisibility())
    .flatMap((one) => ["aria-label", "title", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? ""))]"""
MONTHS = """[...Array(12).keys()].flatMap((month) => ["long", "short"].map((width) =>
    new Date(2026, month, 1).toLocaleDateString("fr", { month: width })))"""
STRANGE = re.compile("[àéîõüÀÉÎÕÜ]")
WORD = re.compile(r"[^\W\d_]{2,}")


@pytest.fixture(scope="module")
def strange(browser: Browser, host: Built) -> Iterator[Desk]:
    """The site in no language on a desk, without a service worker, which would answer in its own way."""
    sources = [*files_under(ENGINE), *files_under(WEB / "src"), *files_under(Path(__file__).parents[1] / "support")]
    once("pseudo", digest(sources), WORDS / "fr.json", lambda: write_strange(WORDS))
    with Host(host.folder, BASE, type("Here", (Strange,), {"words": WORDS})) as here:
        context = browser.new_context(service_workers="block")
        yield Desk(context, here.address)
        context.close()


def outside(text: str) -> str:
    """What stands outside brackets."""
    depth, found = 0, []
    for sign in text:
        depth += (sign == "[") - (sign == "]")
        if not depth and sign != "]":
            found.append(sign)
    assert not depth, text
    return "".join(found)


def unsaid(place: Locator, names: set[str]) -> set[str]:
    """The words on an element that are neither in a message, nor a term, nor in one of these names."""
    known = {word for name in names for word in WORD.findall(name)}
    return {word for text in place.evaluate(SEEN) for part in outside(text).split() if not STRANGE.search(part)
            for word in WORD.findall(part) if word not in known}


def only_messages(places: Locator, names: set[str]) -> None:
    """Each of the elements has words, and all of them are messages, terms or names."""
    expect(places.first).to_be_visible()
    assert all("~~~" in text for text in places.all_inner_texts())
    assert set().union(*[unsaid(one, names) for one in places.all()]) == set()


def names_of(page: Page, slug: str) -> set[str]:
    """What is called so in every language: the game as its page has it, its cards, what is said at its table."""
    cards = service.answer("pack", {"game": slug})["cards"]
    said = {one.say for step in games[slug].course for one in step.speaking.spoken()}
    said |= {action["text"] for action in asked(slug, SEED)["actions"]} | {str(one.title) for one in games[slug].signals}
    return {page.title(), games[slug].name} | said | {card[key] for card in cards for key in ("card", "name", "full", "gloss", "rank")}


def opened(strange: Desk, place: str) -> Page:
    """A place of the site as one who was never here sees it; a link to the page that is there already would lead nowhere."""
    strange.page.evaluate("localStorage.clear(); sessionStorage.clear();")
    for there in ("about/", place) if page_of(strange.page.url) == page_of(f"{strange.site}{place}") else (place,):
        strange.page.evaluate(GO, f"{strange.site}{there}")
        wait_for(strange.page, THERE)
    return strange.page


@pytest.mark.parametrize("slug", FAMILIES.values(), ids=FAMILIES)
def test_a_table_and_its_hint(strange: Desk, slug: str) -> None:
    page = opened(strange, f"{games[slug].family}/{slug}/?hand.seed={SEED}&hand.dealer={dealer(slug)}")
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".ask[aria-busy=false], .end")).to_be_visible(timeout=START)
    hand.locator(".table-hint").click()
    expect(hand.locator(".hand-tip")).to_be_visible(timeout=START)
    assert unsaid(page.locator(".table-over"), names_of(page, slug)) == set()


def test_a_calculator_and_a_score_sheet(strange: Desk) -> None:
    page = opened(strange, f"{MINEO}?score.declarer=1&score.points=61&score.what=3#calculator")
    form = page.locator("trionfi-score").first
    names = names_of(page, "mineo-3")
    expect(form.locator(".missing")).to_be_visible(timeout=START)
    assert unsaid(form, names | {"what"}) == set()
    form.locator("[name$=-last_trick]").first.check(force=True)
    expect(form.locator(".settlement .sum")).to_be_visible()
    form.evaluate("form => form.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert unsaid(form, names) == set()
    form.locator(".score > .tools button").last.click()
    form.locator(".score-add button").first.click()
    expect(form.locator(".sheet-place tbody tr").first).to_be_visible()
    assert unsaid(form, names) == set()


@pytest.mark.parametrize("kind", [one["kind"] for one in service.answer("drills", {"game": "mineo-3"})])
def test_a_drill_and_what_is_said_of_an_answer(strange: Desk, kind: str) -> None:
    page = opened(strange, f"{MINEO}?drill.kind={kind}&drill.level=1&drill.seed={SEED}")
    drill = page.locator("trionfi-drill").first
    expect(drill.locator(".answer")).to_be_visible(timeout=START)
    posed = question(page)
    names = names_of(page, "mineo-3")
    assert unsaid(drill, names) == set()
    give_unseen(page, drill, posed, wrong(posed))
    expect(drill.locator(".verdict")).to_be_visible()
    assert unsaid(drill, names) == set()


def test_a_review(strange: Desk) -> None:
    record, code = finished("mineo-3", 4)
    moves = ".".join(code).replace(" ", "_")
    page = opened(strange, f"{MINEO}?hand.seed=4&hand.dealer={record['dealer']}&hand.moves={moves}&hand.look=9")
    expect(page.locator(".review-steps")).to_be_visible(timeout=START)
    assert unsaid(page.locator(".table-over"), names_of(page, "mineo-3")) == set()


@pytest.mark.parametrize(("said", "widget"), [
    ("drill.kind=juggling", "trionfi-drill"), ("drill.seed=many", "trionfi-drill"), ("drill.kind=count&drill.level=99", "trionfi-drill"),
    ("hand.seed=many", "trionfi-hand"), ("hand.seed=3&hand.dealer=9", "trionfi-hand"),
    ("hand.seed=3&hand.dealer=2&hand.moves=nonsense", "trionfi-hand"), ("hand.profile=nonsense", "trionfi-hand"),
    ("score.points=nonsense", "trionfi-score"), ("score.declarer=0&score.points=1e999999", "trionfi-score"),
])
def test_what_is_wrong_with_a_link(strange: Desk, said: str, widget: str) -> None:
    page = opened(strange, f"{MINEO}?{said}")
    told = page.locator(f"{widget} :is(.problem, .missing)").first
    expect(told).to_be_visible(timeout=START)
    assert unsaid(told, {"juggling", "many", "nonsense"}) == set()


def test_the_search(strange: Desk) -> None:
    page = opened(strange, "sources/")
    field = page.locator(".md-search__input")
    for words, there in (("giove", ".search-choices select"), ("qqqqqq", ".search-told:not(:empty)")):
        field.fill(words)
        expect(page.locator(there).first).to_be_attached()
        expect(page.locator(".search-told")).to_contain_text("~~~")
        assert unsaid(page.locator(".search-told"), {words}) == set()
    field.fill("mineo")
    expect(page.locator("#search-list [role=option]").first).to_be_visible()
    # Whose names are quoted there are pages and regions.
    about = page.locator("#search-list .search-about").all_inner_texts()
    assert any("~~~" in one for one in about), about


def test_the_finder(strange: Desk) -> None:
    page = opened(strange, "")
    told, words = page.locator(".finder-told"), page.locator("trionfi-finder input[name=words]")
    for typed, there in (("mineo", "~~~"), ("qqqqqq", "qqqqqq")):
        words.fill(typed)
        expect(told).to_contain_text(there)
        assert unsaid(told, {typed}) == set()
    words.fill("")
    assert unsaid(page.locator(".finder-all"), set()) == set()


def test_progress(strange: Desk) -> None:
    page = strange.page.context.new_page()
    page.add_init_script(f"localStorage.setItem({KEY!r}, {practised()!r})")
    page.goto(f"{strange.site}train/progress/")
    expect(page.locator(".overview")).to_be_visible()
    page.evaluate("document.querySelectorAll('trionfi-progress details').forEach((one) => (one.open = true))")
    told = page.locator("trionfi-progress")
    # The kinds of drills have the names that stand in the page itself.
    names = {games["mineo-3"].name, told.get_attribute("data-names") or "", *page.evaluate(MONTHS)}
    assert unsaid(told, names) == set()
    page.close()


def test_past_evenings_a_season_and_a_sheet(strange: Desk) -> None:
    page = strange.page.context.new_page()
    put(page, strange.site, evening(), evening(1))
    page.goto(f"{strange.site}sheet/")
    expect(page.locator(".season tbody tr")).to_have_count(4)
    page.evaluate("document.querySelectorAll('.evening').forEach((one) => (one.open = true))")
    names = {games["tarot-fft-4"].name, *NAMES, *page.evaluate(MONTHS), "Garde"}
    only_messages(page.locator("details.evening, .season, .evenings-tools"), names)
    page.close()


def test_rules_of_our_table_and_the_square(strange: Desk) -> None:
    page = strange.page.context.new_page()
    page.goto(f"{strange.site}our-rules/?ours.game=mineo-3")
    name, choice = page.locator(".our-rules input").first, page.locator(".our-rules select").last
    for table, answer in (("Concetta", 0), ("Circolo", 1)):
        name.fill(table)
        choice.select_option(index=answer)
        page.locator(".our-rules .tools button").click()
        expect(page.get_by_role("heading", name=table, exact=True)).to_be_visible()
    names = names_of(page, "mineo-3") | {"Concetta", "Circolo"}
    only_messages(page.locator(".sheet-head, .our-rules, .our-table, .our-compared"), names)
    page.locator(".our-table").first.locator("button").nth(1).click()
    expect(page.locator("dialog .qr")).to_be_visible()
    only_messages(page.locator("dialog"), names)
    page.close()


def test_two_games_side_by_side(strange: Desk) -> None:
    page = opened(strange, "compare/?beside.here=mineo-3&beside.there=mineo-4")
    expect(page.locator(".beside-told")).to_be_visible(timeout=START)
    names = names_of(page, "mineo-3") | names_of(page, "mineo-4")
    only_messages(page.locator(".beside-told, .beside-table"), names)


def test_a_hand_of_a_friend_and_two_results(strange: Desk) -> None:
    record, code = finished("mineo-3", 4)
    moves = ".".join(code).replace(" ", "_")
    deal = f"{MINEO}?hand.seed=4&hand.dealer={record['dealer']}&hand.moves={moves}"
    page = opened(strange, f"{deal}&hand.friend=Anna&hand.look=0")
    expect(page.locator(".friend")).to_be_visible(timeout=START)
    names = names_of(page, "mineo-3") | {"Anna"}
    only_messages(page.locator(".table-over"), names)
    page = opened(strange, f"{deal}&hand.from=Anna&hand.rival={moves}")
    expect(page.locator(".compare .account")).to_be_visible(timeout=START)
    page.locator(".end .share summary").first.click()
    only_messages(page.locator(".table-over"), names)


def test_a_deal_that_is_typed_in(strange: Desk) -> None:
    page = opened(strange, MINEO)
    page.locator("[data-start=place]").click()
    place = page.locator(".place")
    expect(place.locator(".picker")).to_be_visible(timeout=START)
    place.locator(".picker [data-card=T20]").click()
    only_messages(place, names_of(page, "mineo-3"))


def test_what_is_said_to_a_partner(strange: Desk) -> None:
    found = next(one.found for one in played("ottocento", SEED) if one.found["asides"])
    moves = ".".join(found["moves"]).replace(" ", "_")
    page = opened(strange, f"bologna/ottocento/?hand.seed={SEED}&hand.dealer={dealer('ottocento')}&hand.moves={moves}")
    hand = page.locator("trionfi-hand")
    expect(hand.locator(".ask[aria-busy=false]")).to_be_visible(timeout=START)
    hand.locator(".talk summary").click()
    names = names_of(page, "ottocento") | {signal.phrase for signal in games["ottocento"].signals}
    only_messages(hand.locator(".talk"), names)


def test_cards_that_are_counted(strange: Desk) -> None:
    page = opened(strange, MINEO)
    there = page.locator("trionfi-count").first
    there.locator("[data-start]").first.click()
    expect(there.locator(".picker")).to_be_visible(timeout=START)
    there.locator(".picker [data-card]").first.click()
    only_messages(there, names_of(page, "mineo-3"))


def test_combinations_that_are_declared(strange: Desk) -> None:
    page = opened(strange, "train/cricche/")
    there = page.locator("trionfi-declare").first
    there.locator("[data-start]").first.click()
    expect(there.locator(".pile button").first).to_be_visible(timeout=START)
    only_messages(there, names_of(page, "ottocento"))
    there.locator(".pile button").first.click()
    expect(there.locator(".total")).to_be_visible()
    only_messages(there, names_of(page, "ottocento"))


def test_what_a_hand_is_worth(strange: Desk) -> None:
    page = opened(strange, "france/tarot-fft-4/")
    worth = page.locator("trionfi-worth")
    worth.locator("[data-start=ask]").click()
    expect(worth.locator(".picker")).to_be_visible(timeout=START)
    for card in STRONG:
        worth.locator(f".picker [data-card={card}]").click()
    expect(worth.locator(".worth-choice").first).to_be_visible(timeout=START)
    worth.locator(".worth-halt").click()
    only_messages(worth, names_of(page, "tarot-fft-4"))


def test_a_step_that_is_learnt(strange: Desk) -> None:
    page = opened(strange, "train/learn/?learn.step=2&learn.task=1")
    answer = page.locator("trionfi-learn .answer")
    expect(answer).to_be_visible(timeout=START)
    only_messages(answer, names_of(page, "mineo-3"))


def test_a_word_outside_brackets_is_seen(strange: Desk) -> None:
    page = strange.page.context.new_page()
    page.set_content("<p>[so <b title='[and so ~~~]'>many</b> [cards ~~~] ~~~] left, KS <i aria-label='away'>sõ</i></p>")
    assert unsaid(page.locator("p"), {"KS"}) == {"left", "away"}
    page.close()
