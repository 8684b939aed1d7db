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
from trionfi import games

from site_builder.editions import FRONT
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
HEADING = re.compile("^#.*", re.M)
# The family whose games the copy has whole pages of.
WHOLE = games["mineo-3"].family
# A quiet machine takes a few seconds (`make bench` measures it); one that runs other tests beside must only get there.
PATIENCE = 300_000


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
    """A copy of the project, with nothing in it that a build makes. So that it is built in less time it has no pages but English ones, and
    of the games of all families but one the headings alone, to which links lead."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            left = ("__pycache__", "docs") if source == LANGUAGES else ("__pycache__",)
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns(*left))
        elif source.exists():
            shutil.copyfile(source, folder / name)
    for page in (folder / "docs").glob("*/*.md"):
        if page.stem in games and page.parent.name != WHOLE:
            text = page.read_text()
            page.write_text("\n\n".join([FRONT.match(text)[0], *HEADING.findall(text)]))
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
    served.change("docs/index.md", "## What this is\n", "## What this is\n\nA sentence typed just now.\n")
    expect(body).to_contain_text("A sentence typed just now.", timeout=PATIENCE)
    before = page.evaluate("document.querySelector('meta[name=trionfi-live]').content")
    # A change of the engine has everything built anew, so the others come with it, the cheapest first, for a first one may be built alone.
    # That each of them is seen by itself is tried below.
    served.change("site_builder/web/src/tokens.css", "", ":root { --typed-just-now: 1; }\n")
    served.change("site_builder/drawings/play.py", 'page.say("Together")', 'page.say("In the whole")')
    served.change("engine/trionfi/games/sicily.py", "Palagonia and Grammichele", "Palagonia and Typed Just Now")
    expect(body).to_contain_text("Palagonia and Typed Just Now", timeout=PATIENCE)
    expect(body).to_contain_text("In the whole", timeout=PATIENCE)
    wait_for(page, "getComputedStyle(document.documentElement).getPropertyValue('--typed-just-now').trim() === '1'", timeout=PATIENCE)
    # The style may show while the rest of the new page is still on its way.
    wait_for(page, "before => ![undefined, before].includes(document.querySelector('meta[name=trionfi-live]')?.content)",
             arg=before, timeout=PATIENCE)
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    # What a page was still fetching when the next build came is no longer there.
    problems[:] = [one for one in problems if "404 (Not Found)" not in one]


# Writes a line more into files that are given, and says which of them `make serve` has seen.
SEEN = """
import sys
from pathlib import Path
from site_builder.serve import WATCHED
from site_builder.watch import Watch
watch = Watch(WATCHED)
for name in sys.argv[1:]:
    with Path(name).open("a") as file:
        file.write("\\n")
    print(*(path.relative_to(Path.cwd()) for path in watch.changed()))
"""


def test_a_change_of_each_kind_of_source_is_seen(tmp_path: Path) -> None:
    sources = [
        "docs/index.md", "languages/it/docs/index.md", "languages/it/site.po", "engine/trionfi/service/__init__.py",
        "exercises/learn/mineo-3.json", "site_builder/drawings/play.py", "site_builder/web/src/tokens.css", "measured/strength.json",
        "mkdocs.yml", "pyproject.toml", "package-lock.json",
    ]
    shutil.copytree(ROOT / "site_builder", tmp_path / "site_builder", ignore=shutil.ignore_patterns("__pycache__"))
    for name in sources:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    seen = subprocess.run([sys.executable, "-c", SEEN, *sources], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert seen.stdout.splitlines() == sources


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
