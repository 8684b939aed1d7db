"""How long the site takes to build: from nothing, and once more after a page was changed while it is served. And what a reader fetches for
one query of the search, by the browser's own log; and how long from the press on the front page to the cards and to the first own act.

usage: python -m benchmarks.site [--built FOLDER]
"""

import argparse
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from site_builder.chromium import FLAGS, find_chromium
from site_builder.host import Host
from site_builder.paths import BUILD, ROOT, STAMPS
from site_builder.serve import LOOK_EVERY
from site_builder.static import ASK_EVERY

from .startup import plain

FULL_BUDGET = 60.0
CHANGE_BUDGET = 3.0
QUERY_BUDGET = 80.0
CARDS_BUDGET, WARM_BUDGET, COLD_BUDGET = 0.3, 1.0, 4.0
RUNS = 3
QUERIES = ("tarot 5 players", "giove", "petit au bout", "Bologna")
SITE = BUILD / "bench-site"
# The press itself, the cards, a word said, and what came of it.
PRESSED = """async () => {
    const seen = async (found) => {
        for (;;) {
            const one = found();
            if (one) return one;
            await new Promise((done) => requestAnimationFrame(done));
        }
    };
    const start = performance.now();
    document.querySelector(".door-play").click();
    await seen(() => document.querySelector(".table-over .hand-row button"));
    const cards = (performance.now() - start) / 1000;
    const word = await seen(() => document.querySelector(".table-over .actions .word"));
    word.click();
    await seen(() => location.search.includes("hand.moves"));
    return { cards, act: (performance.now() - start) / 1000 };
}"""
# The bodies as they came over the network.
FETCHED = """() => performance.getEntriesByType("resource").filter((one) => /search/.test(one.name)).map((one) => one.encodedBodySize)"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.site", description=__doc__.split("\n\n")[0])
    parser.add_argument("--built", type=Path, help="a site that is built already, of which only the search is measured")
    built = parser.parse_args().built
    if built is None:
        report_builds()
        build_site()  # a draft has no search
    report_queries(built or SITE)
    report_first_cards(built or SITE)
    return 0


def report_builds() -> None:
    """The seconds of a full build and of a change."""
    shutil.rmtree(STAMPS, ignore_errors=True)
    full = seconds()
    # A change is seen, built, and noticed by the page, which then loads again.
    change = LOOK_EVERY + seconds() + ASK_EVERY
    print(f"\n{'site':<34}{'s':>9}{'budget':>9}")
    print(f"{'full build':<34}{full:>9.1f}{FULL_BUDGET:>9.1f}")
    print(f"{'a changed page shows, at most':<34}{change:>9.1f}{CHANGE_BUDGET:>9.1f}")


def report_queries(folder: Path) -> None:
    """What each query fetches for a reader who has not searched before."""
    with Host(folder) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        print(f"\n{'query':<34}{'kB gzip':>9}{'files':>9}{'sent, kB':>11}{'budget':>9}")
        for words in QUERIES:
            sizes, sent = fetched(browser, host, words)
            print(f"{words:<34}{sum(sizes) / 1000:>9.1f}{len(sizes):>9}{sent / 1000:>11.1f}{QUERY_BUDGET:>9.1f}")
        browser.close()


def report_first_cards(folder: Path) -> None:
    """Seconds from the press on the front page: to the cards, and until the first own act is done, for a new reader and for one who comes
    again; beside what plain `loadPyodide` with Pyodide's own files takes in the same run."""
    figures: dict[str, list[float]] = {}
    with Host(folder) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for _ in range(RUNS):
            visitor = browser.new_context(bypass_csp=True)
            page = visitor.new_page()
            for visit in ("cold", "warm"):
                page.goto(host.address)
                page.wait_for_load_state("networkidle")
                for part, took in page.evaluate(PRESSED).items():
                    figures.setdefault(f"{part}, {visit}", []).append(took)
                page.wait_for_function("performance.getEntriesByName('trionfi:copied').length > 0 || document.title", timeout=60_000)
                page.wait_for_timeout(3000)
            figures.setdefault("Pyodide as it comes", []).append(plain(visitor))
            visitor.close()
        browser.close()
    budgets = {"cards, cold": CARDS_BUDGET, "cards, warm": CARDS_BUDGET, "act, warm": WARM_BUDGET, "act, cold": COLD_BUDGET}
    bare = statistics.median(figures["Pyodide as it comes"])
    print(f"\n{'after the press, s':<34}{'median':>9}{'/ plain':>9}{'budget':>9}")
    for words, found in figures.items():
        middle = statistics.median(found)
        print(f"{words:<34}{middle:>9.2f}{middle / bare:>9.2f}{budgets.get(words, ''):>9}")


def fetched(browser: Browser, host: Host, words: str) -> tuple[list[int], int]:
    """The bytes of each file that a query fetches, and of all that the host sends for it, headers too."""
    visitor = browser.new_context(service_workers="block")
    page = visitor.new_page()
    page.goto(host.address)
    page.wait_for_load_state("networkidle")
    before = host.sent
    page.get_by_role("combobox", name="Search").fill(words)
    page.locator("#search-list").get_by_role("option").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(FETCHED)
    visitor.close()
    return sizes, host.sent - before


def seconds() -> float:
    """How long a draft takes, as it is served while somebody writes."""
    start = time.perf_counter()
    build_site("--draft")
    return time.perf_counter() - start


def build_site(*how: str) -> None:
    command = [sys.executable, "-m", "site_builder", "build", "--quiet", *how, "--into", str(SITE)]
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
