"""Which files changed since the last look. Plain looking at times and sizes: the project is small, and it never misses."""

from collections.abc import Iterable
from pathlib import Path

from .files import files_under

TEMPORARY = (".swp", ".swx", ".tmp", "~")


class Watch:
    """Remembers how the files below some folders looked."""

    def __init__(self, tops: Iterable[Path]) -> None:
        self.tops = tuple(tops)
        self.seen = self._look()

    def changed(self) -> set[Path]:
        """The files that were added, changed or removed since the last call."""
        now = self._look()
        changed = {path for path in now.keys() | self.seen.keys() if now.get(path) != self.seen.get(path)}
        self.seen = now
        return changed

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
