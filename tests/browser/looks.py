"""How one looks at a page: by day and by night, at a desk and on a telephone. It is always the one page that was walked to."""

from playwright.sync_api import Page

from .test_accessibility import findings
from .waiting import wait_for

DAY = {"color_scheme": "light", "viewport": {"width": 1280, "height": 900}}
NIGHT = DAY | {"color_scheme": "dark"}
PHONE = {"color_scheme": "dark", "viewport": {"width": 360, "height": 780}}
FOLLOWED = "dark => (document.body.dataset.mdColorScheme === 'slate') === dark"


def turn(page: Page, look: dict) -> None:
    """Look at the open page in another way."""
    page.set_viewport_size(look["viewport"])
    page.emulate_media(color_scheme=look["color_scheme"])
    wait_for(page, FOLLOWED, arg=look["color_scheme"] == "dark")


def reads_well(page: Page, within: str | None = None, looks: tuple[dict, ...] = (DAY, PHONE)) -> None:
    """axe finds nothing on the page as it stands, or within a part of it, and nothing is too wide, however one looks at it. The page is
    left as it was looked at last."""
    for look in looks:
        turn(page, look)
        found = findings(page, within)
        assert not found, (look, found)
        assert page.evaluate("document.documentElement.scrollWidth") <= look["viewport"]["width"], look
