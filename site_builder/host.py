"""A static host on this machine, for tests and measurements: plain files below a sub-path, nothing to lean on."""

import threading
from pathlib import Path
from typing import Self

from .static import Server, SiteHandler


class Handler(SiteHandler):
    """Answers until its host is stopped; then connections that are still open are cut too."""

    host: "Host"

    def do_GET(self) -> None:
        if self.host.stopped:
            self.close_connection = True
        else:
            super().do_GET()

    def count(self, sent: int) -> None:
        self.host.sent += sent


class Host:
    """Serves a folder until it is closed or stopped; a stopped host is a network that is gone."""

    def __init__(self, folder: Path, base: str = "/", handler: type[Handler] = Handler) -> None:
        self.folder = folder
        self.stopped = False
        self.sent = 0
        here = type("HandlerHere", (handler,), {"folder": folder, "base": base, "host": self})
        self.server = Server(("127.0.0.1", 0), here)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}{base}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *what: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Answer nothing any more."""
        if not self.stopped:
            self.stopped = True
            self.server.shutdown()
            self.server.server_close()
