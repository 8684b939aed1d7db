"""Small helpers for files: digests, stamps, writing only what changed."""

import fcntl
import hashlib
import os
import pickle
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import yaml

from .paths import BUILD, STAMPS

UNWANTED = {"__pycache__", "node_modules", ".git"}


def files_under(*tops: Path) -> list[Path]:
    """All files below the given folders (or the files themselves), sorted, without caches."""
    found = {str(top) for top in tops if top.is_file()}
    for top in tops:
        for folder, inner, names in os.walk(top):
            inner[:] = [name for name in inner if name not in UNWANTED]
            found.update(path for name in names if os.path.isfile(path := f"{folder}/{name}"))
    return list(map(Path, sorted(found)))


def digest(files: Iterable[Path], *more: str) -> str:
    """One digest for names and contents of files and for further texts."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file}\0".encode())
        total.update(file.read_bytes())
        total.update(b"\0")
    for text in more:
        total.update(f"{text}\0".encode())
    return total.hexdigest()


def once(name: str, key: str, made: Path, make: Callable[[], None]) -> bool:
    """Call `make` unless it ran with the same key before and `made` is still there; say whether it ran. Another process that wants the
    same waits for it."""
    stamp = STAMPS / name
    stamp.parent.mkdir(parents=True, exist_ok=True)
    with stamp.with_name(f"{stamp.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if made.exists() and stamp.is_file() and stamp.read_text() == key:
            return False
        stamp.unlink(missing_ok=True)
        make()
        stamp.write_text(key)
    return True


def kept[T](name: str, key: str, make: Callable[[], T]) -> T:
    """What `make` gives; from an earlier call with the same key where there was one, in whatever process."""
    file = BUILD / "kept" / name
    once(f"kept-{name}", key, file, lambda: write_if_new(file, pickle.dumps(make())))
    return pickle.loads(file.read_bytes())


def yaml_of(text: str) -> Any:
    """What a text in YAML says, read by the parser in C, which takes a tenth of the time. Raises yaml.YAMLError."""
    return yaml.load(text, yaml.CSafeLoader)


def write_if_new(path: Path, content: str | bytes) -> bool:
    """Write a file only when its content differs, so that its time tells when it changed."""
    data = content.encode() if isinstance(content, str) else content
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return True


def empty(folder: Path) -> Path:
    """An empty folder, whatever was there before."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def mirror(sources: Iterable[tuple[str, Path]], target: Path) -> int:
    """Make `target` hold exactly the files of the sources (prefix, file or folder); say how many were written.

    Files that stay the same are not touched, so that a server never shows a half-written site. Size and time tell whether a file may have
    changed since it was brought here: it keeps its time.
    """
    wanted: dict[str, Path] = {}
    for prefix, source in sources:
        for file in files_under(source):
            name = file.name if source.is_file() else file.relative_to(source).as_posix()
            wanted[f"{prefix}{name}"] = file
    target.mkdir(parents=True, exist_ok=True)
    written = sum(_brought(file, target / name) for name, file in wanted.items())
    for file in files_under(target):
        if file.relative_to(target).as_posix() not in wanted:
            file.unlink()
    for folder in sorted((p for p in target.rglob("*") if p.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()
    return written


def _brought(file: Path, to: Path) -> bool:
    """Make a file the same as another; say whether it had to be written."""
    now = file.stat()
    if to.is_file() and (there := to.stat()).st_size == now.st_size and there.st_mtime_ns == now.st_mtime_ns:
        return False
    written = write_if_new(to, file.read_bytes())
    os.utime(to, ns=(now.st_atime_ns, now.st_mtime_ns))
    return written
