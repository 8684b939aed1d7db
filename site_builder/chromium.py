"""Finds Chromium for tests and measurements, or installs Debian's where that is possible."""

import os
import shutil
import subprocess

from .say import Fault

# The headless shell is Chromium without windows. Any other puts a whole window around a page, which takes as long as the page itself.
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
NAMES = (*SHELLS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium-headless-shell", "chromium")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def find_chromium() -> str:
    """The program's path."""
    if not _found() and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False, capture_output=True)
        for package in PACKAGES:
            if not _found():
                subprocess.run(["apt-get", "install", "-y", "-qq", package], check=False, capture_output=True)
    found = _found()
    if not found:
        raise Fault("A Chromium is needed here: install the package chromium-headless-shell, or chromium.")
    return found


def _found() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)
