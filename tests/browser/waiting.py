"""Waiting for what a page comes to by itself."""

import time

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
