"""axe-core finds nothing, in both colour schemes."""

import pytest
from playwright.sync_api import Page

from site_builder.paths import NODE_MODULES

from .waiting import wait_for

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
# What is found is told by its HTML, so no selectors are made for it; and style sheets, which are there, are not fetched once more for rules
# about sound and about turning the device, which have nothing to ask here. A colour that is still changing into another is none that
# anybody reads, so whatever moves comes to its end first, unless it has none.
RUN = """async part => {
    if (typeof axe !== "object") return null;
    const ends = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity;
    for (let moving; (moving = document.getAnimations().filter(ends)).length;) await Promise.allSettled(moving.map((one) => one.finished));
    return (await axe.run(part ?? document, { resultTypes: ["violations"], preload: false, selectors: false })).violations;
}"""


def findings(page: Page, within: str | None = None) -> list[str]:
    """What axe finds on the page as it stands now, or within a part of it, with the first places."""
    found = page.evaluate(RUN, within)
    if found is None:
        page.evaluate(AXE.read_text())  # a script element would be stopped by the policy of the pages
        found = page.evaluate(RUN, within)
    return [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}" for one in found]


@pytest.mark.parametrize("visitor", [{"color_scheme": "light"}, {"color_scheme": "dark"}], indirect=True, ids=["light", "dark"])
@pytest.mark.parametrize("name", ["", "sicily/mineo-3/", "python/bot/"], ids=["home", "mineo", "code"])
def test_axe_finds_nothing(page: Page, site: str, name: str) -> None:
    page.goto(f"{site}{name}")
    wait_for(page, "window.trionfi !== undefined")
    dark = page.evaluate("document.body.dataset.mdColorScheme") == "slate"
    assert dark == page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert findings(page) == []
