"""Waiting for what a page comes to by itself, and which page it is."""

import time
from urllib.parse import urlsplit

from playwright.sync_api import Error, JSHandle, Page, TimeoutError


def wait_for(page: Page, expression: str, *, arg: object = None, timeout: float = 30_000, polling: float = 50) -> JSHandle:
    """Wait until an expression or function holds on a page, asking every `polling` milliseconds; return what it gave. Playwright's
    own `wait_for_function` asks by `eval` in the page, which the page's policy forbids. Raises playwright's Error after `timeout`
    milliseconds."""
    end = time.monotonic() + timeout / 1000
    while True:
        try:
            found = page.evaluate_handle(expression, arg)
            if found.evaluate("(value) => Boolean(value)"):
                return found
        except Error as error:
            if not any(words in str(error) for words in ("context was destroyed", "navigation")):
                raise
        if time.monotonic() > end:
            raise TimeoutError(f"Timeout {timeout:.0f}ms exceeded: {expression}")
        page.wait_for_timeout(polling)


def at_rest(page: Page) -> None:
    """Wait until nothing on a page moves any more."""
    wait_for(page, "document.getAnimations().every((one) => one.playState !== 'running')")


def page_of(address: str) -> str:
    """The page of an address, without what is said behind it of a widget or a place on the page."""
    return urlsplit(address)._replace(query="", fragment="").geturl()
