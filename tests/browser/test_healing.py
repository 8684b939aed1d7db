"""What a device holds and is wrong, of a host's fallback page, cut short, or of another sort: the site heals itself, or says one line."""

import hashlib
import json
import re
import threading
import time
from collections.abc import Iterator

import pytest
from built import BASE, Built
from playwright.sync_api import BrowserContext, Page, expect

from site_builder.host import Host
from site_builder.static import SiteHandler

from .test_engine import READY
from .test_offline import KEPT
from .waiting import wait_for

MINEO = "sicily/mineo-3/"
CALL = "trionfi.engine.call('count', { game: 'mineo-3', cards: 'T20 T9 T6' })"
LOST = b"<!doctype html><title>Home</title><p>There is no such file."
# A click returns before what it asks for has come to the host, which is then waited for so many seconds at most.
PATIENCE = 20
# Files that a page asks for, by what their names end with: those of the page itself, and those of the engine.
OF_THE_PAGE = {"script": r"/entry-\w+\.js$", "part of it": r"/chunk-\w+\.js$", "widget": r"/(drill|search)-\w+\.js$", "style": r"\.css$"}
OF_THE_ENGINE = {"worker": r"/worker-\w+\.js$", "Pyodide": r"/pyodide(\.asm)?\.m?js$", "module": r"\.wasm$",
                 "archives": r"\.(bz2|zip)$", "manifest": r"/manifest\.json$"}


class Fallback(Host):
    """A host that answers some files with its page for what it cannot find, and says that this may be kept for a year."""

    def __init__(self, built: Built) -> None:
        super().__init__(built.folder, base=BASE)
        self.lost = ""
        self.answered = threading.Event()
        self.asked: list[str] = []
        right = self.server.RequestHandlerClass

        def answer(handler: SiteHandler, body: bool) -> None:
            self.asked.append(handler.path)
            if not self.lost or not re.search(self.lost, handler.path.split("?")[0]):
                return right._answer(handler, body)
            self.answered.set()
            handler.send_response(200)
            for name, value in {"Content-Type": "text/html", "Content-Length": len(LOST), "Cache-Control": "max-age=31536000"}.items():
                handler.send_header(name, str(value))
            handler.end_headers()
            handler.wfile.write(LOST)

        self.server.RequestHandlerClass = type("HandlerOfFallback", (right,), {"_answer": answer})


@pytest.fixture
def fallback(host: Built, site: str) -> Iterator[Fallback]:
    with Fallback(host) as running:
        yield running


def engine_files(page: Page, fallback: Fallback) -> list[str]:
    """The addresses of all that the engine is made of; waits until they are kept, which they are after the first answer has gone out."""
    manifest = page.evaluate("fetch(new URL('../../assets/manifest.json', location.href)).then((answer) => answer.json())")
    python, parts = manifest["pyodide"], (manifest["wheel"], *manifest["families"].values(), *manifest["apart"].values())
    names = [*(python["folder"] + name for name in python["files"]), *(part["file"] for part in parts)]
    found = [f"{fallback.address}assets/{name}" for name in names]
    for one in found:
        assert page.evaluate(KEPT, one), one
    return found


def answers(page: Page, address: str) -> None:
    """The engine of a new page answers."""
    page.goto(address)
    wait_for(page, "window.trionfi !== undefined")
    assert page.evaluate(CALL)["points"] == 10


def works(page: Page, address: str) -> None:
    """Everything that a page brings: its scripts, its style, the engine, a widget and the search."""
    answers(page, address)
    assert "Palatino" in page.evaluate("getComputedStyle(document.body).fontFamily")
    page.locator("trionfi-drill [data-start]").first.click()
    expect(page.locator("trionfi-drill .question").first).to_be_visible(timeout=60_000)
    page.get_by_role("combobox", name="Search").fill("chien")
    expect(page.locator(".md-search [role=option]").first).to_contain_text("Chien")
    page.keyboard.press("Escape")
    expect(page.locator("#__search")).not_to_be_checked()
    assert page.locator(".problem").count() == 0


def copied(page: Page) -> None:
    """Waits until the engine that a page has started leaves a copy, with which the next page has it at once, or came from one."""
    come_from_one, left = f"{READY}?.restored", "performance.getEntriesByName('trionfi:copied')[0]"
    wait_for(page, f"{come_from_one} || {left}", timeout=120_000)


def asks(page: Page, engine: bool) -> None:
    """Lets a page ask for all that it may want, or for all but the engine; what comes of it is not asked."""
    page.wait_for_load_state("load")
    wait_for(page, "window.trionfi || document.querySelector('.problem')")  # a page without its scripts loads itself once more
    if engine:
        page.evaluate(f"window.trionfi && void {CALL}.catch(() => null)")
        wait_for(page, "!window.trionfi || ['ready', 'failed'].includes(trionfi.engine.progress.stage)", timeout=60_000)
    page.locator("trionfi-drill [data-start]").first.click()
    page.get_by_role("combobox", name="Search").focus()


def lost_for_a_while(page: Page, fallback: Fallback, name: str, lost: str) -> None:
    """A page asks for a file and gets the host's page in its place; the next one has the file again, and what needs it works."""
    address = f"{fallback.address}{MINEO}"
    fallback.lost = lost
    fallback.answered.clear()
    page.goto(address)
    asks(page, name in OF_THE_ENGINE)
    assert fallback.answered.wait(PATIENCE), f"nothing asked for the {name}"
    fallback.lost = ""
    if name in OF_THE_ENGINE:
        answers(page, address)
    else:
        works(page, address)


# Lets the service worker be at work and have nothing, as after the browser has made room; how much it had.
EMPTY = """async (copy) => {
    await navigator.serviceWorker.ready;
    let count = 0;
    for (const name of await caches.keys()) {
        if (name === "trionfi-copy" && !copy) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys()) count += await cache.delete(request, { ignoreVary: true });
    }
    return count;
}"""


def emptied(page: Page, copy: bool) -> None:
    """Empties a device, of the engine's copy too or not, until nothing comes to it that the page before has asked to be kept."""
    while page.evaluate(EMPTY, copy):
        page.wait_for_timeout(500)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


@pytest.mark.new_device
@pytest.mark.parametrize("files", [OF_THE_PAGE, OF_THE_ENGINE], ids=["page", "engine"])
def test_a_page_in_the_place_of_a_file_is_not_kept(page: Page, fallback: Fallback, problems: list[str], files: dict[str, str]) -> None:
    address = f"{fallback.address}{MINEO}"
    page.goto(address)
    assert page.evaluate(KEPT, address)
    wait_for(page, "navigator.serviceWorker.controller !== null")
    if files is OF_THE_PAGE:
        page.evaluate(CALL)
        copied(page)
    for name, lost in files.items():
        emptied(page, copy=files is OF_THE_ENGINE)
        lost_for_a_while(page, fallback, name, lost)
        engine_files(page, fallback)
    problems.clear()


@pytest.mark.new_device
@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
@pytest.mark.parametrize("files", [OF_THE_PAGE, OF_THE_ENGINE], ids=["page", "engine"])
def test_a_page_that_the_browser_keeps_for_a_file_is_passed_over(visitor: BrowserContext, page: Page, fallback: Fallback,
                                                                 problems: list[str], files: dict[str, str]) -> None:
    browser = visitor.new_cdp_session(page)
    for name, lost in files.items():
        # The first page of the files has no engine's copy to start from, nor has any that shall ask for the engine.
        if files is OF_THE_ENGINE:
            browser.send("Storage.clearDataForOrigin", {"origin": fallback.address, "storageTypes": "cache_storage"})
        browser.send("Network.clearBrowserCache")
        lost_for_a_while(page, fallback, name, lost)
        if files is OF_THE_PAGE:
            copied(page)
    problems.clear()


# What all that the service worker keeps is overwritten with, and whether it says of itself what it was.
SPOIL = """async ([html, how]) => {
    let count = 0;
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const was = await cache.match(request, { ignoreVary: true });
            const body = await was.arrayBuffer();
            const { headers } = was;
            if (how === "page") await cache.put(request, new Response(html, { headers: { "content-type": "text/html" } }));
            if (how === "half") await cache.put(request, new Response(body.slice(0, body.byteLength / 2), { headers }));
            if (how === "bytes") await cache.put(request, new Response(new Uint8Array(body.byteLength).fill(32), { headers }));
            count += 1;
        }
    }
    return count;
}"""
SUM = """async (answer) => {
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
    return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}"""
ENTRIES = f"""async () => {{
    const found = {{}};
    for (const name of await caches.keys()) {{
        if (!name.startsWith("trionfi:")) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys()) found[request.url] = await ({SUM})(await cache.match(request, {{ ignoreVary: true }}));
    }}
    return found;
}}"""
# Those of the entries that are not what they were.
OTHER = f"""async (were) => {{
    const found = {{}};
    for (const [url, sum] of Object.entries(were)) {{
        const entry = await caches.match(url, {{ ignoreVary: true }});
        if (!entry || await ({SUM})(entry) !== sum) found[url] = sum;
    }}
    return found;
}}"""


@pytest.mark.new_device
def test_what_never_changes_is_asked_for_once_and_every_entry_that_is_overwritten_again(
        page: Page, fallback: Fallback, problems: list[str]) -> None:
    address = f"{fallback.address}{MINEO}"
    works(page, address)
    engine = engine_files(page, fallback)
    copied(page)
    names = [url.removeprefix(fallback.address) for url in engine]
    fallback.asked.clear()
    works(page, address)
    assert fallback.asked
    assert not [path for path in fallback.asked if path.endswith(tuple(names)) or re.search(r"/search/\w{16}/(?!all)", path)]
    assert not problems
    sound = page.evaluate(ENTRIES)
    for how in ("page", "half", "bytes"):
        overwritten(page, address, engine, sound, how)
    fallback.stop()
    page.goto(address)
    assert page.evaluate(CALL)["points"] == 10
    problems.clear()


def overwritten(page: Page, address: str, engine: list[str], sound: dict[str, str], how: str) -> None:
    """The site works after all that is kept has been overwritten, and keeps all that the page asks for and all of the engine anew, as it
    was."""
    assert page.evaluate(SPOIL, [LOST.decode(), how]) > 20
    page.goto("about:blank")
    works(page, address)
    assert "switched off" not in page.inner_text("body")
    used = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    again = [url for url in (*engine, *used) if url in sound and "/assets/" in url]
    assert set(engine) < set(again)
    other = {url: sound[url] for url in again}
    end = time.monotonic() + 3 * PATIENCE
    while other := page.evaluate(OTHER, other):
        assert time.monotonic() < end, f"not kept anew: {sorted(other)}"
        page.wait_for_timeout(500)


@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
@pytest.mark.parametrize("name", [MINEO, "train/progress/"])
def test_without_its_style_a_page_does_not_say_that_scripts_are_switched_off(page: Page, site: str, problems: list[str], name: str) -> None:
    page.route(re.compile(r"\.css$"), lambda route: route.abort())
    page.goto(f"{site}{name}")
    wait_for(page, "window.trionfi !== undefined")
    assert "switched off" not in page.inner_text("body")
    problems.clear()


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
@pytest.mark.parametrize("name", [MINEO, "train/progress/"])
def test_where_scripts_are_switched_off_the_page_says_so(page: Page, site: str, name: str) -> None:
    page.goto(f"{site}{name}")
    expect(page.locator("article noscript p", has_text="which are switched off in this browser")).to_be_visible()


DAMAGED = ['{"index":1,"color":{"me', "null", "5", "{}",
           '{"index":"x","color":{}}', '{"index":2,"color":null}', '{"index":0,"color":{"a b":"c"}}']


def test_a_damaged_palette_is_as_good_as_none(page: Page, site: str) -> None:
    page.goto(f"{site}about/")
    for kept in DAMAGED:
        page.evaluate("kept => localStorage.setItem(`${__md_scope.pathname}.__palette`, kept)", kept)
        page.reload()
        expect(page.get_by_title("press for light").locator("visible=true")).to_have_count(1)
    page.get_by_title("press for light").locator("visible=true").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "default")
    page.reload()
    expect(page.get_by_title("Light; press for dark")).to_be_visible()


BLOCKED = """for (const name of ["localStorage", "sessionStorage", "caches"]) {
    Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });
}"""


@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_a_device_that_lets_nothing_be_kept_shows_every_page(page: Page, site: str) -> None:
    page.add_init_script(BLOCKED)
    works(page, f"{site}{MINEO}")
    page.get_by_title("press for light").locator("visible=true").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "default")
    page.goto(f"{site}train/progress/")
    expect(page.locator("trionfi-progress")).to_contain_text("This browser keeps nothing for this page")


@pytest.mark.parametrize("visitor", [{"service_workers": "block"}], indirect=True)
def test_where_no_service_worker_comes_the_button_that_keeps_all_says_so(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("button", name="Keep all games on this device").click()
    expect(page.locator("trionfi-keep [role=status]")).to_have_text("This browser keeps nothing for this page, as in a private window.")


# What the widgets of a game keep, of a sort that none of them writes: an older version may have, or somebody by hand.
ODD = ['{"half', "-1.5", "1e300", '"no-such-thing"', '{"seed":"no such deal","moves":"x"}']
KEYS = ["hand.mineo-3", "level", "pace", "talk", "indices", "reading.mineo-3", "drill.game", "drill.mineo-3.kind",
        "drill.mineo-3.count.level", "progress-due", "sheet-mineo-3."]


@pytest.mark.parametrize("kept", ODD)
def test_what_is_kept_for_widgets_and_is_of_another_sort_stops_none(page: Page, site: str, kept: str) -> None:
    page.goto(f"{site}{MINEO}")
    page.evaluate("([keys, kept]) => keys.forEach((key) => localStorage.setItem(`trionfi.${key}`, kept))", [KEYS, kept])
    page.evaluate("kept => sessionStorage.setItem('trionfi.sheet-open-mineo-3.', kept)", kept)
    works(page, f"{site}{MINEO}")
    page.locator("trionfi-hand [data-start=play]").click()
    expect(page.locator(".hand-row button").first).to_be_visible(timeout=60_000)
    page.goto(f"{site}train/")
    page.locator("trionfi-drill [data-start]").first.click()
    expect(page.locator("trionfi-drill .question").first).to_be_visible(timeout=60_000)


def test_damaged_progress_is_set_aside_and_the_reader_is_told(page: Page, site: str) -> None:
    page.goto(f"{site}train/progress/")
    texts = ['{"trionfi":"progress","ver', '{"trionfi":"progress","version":99}']
    told = page.locator("trionfi-progress .unread")
    for text in texts:
        page.evaluate("text => localStorage.setItem('trionfi.progress', text)", text)
        page.reload()
        expect(told).to_contain_text("The progress that was kept here cannot be read")
    with page.expect_download() as download:
        told.get_by_role("button", name="Save it as a file").click()
    assert download.value.path().read_text() == "\n".join(texts)
    told.get_by_role("button", name="Throw it away").click()
    expect(told).to_have_count(0)
    assert page.evaluate("localStorage.getItem('trionfi.progress-unread')") is None


@pytest.mark.new_device
def test_a_copy_of_the_engine_that_is_full_of_nothing_is_dropped(page: Page, site: str) -> None:
    answers(page, f"{site}{MINEO}")
    copied(page)
    # What is kept for another visit waits for the first answer.
    marks = page.evaluate("performance.getEntriesByType('mark').map((one) => one.name)")
    assert marks.index("trionfi:answer") < marks.index("trionfi:copied")
    for part in ([0, 1], [0.25, 0.5], [0.9, 1]):
        page.evaluate("""async ([from, to]) => {
            const cache = await caches.open("trionfi-copy");
            const [key] = await cache.keys();
            const was = await cache.match(key);
            const memory = new Uint8Array(await was.arrayBuffer());
            memory.fill(0, memory.length * from, memory.length * to);
            await cache.put(key, new Response(memory, { headers: was.headers }));
        }""", part)
        answers(page, f"{site}{MINEO}")
        copied(page)
        answers(page, f"{site}{MINEO}")


def test_the_service_worker_knows_every_file_that_it_is_to_keep(host: Built) -> None:
    told = json.loads(re.match(r"const BUILD=(\{.*?\});\n", (host.folder / "service-worker.js").read_text())[1])
    files = told["shell"] | told["engine"]
    assert len(files) > 50
    wrong = [name for name, known in files.items() if hashlib.sha256((host.folder / name).read_bytes()).hexdigest()[:16] != known]
    assert not wrong
