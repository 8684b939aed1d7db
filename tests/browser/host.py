"""A static host for a built site: plain files below a sub-path, nothing that a page could lean on."""

import threading
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Self

from site_builder.static import SiteHandler


class Host:
    """Serves a folder until it is closed or stopped; a stopped host is a network that is gone."""

    def __init__(self, folder: Path, base: str = "/") -> None:
        handler = type("Handler", (SiteHandler,), {"folder": folder, "base": base})
        self.folder = folder
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}{base}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *what: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Answer nothing any more."""
        self.server.shutdown()
        self.server.server_close()
