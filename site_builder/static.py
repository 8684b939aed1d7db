"""A small server for static files, with a mark in the pages that makes them follow the files on disk."""

import gzip
import sys
from email.utils import formatdate
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.parse import unquote, urlsplit

TYPES = {
    ".cff": "text/plain; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".csv": "text/csv; charset=utf-8",
    ".gif": "image/gif",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".xml": "application/xml",
}
SQUEEZED = {".css", ".csv", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".xml", ".zip"}
LIVE = "/__live"
LIVE_SCRIPT = "/__live.js"
ASK_EVERY = 0.5

# The page asks twice a second, but only while somebody looks at it; after a restart of the server it goes on. The script is a
# file of its own, because the policy of the pages allows none in a page but those that were there when it was written.
FOLLOWED = """<meta name="trionfi-live" content="{version}"><script src="{script}"></script></head>"""
FOLLOW = """(() => {{
  const shown = Number(document.querySelector('meta[name="trionfi-live"]').content);
  const look = async () => {{
    if (document.visibilityState === "visible") {{
      try {{
        const now = Number(await (await fetch("{live}?" + shown)).text());
        if (now !== shown) return location.reload();
      }} catch {{}}
    }}
    setTimeout(look, {every});
  }};
  look();
}})();
"""


class SiteHandler(BaseHTTPRequestHandler):
    """Serves one folder. With a `version` its pages reload when that number changes."""

    folder = Path()
    base = "/"
    version: int | None = None
    protocol_version = "HTTP/1.1"
    _squeezed: ClassVar[dict[tuple[Path, int], bytes]] = {}

    def do_GET(self) -> None:
        self._answer(body=True)

    def do_HEAD(self) -> None:
        self._answer(body=False)

    def _answer(self, body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        if self.version is not None and path == LIVE:
            self._send(HTTPStatus.OK, str(self.version).encode(), "text/plain; charset=utf-8", body)
            return
        if self.version is not None and path == LIVE_SCRIPT:
            self._send(HTTPStatus.OK, FOLLOW.format(live=LIVE, every=int(ASK_EVERY * 1000)).encode(), TYPES[".js"], body)
            return
        if not path.startswith(self.base):
            self._missing(body)
            return
        file = (self.folder / path.removeprefix(self.base)).resolve()
        if not file.is_relative_to(self.folder.resolve()):
            self._missing(body)
        elif file.is_dir() and not path.endswith("/"):
            self._send(HTTPStatus.MOVED_PERMANENTLY, b"", "text/plain; charset=utf-8", body, Location=f"{path}/")
        else:
            self._file(file / "index.html" if file.is_dir() else file, body)

    def _file(self, file: Path, body: bool) -> None:
        try:
            status = file.stat()
            data = file.read_bytes()
        except OSError:
            self._missing(body)
            return
        tag = f'"{status.st_mtime_ns:x}-{status.st_size:x}-{self.version or 0}"'
        if self.headers.get("If-None-Match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, b"", None, body, ETag=tag)
            return
        self._send(
            HTTPStatus.OK, self._marked(file, data), TYPES.get(file.suffix, "application/octet-stream"), body,
            squeeze=(file, status.st_mtime_ns) if file.suffix in SQUEEZED else None,
            ETag=tag, **{"Last-Modified": formatdate(status.st_mtime, usegmt=True)},
        )  # fmt: skip

    def _marked(self, file: Path, data: bytes) -> bytes:
        if self.version is None or file.suffix != ".html":
            return data
        mark = FOLLOWED.format(version=self.version, script=LIVE_SCRIPT)
        return data.replace(b"</head>", mark.encode(), 1)

    def _missing(self, body: bool) -> None:
        own = self.folder / "404.html"
        page = self._marked(own, own.read_bytes()) if own.is_file() else b"Not found."
        self._send(HTTPStatus.NOT_FOUND, page, "text/html; charset=utf-8", body)

    def _send(
        self, status: HTTPStatus, data: bytes, kind: str | None, body: bool,
        squeeze: tuple[Path, int] | None = None, **headers: str,
    ) -> None:  # fmt: skip
        self.send_response(status)
        if squeeze and "gzip" in self.headers.get("Accept-Encoding", ""):
            if kind == TYPES[".html"]:
                data = gzip.compress(data, 6)
            else:
                if squeeze not in self._squeezed:
                    self._squeezed[squeeze] = gzip.compress(data, 6)
                data = self._squeezed[squeeze]
            headers["Content-Encoding"] = "gzip"
        if kind:
            self.send_header("Content-Type", kind)
        if status is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if body:
            self.wfile.write(data)
            self.count(len(data))

    def count(self, sent: int) -> None:
        """For those who want to know how many bytes were sent."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the terminal is for what a person has to know."""


class Server(ThreadingHTTPServer):
    """One thread a connection; no delay at the end for browsers that keep one open, and room for all that a page and its service
    worker open at once on a busy machine."""

    daemon_threads = True
    allow_reuse_address = True
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that left before it had all is no fault, and a traceback would tell nobody anything."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)
