"""The rules of a family are fetched when one of its games is asked for: by the page, from a copy, and without a network."""

import json
from collections.abc import Callable

import pytest
from built import Built
from playwright.sync_api import BrowserContext, Page

from site_builder.host import Host

from .test_engine import MINEO, PILE, call, open_page, started
from .test_offline import KEPT, away

__all__ = ["away"]

OTHER = {"game": "ottocento", "cards": "ANG"}


@pytest.fixture
def archives(visitor: BrowserContext) -> Callable[[], set[str]]:
    """The names of the families fetched by now."""
    asked: list[str] = []
    visitor.on("request", lambda request: asked.append(request.url))
    return lambda: {url.rpartition("/games-")[2].rpartition("-")[0] for url in asked if "/assets/games-" in url}


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_a_page_fetches_the_core_and_its_own_family(page: Page, site: str, host: Built, archives: Callable[[], set[str]]) -> None:
    open_page(page, f"{site}{MINEO}")
    assert call(page, "count", PILE)["points"] == 10
    assert archives() == {"sicily"}
    manifest = json.loads((host.folder / "assets" / "manifest.json").read_text())
    assert manifest["wheel"]["bytes"] + manifest["families"]["sicily"]["bytes"] <= 400_000
    assert len(call(page, "names", {})) > 50 and archives() == {"sicily"}
    assert call(page, "count", OTHER)["points"] > 0
    assert archives() == {"sicily", "bologna"}


@pytest.mark.new_device
def test_a_copy_of_the_engine_serves_every_family(page: Page, site: str) -> None:
    assert not started(page, site)
    open_page(page, f"{site}{MINEO}")
    assert call(page, "count", PILE)["points"] == 10 and call(page, "count", OTHER)["points"] > 0
    assert page.evaluate("performance.getEntriesByName('trionfi:ready').at(-1).detail") == {"restored": True}


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_rules_that_cannot_be_fetched_are_one_clear_line_and_asked_for_again(visitor: BrowserContext, page: Page, site: str,
                                                                              problems: list[str]) -> None:
    visitor.route("**/assets/games-bologna-*", lambda route: route.abort())
    open_page(page, f"{site}{MINEO}")
    line = page.evaluate("(request) => trionfi.engine.call('count', request).catch((error) => error.message)", OTHER)
    assert line == "The rules of this game could not be fetched. Check the connection and try again."
    assert call(page, "count", PILE)["points"] == 10
    visitor.unroute("**/assets/games-bologna-*")
    assert call(page, "count", OTHER)["points"] > 0
    problems.clear()


@pytest.mark.new_device
def test_every_family_is_there_offline_once_the_engine_was_started(page: Page, away: Host, problems: list[str]) -> None:
    families = json.loads((away.folder / "assets" / "manifest.json").read_text())["families"]
    open_page(page, f"{away.address}{MINEO}")
    assert call(page, "count", PILE)["points"] == 10
    for family in families.values():
        assert page.evaluate(KEPT, f"{away.address}assets/{family['file']}")
    away.stop()
    open_page(page, f"{away.address}{MINEO}")
    assert call(page, "count", PILE)["points"] == 10 and call(page, "count", OTHER)["points"] > 0
    problems.clear()
