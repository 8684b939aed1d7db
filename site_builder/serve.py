"""The site on this machine: built, served, watched; a page in the browser shows a change by itself."""

import contextlib
import errno
import os
import signal
import subprocess
import sys
import threading
import time

from .paths import BUILDER, DOCS, ENGINE, EXERCISES, LANGUAGES, MEASURES, ROOT, SERVED
from .say import Fault, complain
from .static import Server, SiteHandler
from .watch import Watch

FIRST_PORT = 8000
TRIES = 50
LOOK_EVERY = 5.0  # seconds, where the system does not say that something stirs
WATCHED = (
    DOCS, LANGUAGES, ENGINE, EXERCISES, BUILDER, MEASURES, ROOT / "mkdocs.yml", ROOT / "pyproject.toml", ROOT / "package-lock.json",
)
# These run in this very process, so a change in them counts only when it starts anew.
OWN = {BUILDER / name for name in ("__main__.py", "serve.py", "static.py", "watch.py", "say.py", "paths.py")}
INHERITED = "TRIONFI_SERVE_PORT"
BUILDING = [sys.executable, "-m", "site_builder"]
_indexing: list[subprocess.Popen] = []


def serve(port: int | None) -> None:
    """Build, then serve until interrupted."""
    restarted = int(os.environ.pop(INHERITED, "0"))
    server = _server(restarted or port)
    number = server.server_address[1]
    address = f"http://127.0.0.1:{number}/"
    watch = Watch(WATCHED)
    SiteHandler.folder = SERVED
    SiteHandler.version = int(time.time())
    if not _build(address) and not (SERVED / "index.html").exists():
        raise Fault("Nothing to serve yet: mend what is said above and run `make serve` again.")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    threading.Thread(target=server.serve_forever, daemon=True).start()
    if not restarted:
        print(f"Trionfi is at {address}", flush=True)
    try:
        _follow(watch, address, number)
    finally:
        _stop_indexing()
        server.shutdown()


def _follow(watch: Watch, address: str, port: int) -> None:
    while True:
        watch.wait(LOOK_EVERY)
        changed = watch.changed()
        if not changed:
            continue
        if OWN & changed:
            _stop_indexing()
            os.environ[INHERITED] = str(port)
            os.execv(sys.executable, [sys.executable, "-m", "site_builder", "serve"])
        names = sorted(str(path.relative_to(ROOT)) for path in changed)
        more = f" and {len(names) - 1} more" if len(names) > 1 else ""
        print(f"{names[0]}{more} changed ... ", end="", flush=True)
        start = time.perf_counter()
        if _build(address, quiet=True):
            print(f"{time.perf_counter() - start:.1f} s", flush=True)
            SiteHandler.version += 1


def _build(address: str, quiet: bool = False) -> bool:
    """Build in a process of its own, so that changed modules of the engine and the builder count. The search index follows when the
    pages already show; another change stops it, for then it is made anew."""
    _stop_indexing()
    command = [*BUILDING, "build", "--draft", "--into", str(SERVED), "--site-url", address]
    done = subprocess.run(command + ["--quiet"] * quiet, cwd=ROOT, check=False).returncode == 0
    if done:
        _indexing.append(subprocess.Popen([*BUILDING, "index", "--into", str(SERVED)], cwd=ROOT, start_new_session=True))
    return done


def _stop_indexing() -> None:
    """End the index that is being made, with the programs it has called, so that nothing writes where the next build does."""
    while _indexing:
        process = _indexing.pop()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _server(port: int | None) -> Server:
    """A server on the wanted port, or on the first free one; say so when it is not the usual one."""
    for number in [port] if port else range(FIRST_PORT, FIRST_PORT + TRIES):
        try:
            server = Server(("127.0.0.1", number), SiteHandler)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            if port:
                raise Fault(f"Port {port} is taken or not allowed: choose another, or leave PORT out.") from None
            continue
        if not port and number != FIRST_PORT:
            complain(f"Port {FIRST_PORT} is taken, so this is {number}.")
        return server
    raise Fault(f"No free port between {FIRST_PORT} and {FIRST_PORT + TRIES - 1}: choose one with PORT=...")
