"""Finds Chromium, or installs Debian's where that is possible."""

import os
import shutil
import subprocess

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def find_chromium() -> str:
    """The program's path. Without one the test fails with one line that says what to install."""
    if not _found() and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False, capture_output=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False, capture_output=True)
    return _found() or pytest.fail("The browser tests need Chromium: install the package chromium.", pytrace=False)


def _found() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)
