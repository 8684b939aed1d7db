"""The small server: what a static host does, and nothing outside its folder."""

import gzip
import threading
import urllib.error
import urllib.request
from http.server import ThreadingHTTPServer

import pytest

from site_builder.static import LIVE, Server, SiteHandler


@pytest.fixture
def served(tmp_path):
    folder = tmp_path / "site"
    (folder / "deep").mkdir(parents=True)
    (folder / "index.html").write_text("<html><head></head><body>first</body></html>")
    (folder / "deep" / "index.html").write_text("<html><head></head><body>deep</body></html>")
    (folder / "404.html").write_text("<html><head></head><body>not here</body></html>")
    (folder / "x.wasm").write_bytes(b"wasm" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    handler = type("Handler", (SiteHandler,), {"folder": folder, "base": "/sub/", "version": None})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}", handler
    server.shutdown()
    server.server_close()


def fetch(url: str, **headers: str):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:
            return answer.status, answer.read(), answer.headers, answer.url
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), error.headers, error.url


def test_it_serves_pages_and_kinds(served) -> None:
    address, _ = served
    assert fetch(f"{address}/sub/")[1].endswith(b"first</body></html>")
    status, body, _, url = fetch(f"{address}/sub/deep")
    assert status == 200 and b"deep" in body and url.endswith("/sub/deep/")
    assert fetch(f"{address}/sub/x.wasm")[2]["Content-Type"] == "application/wasm"


def test_it_knows_what_is_not_there(served) -> None:
    address, _ = served
    assert fetch(f"{address}/sub/none/")[:2] == (404, b"<html><head></head><body>not here</body></html>")
    assert fetch(f"{address}/")[0] == 404
    assert b"secret" not in fetch(f"{address}/sub/../secret.txt")[1]
    assert b"secret" not in fetch(f"{address}/sub/%2e%2e/secret.txt")[1]


def test_it_squeezes_and_remembers(served) -> None:
    address, _ = served
    status, body, headers, _ = fetch(f"{address}/sub/x.wasm", **{"Accept-Encoding": "gzip"})
    assert status == 200 and headers["Content-Encoding"] == "gzip" and gzip.decompress(body) == b"wasm" * 100
    assert fetch(f"{address}/sub/x.wasm", **{"If-None-Match": headers["ETag"]})[:2] == (304, b"")


def test_only_a_live_page_follows_the_disk(served) -> None:
    address, handler = served
    assert b"trionfi-live" not in fetch(f"{address}/sub/")[1]
    handler.version = 7
    assert b'<meta name="trionfi-live" content="7">' in fetch(f"{address}/sub/")[1]
    assert fetch(f"{address}{LIVE}?7")[1] == b"7"


def test_a_browser_that_left_is_no_fault_and_others_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    with Server(("127.0.0.1", 0), SiteHandler) as server:
        for fault, told in ((BrokenPipeError(), False), (ConnectionResetError(), False), (ValueError("slip"), True)):
            try:
                raise fault
            except Exception:
                server.handle_error(None, ("127.0.0.1", 1))
            assert ("Traceback" in capsys.readouterr().err) == told
