"""`make serve`: one line with the address, and whatever is changed shows at once; and a build that knows no address."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from site_builder.host import Host
from site_builder.paths import LANGUAGES, ROOT

from .waiting import wait_for

COPIED = (
    "docs",
    "engine",
    "exercises",
    "benchmarks",
    "languages",
    "measured",
    "site_builder",
    "mkdocs.yml",
    "pyproject.toml",
    "package.json",
    "package-lock.json",
    "README.md",
    "CITATION.cff",
    "LICENSE",
)
# A quiet machine takes a few seconds (`make bench` measures it); one that runs other tests beside must only get there.
PATIENCE = 120_000


def started(folder: Path) -> subprocess.Popen[str]:
    """The server of a copy of the project, and what it starts, as a group of processes."""
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "site_builder", "serve"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder / "engine")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


class Served:
    """The server of a copy of the project, in which a test may change files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines: list[str] = []
        self.process = started(folder)
        while not self.lines or "http://" not in self.lines[-1]:
            line = self.process.stdout.readline()
            assert line, "\n".join(self.lines)
            self.lines.append(line.strip())
        self.address = self.lines[-1].rsplit(" ", 1)[1]

    def change(self, name: str, old: str, new: str) -> None:
        """Change a file of the project as an editor does. It is the same whatever was changed before, so that a test can be tried again."""
        text = (ROOT / name).read_text()
        assert old in text
        (self.folder / name).write_text(text.replace(old, new, 1))

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=10)


def copied(folder: Path) -> Path:
    """A copy of the project, with nothing in it that a build makes. It has no pages but English ones, so that it is built in less time."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            left = ("__pycache__", "docs") if source == LANGUAGES else ("__pycache__",)
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns(*left))
        elif source.exists():
            shutil.copyfile(source, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return folder


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(copied(tmp_path_factory.mktemp("served")))
    yield running
    running.stop()


def test_it_says_what_it_does_and_ends_with_the_address(served: Served) -> None:
    assert served.lines[-1] == f"Trionfi is at {served.address}"
    assert sum("http://" in line for line in served.lines) == 1
    assert 4 <= len(served.lines) <= 9


def test_a_build_works_under_any_path_without_knowing_its_address(served: Served, page: Page, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "site_builder", "build", "--quiet", "--into", tmp_path],
                   cwd=served.folder, env=os.environ | {"PYTHONPATH": str(served.folder / "engine")}, check=True)
    with Host(tmp_path, base="/some/where/else/") as host:
        page.goto(f"{host.address}sicily/mineo-3/")
        page.get_by_role("link", name="Glossary").first.click()
        expect(page.locator("h1")).to_contain_text("Glossary")
        wait_for(page, "window.trionfi?.engine")
        assert page.evaluate("trionfi.engine.call('games', {}).then((games) => games[0].slug)")


def listened_to(port: int) -> bool:
    """Whether somebody takes calls at a port of this machine."""
    with socket.socket() as caller:
        caller.settimeout(1)
        return caller.connect_ex(("127.0.0.1", port)) == 0


def test_another_one_takes_another_port(served: Served) -> None:
    port = int(served.address.rstrip("/").rsplit(":", 1)[1])
    assert listened_to(port)
    other = started(served.folder)
    try:
        # It has its port before it builds, and what it would build is what the first one has built.
        said = re.fullmatch(r"Port 8000 is taken, so this is (\d+)\.", other.stdout.readline().strip())
        assert said and int(said[1]) not in (port, 8000) and listened_to(int(said[1]))
    finally:
        os.killpg(other.pid, signal.SIGKILL)
        other.communicate(timeout=10)


def test_a_changed_page_module_script_and_style_show_by_themselves(served: Served, page: Page, problems: list[str]) -> None:
    page.goto(served.address)
    body = page.locator("article")
    cases = {
        "page": ("docs/index.md", "## What this is\n", "## What this is\n\nA sentence typed just now.\n", "A sentence typed just now."),
        "drawing": ("site_builder/drawings/play.py", 'page.say("Together")', 'page.say("In the whole")', "In the whole"),
    }
    for file, old, new, shown in cases.values():
        served.change(file, old, new)
        expect(body).to_contain_text(shown, timeout=PATIENCE)
    served.change("engine/trionfi/service/__init__.py", '"""The door', '__changed__ = True\n"""The door')
    before = page.evaluate("document.querySelector('meta[name=trionfi-live]').content")
    served.change("site_builder/web/src/tokens.css", "", ":root { --typed-just-now: 1; }\n")
    wait_for(page, "getComputedStyle(document.documentElement).getPropertyValue('--typed-just-now').trim() === '1'", timeout=PATIENCE)
    # The style may show while the rest of the new page is still on its way.
    wait_for(page, "before => ![undefined, before].includes(document.querySelector('meta[name=trionfi-live]')?.content)",
             arg=before, timeout=PATIENCE)
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_a_slip_is_one_line_and_the_last_good_page_stays(served: Served, page: Page) -> None:
    page.goto(served.address)
    served.change("docs/index.md", "## What this is\n", "## What this is\n\n{{ no-such-drawing }}\n")
    line = ""
    while "no-such-drawing" not in line:
        line = served.process.stdout.readline()
    assert "docs/index.md, line" in line and "there is no such drawing" in line
    expect(page.locator("h1")).to_contain_text("games of the tarot pack")
    served.change("docs/index.md", "## What this is\n", "## What this is\n\nMended.\n")
    expect(page.locator("article")).to_contain_text("Mended.", timeout=PATIENCE)
