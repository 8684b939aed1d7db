"""Which files changed since the last look. The system says when something stirs; times and sizes say what changed, and they never miss."""

import contextlib
import threading
import time
from collections.abc import Iterable
from pathlib import Path

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

from .files import files_under

TEMPORARY = (".swp", ".swx", ".tmp", "~")
READING = ("opened", "closed_no_write")
TOGETHER = 0.1  # seconds: an editor that saves writes more than once


class Watch(FileSystemEventHandler):
    """Remembers how the files below some folders looked."""

    def __init__(self, tops: Iterable[Path]) -> None:
        self.tops = tuple(tops)
        self.seen = self._look()
        self._stirred = threading.Event()
        self._observe()

    def wait(self, seconds: float) -> None:
        """Until something stirs below the folders, at most so many seconds: not every file system tells."""
        if self._stirred.wait(seconds):
            time.sleep(TOGETHER)
        self._stirred.clear()

    def changed(self) -> set[Path]:
        """The files that were added, changed or removed since the last call."""
        now = self._look()
        changed = {path for path in now.keys() | self.seen.keys() if now.get(path) != self.seen.get(path)}
        self.seen = now
        return changed

    def on_any_event(self, event: FileSystemEvent) -> None:
        """What the observer calls."""
        if event.event_type not in READING:
            self._stirred.set()

    def _observe(self) -> None:
        observer = Observer()
        for folder in {top if top.is_dir() else top.parent for top in self.tops}:
            observer.schedule(self, str(folder), recursive=folder in self.tops)
        observer.daemon = True
        with contextlib.suppress(OSError):  # the system has no watches left: what `wait` is given is how often is looked then
            observer.start()

    def _look(self) -> dict[Path, tuple[int, int]]:
        found = {}
        for path in files_under(*self.tops):
            if path.name.endswith(TEMPORARY) or path.name.startswith("."):
                continue
            try:
                status = path.stat()
            except OSError:
                continue  # removed between the two looks
            found[path] = (status.st_mtime_ns, status.st_size)
        return found
