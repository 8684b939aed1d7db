"""The editions: a reader of Italian has the same pages, hands and tools, and finds by his own words."""

import gzip
import json
import re

import pytest
from built import Built
from playwright.sync_api import Browser, BrowserContext, Page, expect
from trionfi import games
from trionfi.games.index import INDEX

from site_builder.editions import editions
from site_builder.families import families
from site_builder.render import lost

from .desk import NARROW
from .hand_play import DEAL, START, more, moves, state
from .test_accessibility import findings
from .test_search import BUDGET, FETCHED, addresses
from .waiting import wait_for

MINEO = "sicily/mineo-3/"
# A game that nobody has translated yet; a complete edition has none.
LEFT = [name.removesuffix(".md") for name in next(one for one in editions() if one.language == "it").missing()]
UNTRANSLATED = next((f"{name}/" for name in LEFT if name.partition("/")[2] in games), "")
# Bytes that a reader of a game's page in another language fetches more than an English one, at most.
MORE = 80_000
READ = {"it": MINEO, "fr": "france/tarot-fft-4/"}


def other(page: Page, name: str = "Italiano"):
    """The way to the same page in another language."""
    return page.get_by_role("link", name=name, exact=True)


def read(page: Page, address: str) -> Page:
    page.goto(address)
    wait_for(page, "window.trionfi !== undefined")
    return page


def test_every_page_is_there_in_every_edition(host: Built) -> None:
    pages = {file.relative_to(host.folder).as_posix() for file in host.folder.rglob("index.html")}
    english, *others = editions()
    own = {one.language: {name.removeprefix(one.folder) for name in pages if name.startswith(one.folder)} for one in others}
    beside = {name for name in pages if not any(name.startswith(one.folder) for one in others)}
    assert beside and own == {one.language: beside for one in others}
    spoken = {english.language, *own, "x-default"}
    for language, name in ((language, name) for language, names in own.items() for name in names):
        page = (host.folder / language / name).read_text(encoding="utf-8")
        assert f'<html lang="{language}"' in page, name
        assert set(re.findall(r'<link rel="alternate " hreflang="([\w-]+)"', page)) <= spoken, name


def test_links_of_an_italian_page_stay_in_the_edition(page: Page, site: str) -> None:
    read(page, f"{site}it/{MINEO}")
    links = page.evaluate("[...document.querySelectorAll('a[href]')].map((one) => [one.href, one.hasAttribute('data-edition')])")
    assert not [href for href, leaves in links if not leaves and href.startswith(site) and not href.startswith(f"{site}it/")]


def test_the_switch_keeps_the_page_and_what_its_address_says(page: Page, site: str) -> None:
    read(page, f"{site}{MINEO}?score.game=mineo-3#counting")
    other(page).click()
    expect(page).to_have_url(f"{site}it/{MINEO}?score.game=mineo-3#counting")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.reload(wait_until="commit")
    other(page, "English").click()  # as soon as it is there, whether the scripts have come or not
    expect(page).to_have_url(f"{site}{MINEO}?score.game=mineo-3#counting")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_hand_is_the_same_in_both_editions_and_goes_on_after_the_switch(page: Page, site: str) -> None:
    page.goto(f"{site}{MINEO}{DEAL}")
    row = page.locator("trionfi-hand .hand-row button")
    expect(row.first).to_be_visible(timeout=START)
    cards = [one.get_attribute("data-card") for one in row.all()]
    page.locator("trionfi-hand").get_by_role("button", name="altre cinque").first.click()
    wait_for(page, "location.search.includes('hand.moves')")
    said, hand = moves(page), state(page)
    page.goto(page.url.replace(site, f"{site}it/"))
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(row.first).to_be_visible(timeout=START)
    assert state(page)["seed"] == hand["seed"] and moves(page)[: len(said)] == said
    assert set(cards) <= {one.get_attribute("data-card") for one in row.all()}


@pytest.mark.parametrize("place", [f"{MINEO}{DEAL}", ""], ids=["its own page", "the first page"])
def test_the_other_language_is_reached_from_an_open_table(page: Page, site: str, place: str) -> None:
    read(page, f"{site}{place}")
    if not place:
        page.get_by_role("button", name="Play now").click()
    hand = page.locator(".table-over")
    expect(hand.locator(".hand-row button").first).to_be_visible(timeout=START)
    wait_for(page, "location.search.includes('hand.seed')")
    dealt, there = state(page)["seed"], page.url.removeprefix(site).partition("?")[0]
    more(hand)
    hand.get_by_role("link", name="Italiano", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert page.url.removeprefix(site).partition("?")[0] == f"it/{there}" and state(page)["seed"] == dealt
    expect(page.locator(".table-over .hand-row button").first).to_be_visible(timeout=START)
    assert page.evaluate("localStorage.getItem('trionfi.language')") == '"it"'


def test_the_language_that_was_chosen_is_kept_and_a_link_in_another_one_leads_to_it(page: Page, site: str) -> None:
    read(page, f"{site}{MINEO}")
    other(page).click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.goto(f"{site}sicily/?find.words=mineo#what-differs")
    expect(page).to_have_url(f"{site}it/sicily/?find.words=mineo#what-differs")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    wait_for(page, "window.trionfi !== undefined")
    other(page, "English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    read(page, f"{site}it/sicily/")
    expect(page).to_have_url(f"{site}sicily/")


def test_a_damaged_choice_is_none(page: Page, site: str) -> None:
    read(page, site)
    for kept in ('"qq"', "{", '"][x"', "7", "null"):
        page.evaluate("kept => localStorage.setItem('trionfi.language', kept)", kept)
        read(page, f"{site}sicily/")
        expect(page).to_have_url(f"{site}sicily/")


def test_a_page_that_nobody_translated_says_so_and_is_marked_as_english(page: Page, site: str) -> None:
    assert UNTRANSLATED, "every game is translated: try this on an edition that has less"
    read(page, f"{site}it/{UNTRANSLATED}")
    expect(page.locator("article")).to_have_attribute("lang", "en")
    expect(page.locator("article > .edition-note")).to_have_attribute("lang", "it")
    assert set(page.locator("article .drawing").evaluate_all("all => all.map((one) => one.lang)")) == {"it"}
    expect(page.locator('link[hreflang="x-default"]')).to_have_attribute("href", re.compile(re.escape(UNTRANSLATED)))
    # Its title and headings are English wherever they stand; what it is about is said in Italian.
    title = page.title().removesuffix(" - Trionfi")
    spoken = page.get_by_text(title, exact=True).evaluate_all("all => all.map((one) => one.closest('[lang]').lang)")
    assert len(spoken) > 2 and set(spoken) == {"en"}
    assert set(page.locator("[data-md-component=toc]").evaluate_all("all => all.map((one) => one.lang)")) == {"en"}
    assert page.locator(".md-tags").evaluate("one => one.closest('[lang]').lang") == "it"


LOST = {"": ("en", "There is no such page"), "it/": ("it", "Questa pagina non c’è"), "fr/": ("fr", "Cette page n’existe pas")}


@pytest.mark.parametrize("placed", [True, False], ids=["known", "unknown"])
@pytest.mark.parametrize("folder", LOST)
def test_an_address_that_leads_nowhere_is_answered_in_its_language(
        visitor: BrowserContext, page: Page, site: str, problems: list[str], folder: str, placed: bool) -> None:
    address = f"{site}{folder}sicily/nowhere/"
    if not placed:  # as on a site that was built without its address
        body = lost([one.language for one in editions()])
        visitor.route(address, lambda route: route.fulfill(status=404, content_type="text/html", body=body))
    page.goto(address)
    language, head = LOST[folder]
    expect(page.locator("h1:visible")).to_have_text(head)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page).to_have_title(re.compile(f"^({head}|Trionfi)$"))
    expect(page).to_have_url(address)
    assert all("404" in one for one in problems)
    problems.clear()


def test_what_a_page_is_about_is_said_in_its_language(page: Page, site: str) -> None:
    read(page, f"{site}it/{MINEO}")
    expect(page.locator(".md-tag")).to_have_text(["63 carte", "Semi latini", "Sicilia", "Tre giocatori", "Uno contro due"])


def test_the_app_and_the_picture_of_a_link_speak_the_language(page: Page, site: str, host: Built) -> None:
    read(page, f"{site}it/{MINEO}")
    told = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    english = json.loads((host.folder / "manifest.webmanifest").read_text())
    assert told["lang"] == "it" and told["id"] != english["id"] and told["description"] != english["description"]
    assert [one["name"] for one in told["shortcuts"]] == ["Segnapunti", "Allenati", "Trova un gioco"]
    for place in (*(one["src"] for one in told["icons"]), *(one["url"] for one in told["shortcuts"]), told["scope"]):
        assert page.request.get(f"{site}it/{place}").ok, place
    picture = page.locator("meta[property='og:image']").get_attribute("content")
    assert picture == f"{site}assets/pictures/it/mineo-3.png"
    assert page.request.get(picture).body() != page.request.get(picture.replace("/it/", "/")).body()


def test_search_finds_by_italian_words_and_stays_small(page: Page, site: str) -> None:
    read(page, f"{site}it/")
    expect(page.get_by_role("combobox")).to_be_visible()
    page.evaluate("performance.setResourceTimingBufferSize(2000)")
    search_in(page, "imprese")
    assert "it/sicily/mineo-3/" in addresses(page, site)
    assert all(one.startswith("it/") for one in addresses(page, site))
    assert sum(size for name, size in page.evaluate(FETCHED) if "/assets/search/it/" in name) <= BUDGET
    page.get_by_role("combobox").fill("imprese a Mineo")
    for name in ("mineo-3", "mineo-4"):
        expect(page.locator("#search-list").get_by_role("option").and_(page.locator(f"[href$='it/sicily/{name}/']"))).to_be_visible()
    # What players call things leads to the edition's own words, and to pages that are in English.
    wanted = {"feuille de marque": "sheet/", "segnapunti": "sheet/", "sicile": "sicily/", "roi appelé": "france/tarot-5-call/"}
    for words, first in wanted.items():
        page.get_by_role("combobox").fill(words)
        expect(page.locator("#search-list").get_by_role("option").first).to_have_attribute("href", f"{site}it/{first}")
    # Its stems are Italian: one word of a verb finds the others.
    search_in(page, "contare")
    assert addresses(page, site)


@pytest.mark.parametrize("folder", ["it/", "fr/"])
def test_what_a_player_means_leads_in_each_edition(page: Page, site: str, folder: str) -> None:
    read(page, f"{site}{folder}")
    wanted = {
        "otocento": "bologna/ottocento/", "tarrot": "france/tarot-fft-4/", "sicile": "sicily/", "Sicily": "sicily/",
        "tarocco bolognese": "bologna/", "5 players": "france/tarot-5-call/", "à cinq": "france/tarot-5-call/",
        "roi appelé": "france/tarot-5-call/", "punteggio": "france/tarot-fft-4/#scoring", "misdeal": "france/tarot-fft-4/#the-deal",
        "Lombardie": "lombardy/", "Piémont": "piedmont/",
    }
    first = page.locator("#search-list").get_by_role("option").first
    for words, there in wanted.items():
        page.get_by_role("combobox").fill(words)
        expect(first).to_have_attribute("href", f"{site}{folder}{there}")


def test_words_that_are_looked_for_instead_are_told_as_they_are_written(page: Page, site: str) -> None:
    read(page, f"{site}fr/")
    page.get_by_role("combobox").fill("punteggio")
    expect(page.locator(".search-told")).to_contain_text("résultats pour « décompte »")


def search_in(page: Page, words: str) -> None:
    page.get_by_role("combobox").fill(words)
    expect(page.locator("#search-list").get_by_role("option").first).to_be_visible()


@pytest.mark.parametrize("visitor", [{}, {"color_scheme": "dark"}, {"viewport": NARROW}], indirect=True, ids=["light", "dark", "narrow"])
@pytest.mark.parametrize("name", sorted({"", MINEO, UNTRANSLATED}))
def test_axe_finds_nothing_on_italian_pages(page: Page, site: str, name: str) -> None:
    read(page, f"{site}it/{name}")
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(other(page, "English")).to_be_visible()


@pytest.mark.parametrize("language", [one.language for one in editions() if one.folder])
def test_a_page_in_another_language_and_its_engine_fetch_little_more_than_english_ones(
        visitor: BrowserContext, host: Built, site: str, language: str) -> None:
    archives = json.loads((host.folder / "assets" / "words" / f"{language}.json").read_text(encoding="utf-8"))["archives"]
    plan = families()

    def worker(family: str) -> int:
        return sum(archives[part]["bytes"] for part in ("engine", *plan[family].needs, family) if part in archives)

    def page(family: str, game: str, folder: str) -> int:
        return len(gzip.compress((host.folder / folder / family / game / "index.html").read_bytes()))

    more = {(family, game): worker(family) + page(family, game, language) - page(family, game, "")
            for family, game in ((one.family, one.slug) for one in INDEX)}
    heaviest = max(more, key=more.__getitem__)
    for family, game in {heaviest, tuple(READ.get(language, MINEO).strip("/").split("/"))}:
        place = f"{family}/{game}/"
        assert sent(visitor, f"{site}{language}/{place}") - sent(visitor, f"{site}{place}") + worker(family) <= MORE, place


@pytest.mark.parametrize("visitor", [{"viewport": NARROW}], indirect=True)
@pytest.mark.parametrize("language", [one.language for one in editions()])
def test_the_ways_of_a_game_stand_side_by_side_in_one_line_on_a_telephone(page: Page, host: Built, site: str, language: str) -> None:
    folder = next(one.folder for one in editions() if one.language == language)
    read(page, f"{site}{folder}{READ.get(language, MINEO)}")
    heights = page.locator(".way").evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert len(heights) == 3 and max(heights) < 60, heights
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def sent(visitor: BrowserContext, address: str) -> int:
    """Bytes that a page of a game fetches as it starts its engine, as a host sends them, but for what its worker fetches, and for what
    all editions have alike, of which more or less has come when the page is left."""
    page = visitor.new_page()
    watch = page.context.new_cdp_session(page)
    watch.send("Network.enable")
    watch.send("Network.setCacheDisabled", {"cacheDisabled": True})
    watch.send("Network.setBypassServiceWorker", {"bypass": True})
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    watch.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
    watch.on("Network.loadingFinished", lambda event: sizes.update({names[event["requestId"]]: int(event["encodedDataLength"])}))
    read(page, address)
    page.evaluate("trionfi.engine.warm()")
    page.wait_for_load_state("networkidle")
    page.close()
    return sum(size for name, size in sizes.items() if "/assets/" not in name or "/assets/words/" in name)


def test_a_press_before_the_words_are_there_counts_when_they_are(browser: Browser, site: str) -> None:
    context = browser.new_context(service_workers="block")
    page, held = context.new_page(), []
    page.route(re.compile(r"/words/it\b"), lambda route: held.append(route))
    page.goto(f"{site}it/{MINEO}", wait_until="domcontentloaded")
    wait_for(page, "window.trionfi !== undefined")
    count = page.locator("trionfi-count").first
    count.locator("[data-start]").first.click()
    assert held and not page.evaluate("customElements.get('trionfi-count')")
    for one in held:
        one.continue_()
    expect(count.locator(".picker")).to_be_visible(timeout=60_000)
    context.close()
