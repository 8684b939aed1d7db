"""The content security policy at work: what is put into a page does not run, and nothing that belongs to it is stopped."""

import pytest
from built import Built
from playwright.sync_api import BrowserContext, Page, Route, expect

from site_builder.files import files_under
from site_builder.policy import OLD

from .waiting import wait_for

MINEO = "sicily/mineo-3/"
WATCH = """addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    (window.stopped ??= []).push(`${violatedDirective} ${blockedURI}`))"""
STOPPED = "window.stopped ?? []"


def test_every_page_has_the_same_policy(host: Built) -> None:
    pages = [file for file in files_under(host.folder) if file.suffix == ".html"]
    found = {tuple(OLD.findall(file.read_text())) for file in pages}
    assert len(pages) > 50 and len(found) == 1 and len(next(iter(found))) == 1


@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_a_script_that_was_put_into_a_page_does_not_run(visitor: BrowserContext, page: Page, site: str, problems: list[str]) -> None:
    hurts = (
        "<script>window.hurt = 1</script>"
        '<img src="data:," onerror="window.hurt = 2">'
        '<a id="bad" href="javascript:window.hurt=3">x</a>'
    )

    def injected(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        assert "</article>" in text
        route.fulfill(response=answer, body=text.replace("</article>", hurts + "</article>", 1))

    visitor.route(f"{site}{MINEO}", injected)
    page.add_init_script(WATCH)
    page.goto(f"{site}{MINEO}")
    wait_for(page, "window.trionfi !== undefined")
    page.locator("#bad").dispatch_event("click")
    page.evaluate("""() => {
        const made = document.createElement("script");
        made.textContent = "window.hurt = 4";
        document.body.append(made);
        document.body.insertAdjacentHTML("beforeend", '<p style="color: red" onclick="window.hurt = 5">x</p>');
        document.body.lastElementChild.click();
    }""")
    wait_for(page, f"({STOPPED}).length >= 5")
    assert page.evaluate("window.hurt") is None
    stopped = page.evaluate(STOPPED)
    assert {one.split()[0] for one in stopped} == {"script-src-elem", "script-src-attr", "style-src-attr"}
    assert any("Content Security Policy" in problem for problem in problems), "a violation has to fail the test of any page"
    problems.clear()


def test_what_is_not_of_the_site_is_not_fetched(page: Page, site: str, problems: list[str]) -> None:
    page.goto(site)
    tried = page.evaluate("fetch('https://example.org/').then(() => 'fetched', (error) => error.name)")
    assert tried == "TypeError"
    assert any("Content Security Policy" in problem for problem in problems)
    assert not any(problem.startswith("foreign") for problem in problems)
    problems.clear()


@pytest.mark.new_device
def test_the_engine_the_search_and_instant_navigation_work_under_it(page: Page, site: str) -> None:
    page.add_init_script(WATCH)
    page.goto(f"{site}{MINEO}")
    page.evaluate("window.same = true; trionfi.engine.warm()")
    page.get_by_role("combobox", name="Search").fill("Picciotti")
    expect(page.locator(".md-search [role=option]").first).to_be_visible(timeout=60_000)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Glossary").first.click()
    expect(page.locator(".md-content h1")).to_contain_text("Glossary", timeout=60_000)
    page.get_by_role("link", name="Trionfi").first.click()
    expect(page.locator(".md-content h1")).to_contain_text("games of the tarot pack", timeout=60_000)
    assert page.evaluate("window.same") is True
    assert page.locator('meta[http-equiv="Content-Security-Policy"]').count() == 1
    assert page.evaluate("trionfi.engine.call('count', { game: 'mineo-3', cards: 'T20 T9 T6' })")["points"] == 10
    wait_for(page, "performance.getEntriesByName('trionfi:copied').length > 0", timeout=120_000)
    assert page.evaluate(STOPPED) == []


@pytest.mark.parametrize(
    ("state", "there"),
    [("hand.seed=7", ".hand-row .card"), ("score.points=60", ".score-form"), ("drill.kind=settle&drill.seed=3", ".answer"),
     ("count.cards=T20_KS", ".pile")],
)
def test_no_widget_needs_a_style_in_an_attribute(page: Page, site: str, state: str, there: str) -> None:
    page.add_init_script(WATCH)
    page.goto(f"{site}{MINEO}?{state}")
    expect(page.locator(there).first).to_be_visible(timeout=60_000)
    assert page.evaluate(STOPPED) == []
    if there == ".hand-row .card":
        slice_told, width = page.locator(".hand-row.own").evaluate("""(row) =>
            [getComputedStyle(row).getPropertyValue("--slice"), row.querySelector(".hand-slot").getBoundingClientRect().width]""")
        assert width == pytest.approx(float(slice_told.removesuffix("px")), abs=0.05)
