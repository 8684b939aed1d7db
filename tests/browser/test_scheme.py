"""The switch of colours in the head: a dark device has a dark page from its first line, and whoever chooses is heeded."""

import pytest
from playwright.sync_api import Page, expect

DARK = {"color_scheme": "dark"}
AS_DEVICE = "Light or dark as on this device; press for light"
LIGHT, NIGHT = "Light; press for dark", "Dark; press for light or dark as on this device"
# What the body is as soon as something of the page stands in it, before any script of the page itself has come.
FIRST = """new MutationObserver((_, seen) => {
    if (!document.querySelector(".md-container")) return;
    window.first = document.body.dataset.mdColorScheme;
    seen.disconnect();
}).observe(document, { childList: true, subtree: true });"""


def chosen(page: Page, title: str) -> None:
    """The one label in sight says what is chosen, and the option before it is."""
    expect(page.locator("form[data-schemes] input:checked")).to_have_attribute("aria-label", title)
    expect(page.locator("form[data-schemes] label:visible")).to_have_count(1)


@pytest.mark.parametrize("visitor", [DARK], indirect=True)
def test_a_page_is_as_the_device_until_something_else_is_chosen(page: Page, site: str) -> None:
    page.add_init_script(FIRST)
    page.goto(f"{site}glossary/")
    body = page.locator("body")
    chosen(page, AS_DEVICE)
    assert page.evaluate("window.first") == "slate"
    page.emulate_media(color_scheme="light")
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.emulate_media(color_scheme="dark")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.locator("form[data-schemes] label:visible").click()
    chosen(page, LIGHT)
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.emulate_media(color_scheme="light")
    page.emulate_media(color_scheme="dark")
    page.reload()
    chosen(page, LIGHT)
    assert page.evaluate("window.first") == "default"


def test_the_switch_goes_round_by_the_keyboard(page: Page, site: str) -> None:
    page.goto(f"{site}glossary/")
    chosen(page, AS_DEVICE)
    page.locator("form[data-schemes] input:checked").focus()
    for title, scheme in ((LIGHT, "default"), (NIGHT, "slate"), (AS_DEVICE, "default")):
        page.keyboard.press("Enter")
        chosen(page, title)
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", scheme)
        expect(page.locator("form[data-schemes] input:checked")).to_be_focused()
