"""Finds Chromium for tests and measurements, or installs Debian's where that is possible."""

import os
import shutil
import subprocess
import time
from typing import TYPE_CHECKING

from .say import Fault

if TYPE_CHECKING:
    from playwright.sync_api import JSHandle, Page

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def find_chromium() -> str:
    """The program's path."""
    if not _found() and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False, capture_output=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False, capture_output=True)
    found = _found()
    if not found:
        raise Fault("A Chromium is needed here: install the package chromium.")
    return found


def _found() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def wait_for_function(page: "Page", expression: str, *, arg: object = None, timeout: float = 30_000, polling: float = 50) -> "JSHandle":
    """Wait until an expression or function holds on a page, asking every `polling` milliseconds; return what it gave. Playwright's
    own asks by `eval` in the page, which the page's policy forbids. Raises playwright's Error after `timeout` milliseconds."""
    from playwright.sync_api import Error, TimeoutError

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
