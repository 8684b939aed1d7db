"""The search: what readers type gives what they mean, for little, by keyboard and on a telephone, and nothing is fetched before."""

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect
from trionfi import games

from site_builder.host import Host

from .desk import HURRY, NARROW
from .test_accessibility import findings
from .test_offline import away
from .waiting import at_rest, wait_for

__all__ = ["away"]

MINEO = "sicily/mineo-3/"
# What readers call things is 3 kB of it, and which games are known best 1 kB.
BUDGET = 85_500
# What a browser gives beside the bytes of the body: the lines above it.
FETCHED = """() => performance.getEntriesByType("resource").filter((one) => /search/.test(one.name))
    .map((one) => [one.name, one.encodedBodySize])"""
FIRST = {
    "giove": ["glossary/#giove"],
    "fujutu": ["glossary/#fujutu"],
    "petit au bout": ["glossary/#petit-au-bout"],
    "Bologna": ["bologna/"],
    "poignee": ["glossary/#poignee"],
    "poignée": ["glossary/#poignee"],
    "POIGNÉE ": ["glossary/#poignee"],
    "chien": ["glossary/#chien"],
    "Cavallo": ["glossary/#cavallo"],
    "tricks": ["glossary/#trick"],
    "gatti calling": ["liguria/gatti-call/"],
    "bolonga": ["bologna/"],
    "picciotta": ["glossary/#picciotti"],
    "the dog": ["glossary/#chien"],
    "jupiter": ["glossary/#giove"],
    "8.1": ["piedmont/venticinque-3/"],
    "game 14.6": [MINEO],
    # As players type in Mineo, Lyon, Bologna and Chur.
    "otocento": ["bologna/ottocento/"],
    "sicile": ["sicily/"],
    "scicilia": ["sicily/"],
    "regole del tarocco siciliano": ["sicily/"],
    "tarocco bolognese": ["bologna/"],
    "tarocchini": ["bologna/"],
    "come si gioca a ottocento": ["bologna/ottocento/"],
    "ottocento punteggio": ["bologna/ottocento/", "bologna/ottocento/#scoring"],
    "800": ["bologna/ottocento/"],
    "terzillio": ["bologna/terziglio/"],
    "comment compter les points": ["glossary/#card-points"],
    "roi appelé": ["france/tarot-5-call/"],
    "misdeal mineo": ["sicily/mineo-3/", "sicily/mineo-3/#the-deal"],
    "fausse renonce": ["glossary/#follow-suit"],
    "minchiatte": ["minchiate/"],
    "tarocchi piemontesi": ["piedmont/"],
    "la Stella": ["glossary/#stella"],
    "petit": ["glossary/#petit"],
    "feuille de marque": ["sheet/"],
    "segnapunti": ["sheet/"],
    "truccas": ["glossary/#troccas"],
    "keep score": ["sheet/"],
    "score sheet": ["sheet/"],
    "punteggio": ["sheet/"],
    # What many games have is shown in those that are best known; French Tarot is the federation's.
    "tarot": ["france/tarot-fft-4/", "france/tarot-5-call/", "france/tarot-fft-3/"],
    "tarrot": ["france/tarot-fft-4/"],
    "tarot français": ["france/tarot-fft-4/"],
    "jeu de tarot": ["france/tarot-fft-4/"],
    "tarot à quatre": ["france/tarot-fft-4/"],
    "misdeal": ["france/tarot-fft-4/#the-deal"],
    "5 players": ["france/tarot-5-call/", "france/tarot-5-solo/"],
}
# What many pages have: a word of each first title or heading.
AMONG = {
    "punteggio": "Scoring", "misdeal": "The deal", "maldonne": "The deal", "strategia": "Advice",
    "valore delle carte": "values", "ultima presa": "last trick", "dernier pli": "last trick", "tarrot": "Tarot",
    "Graubünden": "Troccas", "règles officielles": "French Tarot for four", "F.F.T.": "French Tarot for four",
}
# What a French player asks, and a section of the first page that is found.
ANSWERED = {
    "garde, 49 points, 2 bouts, petit au bout": "france/tarot-fft-4/#scoring",
    "garde, 51 points, 1 bout": "france/tarot-fft-4/#scoring",
    "qui entame": "glossary/#lead",
    "Excuse au dernier pli": "france/tarot-fft-4/#the-excuse",
    "poignée à 5": "france/tarot-5-call/#declarations-and-bonuses",
    "roi appelé dans le chien": "france/tarot-5-call/#the-call",
    "chelem annoncé perdu": "france/tarot-fft-4/#scoring",
    "mort à trois joueurs": "france/tarot-mort/",
    "maldonne": "france/tarot-fft-4/#the-deal",
    "misdeal": "france/tarot-fft-4/#the-deal",
}


def field(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Search")


def options(page: Page) -> Locator:
    return page.locator("#search-list").get_by_role("option")


def search(page: Page, words: str) -> Locator:
    """Types words on an open page in place of others; the list, once it is there."""
    field(page).fill("")
    expect(page.locator(".search-told")).to_contain_text("Type what")
    expect(options(page)).to_have_count(0)
    field(page).fill(words)
    expect(page.locator(".search-told")).not_to_contain_text("Type what")
    expect(options(page).first).to_be_visible()
    return options(page)


def addresses(page: Page, site: str) -> list[str]:
    found = options(page).evaluate_all("(links) => links.map((link) => link.href)")
    return [address.removeprefix(site) for address in found]


@pytest.fixture
def reader(page: Page, site: str) -> Page:
    page.add_init_script(HURRY)
    page.goto(f"{site}{MINEO}")
    wait_for(page, "window.trionfi !== undefined")
    return page


def test_each_of_these_gives_what_a_player_means(reader: Page, site: str) -> None:
    for words, wanted in FIRST.items():
        search(reader, words)
        assert addresses(reader, site)[: len(wanted)] == wanted, words


def test_what_many_pages_have_is_found_in_other_languages_and_misspelt(reader: Page) -> None:
    for words, wanted in AMONG.items():
        assert wanted in " ".join(search(reader, words).all_inner_texts()), words


def test_what_a_french_player_asks_is_answered_by_a_section(page: Page, site: str) -> None:
    page.goto(f"{site}fr/sources/")
    wait_for(page, "window.trionfi !== undefined")
    told = page.locator(".search-told")
    for words, wanted in ANSWERED.items():
        page.get_by_role("combobox").fill(words)
        first = page.locator("#search-list > *").first
        expect(first.locator(f"[href='{site}fr/{wanted}']")).to_be_visible()
        expect(told).to_contain_text("résultat")


def test_it_says_what_it_looked_for_instead(reader: Page) -> None:
    search(reader, "otocento")
    expect(reader.locator(".search-told")).to_contain_text("for “ottocento”")
    search(reader, "ottocento")
    expect(reader.locator(".search-told")).not_to_contain_text("for “")


def test_more_is_offered_only_where_there_is_more(reader: Page) -> None:
    more = reader.get_by_role("button", name="More results")
    field(reader).focus()
    expect(more).to_be_hidden()
    search(reader, "fool")
    expect(more).to_be_visible()
    field(reader).fill("xyzzyx")
    expect(reader.locator(".search-told")).to_contain_text("Nothing found")
    expect(more).to_be_hidden()


def test_games_named_tarot_for_five_come_before_others_for_five(reader: Page, site: str) -> None:
    search(reader, "tarot 5 players")
    named = {f"{game.family}/{slug}/" for slug, game in games.items() if 5 in game.players and "Tarot" in game.name}
    assert len(named) >= 5 and set(addresses(reader, site)[:5]) <= named


def test_a_number_of_cards_gives_the_games_with_that_pack(reader: Page, site: str) -> None:
    search(reader, "54 cards")
    packs = {f"{game.family}/{slug}/" for slug, game in games.items() if 54 in {game.at(players).pack.size for players in game.players}}
    found = addresses(reader, site)
    assert len(found) == min(len(packs), 6) and set(found) <= packs


def test_a_number_of_players_gives_the_games_for_that_number(reader: Page, site: str) -> None:
    five = {f"{games[slug].family}/{slug}/" for slug in games if 5 in games[slug].players}
    for words in ("five players", "5 players", "games for five", "à cinq", "in cinque", "zu fünft", "cinq joueurs"):
        search(reader, words)
        assert "5 players" in reader.locator(".search-told").inner_text()
        found = addresses(reader, site)
        assert len(found) == min(len(five), 6) and set(found) <= five, words
        assert "5 players" in options(reader).first.inner_text()


def test_a_result_opens_at_the_section_and_says_what_game_it_is(reader: Page, site: str) -> None:
    found = search(reader, "counting mineo")
    assert found.first.inner_text().splitlines() == ["Three-handed Tarocchi of Mineo", "Sicily · 3 players · 63 cards"]
    section = found.filter(has_text="Counting").first
    assert section.get_attribute("href") == f"{site}{MINEO}#counting"
    reader.evaluate("window.same = true")
    search(reader, "ragusa last trick").first.click()
    expect(reader.locator("h1")).to_contain_text("Ragusa")
    assert reader.evaluate("window.same") is True
    expect(options(reader).first).to_be_hidden()


def test_results_are_narrowed_by_what_the_finder_chooses_by(reader: Page, site: str) -> None:
    search(reader, "trump")
    reader.get_by_text("Narrow it down").click()
    reader.locator("select[name=players]").select_option("3")
    reader.locator("select[name=region]").select_option("Germany")
    expect(reader.locator(".search-told")).to_contain_text("(3 players, Germany)")
    wanted = {f"{games[slug].family}/{slug}/" for slug in games if games[slug].family == "germany" and 3 in games[slug].players}
    assert {address.partition("#")[0] for address in addresses(reader, site)} == wanted
    for name in ("today", "cards", "suits", "sides", "bidding"):
        expect(reader.locator(f"select[name={name}]")).to_have_count(1)
    # What is chosen goes before what is typed.
    field(reader).fill("5 players")
    expect(reader.locator(".search-told")).to_contain_text("(3 players, Germany)")
    reader.locator("select[name=region]").select_option("")
    reader.locator("select[name=players]").select_option("")
    field(reader).fill("sixty")
    expect(reader.locator(".search-told")).not_to_contain_text("(")


def test_more_results_are_a_press_away(reader: Page) -> None:
    found = search(reader, "last trick")
    before = found.count()
    reader.get_by_role("button", name="More results").click()
    expect(found.nth(before)).to_be_visible()


def test_keys_open_it_go_through_it_and_close_it(reader: Page, site: str) -> None:
    reader.keyboard.press("/")
    expect(field(reader)).to_be_focused()
    reader.keyboard.type("giove")
    expect(options(reader).first).to_be_visible()
    expect(field(reader)).to_have_attribute("aria-expanded", "true")
    reader.keyboard.press("ArrowDown")
    first = options(reader).first
    expect(first).to_have_attribute("aria-selected", "true")
    expect(field(reader)).to_have_attribute("aria-activedescendant", str(first.get_attribute("id")))
    reader.keyboard.press("ArrowUp")
    expect(options(reader).last).to_have_attribute("aria-selected", "true")
    reader.keyboard.press("Escape")
    expect(options(reader).first).to_be_hidden()
    expect(field(reader)).not_to_be_focused()
    play = reader.locator("#play-now")
    play.focus()
    reader.keyboard.press("/")
    expect(field(reader)).to_be_focused()
    reader.keyboard.press("Escape")
    expect(play).to_be_focused()
    reader.keyboard.press("s")
    expect(options(reader).first).to_be_visible()
    reader.keyboard.press("Enter")
    expect(reader).to_have_url(f"{site}glossary/#giove")


def test_an_address_may_carry_what_is_looked_for(page: Page, site: str) -> None:
    page.goto(f"{site}?q=giove")
    expect(options(page).first).to_contain_text("Giove")


def test_what_nobody_wrote_about_is_told(reader: Page) -> None:
    field(reader).fill("zzyzx")
    expect(reader.get_by_role("status").filter(has_text="Nothing found")).to_have_count(1)
    expect(field(reader)).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_a_search_that_fails_leaves_no_answers_to_other_words(page: Page, site: str, problems: list[str]) -> None:
    page.goto(f"{site}{MINEO}")
    search(page, "otocento")
    page.route("**/words/*.pf", lambda route: route.abort())
    field(page).fill("misdeal")
    expect(page.locator(".search-told")).to_contain_text("The search could not be fetched.")
    expect(options(page)).to_have_count(0)
    page.unroute("**/words/*.pf")
    problems.clear()
    field(page).fill("misdeals")
    expect(options(page).first).to_be_visible()


@pytest.mark.parametrize(
    "visitor", [{"color_scheme": "light"}, {"color_scheme": "dark", "viewport": NARROW}], indirect=True, ids=["wide", "narrow and dark"]
)
def test_axe_finds_nothing_in_it(reader: Page) -> None:
    if reader.viewport_size == NARROW:
        reader.locator("label.md-header__button[for=__search]").click()
    search(reader, "petit au bout")
    reader.get_by_text("Narrow it down").click()
    reader.keyboard.press("Tab")
    at_rest(reader)
    assert findings(reader, ".md-search") == []
    assert reader.evaluate("document.documentElement.scrollWidth") <= reader.viewport_size["width"]
    for option in options(reader).all():
        box = option.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= reader.viewport_size["width"]


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
@pytest.mark.parametrize("words", ["tarot 5 players", "petit au bout", "how many points for a king", "last trick of the hand", "bolonga"])
def test_a_query_weighs_little_and_nothing_before_it(visitor: BrowserContext, reader: Page, away: Host, words: str) -> None:
    reader.goto(f"{away.address}{MINEO}")
    reader.wait_for_load_state("networkidle")
    assert reader.evaluate(FETCHED) == []
    before = away.sent
    # At once, as from a list of suggestions: a busy machine types so slowly that each beginning of a word is a query of its own.
    field(reader).fill(words)
    expect(options(reader).first).to_be_visible()
    reader.wait_for_load_state("networkidle")
    log = reader.evaluate(FETCHED)
    assert any("engine.pf" in name for name, _ in log)
    assert sum(size for _, size in log) <= BUDGET, log
    assert away.sent - before <= BUDGET


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_without_scripts_there_are_the_indexes(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}")
    expect(page.locator(".md-search")).to_be_hidden()
    page.get_by_role("link", name="All games").click()
    assert page.url == f"{site}#find-your-game"
    expect(page.locator("#find-your-game")).to_have_count(1)
    page.goto(f"{site}{MINEO}")
    page.locator("a.search-index", has_text="Glossary").click()
    assert page.url == f"{site}glossary/"


def test_who_types_before_the_scripts_are_there_is_answered(page: Page, site: str) -> None:
    held: list[Route] = []
    let = False

    def hold(route: Route) -> None:
        if let:
            route.continue_()
        else:
            held.append(route)

    page.route(re.compile(r"/assets/[^/]*\.js$"), hold)
    page.goto(f"{site}sources/", wait_until="commit")
    field = page.locator(".md-search__input")
    field.fill("giove")
    let = True
    for route in held:
        route.continue_()
    expect(page.locator("#search-list [role=option]").first).to_be_visible()


@pytest.mark.parametrize("language", ["", "it/", "fr/"], ids=["en", "it", "fr"])
def test_the_open_search_takes_the_room_of_the_links_of_the_front_page(page: Page, site: str, language: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{site}{language}")
    page.get_by_role("combobox").fill("king")
    expect(page.locator("#search-list").get_by_role("option").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 1280
