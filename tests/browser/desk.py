"""Pages whose errors are noted down, and the desk: one that stays open while tests go from game to game by links, as a reader does."""

import re

from playwright.sync_api import BrowserContext, Page, Request, expect

from .waiting import wait_for

NARROW = {"width": 360, "height": 780}
# What the bots do is shown one move after another, and a copy of the engine made after a while: where nobody watches, both hurry.
HURRY = "const timeout = setTimeout; window.setTimeout = (call, wait, ...more) => timeout(call, wait / 40, ...more);"
GO = """address => {
    document.querySelector("article").dataset.left = "";
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
}"""
# The page that a link leads to is there with what its blocks run by; a link that came too early for the scripts loads it anew.
THERE = """() => {
    const article = document.querySelector("article");
    return article && !("left" in article.dataset) && customElements.get("trionfi-hand") !== undefined;
}"""


def watched(visitor: BrowserContext, problems: list[str]) -> Page:
    """A new page that notes down its errors."""
    own = visitor.new_page()
    own.on("console", lambda message: problems.append(f"console: {message.text}") if message.type == "error" else None)
    own.on("pageerror", lambda error: problems.append(f"script: {error}"))
    return own


def foreign(url: str) -> bool:
    """Whether this asks another host."""
    return not url.startswith(("http://127.0.0.1:", "data:", "blob:"))


class Desk:
    """A narrow page with a started engine, and what went wrong on it since that was last asked."""

    def __init__(self, visitor: BrowserContext, site: str) -> None:
        self.site = site
        self.problems: list[str] = []
        self.page = watched(visitor, self.problems)
        self.page.on("request", self._see)
        self.page.set_viewport_size(NARROW)
        self.page.add_init_script(HURRY)
        self.page.goto(site)
        wait_for(self.page, "window.trionfi !== undefined")
        self.page.evaluate("() => { window.same = true; return trionfi.engine.warm(); }")

    def _see(self, request: Request) -> None:
        if foreign(request.url):
            self.problems.append(f"foreign: {request.url}")

    def go(self, place: str) -> Page:
        """Follows a link to another page of the site. Nothing is stored, and the engine is the one that was started first."""
        self.page.evaluate("localStorage.clear(); sessionStorage.clear();")
        self.page.evaluate(GO, f"{self.site}{place}")
        wait_for(self.page, THERE)
        # A bot that is next may have moved by now; the address then tells of it, and may have all moves in fewer letters.
        dealt = place.partition("&hand.moves=")[0]
        expect(self.page).to_have_url(re.compile(re.escape(f"{self.site}{dealt}") + r"([&.].*)?$"))
        assert self.page.evaluate("window.same && performance.getEntriesByName('trionfi:start').length") == 1, "the engine was not kept"
        return self.page
