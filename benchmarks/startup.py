"""What a reader waits for: the page, and the engine's start cold and repeated beside plain `loadPyodide` as it comes, in one run.

usage: python -m benchmarks.startup [--runs N]
"""

import argparse
import statistics
import sys
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from trionfi import games

from site_builder.build import build
from site_builder.chromium import FLAGS, find_chromium
from site_builder.host import Host
from site_builder.paths import BUILD, DOCS
from site_builder.runtime import PYODIDE
from site_builder.say import Fault, complain, step

MINEO = "sicily/mineo-3/"
PAGES = {"home": ""} | {slug: f"{games[slug].family}/{slug}/" for slug in games if (DOCS / games[slug].family / f"{slug}.md").is_file()}
REPEAT_BUDGET = 0.35
BYTES_BUDGET = 150_000
LCP_BUDGET = 1.0

ANSWER = """async () => {
    const start = performance.now();
    await trionfi.engine.call("count", { game: "mineo-3", cards: "T20 T9 T6" });
    return (performance.now() - start) / 1000;
}"""
# Pyodide's own files in the same kind of worker, without anything of ours.
PLAIN = """async (indexURL) => {
    const script = `const { loadPyodide } = await import("${indexURL}pyodide.mjs");
        await loadPyodide({ indexURL: "${indexURL}" });
        postMessage("ready");`;
    const start = performance.now();
    const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })), { type: "module" });
    await new Promise((done, failed) => { worker.onmessage = done; worker.onerror = failed; });
    const took = (performance.now() - start) / 1000;
    worker.terminate();
    return took;
}"""
PAINT = """() => new Promise((done) => {
    let lcp = 0, cls = 0;
    new PerformanceObserver((list) => { for (const one of list.getEntries()) lcp = one.startTime; })
        .observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => { for (const one of list.getEntries()) cls += one.value; })
        .observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done([lcp / 1000, cls]), 300);
})"""


@dataclass
class Start:
    """Seconds to the first answer, one figure a run."""

    cold: list[float] = field(default_factory=list)
    repeat: list[float] = field(default_factory=list)
    plain: list[float] = field(default_factory=list)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.startup", description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    try:
        with Host(BUILD / "bench-site", base="/games/trionfi/") as host, sync_playwright() as playwright:
            with step("Building the site"):
                build(host.folder, host.address, quiet=True)
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            report_pages(browser, host)
            report_start(browser, host, runs)
            browser.close()
    except Fault as fault:
        complain(str(fault))
        return 1
    return 0


def report_pages(browser: Browser, host: Host) -> None:
    """Bytes before intent, largest paint and layout shift, for a reader who only reads."""
    print(f"\n{'page before intent':<24}{'kB gzip':>9}{'LCP s':>9}{'CLS':>9}{'kept offline, kB':>19}")
    for words, name in PAGES.items():
        size, lcp, cls = read(browser, host, name, offline=False)
        more = read(browser, host, name, offline=True)[0] - size
        print(f"{words:<24}{size / 1000:>9.1f}{lcp:>9.2f}{cls:>9.3f}{more / 1000:>19.1f}")
    print(f"{'budget':<24}{BYTES_BUDGET / 1000:>9.1f}{LCP_BUDGET:>9.2f}{0:>9.3f}")


def read(browser: Browser, host: Host, name: str, offline: bool) -> tuple[int, float, float]:
    """Open a page as a new reader and scroll through it."""
    visitor = browser.new_context(viewport={"width": 1280, "height": 900}, service_workers="allow" if offline else "block")
    page = visitor.new_page()
    host.sent = 0
    page.goto(f"{host.address}{name}")
    page.wait_for_load_state("networkidle")
    lcp, cls = page.evaluate(PAINT)
    for _ in range(12):
        page.mouse.wheel(0, 2500)
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)
    visitor.close()
    return host.sent, lcp, cls


def report_start(browser: Browser, host: Host, runs: int) -> None:
    """The three starts by turns, so that a busy moment of the machine hits them alike."""
    start = Start()
    for _ in range(runs):
        visitor = browser.new_context(bypass_csp=True)  # the policy allows neither the plain worker's blob nor Playwright's `eval`
        page = visitor.new_page()
        fresh(page, host)
        start.cold.append(page.evaluate(ANSWER))
        page.wait_for_function("performance.getEntriesByName('trionfi:copied').length > 0", timeout=60_000)
        start.plain.append(plain(visitor))
        fresh(page, host)
        start.repeat.append(page.evaluate(ANSWER))
        visitor.close()
    bare = statistics.median(start.plain)
    print(f"\n{f'start, {runs} runs':<34}{'median s':>9}{'least':>9}{'most':>9}{'/ plain':>9}")
    for words, figures in (
        ("Pyodide as it comes, files kept", start.plain),
        ("first answer, first visit", start.cold),
        ("first answer, repeat visit", start.repeat),
    ):
        middle = statistics.median(figures)
        print(f"{words:<34}{middle:>9.2f}{min(figures):>9.2f}{max(figures):>9.2f}{middle / bare:>9.2f}")
    print(f"{'budget of the repeat visit':<34}{'':>27}{REPEAT_BUDGET:>9.2f}")


def plain(visitor: BrowserContext) -> float:
    """Seconds that `loadPyodide` takes with the files as its makers give them, once the browser has them."""
    with Host(PYODIDE) as host:
        page = visitor.new_page()
        page.goto(f"{host.address}package.json")
        took = [page.evaluate(PLAIN, host.address) for _ in range(2)]
        page.close()
    return took[1]


def fresh(page: Page, host: Host) -> None:
    page.goto(f"{host.address}{MINEO}")
    page.wait_for_function("window.trionfi !== undefined")
    page.wait_for_timeout(300)


if __name__ == "__main__":
    sys.exit(main())
