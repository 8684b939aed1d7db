"""The finder: all games without scripts, fewer by each choice, and the choices in the address."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from trionfi import games

from .test_accessibility import findings


def shown(page: Page) -> Locator:
    return page.locator(".finder-game:visible")


def chip(page: Page, words: str) -> Locator:
    return page.locator("trionfi-finder").get_by_role("button", name=words, exact=True)


def test_a_few_games_stand_there_until_all_are_asked_for(page: Page, site: str) -> None:
    page.goto(site)
    expect(shown(page)).to_have_count(12)
    expect(page.locator(".finder-told")).to_have_text(f"{len(games)} games")
    page.get_by_role("button", name=f"Show all {len(games)} games").click()
    expect(shown(page)).to_have_count(len(games))
    expect(shown(page).nth(12).locator("a").first).to_be_focused()
    expect(page.locator(".finder-all")).to_be_hidden()
    assert findings(page) == []


def test_choices_leave_the_games_that_fit(page: Page, site: str) -> None:
    page.goto(site)
    chip(page, "4").click()
    four = [games[slug] for slug in games if 4 in games[slug].tables]
    expect(shown(page)).to_have_count(len(four))
    page.locator(".finder-more summary").click()
    chip(page, "France").click()
    expect(shown(page)).to_have_count(sum(game.family == "france" for game in four))
    expect(page.locator(".finder-told")).to_contain_text(f"of {len(games)}")
    assert "find.players=4" in page.url and "find.region=France" in page.url
    assert findings(page) == []
    page.reload()
    expect(shown(page)).to_have_count(sum(game.family == "france" for game in four))
    chip(page, "4").click()
    expect(shown(page)).to_have_count(sum(games[slug].family == "france" for slug in games))


def test_what_is_played_today_and_best_known_stands_first(page: Page, site: str) -> None:
    page.goto(site)
    slugs = [str(link).rstrip("/").rsplit("/", 1)[1] for link in
             page.locator(".finder-game a").evaluate_all("all => all.map((one) => one.getAttribute('href'))")]
    today = [games[slug].today for slug in slugs]
    assert today == sorted(today, reverse=True) and any(today) and not all(today)
    assert slugs[:3] == ["tarot-fft-4", "tarot-5-call", "mineo-3"]
    chip(page, "played today").click()
    expect(shown(page)).to_have_count(sum(today))


@pytest.mark.parametrize(("words", "first"), [("pinerolo", "piedmont"), ("besancon", "france"), ("Mineo", "sicily"), ("9.13", "france")])
def test_a_town_a_region_or_a_name_is_found_however_it_is_written(page: Page, site: str, words: str, first: str) -> None:
    page.goto(site)
    page.get_by_label("Town, region or name").fill(words)
    expect(shown(page)).not_to_have_count(len(games))
    for link in shown(page).locator("a").all():
        assert f"{first}" in str(link.get_attribute("href"))
    assert "find.words=" in page.url
    page.reload()
    expect(page.get_by_label("Town, region or name")).to_have_value(words)


@pytest.mark.parametrize(("words", "first"), [
    ("otocento", "bologna/ottocento/"), ("tarrot", "france/tarot-fft-4/"), ("sicile", "sicily/mineo-3/"),
    ("roi appelé", "france/tarot-5-call/"),
    ("tarocco bolognese", "bologna/ottocento/"), ("tarocchini", "bologna/ottocento/"), ("règles officielles", "france/tarot-fft-4/"),
    ("Chur", "troccas/troccas-4/"), ("jeu de tarot à 3", "france/tarot-fft-3/"), ("ottocento punteggio", "bologna/ottocento/"),
])
def test_words_are_taken_as_a_player_means_them(page: Page, site: str, words: str, first: str) -> None:
    page.goto(site)
    page.get_by_label("Town, region or name").fill(words)
    expect(shown(page).first.locator("a")).to_have_attribute("href", re.compile(f"{re.escape(first)}$"))
    expect(shown(page)).not_to_have_count(12)


def test_an_edition_takes_words_of_other_languages_for_its_own(page: Page, site: str) -> None:
    page.goto(f"{site}it/")
    for words, first in {"sicile": "sicily/mineo-3/", "roi appelé": "france/tarot-5-call/", "french tarot": "france/tarot-fft-4/"}.items():
        page.locator("trionfi-finder input[name=words]").fill(words)
        expect(shown(page).first.locator("a")).to_have_attribute("href", re.compile(f"{re.escape(first)}$"))
        expect(shown(page)).not_to_have_count(12)


def test_a_number_of_players_may_be_typed_in_words(page: Page, site: str) -> None:
    page.goto(site)
    five = sum(5 in game.tables for game in games.values())
    for words in ("5 players", "à cinq", "zu fünft"):
        page.get_by_label("Town, region or name").fill(words)
        expect(shown(page)).to_have_count(five)


def test_what_no_game_is_called_may_be_looked_for_in_the_rules(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_label("Town, region or name").fill("misdeal")
    page.get_by_role("button", name="Search the rules for “misdeal”").click()
    expect(page.locator("#search-list").get_by_role("option").first).to_contain_text("French Tarot for four: The deal")
    expect(page.get_by_role("combobox", name="Search")).to_have_value("misdeal")


def test_what_players_call_things_is_fetched_only_by_who_types(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/assets/search/" in url]
    page.get_by_label("Town, region or name").fill("otocento")
    expect(shown(page)).to_have_count(1)
    assert [url.rpartition("/")[2] for url in asked if "/assets/search/" in url] == ["entry.json"]


def test_where_no_game_is_like_that_the_page_says_so(page: Page, site: str) -> None:
    page.goto(f"{site}?find.words=Atlantis")
    expect(shown(page)).to_have_count(0)
    expect(page.locator(".finder-told")).to_contain_text("No game here is like that: choose less.")


SIZES = {"desk": {"viewport": {"width": 1280, "height": 800}}, "tablet": {"viewport": {"width": 768, "height": 1024}}}


@pytest.mark.parametrize("visitor", SIZES.values(), indirect=True, ids=SIZES)
def test_games_stand_beside_the_choices_and_a_tall_view_has_all_of_them(page: Page, site: str) -> None:
    page.goto(f"{site}#find-your-game")
    expect(shown(page).nth(3)).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 1300})
    # Whoever loads a page anew is brought back to where he stood, in pixels, sooner or later; what lies above has another height by now.
    page.goto("about:blank")
    page.goto(f"{site}#find-your-game")
    expect(chip(page, "Sicily")).to_be_in_viewport()
    expect(shown(page).first).to_be_in_viewport()


LOOKS = {"360": {"viewport": {"width": 360, "height": 740}}, "dark": {"color_scheme": "dark"}}


@pytest.mark.parametrize("visitor", LOOKS.values(), indirect=True, ids=LOOKS)
def test_it_stands_before_the_demonstration_and_fits_a_telephone(page: Page, site: str) -> None:
    page.goto(site)
    top, below = (page.locator(name).first.bounding_box() for name in ("trionfi-finder", "trionfi-count"))
    assert top and below and top["y"] < below["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert findings(page) == []


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_the_list_is_whole_without_scripts(page: Page, site: str) -> None:
    page.goto(site)
    expect(shown(page)).to_have_count(len(games))
    expect(page.locator(".finder-game a").first).to_be_visible()
    expect(page.locator(".finder-choices")).to_be_hidden()


def test_the_navigation_has_every_region_with_a_page(page: Page, site: str) -> None:
    page.goto(f"{site}france/tarot-fft-4/")
    sections = page.locator(".md-nav--primary").first.locator("a.md-nav__link").all_inner_texts()
    names = [" ".join(text.split()) for text in sections]
    for name in ("Piedmont and Savoy", "France", "Sicily", "French Tarot for four"):
        assert name in names
