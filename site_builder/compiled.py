"""Python compiled for pages: by this very Python, whose version is the page's, and so that the same sources always give the same bytes."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

from .paths import ROOT
from .say import Fault

EPOCH = "1735689600"  # 2025-01-01: a build must not depend on the hour it was made
DAY = (2025, 1, 1, 0, 0, 0)
# They leave out docstrings and the columns of every expression, almost half of the size.
SHORT = ("-OO", "-X", "no_debug_ranges", "-m")


def run(command: list[str], told: str = "") -> None:
    """Let a Python of its own do a piece of a build. Raises Fault with what it says when it cannot."""
    # With this variable set the compiler stores hashes instead of times: same sources, same wheel.
    environment = os.environ | {"SOURCE_DATE_EPOCH": EPOCH}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, input=told, capture_output=True, text=True)
    if done.returncode:
        raise Fault(f"What runs in pages could not be built:\n{done.stdout}{done.stderr}".rstrip())


def py_compile(archive: Path) -> None:
    """Compile the sources in a zip archive; a wheel gets another name, any other archive takes the place of the old one."""
    run([*SHORT, "pyodide_cli", "py-compile", "--silent", str(archive)])


def rewritten(archive: Path, what: Callable[[str, bytes], bytes | None], packed: int = zipfile.ZIP_STORED) -> None:
    """Write an archive anew, each file with what `what` makes of it and without its date; None leaves a file out."""
    with zipfile.ZipFile(archive) as old:
        files = {name: old.read(name) for name in old.namelist()}
    with zipfile.ZipFile(archive, "w", packed, compresslevel=9) as new:
        for name, data in files.items():
            made = what(name, data)
            if made is not None:
                new.writestr(zipfile.ZipInfo(name, DAY), made, packed, 9)
